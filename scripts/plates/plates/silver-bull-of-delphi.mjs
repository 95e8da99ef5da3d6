import { blob, curve, ellipse, limb, r } from '../geometry.mjs';

const INK = '#54350f';

export const title =
  'The silver bull of Delphi: dented sheets of silver with gilded horns, brow and hooves';

export const draw = (p) => {
  p.ground(410, 526, 290, 30);
  const silver = (d, o) => p.solid(d, 'silver', { lighting: 'lit', weight: 2.2, ...o });
  const gilt = (d, o) => p.solid(d, 'gold', { lighting: 'lit', weight: 1.4, ...o });
  // Far legs.
  silver(limb('306,366,28 308,430,19 300,500,15'), { lighting: 'shade' });
  silver(limb('516,360,34 536,424,21 524,500,15'), { lighting: 'shade' });
  gilt(blob('c284,498 c316,498 c321,523 c278,523'), { lighting: 'shade' });
  gilt(blob('c508,498 c540,498 c545,523 c502,523'), { lighting: 'shade' });
  // Tail, then body, neck and near legs beaten as one form over its wooden core.
  silver(limb('612,214,9 648,246,7 654,320,6 646,396,6'), { weight: 1.6 });
  gilt(blob('c638,394 c655,394 c664,430 650,462 638,432'));
  const body = silver(
    blob(
      'c196,140 234,142 268,160 304,182 360,198 440,204 510,192 566,190 604,204 626,240 632,296 618,352 608,396 616,424 603,450 600,500 c564,500 566,458 560,428 546,390 520,364 480,364 420,382 350,388 296,378 282,410 273,440 267,470 266,500 c230,500 230,470 225,440 214,404 200,376 180,346 166,304 160,262 c170,220',
    ),
    { lighting: 'lit' },
  );
  p.inside(body, () => {
    p.hatch([180, 290, 460, 110], { angle: 30, gap: 5, a: [400, 300], b: [426, 400] });
    // Shoulder, haunch, hock and knee; the folds of the dewlap.
    p.line(
      `${curve('262,196 230,250 222,310 240,360 282,384')}${curve('560,226 528,270 524,330 546,378')}${curve('226,436 248,444 272,434')}${curve('562,424 584,434 612,420')}${curve('184,182 206,240 204,330')}${curve('204,160 236,224 226,300')}${curve('172,236 186,290 184,344')}`,
      { w: 1.5, ink: '#3b3733', opacity: 0.65 },
    );
    p.hatch([230, 380, 50, 122], { gap: 4.5, a: [244, 430], b: [270, 432] });
    p.hatch([550, 300, 90, 200], { gap: 4.5, a: [570, 380], b: [616, 390] });
    p.fill(blob('c230,170 268,176 300,198 c250,214 226,206'), '#fffdf6', 0.5);
    p.line(
      `${curve('300,182 288,250 292,320 296,378')}${curve('398,202 390,290 402,386')}${curve('500,194 494,280 504,362')}${curve('168,304 230,318 300,312 400,304 500,310 632,298')}`,
      { w: 1.4, ink: '#3b3733', opacity: 0.7 },
    );
    let nails = '';
    for (let k = 0; k < 15; k += 1)
      nails += `M${r(294 - Math.sin(k / 4) * 5)} ${194 + k * 13}h.1M${r(394 + Math.sin(k / 3) * 4)} ${212 + k * 12}h.1M498 ${204 + k * 11}h.1`;
    for (let k = 0; k < 31; k += 1) nails += `M${178 + k * 15} ${r(310 + Math.sin(k / 4) * 5)}h.1`;
    p.line(nails, { w: 3.4, ink: '#3b3733' });
    for (let i = 0; i < 16; i += 1)
      p.blot(
        p.rand(210, 630),
        p.rand(205, 400),
        p.rand(12, 44),
        p.rand(8, 26),
        p.pick(['#fbf8f0', '#5c5751', '#8c7a5a', '#6e695f']),
        0.34,
      );
    const hole1 = p.blot(452, 352, 46, 24, '#55432f', 1);
    const hole2 = p.blot(340, 250, 24, 16, '#55432f', 1);
    p.line(hole1 + hole2, { w: 1.4, ink: '#2c2620' });
    p.veins([210, 210, 420, 190], 40, {
      ink: '#3b3733',
      opacity: 0.4,
      angle: 30,
      length: 30,
      wander: 20,
    });
    p.veins([210, 210, 420, 150], 30, {
      ink: '#ffffff',
      opacity: 0.7,
      angle: 30,
      length: 26,
      wander: 20,
    });
  });
  for (const x of [248, 582]) {
    gilt(blob(`c${x - 18},497 c${x + 18},497 c${x + 24},523 c${x - 27},523`));
    p.line(`M${x - 2} 500v22`, { w: 1.2, ink: INK });
  }
  // The head, turned to the left.
  silver(blob('c196,176 c224,160 c236,176 c214,198'), { lighting: 'flat', weight: 1.4 });
  gilt(blob('c200,178 c222,166 c226,176 c212,190'));
  const head = silver(
    blob(
      'c130,156 c160,142 190,148 208,172 c212,206 200,236 182,254 160,266 142,288 122,302 100,302 86,290 c80,276 92,250 104,214',
    ),
    { lighting: 'round' },
  );
  p.inside(head, () => {
    p.blot(150, 230, 24, 18, '#5c5751', 0.3);
    p.hatch([90, 150, 120, 150], { gap: 5, a: [140, 220], b: [190, 270] });
  });
  gilt(blob('c130,160 c162,146 c172,166 150,196 c126,204 c118,186'));
  p.line('M124 176q12-8 22 0M122 186q14-8 26 0M126 168q12-8 24-2', { w: 1, ink: INK });
  gilt(limb('140,158,10 124,132,9 130,100,6 152,78,2'));
  gilt(limb('176,150,9 186,122,8 210,104,5 230,100,2'));
  p.solid(ellipse(158, 206, 9, 7), 'bone', { lighting: 'round', weight: 0, line: 1.6 });
  p.fill(ellipse(157, 206, 4.5), '#1c1712');
  p.line('M94 278q14 4 26-6M92 262q4-6 10-2', { w: 1.8 });
};
