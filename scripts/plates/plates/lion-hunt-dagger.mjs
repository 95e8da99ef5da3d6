import { blob, ellipse, limb, r } from '../geometry.mjs';

export const title =
  'The Lion Hunt dagger from Mycenae: men with great shields face lions on an inlaid blade';

export const draw = (p) => {
  const blade = blob(
    'c96,206 c130,190 c420,232 c640,276 c744,302 c640,330 c420,372 c130,412 c96,396',
  );
  p.cast(blade, 8, 15, 0.4);
  const bronze = p.solid(blade, 'bronze', { lighting: 'lit', weight: 2.4 });
  p.inside(bronze, () => {
    p.speckle([90, 190, 650, 220], 200, { ink: '#1d251d', opacity: 0.4 });
    for (let i = 0; i < 9; i += 1)
      p.blot(
        p.rand(120, 700),
        p.rand(200, 400),
        p.rand(20, 50),
        p.rand(8, 20),
        p.pick(['#8fb59c', '#b9bf94', '#3d4a3f', '#8a7146']),
        0.4,
      );
    p.hatch([90, 300, 650, 120], {
      angle: 20,
      gap: 5,
      a: [400, 310],
      b: [410, 400],
      ink: '#161c16',
    });
  });
  const panel = p.solid(
    blob('c120,236 c420,258 c610,288 c690,302 c610,316 c420,346 c120,366'),
    'basalt',
    { lighting: 'shade', weight: 0, line: 1.2 },
  );
  const g = '#e9bf55';
  const s = '#dcd8cc';
  const dark = '#241a10';
  p.inside(panel, () => {
    const man = (x, base, h, lean) => {
      const k = h / 100;
      const pt = (dx, dy) => `${r(x + dx * k)},${r(base - dy * k)}`;
      p.fill(
        limb(`${pt(-2, 42)},${r(5 * k)} ${pt(-12, 22)},${r(5 * k)} ${pt(-18, 2)},${r(3 * k)}`),
        g,
      );
      p.fill(
        limb(`${pt(2, 42)},${r(5.5 * k)} ${pt(16, 26)},${r(5 * k)} ${pt(14, 2)},${r(3 * k)}`),
        g,
      );
      p.fill(
        blob(
          `c${pt(-7, 40)} c${pt(9, 40)} c${pt(6 + lean, 58)} c${pt(12 + lean, 78)} c${pt(-8 + lean, 78)} c${pt(-4 + lean / 2, 58)}`,
        ),
        g,
      );
      p.fill(blob(`c${pt(-8, 46)} c${pt(9, 46)} c${pt(8, 34)} c${pt(-6, 34)}`), s);
      p.fill(ellipse(x + (4 + lean) * k, base - 87 * k, 6 * k, 7 * k), g);
      p.fill(
        limb(
          `${pt(8 + lean, 74)},${r(3.5 * k)} ${pt(22 + lean, 70)},${r(3.2 * k)} ${pt(34 + lean, 78)},${r(2.5 * k)}`,
        ),
        g,
      );
    };
    const eight = (x, y, h) => {
      const d = blob(
        `${x},${y - h / 2} ${x + h * 0.24},${y - h * 0.3} ${x + h * 0.17},${y} ${x + h * 0.27},${y + h * 0.3} ${x},${y + h / 2} ${x - h * 0.27},${y + h * 0.3} ${x - h * 0.17},${y} ${x - h * 0.24},${y - h * 0.3}`,
      );
      p.fill(d, s);
      p.line(d, { w: 1.6, ink: dark });
      p.line(
        `M${r(x - h * 0.12)} ${r(y - h * 0.3)}h3M${r(x + h * 0.06)} ${r(y - h * 0.18)}h4M${r(x - h * 0.1)} ${r(y + h * 0.16)}h4M${r(x + h * 0.08)} ${r(y + h * 0.3)}h3M${x} ${r(y - h * 0.4)}V${r(y + h * 0.4)}`,
        { w: 2.2, ink: dark, opacity: 0.75 },
      );
    };
    // From the hilt: archer, shield-bearers with spears, a fallen man, the lion at bay, two in flight.
    man(150, 358, 106, 4);
    p.line('M196 252q22 34 0 78M196 252V330M168 282h32', { w: 1.7, ink: g });
    man(238, 352, 98, 4);
    eight(236, 304, 76);
    p.line('M216 262L336 296', { w: 2.2, ink: s });
    man(302, 350, 92, 6);
    p.line('M280 268L404 292', { w: 2.2, ink: s });
    p.fill(limb('330,338,5 356,340,6 384,336,4'), g);
    p.fill(ellipse(326, 330, 5, 5.5), g);
    man(352, 330, 64, 4);
    eight(362, 302, 52);
    p.line('M346 286L428 296', { w: 2, ink: s });
    const lion = (x, y, k, flip) => {
      p.group(`translate(${x} ${y}) scale(${flip * k} ${k})`, () => {
        p.fill(blob('c0,-6 14,-20 40,-22 72,-18 90,-12 96,0 84,10 50,6 20,10 c4,8'), g);
        p.fill(blob('c-18,-6 c-16,-20 0,-28 18,-20 24,2 10,14 c-4,8 c-14,4'), '#c48a2f');
        p.fill(limb('18,4,6 4,18,4 -14,24,3'), g);
        p.fill(limb('26,4,6 22,20,4 10,28,3'), g);
        p.fill(limb('84,2,8 104,12,5 122,22,3'), g);
        p.fill(limb('78,4,7 86,20,5 104,28,3'), g);
        p.line('M94-6q26-8 34-26', { w: 3, ink: g });
        p.line('M2-18q8 10 2 24M10-18q8 10 2 24M-12-10h3M-17-2l6 1M30-14q20-4 40 0', {
          w: 1.3,
          ink: dark,
        });
      });
    };
    lion(430, 300, 0.95, 1);
    lion(596, 301, 0.6, -1);
    lion(664, 302, 0.36, -1);
  });
  for (const y of [230, 300, 372])
    p.solid(ellipse(112, y, 9), 'gold', { lighting: 'round', weight: 1.6 });
  p.line('M128 228L420 250 612 283M128 374L420 354 612 321', {
    w: 1.2,
    ink: '#f0cb62',
    opacity: 0.9,
  });
  p.fill(blob('c96,206 c108,200 c112,222 c92,232'), '#efe2c8', 1);
};
