import { blob, curve, ellipse, limb } from '../geometry.mjs';

export const title = 'The Flying Horse of Gansu: a bronze horse at full pace, one hoof upon a bird';

export const draw = (p) => {
  p.ground(420, 556, 120, 18);
  const ink = '#1d241b';
  const cast = (d, o) => p.solid(d, 'bronze', { lighting: 'lit', weight: 2, line: 1.3, ...o });
  const dark = (d) => cast(d, { lighting: 'shade' });
  // Far legs, in the pacing gait both of one side together.
  dark(limb('300,330,26 240,352,18 190,330,12 156,352,10 138,372,9'));
  dark(blob('c144,362 c130,358 c112,384 c126,396'));
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
  // Body and neck.
  const body = cast(
    blob(
      '264,300 262,254 288,220 340,216 420,230 500,212 552,208 584,232 592,276 584,318 558,344 516,346 466,344 416,358 356,376 300,362 272,336',
    ),
    { lighting: 'round', weight: 2.4 },
  );
  p.inside(body, () => {
    for (let i = 0; i < 12; i += 1)
      p.blot(
        p.rand(270, 580),
        p.rand(220, 360),
        p.rand(16, 44),
        p.rand(10, 26),
        p.pick(['#a9c4a4', '#c3c49a', '#3f4d40', '#7fa497', '#8a7a4e']),
        0.34,
      );
    p.line(
      `${curve('300,232 318,280 310,344')}${curve('500,218 484,270 506,340')}${curve('330,356 420,348 490,334')}`,
      { w: 1.4, ink, opacity: 0.55 },
    );
    p.speckle([260, 210, 330, 160], 120, { ink: '#10160f', opacity: 0.35 });
    p.hatch([300, 260, 300, 120], {
      gap: 5,
      angle: 30,
      ink: '#10160f',
      a: [400, 290],
      b: [420, 366],
      opacity: 0.8,
    });
  });
  const neck = cast(
    blob(
      'c284,344 256,296 240,236 232,180 c238,128 c278,114 300,150 322,186 352,220 350,266 322,316',
    ),
    { lighting: 'lit', weight: 2.2 },
  );
  p.inside(neck, () => {
    let mane = '';
    for (let k = 0; k < 15; k += 1) mane += `M${278 + k * 4} ${122 + k * 6.6}l-14 10`;
    p.line(mane, { w: 1.6, ink });
    p.line(`${curve('266,134 288,180 322,224')}${curve('240,180 262,240 296,300')}`, {
      w: 1.3,
      ink,
      opacity: 0.6,
    });
    p.hatch([230, 120, 110, 210], { gap: 5, ink: '#10160f', a: [270, 220], b: [320, 260] });
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
    'M226 136q10-8 20-2-8 8-20 2M172 174q4-6 8 0M184 184q18-2 30-12M250 156q10 8 4 24M206 132q-14 16-24 30',
    { w: 1.7, ink },
  );
  p.fill(ellipse(235, 136, 3.6), ink);
  cast(blob('c262,104 c258,72 c272,84 c276,106'));
  cast(blob('c278,108 c286,76 c294,94 c290,116'));
  const lock = cast(blob('c268,96 c286,56 324,44 c310,66 c332,72 c306,86 c296,108'), {
    weight: 1.4,
  });
  p.inside(lock, () => p.line('M276 96q14-30 40-46M284 100q14-18 38-26', { w: 1.2, ink }));
  // Near foreleg raised high; near hind leg bears the whole weight on the bird.
  const fore = cast(limb('304,334,32 250,392,20 206,388,14 200,430,11 194,456,10'));
  p.inside(fore, () => p.hatch([190, 330, 140, 130], { gap: 4.5, ink: '#10160f' }));
  cast(blob('c184,450 c206,452 c208,482 c178,476'));
  p.line('M226 382q4 10 14 12', { w: 1.2, ink });
  const hind = cast(limb('536,306,44 500,372,27 470,410,18 454,452,13 440,492,11'));
  p.inside(hind, () => {
    p.hatch([430, 290, 150, 210], { gap: 4.5, ink: '#10160f', a: [490, 380], b: [540, 400] });
    p.blot(520, 330, 22, 22, '#a9c4a4', 0.35);
  });
  cast(blob('c430,486 c452,488 c456,514 c424,510'));
  p.line('M462 402q8 8 18 4', { w: 1.2, ink });
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
