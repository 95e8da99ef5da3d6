import { blob, curve } from '../geometry.mjs';

export const title =
  'The helmet of Miltiades: a Corinthian helmet of bronze with an inscription along its cheek';

export const draw = (p) => {
  p.ground(420, 556, 170, 22);
  // The dark within, seen past the nose guard.
  p.fill(blob('c256,300 c330,300 c330,452 c300,470 280,420'), '#17140f');
  const d = blob(
    'c258,300 252,232 282,150 358,98 448,88 532,122 576,198 582,288 578,364 590,414 c628,464 586,470 532,462 c490,442 c486,474 454,516 404,546 c344,562 c316,528 300,482 296,436 c290,372 c276,350 c266,384 264,412 c250,424 c238,414 238,366 c248,324',
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
    // The ridge that parts crown and face, and the border along every edge.
    p.line(curve('254,262 320,226 420,214 520,232 584,276'), {
      w: 2,
      ink: '#232b22',
      opacity: 0.75,
    });
    p.line(curve('255,269 320,234 420,222 520,240 584,284'), {
      w: 1.1,
      ink: '#e8ecd0',
      opacity: 0.6,
    });
    p.line(
      `${curve('306,440 312,484 330,522 c352,548')}${curve('356,546 402,532 446,502 476,462')}${curve('498,434 536,450 610,458')}`,
      { w: 1.3, ink: '#232b22', opacity: 0.6 },
    );
    p.line(curve('494,300 500,360 488,440'), { w: 1.2, ink: '#232b22', opacity: 0.45 });
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
  // The eye: a long almond that opens towards the slit beside the nose guard.
  const eye = p.solid(
    blob('c262,322 286,298 326,290 360,298 c396,318 360,340 322,350 c292,374 c276,352 c268,340'),
    'basalt',
    { lighting: 'shade', weight: 0, line: 2 },
  );
  p.inside(eye, () => p.hatch([250, 286, 150, 100], { gap: 4, ink: '#000', opacity: 0.8 }));
  p.line(`${curve('254,318 282,288 326,279 366,288 c410,318 368,350 328,360 306,376 c304,436')}`, {
    w: 1.6,
    ink: '#e8ecd0',
    opacity: 0.65,
  });
  p.line(`${curve('248,330 244,372 246,410')}`, { w: 1.2, ink: '#e8ecd0', opacity: 0.5 });
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
  p.group('translate(344 530) rotate(-28)', () => {
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
    [241, 372],
    [241, 396],
    [296, 452],
    [302, 482],
    [312, 510],
    [326, 534],
    [520, 452],
    [560, 458],
    [592, 460],
  ])
    rivets += `M${x + 6} ${y}h.1`;
  p.line(rivets, { w: 4.2, ink: '#232b22' });
  p.fill(blob('c292,150 330,124 372,116 c340,140 312,168'), '#f3f5df', 0.4);
};
