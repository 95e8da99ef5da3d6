import { blob, curve, ellipse, limb, r } from '../geometry.mjs';

const INK = '#54350f';

export const title =
  'The silver bull of Delphi: dented sheets of silver with gilded horns, brow and hooves';

export const draw = (p) => {
  p.ground(410, 526, 290, 30);
  const silver = (d, o) => p.solid(d, 'silver', { lighting: 'lit', weight: 2.2, ...o });
  const gilt = (d, o) => p.solid(d, 'gold', { lighting: 'lit', weight: 1.4, ...o });
  // Far legs.
  silver(limb('268,380,26 262,440,19 258,500,16'), { lighting: 'shade' });
  silver(limb('548,370,34 574,430,22 566,500,16'), { lighting: 'shade' });
  gilt(blob('c242,498 c276,498 c280,522 c236,522'), { lighting: 'shade' });
  gilt(blob('c550,498 c584,498 c590,522 c546,522'), { lighting: 'shade' });
  // Body.
  const body = silver(
    blob(
      'c196,238 c236,196 290,188 350,200 430,214 520,194 584,206 624,226 640,280 636,336 612,372 c560,392 480,404 400,408 320,410 c258,404 222,372 206,320',
    ),
    { lighting: 'lit' },
  );
  p.inside(body, () => {
    p.hatch([190, 300, 460, 120], { angle: 30, gap: 5, a: [400, 300], b: [430, 410] });
    p.line(
      `${curve('300,196 286,260 292,330 300,404')}${curve('400,208 392,300 404,408')}${curve('500,200 496,300 506,398')}${curve('212,300 300,318 400,306 520,314 634,300')}`,
      { w: 1.4, ink: '#3b3733', opacity: 0.7 },
    );
    let nails = '';
    for (let k = 0; k < 15; k += 1)
      nails += `M${r(294 - Math.sin(k / 4) * 5)} ${204 + k * 14}h.1M${r(396 + Math.sin(k / 3) * 4)} ${216 + k * 13}h.1M500 ${206 + k * 13}h.1`;
    for (let k = 0; k < 30; k += 1) nails += `M${222 + k * 14} ${r(310 + Math.sin(k / 4) * 5)}h.1`;
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
  // Near legs.
  for (const [points, x] of [
    ['226,370,32 230,430,22 222,500,17', 222],
    ['600,350,40 622,424,25 610,500,17', 610],
  ]) {
    const leg = silver(limb(points), { lighting: 'turned' });
    p.inside(leg, () => {
      p.line(`M${x - 26} 436q26 10 54 0M${x - 30} 400q30 12 64 0`, {
        w: 1.2,
        ink: '#3b3733',
        opacity: 0.7,
      });
      p.hatch([x, 340, 44, 180], { gap: 4.5 });
      p.blot(x + 4, 462, 12, 10, '#55432f', 0.8);
    });
    gilt(blob(`c${x - 18},497 c${x + 17},497 c${x + 24},523 c${x - 26},523`));
    p.line(`M${x - 2} 500v22`, { w: 1.2, ink: INK });
  }
  // Tail.
  silver(limb('630,236,9 662,272,7 664,350,6 656,420,6'), { weight: 1.6 });
  gilt(blob('c648,418 c664,418 672,452 660,484 648,456'));
  // Dewlap, neck and head, turned to the left.
  const neck = silver(
    blob('c250,200 c212,170 176,172 150,196 c148,250 168,300 190,340 c214,390 c248,380 c280,300'),
    { lighting: 'lit' },
  );
  p.inside(neck, () => {
    p.line(
      `${curve('166,244 190,280 206,356')}${curve('180,226 212,270 226,350')}${curve('204,206 240,256 248,330')}`,
      { w: 1.3, ink: '#3b3733', opacity: 0.7 },
    );
    p.blot(220, 280, 30, 26, '#5c5751', 0.35);
    p.hatch([150, 180, 120, 210], { gap: 5, a: [190, 270], b: [236, 380] });
  });
  silver(blob('c196,176 c224,160 c236,176 c214,198'), { lighting: 'flat', weight: 1.4 });
  gilt(blob('c200,178 c222,166 c226,176 c212,190'));
  const head = silver(
    blob(
      'c132,158 c164,144 190,152 206,176 c206,206 192,226 172,244 c152,270 130,296 104,296 86,286 c82,268 94,244 108,214',
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
