import { blob, box, ellipse, r } from '../geometry.mjs';

/** A toothed wheel's outline. */
const gear = (cx, cy, radius, teeth, depth) => {
  let d = '';
  for (let i = 0; i < teeth; i += 1) {
    const a = (i / teeth) * Math.PI * 2;
    const b = ((i + 0.5) / teeth) * Math.PI * 2;
    d += `${i ? 'L' : 'M'}${r(cx + radius * Math.cos(a))} ${r(cy + radius * Math.sin(a))}L${r(cx + (radius - depth) * Math.cos(b))} ${r(cy + (radius - depth) * Math.sin(b))}`;
  }
  return `${d}Z`;
};

export const title =
  'The largest fragment of the Antikythera mechanism: a four-spoked wheel in corroded bronze';

export const draw = (p) => {
  const d = blob(
    'c246,110 300,84 372,92 c430,70 520,96 552,140 c596,150 612,214 596,262 c622,320 596,372 562,396 c566,446 520,482 470,486 c430,516 360,506 322,484 c262,480 226,440 220,392 c180,350 190,290 204,250 c196,190 214,140',
  );
  p.cast(d, 13, 16, 0.42);
  const lump = p.solid(d, 'bronze', { lighting: 'round', weight: 2.6 });
  p.inside(lump, () => {
    for (let i = 0; i < 16; i += 1)
      p.blot(
        p.rand(210, 600),
        p.rand(90, 500),
        p.rand(18, 60),
        p.rand(14, 44),
        p.pick(['#7fa08a', '#a7b78f', '#44524a', '#8a7a52', '#5d8f86', '#3a4238']),
        0.45,
      );
    p.speckle([190, 80, 420, 420], 220, { ink: '#1d251d', opacity: 0.45, size: 2 });
    p.speckle([190, 80, 420, 420], 90, { ink: '#dfe6c8', opacity: 0.45 });
  });
  const [cx, cy] = [388, 296];
  const wheel = p.solid(gear(cx, cy, 168, 112, 8), 'bronze', {
    lighting: 'lit',
    weight: 3,
    line: 1.2,
  });
  p.inside(wheel, () => {
    for (let i = 0; i < 10; i += 1)
      p.blot(
        cx + p.rand(-150, 150),
        cy + p.rand(-150, 150),
        p.rand(16, 44),
        p.rand(12, 30),
        p.pick(['#8db3a0', '#b4b98c', '#495a4c', '#83673f']),
        0.5,
      );
  });
  p.line(ellipse(cx, cy, 152), { w: 1.4, ink: '#232b22' });
  const window = (a) => {
    const at = (radius, deg) =>
      `${r(cx + radius * Math.cos((deg * Math.PI) / 180))} ${r(cy + radius * Math.sin((deg * Math.PI) / 180))}`;
    return `M${at(46, a + 24)}L${at(138, a + 9)}A138 138 0 0 1 ${at(138, a + 81)}L${at(46, a + 66)}A46 46 0 0 0 ${at(46, a + 24)}Z`;
  };
  for (const a of [8, 98, 188, 278]) {
    const hole = p.solid(window(a), 'bronze', { lighting: 'shade', weight: 0, line: 1.6 });
    p.inside(hole, () => {
      p.add('<g opacity=".75">');
      p.solid(gear(cx + 66, cy + 70, 62, 48, 5), 'brown', { weight: 2, line: 1 });
      p.solid(gear(cx - 74, cy - 62, 52, 40, 5), 'bronze', { weight: 2, line: 1 });
      p.solid(gear(cx - 60, cy + 84, 40, 32, 5), 'bronze', { weight: 2, line: 1 });
      p.add('</g>');
      p.hatch([cx - 150, cy - 150, 300, 300], {
        gap: 5,
        a: [cx, cy - 120],
        b: [cx - 90, cy - 150],
        opacity: 0.6,
        ink: '#161c16',
      });
    });
  }
  p.line(ellipse(cx, cy, 46), { w: 1.4, ink: '#232b22' });
  p.solid(ellipse(cx, cy, 19), 'brown', { lighting: 'round', weight: 2 });
  p.solid(box(cx - 7, cy - 7, 14, 14), 'bronze', { lighting: 'shade', weight: 0 });
  const side = p.solid(gear(556, 322, 42, 34, 5), 'brown', { weight: 2.4, line: 1.1 });
  p.inside(side, () => {
    p.blot(560, 330, 30, 20, '#7fa08a', 0.6);
    p.hatch([514, 280, 90, 90], { gap: 5 });
  });
  p.solid(ellipse(556, 322, 8), 'bronze', { lighting: 'shade', weight: 1 });
  const crust = p.solid(
    blob('c214,390 258,372 300,402 352,420 c372,470 330,492 c262,480 226,440'),
    'earth',
    { weight: 1.6 },
  );
  p.inside(crust, () => {
    p.speckle([214, 370, 160, 120], 80, { opacity: 0.5 });
    p.signs('greek', p.rows([244, 410, 100, 54], 9, 13), { scale: 0.62, opacity: 0.7 });
    p.hatch([214, 370, 170, 130], { gap: 5 });
  });
};
