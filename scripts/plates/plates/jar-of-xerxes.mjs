import { blob, ellipse, vessel } from '../geometry.mjs';
import { bands } from '../surfaces.mjs';

const INK = '#65492b';

export const title =
  'The jar of Xerxes: an alabaster vessel with three lines of cuneiform and a royal cartouche';

export const draw = (p) => {
  p.ground(408, 552, 150, 24);
  const v = vessel(
    'c458,64 c456,80 c428,84 c430,112 468,142 506,226 526,330 518,424 480,508 440,544 c420,552',
    400,
    0.14,
  );
  const jar = p.solid(v.outline, 'alabaster', { lighting: 'turned', weight: 2.8 });
  p.inside(jar, () => {
    bands(p, [270, 100, 260, 450], 26, 9);
    p.blot(330, 250, 30, 90, '#fffdf4', 0.6);
    p.line(v.ring(86), { w: 1.2, ink: INK });
    for (const [y, n] of [
      [206, 12],
      [234, 13],
      [262, 13],
    ]) {
      p.signs(
        'cuneiform',
        Array.from({ length: n }, (_, k) => {
          const q = v.on(-0.56 + (k * 1.12) / (n - 1), y - 14);
          return [q.x - 7, q.y];
        }),
        { scale: 1.45, ink: '#4d3216', opacity: 0.85 },
      );
      p.line(v.ring(y + 8), { w: 0.7, ink: INK, opacity: 0.5 });
    }
    p.line('M346 316h106q13 0 13 13t-13 13H346q-13 0-13-13t13-13zM466 314v30', {
      w: 1.8,
      ink: '#4d3216',
    });
    p.signs(
      'hieroglyph',
      [0, 1, 2, 3, 4, 5].map((k) => [345 + k * 19, 324]),
      { scale: 1.15, ink: '#4d3216', w: 1.3, order: [11, 9, 0, 13, 6, 1] },
    );
    p.signs(
      'hieroglyph',
      [0, 1, 2].map((k) => [352 + k * 34, 356]),
      { scale: 1.2, ink: '#4d3216', w: 1.3, order: [12, 8, 13] },
    );
    p.hatch([400, 90, 130, 460], {
      gap: 5,
      a: [440, 320],
      b: [522, 330],
      ink: '#523a1e',
      opacity: 0.85,
    });
    p.crack(300, 190, 70, 180, { ink: INK, w: 1.6 });
    p.crack(500, 210, 120, 190, { ink: INK, w: 1.5 });
    p.crack(330, 480, 350, 150, { ink: INK, w: 1.5 });
    const loss = p.blot(310, 452, 26, 34, '#b98f5c', 1);
    p.line(loss, { w: 1.2, ink: INK });
  });
  // Lug handles.
  for (const [x, side] of [
    [318, -1],
    [486, 1],
  ]) {
    const lug = p.solid(
      blob(
        `c${x - 9},160 c${x + 9},160 c${x + 10 + side * 2},186 c${x + side * 6},206 c${x - 10 + side * 2},186`,
      ),
      'alabaster',
      { lighting: 'lit', weight: 1.8 },
    );
    p.inside(lug, () => p.hatch([x - 12, 160, 26, 46], { gap: 4, ink: '#523a1e' }));
  }
  const mouth = p.solid(v.mouth, 'alabaster', { lighting: 'flat', weight: 0 });
  p.inside(mouth, () => {
    p.fill(ellipse(400, 65, 27, 4.5), '#4f3517', 0.8);
    p.line(ellipse(400, 65, 27, 4.5), { w: 1, ink: INK });
  });
};
