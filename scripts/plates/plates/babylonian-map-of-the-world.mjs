import { blob, box, curve, ellipse, r } from '../geometry.mjs';

export const title =
  'The Babylonian Map of the World: a ring of ocean with triangular regions beneath lines of cuneiform';

export const draw = (p) => {
  const d = blob(
    'c262,66 c330,58 c420,70 c536,60 c560,96 c566,240 c574,380 c556,460 c500,520 c460,536 c410,520 c350,540 c300,508 c254,500 c240,420 c246,250 c238,120',
  );
  p.cast(d, 12, 15, 0.42);
  p.solid(d, 'clay', { lighting: 'shade', weight: 2.6 });
  const face = p.solid(
    blob(
      'c268,74 c330,66 c420,78 c530,68 c550,100 c556,240 c562,378 c546,452 c494,508 c458,522 c410,508 c352,526 c306,498 c264,490 c252,418 c256,250 c248,124',
    ),
    'clay',
    { weight: 0, line: 1.1 },
  );
  const ink = '#3c2410';
  p.inside(face, () => {
    p.blot(340, 180, 110, 110, '#f2d7b0', 0.45);
    p.blot(520, 450, 80, 80, '#6b4423', 0.3);
    p.signs('cuneiform', p.rows([268, 84, 272, 98], 15, 16.5, { jitter: 0.8 }), {
      scale: 1.05,
      ink,
      opacity: 0.78,
    });
    p.line('M256 196Q400 192 552 194', { w: 1.1, ink });
    const [cx, cy] = [402, 348];
    for (const angle of [-64, -8, 44, 118, 172, 232]) {
      const a = (angle * Math.PI) / 180;
      const at = (radius, off) =>
        `${r(cx + radius * Math.cos(a + off))},${r(cy + radius * Math.sin(a + off))}`;
      p.line(
        `M${at(120, -0.24).replace(',', ' ')}L${at(178, 0).replace(',', ' ')}L${at(120, 0.24).replace(',', ' ')}`,
        { w: 2.2, ink },
      );
      p.line(`M${at(122, -0.22).replace(',', ' ')}L${at(175, 0.02).replace(',', ' ')}`, {
        w: 0.8,
        ink: '#ffe9c8',
        opacity: 0.7,
      });
      p.signs('cuneiform', [[cx + 133 * Math.cos(a) - 6, cy + 133 * Math.sin(a) - 6]], {
        scale: 0.9,
        ink,
      });
    }
    for (const radius of [118, 88]) {
      p.line(ellipse(cx + 0.8, cy + 1.4, radius), { w: 1, ink: '#ffe9c8', opacity: 0.8 });
      p.line(ellipse(cx, cy, radius), { w: 2.4, ink });
    }
    const ring = Array.from({ length: 20 }, (_, i) => [
      cx + 103 * Math.cos(i * 0.314) - 6,
      cy + 103 * Math.sin(i * 0.314) - 6,
    ]).filter((_, i) => i % 5 !== 2);
    p.signs('cuneiform', ring, { scale: 0.85, ink, opacity: 0.75 });
    p.line(box(366, 300, 92, 20), { w: 1.9, ink });
    p.signs(
      'cuneiform',
      [
        [384, 305],
        [402, 305],
        [420, 305],
      ],
      { scale: 1, ink },
    );
    p.line('M394 262q-4 60 0 168M412 262q2 60 0 168M366 404h86M366 422h86', { w: 1.7, ink });
    p.line(curve('372,262 402,250 438,264'), { w: 1.7, ink });
    for (const [x, y] of [
      [350, 340],
      [466, 348],
      [446, 378],
      [358, 380],
      [344, 306],
      [470, 300],
      [432, 284],
    ]) {
      p.line(ellipse(x, y, 8), { w: 1.6, ink });
      p.line(ellipse(x, y, 0.8), { w: 1.6, ink });
    }
    p.line(ellipse(403, 348, 1.2), { w: 2.2, ink });
    p.signs(
      'cuneiform',
      [
        [436, 338],
        [366, 356],
        [426, 396],
      ],
      { scale: 0.8, ink },
    );
    const lost = p.blot(500, 496, 78, 44, '#a8754a', 1);
    p.line(lost, { w: 1.1, ink });
    p.hatch([420, 450, 140, 80], { gap: 5, a: [440, 450], b: [560, 530], opacity: 0.6 });
    p.crack(252, 250, 20, 120, { w: 1.5 });
    p.crack(306, 498, 290, 90, { w: 1.5 });
    p.hatch([400, 70, 160, 450], { gap: 6, a: [440, 260], b: [590, 400], opacity: 0.55 });
  });
};
