import { blob, curve } from '../geometry.mjs';

export const title =
  'The helmet of Miltiades: a Corinthian helmet of bronze with an inscription along its cheek';

export const draw = (p) => {
  p.ground(420, 528, 170, 24);
  const d = blob(
    'c238,300 c232,210 280,128 382,96 490,92 566,160 578,262 566,340 c560,392 590,452 c566,488 518,470 484,440 c462,424 456,452 c430,500 392,524 c336,528 300,512 c296,450 286,404 c262,412 246,404 c236,372 c244,338 250,318',
  );
  const helmet = p.solid(d, 'bronze', { lighting: 'round', weight: 2.6 });
  p.inside(helmet, () => {
    for (let i = 0; i < 22; i += 1)
      p.blot(
        p.rand(230, 590),
        p.rand(90, 520),
        p.rand(14, 54),
        p.rand(12, 40),
        p.pick(['#9cbfa6', '#c3c79c', '#445047', '#9a7f4e', '#6f988a', '#39433a']),
        0.36,
      );
    p.speckle([230, 90, 360, 440], 260, { ink: '#1b231c', opacity: 0.35 });
    p.line(`${curve('256,250 330,214 440,206 560,250')}`, { w: 1.6, ink: '#232b22', opacity: 0.7 });
    p.line(`${curve('258,256 330,221 440,213 560,257')}`, { w: 0.9, ink: '#e8ecd0', opacity: 0.6 });
    p.line(`${curve('492,250 500,340 488,436')}`, { w: 1.2, ink: '#232b22', opacity: 0.45 });
    p.hatch([380, 90, 220, 440], {
      gap: 5,
      a: [430, 270],
      b: [590, 330],
      ink: '#141a14',
      opacity: 0.8,
    });
    p.hatch([290, 400, 200, 130], {
      gap: 5,
      a: [380, 440],
      b: [460, 510],
      ink: '#141a14',
      opacity: 0.6,
    });
  });
  // The eye, between nose guard and cheek.
  const eye = p.solid(
    blob(
      'c258,318 c290,298 338,294 372,308 c352,336 308,346 c296,372 298,400 c288,402 c284,360 274,344 c264,336',
    ),
    'basalt',
    { lighting: 'shade', weight: 0, line: 2 },
  );
  p.inside(eye, () => p.hatch([250, 290, 130, 120], { gap: 4, ink: '#000', opacity: 0.8 }));
  p.line(`${curve('250,308 290,288 340,284 384,304 356,342 316,354 308,380 310,410')}`, {
    w: 1.4,
    ink: '#e8ecd0',
    opacity: 0.65,
  });
  // The crown's loss.
  const hole = p.solid(
    blob('c430,98 c452,122 490,118 c506,146 540,150 c536,128 c512,104 478,92'),
    'basalt',
    { lighting: 'shade', weight: 0, line: 1.5 },
  );
  p.inside(hole, () => p.hatch([430, 90, 120, 70], { gap: 4, ink: '#000' }));
  p.crack(470, 124, 100, 90, { ink: '#161c16', w: 1.6 });
  p.crack(536, 152, 70, 60, { ink: '#161c16', w: 1.4 });
  // MILTIADES along the rim of the cheek.
  p.group('translate(306 506) rotate(-19)', () => {
    p.signs(
      'greek',
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => [6 + i * 14, -i * 0.6]),
      {
        scale: 0.95,
        ink: '#161c16',
        w: 1.6,
        order: [8, 17, 7, 14, 17, 0, 2, 3, 13],
        opacity: 0.95,
      },
    );
  });
  let rivets = '';
  for (const [x, y] of [
    [248, 330],
    [242, 372],
    [286, 412],
    [292, 440],
    [297, 470],
    [300, 500],
  ])
    rivets += `M${x + 6} ${y}h.1`;
  p.line(rivets, { w: 4.2, ink: '#232b22' });
  p.fill(blob('c292,150 330,124 372,116 c340,140 312,168'), '#f3f5df', 0.4);
};
