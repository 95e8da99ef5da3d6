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
    'M430 400C448 300 520 190 596 150C612 142 630 150 622 164C606 176 600 184 602 200C606 270 590 352 560 408L540 416C500 412 466 412 430 416ZM462 392C494 388 520 388 540 392C566 340 578 280 576 206C530 246 482 316 462 392Z',
    { lighting: 'lit' },
  );
  shade(harp, [430, 150, 200, 270], { a: [540, 260], b: [610, 300] });
  p.line(curve('444,398 474,306 530,220 596,166'), { w: 1, ink, opacity: 0.6 });
  const bill = cut(blob('c592,152 612,134 640,132 668,142 c672,152 650,156 628,162 c610,170'), {
    weight: 1.6,
  });
  shade(bill, [590, 130, 84, 40]);
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
      'c336,154 322,118 318,84 336,60 c362,56 c404,78 424,104 c428,122 406,144 c384,172 358,178',
    ),
    { lighting: 'round' },
  );
  p.inside(head, () => {
    p.blot(352, 92, 16, 20, '#fffdf6', 0.7);
    p.hatch([320, 60, 110, 120], {
      gap: 4.8,
      ink: '#4c3f2d',
      a: [370, 110],
      b: [400, 160],
      opacity: 0.6,
    });
  });
  const nose = cut(blob('c386,84 c400,92 c414,84 c420,98 c404,114 c394,112'), {
    weight: 1.4,
    lighting: 'lit',
  });
  shade(nose, [386, 80, 36, 36]);
  p.line(`${curve('334,118 344,112 346,126 338,134')}M398 132q8-2 12-6`, { w: 1.4, ink });
  p.speckle([262, 60, 330, 490], 90, { ink: '#8a7450', opacity: 0.28 });
};
