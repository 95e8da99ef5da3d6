import { blob, curve, ellipse, mirrored, r } from '../geometry.mjs';
import { both } from '../surfaces.mjs';

export const title =
  'The mask of Tutankhamun: gold face, striped headcloth, vulture and cobra at the brow, broad collar';

export const draw = (p) => {
  p.ground(405, 560, 220, 24);
  const ink = '#4a2e0c';
  const blue = '#26457f';
  const cloth = p.solid(
    mirrored(
      'c400,38 458,44 520,92 c550,170 c572,260 c592,372 c572,408 c548,470 c560,540 c400,566',
    ),
    'gold',
    { lighting: 'lit', weight: 2.6 },
  );
  p.inside(cloth, () => {
    // The stripes of the nemes: bows over the crown, fans at the sides.
    let bows = '';
    for (let k = 0; k < 6; k += 1)
      bows += `M${246 + k * 3} ${150 - k * 16}Q400 ${36 - k * 16} ${554 - k * 3} ${150 - k * 16}`;
    p.line(bows, { w: 7, ink: blue });
    let fans = '';
    for (let k = 0; k < 15; k += 1) {
      const y = 150 + k * 17;
      fans += `M${516 + (k > 9 ? 0 : 0)} ${y + 12}L620 ${y - 14 + k * 3.6}M284 ${y + 12}L180 ${r(y - 14 + k * 3.6)}`;
    }
    p.line(fans, { w: 7, ink: blue });
    let lappets = '';
    for (let y = 416; y < 560; y += 13) lappets += `M486 ${y}H590M210 ${y}H314`;
    p.line(lappets, { w: 5.5, ink: blue });
    p.hatch([400, 40, 200, 520], { gap: 5, a: [500, 240], b: [600, 300], ink });
  });
  const collar = p.solid(mirrored('c400,410 456,420 488,424 c490,556 c400,566'), 'gold', {
    lighting: 'flat',
    weight: 0,
  });
  p.inside(collar, () => {
    const rings = [
      '#26457f',
      '#e8bf55',
      '#a5402a',
      '#3d8577',
      '#e8bf55',
      '#26457f',
      '#a5402a',
      '#3d8577',
      '#e8bf55',
    ];
    rings.forEach((colour, k) => {
      const y = 428 + k * 15;
      p.line(`M300 ${y - 22}Q400 ${y + 26} 500 ${y - 22}`, { w: 13, ink: colour });
      let ticks = '';
      for (let x = -9; x <= 9; x += 1)
        ticks += `M${400 + x * 11} ${r(y + 2 - x * x * 0.26 - 6)}v11`;
      if (k % 2 === 0) p.line(ticks, { w: 2.2, ink: '#f4dc8a', opacity: 0.9 });
    });
    p.hatch([310, 410, 190, 160], { gap: 5, ink });
  });
  p.line(both('486,330 484,400 490,556'), { w: 2, ink });
  const band = p.solid(mirrored('c400,116 462,122 c506,150 c504,168 c462,142 c400,134'), 'gold', {
    lighting: 'flat',
    weight: 1,
  });
  p.inside(band, () => p.hatch([400, 116, 110, 60], { gap: 4, ink }));
  // Ears, then the face.
  for (const side of [1, -1]) {
    const x = (dx) => r(400 + side * dx);
    p.solid(
      blob(`c${x(92)},218 ${x(112)},206 ${x(118)},228 ${x(112)},262 ${x(98)},286 c${x(90)},270`),
      'gold',
      { lighting: side > 0 ? 'shade' : 'lit', weight: 1.2 },
    );
    p.line(
      `${curve(`${x(100)},222 ${x(109)},228 ${x(104)},256`)}${ellipse(400 + side * 99, 274, 4)}`,
      { w: 1.2, ink },
    );
  }
  const face = p.solid(
    mirrored('c400,130 460,136 500,166 504,226 492,290 466,346 430,382 400,390'),
    'gold',
    { lighting: 'round', weight: 1.2 },
  );
  p.inside(face, () => {
    p.hatch([400, 140, 110, 250], { gap: 5, a: [440, 250], b: [506, 280], ink, opacity: 0.5 });
    p.fill(blob('c404,220 c424,246 426,290 404,302'), '#8e5f1d', 0.28);
  });
  for (const side of [1, -1]) {
    const x = (dx) => r(400 + side * dx);
    p.fill(
      blob(`c${x(16)},206 ${x(44)},188 ${x(80)},196 c${x(92)},210 ${x(60)},202 ${x(36)},204`),
      blue,
    );
    p.fill(
      blob(
        `c${x(16)},236 ${x(40)},220 ${x(66)},228 c${x(80)},240 c${x(104)},242 c${x(104)},250 c${x(76)},250 ${x(46)},254 ${x(26)},248`,
      ),
      blue,
    );
    p.fill(
      blob(`c${x(20)},239 ${x(42)},225 ${x(62)},232 c${x(72)},242 ${x(46)},250 ${x(30)},247`),
      '#fbf4e2',
    );
    p.fill(ellipse(400 + side * 46, 238, 11, 10.5), '#1c130b');
    p.fill(ellipse(400 + side * 43, 234, 3, 3), '#fff');
    p.fill(ellipse(400 + side * 24, 244, 3, 2), '#a5402a');
  }
  p.line('M388 206q4 50-6 84q4 16 18 16t18-16q-10-34-6-84', { w: 1, ink, opacity: 0.55 });
  p.line('M382 292q-6 10 6 12M418 292q6 10-6 12M392 305q8 5 16 0', { w: 1.6, ink });
  const lips = p.solid(mirrored('c400,330 408,324 420,330 c434,336 420,348 400,352'), 'gold', {
    lighting: 'flat',
    weight: 0.8,
    line: 1.1,
  });
  p.inside(lips, () => p.fill('M366 338h70v20h-70z', '#c07f2a', 0.5));
  p.line('M366 336q34 6 68 0M386 362q14 6 28 0', { w: 1.3, ink });
  // Plaited beard.
  const beard = p.solid(mirrored('c400,384 c424,384 420,440 c418,492 400,506'), 'lapis', {
    lighting: 'turned',
    weight: 1.6,
  });
  p.inside(beard, () => {
    let plait = '';
    for (let y = 384; y < 506; y += 9) plait += `M376 ${y}l24 9 24-9`;
    p.line(plait, { w: 1.8, ink: '#e8bf55' });
  });
  // The vulture of Upper and the cobra of Lower Egypt.
  const vulture = p.solid(
    blob('c366,134 370,108 364,86 368,62 384,50 398,60 400,84 394,108 c396,134'),
    'gold',
    { lighting: 'lit', weight: 1.6 },
  );
  p.inside(vulture, () => {
    p.line('M362 98q18 8 36 0M364 107q16 7 32 0M364 116q16 6 32 0M364 125q16 5 32 0', {
      w: 1.4,
      ink,
    });
    p.fill(blob('c366,74 384,64 c402,76 c398,54 c368,54'), '#fff2c2', 0.5);
  });
  p.solid(blob('c376,70 c392,70 394,82 c384,102 c374,82'), 'basalt', { weight: 0.8, line: 1 });
  p.fill(`${ellipse(373, 68, 3)}${ellipse(394, 68, 3)}`, '#1c130b');
  const hood = p.solid(
    blob('c408,134 404,108 402,86 410,66 424,58 438,66 446,86 442,108 c438,134'),
    'gold',
    { lighting: 'lit', weight: 1.6 },
  );
  p.inside(hood, () => {
    p.fill(blob('c409,84 c418,78 c419,128 c411,128'), blue);
    p.fill(blob('c439,84 c430,78 c429,128 c437,128'), blue);
    p.fill(blob('c418,80 c430,80 c429,132 c419,132'), '#a5402a');
    p.line('M416 90h16M416 99h16M416 108h16M416 117h16M416 126h16', { w: 2.2, ink: '#f0cb62' });
    p.line('M418 78v54M430 78v54', { w: 1.4, ink: '#54350f' });
  });
  const snake = p.solid(mirrored('c424,48 c434,52 436,64 c430,78 424,82', 424), 'gold', {
    lighting: 'round',
    weight: 1.2,
  });
  p.inside(snake, () => p.line('M420 74q4 3 8 0', { w: 1, ink }));
  p.fill(`${ellipse(418, 62, 2.4)}${ellipse(430, 62, 2.4)}`, '#1c130b');
};
