import { blob, curve, ellipse, limb } from '../geometry.mjs';

export const title = 'The Flying Horse of Gansu: a bronze horse at full pace, one hoof upon a bird';

export const draw = (p) => {
  p.ground(420, 556, 120, 18);
  const ink = '#1d241b';
  const cast = (d, o) => p.solid(d, 'bronze', { lighting: 'lit', weight: 2, line: 1.3, ...o });
  const dark = (d) => cast(d, { lighting: 'shade' });
  // Far legs, in the pacing gait both of one side together.
  dark(limb('296,338,26 236,346,17 184,322,11.5 152,344,9.5 136,370,8.500'));
  dark(blob('c146,364 c129,358 c108,380 c122,396'));
  dark(limb('540,310,30 582,352,20 628,356,13 668,338,10 692,326,9'));
  dark(blob('c684,320 c696,334 c722,322 c714,306'));
  // Tail, streaming and knotted.
  const tail = cast(
    blob(
      'c562,226 590,196 622,184 650,190 666,176 692,172 716,184 c744,174 728,204 700,216 674,220 652,212 622,218 c594,252',
    ),
    { lighting: 'lit' },
  );
  p.inside(tail, () =>
    p.line(
      `${curve('570,236 620,200 656,202')}${curve('664,186 700,194 736,182')}${curve('660,206 690,206 726,192')}M656 188q-4 12 2 26M664 182q-2 16 2 34`,
      { w: 1.3, ink },
    ),
  );
  // Neck, barrel, and the near legs: the hind one bears the whole weight upon the bird.
  const hooves = ['c197,466 c221,470 c219,497 c187,493', 'c437,478 c464,481 c467,510 c430,506'];
  for (const hoof of hooves) cast(blob(hoof), { weight: 1.4 });
  const body = cast(
    blob(
      'c300,118 328,162 354,208 390,228 438,236 490,222 542,211 582,226 602,262 600,304 578,344 548,376 524,408 486,444 464,484 c438,481 446,446 468,408 488,374 480,346 440,354 386,370 338,375 308,378 272,408 240,422 230,442 222,472 c197,469 199,436 201,406 212,390 242,370 256,346 244,306 234,260 234,206 c250,156',
    ),
    { lighting: 'lit', weight: 2.4 },
  );
  p.inside(body, () => {
    for (let i = 0; i < 14; i += 1)
      p.blot(
        p.rand(250, 590),
        p.rand(150, 400),
        p.rand(14, 40),
        p.rand(10, 26),
        p.pick(['#a9c4a4', '#c3c49a', '#3f4d40', '#7fa497', '#8a7a4e']),
        0.34,
      );
    p.blot(430, 246, 66, 12, '#e9edcf', 0.4);
    p.blot(540, 240, 34, 16, '#e9edcf', 0.4);
    p.blot(286, 204, 12, 36, '#e9edcf', 0.4);
    let mane = '';
    for (let k = 0; k < 17; k += 1)
      mane += `M${298 + k * 4.4} ${126 + k * 6.2}q-10 4-17 ${12 - k * 0.2}`;
    p.line(mane, { w: 1.7, ink });
    const soft = { w: 1.5, ink, opacity: 0.6 };
    // Neck, shoulder and breast; haunch, stifle and hock; knee.
    p.line(
      `${curve('280,150 304,204 344,244')}${curve('240,214 262,262 268,320')}${curve('366,232 330,262 314,310 330,352')}${curve('262,348 286,352 314,374')}${curve('276,300 290,326 312,332')}`,
      soft,
    );
    p.line(
      `${curve('540,222 500,262 486,310 488,352')}${curve('496,378 520,372 550,344')}${curve('478,400 496,414 516,412')}${curve('506,392 478,432 454,474')}${curve('204,402 218,414 238,412')}${curve('214,424 212,446 208,464')}`,
      soft,
    );
    p.speckle([230, 130, 370, 300], 160, { ink: '#10160f', opacity: 0.35 });
    const shade = (area, from, to, o) =>
      p.hatch(area, { gap: 5, ink: '#10160f', a: from, b: to, opacity: 0.8, ...o });
    shade([290, 280, 220, 110], [400, 310], [414, 372], { angle: 30 });
    shade([500, 230, 110, 160], [540, 300], [590, 330]);
    shade([430, 380, 100, 110], [466, 420], [492, 434]);
    shade([196, 370, 110, 104], [236, 396], [248, 420], { angle: 30 });
    shade([230, 150, 60, 180], [262, 240], [240, 246], { opacity: 0.5 });
  });
  // Head turned a little, mouth open, forelock flying.
  const head = cast(
    blob(
      'c286,116 264,98 236,104 206,128 178,154 162,168 c158,184 c170,192 c186,184 c178,196 192,204 212,194 236,192 264,178 282,150',
    ),
    { lighting: 'round', weight: 2.2 },
  );
  p.inside(head, () =>
    p.hatch([170, 100, 110, 110], { gap: 4.5, ink: '#10160f', a: [220, 150], b: [250, 190] }),
  );
  p.line(
    'M226 136q10-8 20-2-8 8-20 2M172 174q4-6 8 0M178 190q20-2 34-16M252 152q12 10 4 28M186 172q6-10 14-14M206 132q-14 16-24 30',
    { w: 1.7, ink },
  );
  p.fill(ellipse(235, 136, 3.6), ink);
  cast(blob('c262,104 c258,72 c272,84 c276,106'));
  cast(blob('c278,108 c286,76 c294,94 c290,116'));
  const lock = cast(blob('c268,96 c286,56 324,44 c310,66 c332,72 c306,86 c296,108'), {
    weight: 1.4,
  });
  p.inside(lock, () => p.line('M276 96q14-30 40-46M284 100q14-18 38-26', { w: 1.2, ink }));
  // The bird, wings spread, head turned back.
  const bird = cast(
    blob(
      'c334,522 370,510 408,506 440,504 482,506 c538,494 516,512 c500,524 518,534 c544,550 494,546 454,540 414,548 382,546 c326,562 346,546 c366,534',
    ),
    { lighting: 'lit', weight: 2 },
  );
  p.inside(bird, () => {
    p.line(
      'M492 512l30-12M498 518l24-10M500 530l28 14M488 534l22 10M398 512q-30 2-48 8M404 536q-26 8-50 16',
      { w: 1.2, ink },
    );
    p.hatch([340, 510, 190, 50], { gap: 4.5, ink: '#10160f' });
  });
  cast(blob('c382,512 c366,498 c372,488 386,490 c398,500 c404,514'), { weight: 1.2 });
  p.fill(ellipse(380, 498, 2.2), ink);
};
