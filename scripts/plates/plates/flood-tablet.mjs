import { blob, r } from '../geometry.mjs';

export const title =
  'The Flood Tablet: a broken clay tablet from Nineveh with two columns of fine cuneiform';

export const draw = (p) => {
  const d = blob(
    'c232,120 258,92 330,76 c404,70 c470,82 512,76 c536,118 c566,150 c560,214 c586,262 c580,340 c556,388 c566,436 c520,486 c470,500 c420,540 c330,532 c288,496 c248,486 c226,420 c210,330 c216,220',
  );
  p.cast(d, 12, 15, 0.42);
  p.solid(d, 'clay', { lighting: 'shade', weight: 2.6 });
  const face = p.solid(
    blob(
      'c238,126 262,100 332,84 c402,78 c468,90 506,86 c524,124 c554,156 c546,216 c572,264 c566,338 c542,386 c550,430 c510,476 c464,490 c414,526 c334,520 c294,486 c256,476 c234,416 c218,330 c224,222',
    ),
    'earth',
    { weight: 0, line: 1.1 },
  );
  p.inside(face, () => {
    p.blot(320, 180, 110, 90, '#efe2c8', 0.5);
    p.blot(500, 400, 100, 110, '#5b4022', 0.3);
    p.line('M392 80q3 200-1 440M398 80q3 200-1 440', { w: 1, ink: '#46321a' });
    p.veins([0, 0, 1, 1], 1, { length: 1 });
    const lines = [];
    for (let y = 104; y < 520; y += 14.6)
      lines.push(`M226 ${r(y + 9)}Q400 ${r(y + 4)} 566 ${r(y + 8)}`);
    p.line(lines.join(''), { w: 0.5, ink: '#46321a', opacity: 0.5 });
    p.signs(
      'cuneiform',
      p.rows([240, 98, 310, 410], 12.4, 14.6, { jitter: 0.7, keep: (x) => x < 384 || x > 402 }),
      { scale: 0.82, ink: '#33200d', opacity: 0.78 },
    );
    const loss = p.blot(516, 300, 44, 66, '#b2956b', 1);
    p.line(loss, { w: 1.1, ink: '#46321a' });
    p.hatch([470, 230, 95, 140], { gap: 5, a: [480, 240], b: [550, 360], opacity: 0.6 });
    const low = p.blot(292, 452, 40, 26, '#b2956b', 1);
    p.line(low, { w: 1, ink: '#46321a' });
    p.crack(232, 300, 12, 210, { w: 1.8 });
    p.crack(330, 84, 100, 170, { w: 1.3 });
    p.crack(440, 500, 280, 160, { w: 1.2 });
    p.hatch([380, 80, 200, 460], { gap: 5.5, a: [420, 260], b: [590, 430], opacity: 0.6 });
  });
};
