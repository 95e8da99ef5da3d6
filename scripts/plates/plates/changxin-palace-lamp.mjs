import { blob, box, curve, ellipse, limb } from '../geometry.mjs';

export const title =
  'The Changxin Palace lamp: a kneeling young woman of gilt bronze whose sleeve is the lamp’s chimney';

export const draw = (p) => {
  p.ground(420, 552, 190, 26);
  const gold = (d, o) => p.solid(d, 'gold', { weight: 1.8, ...o });
  // Skirt and lower body, kneeling.
  const skirt = gold(
    blob(
      'c398,372 470,358 c540,372 580,440 606,512 c612,548 560,554 470,552 c352,556 330,548 c322,520 366,462',
    ),
  );
  p.inside(skirt, () => {
    p.line(
      `${curve('420,380 400,460 362,548')}${curve('452,376 440,460 430,552')}${curve('520,384 556,460 574,552')}${curve('490,376 506,460 502,552')}`,
      { w: 1.3, ink: '#54350f', opacity: 0.75 },
    );
    p.blot(400, 524, 60, 20, '#8a7a3c', 0.28);
    p.hatch([430, 370, 190, 190], { gap: 5, a: [470, 430], b: [610, 500] });
  });
  // The lamp: foot, dish, shutters.
  gold(blob('c248,520 c268,484 c272,440 c304,440 c308,484 c328,520 c330,552 288,558 246,552'), {
    lighting: 'turned',
  });
  p.line('M250 530q38 12 78 0M268 486q20 6 40 0', { w: 1.2, ink: '#54350f' });
  const dish = gold('M212 396h152l-10 36q-66 24-132 0Z', { lighting: 'turned' });
  p.inside(dish, () => p.line('M214 412q74 18 148 0', { w: 1.2, ink: '#54350f' }));
  gold(box(362, 408, 70, 13), { lighting: 'lit' });
  const shutter = gold('M226 322q62 18 124 0V398q-62 20-124 0Z', { lighting: 'turned' });
  p.inside(shutter, () => {
    p.fill('M262 330q26 6 52 2v74q-26 4-52 0z', '#3a2410', 0.85);
    p.fill(blob('c288,398 276,380 288,346 300,380'), '#f7c95c', 0.95);
    p.fill(blob('c288,396 282,384 288,366 294,384'), '#fff3cf', 0.95);
  });
  p.line('M226 360q20 7 36 8M314 368q20-1 36-8', { w: 1.1, ink: '#54350f' });
  const cap = gold(blob('c218,326 228,296 288,282 348,296 c358,326 288,342'), {
    lighting: 'round',
  });
  p.inside(cap, () => p.hatch([218, 280, 140, 60], { gap: 5 }));
  // Torso.
  const torso = gold(
    blob('c420,236 462,222 508,236 548,276 556,340 c532,390 466,402 c404,384 410,300'),
  );
  p.inside(torso, () => {
    p.line(
      `${curve('440,238 462,290 520,350')}${curve('488,236 470,286 424,344')}${curve('444,262 462,306 510,356')}${curve('412,352 470,372 544,352')}${curve('408,366 470,388 540,370')}`,
      { w: 1.3, ink: '#54350f', opacity: 0.8 },
    );
    p.blot(520, 320, 26, 50, '#8a6a26', 0.3);
    p.hatch([410, 230, 150, 170], { gap: 5, a: [470, 300], b: [560, 350] });
  });
  // Left arm, holding the lamp's handle.
  gold(limb('536,276,26 560,340,25 520,396,21 452,416,15'), { lighting: 'lit' });
  p.line(`${curve('556,322 540,356 506,380')}${curve('546,386 500,404 466,408')}`, {
    w: 1.1,
    ink: '#54350f',
    opacity: 0.8,
  });
  gold(ellipse(430, 415, 15, 11), { lighting: 'round', weight: 1 });
  p.line('M420 410q8 4 18 0M420 417q8 4 18 0', { w: 0.9, ink: '#54350f' });
  // Right arm: the raised sleeve falls over the lamp as its chimney.
  const sleeve = gold(
    blob(
      'c436,232 408,214 352,200 306,206 c264,222 244,262 c246,288 288,300 c330,292 336,272 c372,268 404,296 430,318',
    ),
  );
  p.inside(sleeve, () => {
    p.line(
      `${curve('420,246 350,226 296,240 272,272')}${curve('418,274 360,250 316,256 306,280')}${curve('424,292 390,268')}`,
      { w: 1.3, ink: '#54350f', opacity: 0.8 },
    );
    p.hatch([250, 210, 190, 110], { gap: 5, a: [330, 240], b: [400, 320] });
  });
  p.line(curve('246,262 290,282 336,268'), { w: 1.1, ink: '#54350f' });
  // Head.
  gold(blob('c440,206 c484,204 c492,244 462,252 436,240'), { lighting: 'lit' });
  // A round young face, the hair parted beneath a small cap, a knot behind.
  gold(blob('c486,104 510,96 526,108 526,128 c508,140 492,130'), { lighting: 'shade', weight: 1 });
  const head = gold(
    blob(
      '462,98 496,106 512,134 511,166 498,194 480,212 462,218 444,212 426,194 413,166 412,134 428,106',
    ),
    { lighting: 'round' },
  );
  p.inside(head, () => {
    p.fill(
      blob(
        'c404,170 c410,150 422,132 442,122 462,118 482,122 502,132 514,150 c520,170 c524,80 c400,80',
      ),
      '#8e5f1d',
      0.5,
    );
    let hair = '';
    for (let k = 1; k < 9; k += 1)
      hair += `M462 ${100 + k}Q${462 - k * 6} 112 ${462 - k * 6.6} ${118 + k * k * 0.72}M462 ${100 + k}Q${462 + k * 6} 112 ${462 + k * 6.6} ${118 + k * k * 0.72}`;
    p.line(hair, { w: 0.9, ink: '#54350f', opacity: 0.7 });
    p.hatch([440, 120, 80, 110], { gap: 4.5, a: [474, 164], b: [514, 186], opacity: 0.5 });
    p.blot(440, 180, 12, 9, '#fff6d2', 0.5);
  });
  const coif = gold(blob('c420,112 430,92 462,82 494,92 c504,112 462,100'), {
    lighting: 'round',
    weight: 1,
  });
  p.inside(coif, () => p.line('M424 106q38-16 76 0M462 82v18', { w: 1, ink: '#54350f' }));
  for (const x of [410, 514]) gold(ellipse(x, 164, 5, 10), { weight: 0.8, line: 1 });
  p.line(
    `${curve('428,150 440,144 452,149')}${curve('472,149 484,144 496,150')}M430 160q10-6 20 0q-10 4-20 0M474 160q10-6 20 0q-10 4-20 0M460 156q-2 16-6 22q8 5 16 0M450 194q6-4 12-1 6-3 12 1-12 8-24 0M454 204q8 3 16 0`,
    { w: 1.3, ink: '#54350f' },
  );
  p.fill('M440 157a2.500 2.500 0 1 0 .1 0M484 157a2.500 2.500 0 1 0 .1 0', '#54350f');
  p.speckle([330, 230, 270, 310], 90, { ink: '#6b5a26', opacity: 0.35 });
};
