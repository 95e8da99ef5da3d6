import { blob, curve, limb } from '../geometry.mjs';

export const title =
  'The harpist of Keros: a Cycladic marble figure seated with his harp, head thrown back';

export const draw = (p) => {
  p.ground(420, 556, 200, 24);
  const ink = '#574a38';
  const cut = (d, o) => p.solid(d, 'marble', { lighting: 'lit', weight: 2.2, line: 1.4, ...o });
  const shade = (id, area, o) =>
    p.inside(id, () => p.hatch(area, { gap: 4.8, ink: '#4c3f2d', opacity: 0.65, ...o }));
  // Far side of chair and far leg.
  cut(limb('300,412,11 296,480,11 290,548,12'), { lighting: 'shade' });
  cut(limb('456,412,11 462,480,11 470,546,12'), { lighting: 'shade' });
  cut(limb('402,392,28 500,398,24 536,424,20 532,490,16 528,532,13'), { lighting: 'shade' });
  cut(blob('c514,526 c542,524 c580,540 c578,552 c514,552'), { lighting: 'shade' });
  // Harp: frame standing on the thigh, with its duck's-bill finial.
  const harp = cut(
    'M426 412C430 322 468 214 552 156C574 140 604 136 614 154C618 242 602 332 576 412ZM452 390H552C578 322 592 244 590 172C580 164 570 168 560 176C498 224 462 310 452 390Z',
    { lighting: 'lit' },
  );
  shade(harp, [430, 150, 200, 270], { a: [560, 280], b: [612, 300] });
  p.line(`${curve('440,398 452,320 488,238 556,168')}${curve('604,166 606,246 590,330 570,402')}`, {
    w: 1,
    ink,
    opacity: 0.5,
  });
  // Its finial, a duck's bill.
  const bill = cut(
    blob('c586,150 602,134 628,132 656,140 c676,148 c670,156 644,154 628,164 c608,172'),
    {
      weight: 1.6,
    },
  );
  shade(bill, [590, 130, 84, 40]);
  p.line('M610 152q30-6 62-2', { w: 1, ink, opacity: 0.6 });
  // Chair: curved back, seat, near legs.
  const chairBack = cut(limb('292,420,13 276,340,12 262,270,12 270,224,11 300,214,9'));
  shade(chairBack, [250, 210, 60, 220]);
  const frame = cut(
    'M262 404H486V430H460C452 470 462 510 482 552H450C436 500 410 472 374 472C336 472 312 500 300 552H266C280 510 286 470 282 430H262Z',
    { lighting: 'lit' },
  );
  shade(frame, [262, 400, 230, 156], { a: [380, 440], b: [470, 540] });
  // Near leg.
  const leg = cut(limb('352,384,34 450,392,29 492,418,24 490,486,18 486,530,14'));
  shade(leg, [330, 360, 190, 180], { a: [440, 400], b: [500, 450] });
  const foot = cut(blob('c470,524 c500,522 c544,540 c544,554 c470,554'));
  p.inside(foot, () => p.line('M536 542v10M528 538v12M520 536v12', { w: 1.1, ink }));
  p.line('M470 408q16 8 30-2', { w: 1.2, ink, opacity: 0.6 });
  // Torso: slender, upright.
  const torso = cut(
    blob('c306,218 c380,206 402,222 c398,270 384,330 392,392 c346,416 c306,400 c308,330 300,270'),
    { lighting: 'turned' },
  );
  p.inside(torso, () => {
    p.line(curve('326,396 352,384 388,390'), { w: 1.1, ink, opacity: 0.6 });
    p.blot(334, 320, 16, 50, '#fffdf6', 0.7);
    p.veins([300, 210, 100, 200], 14, { angle: 70, length: 50, wander: 10, opacity: 0.22 });
    p.hatch([340, 210, 64, 200], {
      gap: 4.8,
      ink: '#4c3f2d',
      a: [360, 300],
      b: [398, 310],
      opacity: 0.7,
    });
  });
  // Far arm to the strings, near arm resting along the frame.
  const arm1 = cut(limb('390,236,17 440,270,13 484,284,12 520,276,9'), { lighting: 'flat' });
  shade(arm1, [380, 220, 150, 80], { angle: 20, a: [440, 262], b: [446, 296] });
  p.line('M512 270l12 4M512 278l13 2M512 284l10 1', { w: 1.1, ink });
  const arm2 = cut(limb('322,240,22 330,300,17 372,342,15 424,352,13 470,342,9'));
  shade(arm2, [300, 220, 180, 150], { a: [360, 300], b: [380, 364] });
  p.line('M462 336l12 2M462 344l14 0M462 350l11-2', { w: 1.1, ink });
  // Neck and tilted head: a shield of marble with a wedge of nose.
  const neck = cut(limb('350,222,20 352,190,18 360,166,18'));
  shade(neck, [330, 160, 50, 70]);
  const head = cut(
    blob(
      'c344,172 328,140 316,106 314,72 c332,54 364,50 386,64 c402,80 c420,88 c414,106 428,122 c424,140 402,156 c376,168 c360,176',
    ),
    { lighting: 'round' },
  );
  p.inside(head, () => {
    p.blot(352, 90, 16, 20, '#fffdf6', 0.7);
    p.hatch([320, 60, 110, 120], {
      gap: 4.8,
      ink: '#4c3f2d',
      a: [362, 126],
      b: [410, 160],
      opacity: 0.65,
    });
    p.line(`${curve('402,80 400,96 414,105')}${curve('346,172 362,164 376,167')}`, {
      w: 1.3,
      ink,
      opacity: 0.75,
    });
  });
  p.line(`${curve('346,122 354,112 362,122 354,138')}M413 122l10 1`, { w: 1.3, ink, opacity: 0.7 });
  p.speckle([262, 60, 330, 490], 90, { ink: '#8a7450', opacity: 0.28 });
};
