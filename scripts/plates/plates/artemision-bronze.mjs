import { blob, curve, ellipse, limb } from '../geometry.mjs';

export const title = 'The Artemision Bronze: a bearded god astride, arm drawn back to hurl';

export const draw = (p) => {
  p.ground(404, 566, 210, 18);
  const ink = '#1d241b';
  const cast = (d, o) => p.solid(d, 'bronze', { lighting: 'lit', weight: 2, line: 1.3, ...o });
  const shade = (id, area, o) =>
    p.inside(id, () => p.hatch(area, { gap: 4.5, ink: '#10160f', opacity: 0.75, ...o }));
  // Drawn-back right arm.
  const upper = cast(limb('332,176,25 282,184,22 236,196,18 204,184,16 166,160,13 142,146,11'), {
    lighting: 'lit',
  });
  shade(upper, [140, 150, 210, 70], { angle: 20, a: [240, 180], b: [244, 216] });
  cast(
    blob(
      'c146,152 128,148 112,132 c108,122 c118,120 c112,108 c122,106 c124,98 c134,100 142,114 156,134',
    ),
    { weight: 1.4 },
  );
  p.line('M118 120l12 8M122 108l10 10M238 180q-6 10-4 20', { w: 1.1, ink });
  // Trailing leg: heel raised.
  const back = cast(limb('362,330,36 322,398,33 300,440,25 282,486,22 270,528,14'));
  shade(back, [250, 320, 140, 220], { a: [300, 420], b: [344, 440] });
  cast(blob('c258,522 c282,520 c288,538 272,548 250,562 c226,562 c228,554 246,544'), {
    weight: 1.4,
  });
  p.line('M300 432q10 10 22 2M292 446q8 6 16 2', { w: 1.2, ink, opacity: 0.8 });
  // Leading leg, foot flat.
  const front = cast(limb('428,330,38 456,400,34 474,446,25 490,496,22 496,538,14'));
  shade(front, [400, 320, 130, 230], { a: [470, 430], b: [516, 436] });
  cast(blob('c482,532 c508,530 516,544 548,552 c552,564 c482,564'), { weight: 1.4 });
  p.line('M536 552v8M526 550v8M462 438q10 10 24 2M466 452q8 6 16 2', { w: 1.2, ink, opacity: 0.8 });
  // Torso.
  const torso = cast(
    blob(
      'c330,152 c372,138 428,138 c470,156 474,196 462,236 c452,276 466,316 c460,356 c428,368 396,360 c362,368 c328,352 c330,312 342,280 334,236 322,196',
    ),
    { lighting: 'round', weight: 2.2 },
  );
  p.inside(torso, () => {
    for (let i = 0; i < 8; i += 1)
      p.blot(
        p.rand(336, 460),
        p.rand(150, 350),
        p.rand(12, 30),
        p.rand(10, 24),
        p.pick(['#a9bf9e', '#3b4a3c', '#7d7350']),
        0.3,
      );
    p.line(
      `${curve('340,206 366,222 392,212 398,204 414,214 442,220 466,204')}${curve('398,160 396,210 400,250 396,296')}${curve('366,246 396,254 432,246')}${curve('364,272 396,280 434,272')}${curve('336,300 362,330 394,350 430,332 464,304')}`,
      { w: 1.5, ink, opacity: 0.75 },
    );
    p.line(
      `${curve('344,250 352,262')}${curve('346,268 356,278')}${curve('454,250 444,262')}${curve('452,268 442,278')}${curve('372,160 392,168')}${curve('432,160 408,168')}`,
      { w: 1.2, ink, opacity: 0.6 },
    );
    p.fill(ellipse(397, 297, 2.5), ink);
    p.fill(ellipse(362, 208, 2.5), ink);
    p.fill(ellipse(440, 208, 2.5), ink);
    p.hatch([400, 140, 80, 220], {
      gap: 4.5,
      ink: '#10160f',
      a: [420, 240],
      b: [470, 260],
      opacity: 0.8,
    });
  });
  cast(blob('c384,356 c412,356 412,378 398,388 386,378'), { weight: 1.2 });
  p.line('M386 356q12-8 26 0', { w: 2.4, ink });
  // Outstretched left arm, aiming.
  const fore = cast(limb('462,172,25 516,172,20 560,180,17 604,182,14 642,182,10'));
  shade(fore, [450, 160, 210, 50], { angle: 20, a: [550, 176], b: [552, 206] });
  cast(blob('c636,174 656,170 c690,172 c690,178 c672,182 c690,188 c686,194 c666,194 640,192'), {
    weight: 1.4,
  });
  p.line('M664 178h20M660 186h22M530 162q6 12 2 26', { w: 1.1, ink });
  // Neck and head in profile, hair bound in a plait.
  cast(limb('400,156,21 408,132,19'), { weight: 1 });
  const head = cast(
    blob(
      'c380,108 376,74 396,54 424,50 446,62 c452,84 c464,102 c456,106 c456,116 c452,126 c446,152 428,160 c412,148 400,132 386,126',
    ),
    { lighting: 'round' },
  );
  p.inside(head, () => {
    p.fill(
      blob('c374,112 374,70 398,50 430,48 c450,62 c444,78 c420,76 412,98 c404,126'),
      '#2a352a',
      0.55,
    );
    p.veins([376, 50, 70, 70], 34, {
      ink: '#dfe6c8',
      opacity: 0.45,
      angle: 60,
      length: 18,
      wander: 8,
    });
    p.fill(blob('c450,120 c430,116 c418,128 c424,152 432,160 c448,150'), '#2a352a', 0.5);
    p.line('M450 122q-14 10-14 34M444 120q-16 10-16 34M436 120q-12 8-12 26M430 118q-10 6-12 16', {
      w: 1.2,
      ink,
    });
  });
  p.line(
    `${curve('380,92 400,78 424,74 448,76')}${curve('382,100 402,86 424,82 448,82')}M388 98l4-10M396 92l4-10M406 87l3-8M416 83l2-8M428 80l1-6M438 80v-6`,
    { w: 1.3, ink },
  );
  p.line('M436 94q8-5 16-2M440 100q6-3 10 0M446 118h8M408 100q8-6 8 8-2 8-8 6', { w: 1.6, ink });
  p.fill(ellipse(446, 101, 2.4), '#f0e6cc');
};
