import { blob, ellipse, r } from '../geometry.mjs';

export const title =
  'A flower-patterned felt rug of the Shōsōin: great blossoms in blue and brown on white wool';

export const draw = (p) => {
  const outline = blob(
    '92,150 200,140 330,146 470,138 610,144 704,150 714,240 708,330 716,420 706,462 600,470 460,464 330,472 190,464 96,468 86,380 92,300 84,220',
  );
  p.cast(outline, 9, 13, 0.42);
  const rug = p.solid(outline, 'linen', { lighting: 'flat', weight: 2.2 });
  const blue = ['#223a66', '#4d6f9c', '#9db6cc', '#dfe4e0'];
  const brown = ['#6b3f22', '#a8713f', '#d6ae78', '#f0dfbd'];
  p.inside(rug, () => {
    p.veins([84, 138, 632, 336], 150, {
      ink: '#a89776',
      opacity: 0.3,
      angle: 10,
      length: 18,
      wander: 10,
    });
    p.veins([84, 138, 632, 336], 110, {
      ink: '#a89776',
      opacity: 0.3,
      angle: 100,
      length: 16,
      wander: 10,
    });
    const wool = (d, colour) => {
      p.fill(d, colour, 0.92);
      p.line(d, { w: 2.6, ink: colour, opacity: 0.4 });
    };
    const petal = (near, far, wide) => {
      const mid = (near + far) / 2;
      return blob(
        `c${near},0 ${mid},${wide} ${far - 2},${r(wide * 0.72)} c${far + 4},0 ${far - 2},${r(-wide * 0.72)} ${mid},${-wide}`,
      );
    };
    const flower = (cx, cy, k, n, inner, outer) => {
      const back = p.symbol(() => {
        wool(petal(40, 92, 21), outer[2]);
        wool(petal(46, 80, 12), outer[1]);
      });
      const front = p.symbol(() => {
        wool(petal(22, 78, 23), inner[3]);
        wool(petal(24, 68, 16), inner[1]);
        wool(petal(26, 54, 9), inner[0]);
      });
      p.group(`translate(${cx} ${cy}) scale(${k})`, () => {
        for (let i = 0; i < n; i += 1) p.place(back, 0, 0, `rotate(${(i + 0.5) * (360 / n)})`);
        for (let i = 0; i < n; i += 1) p.place(front, 0, 0, `rotate(${i * (360 / n)})`);
        wool(ellipse(0, 0, 26), outer[3]);
        wool(ellipse(0, 0, 18), outer[1]);
        for (let i = 0; i < 6; i += 1)
          wool(ellipse(10 * Math.cos(i * 1.047), 10 * Math.sin(i * 1.047), 4.5), inner[3]);
        wool(ellipse(0, 0, 5), inner[0]);
      });
    };
    const sprig = p.symbol(() => {
      p.line('M-34 26Q0 20 10-14M-8 18q20 6 34-4', { w: 4, ink: '#5d7458', opacity: 0.85 });
      wool(blob('c-34,26 -26,8 -10,8 c-8,18 -18,26'), '#7f9573');
      wool(blob('c26,14 30,0 44,-2 c44,10 36,18'), '#7f9573');
      for (let i = 0; i < 5; i += 1)
        wool(
          ellipse(12 + 13 * Math.cos(i * 1.257 - 1.57), -18 + 13 * Math.sin(i * 1.257 - 1.57), 9.5),
          i % 2 ? brown[2] : brown[1],
        );
      wool(ellipse(12, -18, 6), brown[3]);
    });
    flower(400, 304, 1.18, 8, blue, brown);
    flower(196, 304, 0.84, 6, brown, blue);
    flower(604, 304, 0.84, 6, brown, blue);
    for (const [x, y, sx, sy] of [
      [292, 186, 1, 1],
      [508, 186, -1, 1],
      [292, 424, 1, -1],
      [508, 424, -1, -1],
      [134, 188, 0.9, 0.9],
      [666, 188, -0.9, 0.9],
      [134, 422, 0.9, -0.9],
      [666, 422, -0.9, -0.9],
    ])
      p.place(sprig, x, y, `scale(${sx} ${sy})`);
    p.blot(250, 440, 60, 22, '#b49a68', 0.3);
    p.blot(640, 240, 50, 60, '#b49a68', 0.22);
    p.speckle([84, 138, 632, 336], 220, { ink: '#fffaf0', opacity: 0.7, even: true });
    p.hatch([84, 138, 640, 336], { gap: 7, a: [420, 320], b: [716, 480], opacity: 0.35 });
  });
  p.line('M86 220l-6 3M84 226l-5-2M714 240l6-3M330 472l-2 6M600 470l3 5', {
    w: 1.3,
    ink: '#a89776',
  });
};
