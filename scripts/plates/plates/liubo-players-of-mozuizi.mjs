import { blob, curve, limb, poly } from '../geometry.mjs';

const INK = '#38200e';

export const title = 'Two liubo players of painted wood, kneeling at their board';

export const draw = (p) => {
  p.ground(410, 520, 310, 30);
  const paint = (d, m, o) => p.solid(d, m, { lighting: 'lit', weight: 2, line: 1.3, ...o });
  // Left player: hand raised to throw. Right player: leaning in, watching.
  const robeL = paint(
    blob(
      'c98,514 c104,448 140,400 150,336 c156,276 190,244 c240,246 262,286 266,344 c300,390 322,430 326,470 c330,508 c220,522',
    ),
    'linen',
  );
  p.inside(robeL, () => {
    p.fill(blob('c98,514 c110,448 150,420 c210,470 c330,472 c332,524'), '#5f574e', 0.85);
    p.line(
      `${curve('200,250 214,300 250,340 264,360')}${curve('236,250 216,300 180,346')}${curve('150,420 220,452 326,458')}${curve('160,430 176,480 170,516')}${curve('220,452 226,490 220,518')}${curve('276,458 284,490 280,516')}`,
      { w: 1.5, ink: '#3a2a1a', opacity: 0.8 },
    );
    p.line(`${curve('192,246 214,304 258,348')}${curve('242,250 224,290 206,318')}`, {
      w: 5,
      ink: '#2b2420',
      opacity: 0.9,
    });
    p.veins([100, 250, 230, 270], 26, { angle: 86, length: 60, wander: 4, opacity: 0.3 });
    p.blot(176, 370, 22, 30, '#9d7a4c', 0.45);
    p.hatch([200, 250, 140, 270], { gap: 5, a: [230, 380], b: [320, 440] });
  });
  const robeR = paint(
    blob(
      'c702,514 c706,450 680,400 664,346 c652,286 616,258 c566,262 546,300 540,352 c508,396 484,436 480,474 c476,508 c590,522',
    ),
    'stone',
  );
  p.inside(robeR, () => {
    p.fill(blob('c702,514 c694,450 650,424 c590,474 c478,474 c470,524'), '#3f3a36', 0.85);
    p.line(
      `${curve('604,264 590,310 552,352')}${curve('566,268 590,316 626,356')}${curve('650,424 580,456 482,462')}${curve('640,436 626,480 632,516')}${curve('580,456 576,490 582,518')}${curve('524,460 518,490 522,516')}`,
      { w: 1.5, ink: '#2a2018', opacity: 0.8 },
    );
    p.line(`${curve('612,262 590,316 546,358')}${curve('562,266 580,300 598,328')}`, {
      w: 5,
      ink: '#f1e6d0',
      opacity: 0.75,
    });
    p.veins([480, 260, 220, 250], 26, { angle: 94, length: 60, wander: 4, opacity: 0.35 });
    p.hatch([560, 260, 150, 260], { gap: 5, a: [590, 380], b: [700, 440] });
  });
  const head = (x, y, look, tone) => {
    paint(limb(`${x - look * 2},${y + 46},13 ${x - look * 4},${y + 70},16`), tone, { weight: 1 });
    const face = paint(
      blob(
        `${x},${y - 50} ${x + 30},${y - 36} ${x + 38},${y} ${x + 26},${y + 36} ${x + look * 4},${y + 54} ${x - 26},${y + 36} ${x - 38},${y} ${x - 30},${y - 36}`,
      ),
      tone,
      { lighting: 'round' },
    );
    p.inside(face, () => p.hatch([x - 10, y - 40, 60, 100], { gap: 4.5 }));
    paint(
      blob(
        `c${x - 40},${y - 8} ${x - 38},${y - 46} ${x},${y - 64} ${x + 38},${y - 46} c${x + 40},${y - 8} c${x + 30},${y - 22} ${x},${y - 32} c${x - 30},${y - 22}`,
      ),
      'basalt',
      { weight: 1.4 },
    );
    const bun = paint(
      blob(
        `c${x - 14},${y - 56} ${x - 16},${y - 78} ${x},${y - 88} ${x + 16},${y - 78} c${x + 14},${y - 56}`,
      ),
      'basalt',
      { weight: 1.4 },
    );
    p.inside(bun, () => p.line(`M${x - 14} ${y - 64}h28`, { w: 2, ink: '#8d8884' }));
    const ex = x + look * 9;
    p.line(`M${ex - 22} ${y - 8}q8-6 16 0M${ex + 6} ${y - 8}q8-6 16 0`, { w: 2.4, ink: '#1d1510' });
    p.line(
      `M${ex - 21} ${y + 2}q7-4 14 0-7 4-14 0M${ex + 7} ${y + 2}q7-4 14 0-7 4-14 0M${ex} ${y}l${look * 5} 17-5 2M${ex - 8} ${y + 30}q8 4 16 0`,
      { w: 1.8, ink: '#1d1510' },
    );
    p.line(`M${ex - 14} ${y + 24}q7-5 14 0 7-5 14 0M${ex} ${y + 38}v9`, { w: 1.8, ink: '#1d1510' });
    p.line(
      curve(`${x - look * 36},${y - 6} ${x - look * 44},${y + 2} ${x - look * 37},${y + 16}`),
      { w: 1.6, ink: '#1d1510' },
    );
  };
  head(216, 196, 1, 'bone');
  head(588, 208, -1, 'bone');
  // Arms.
  const sleeve = paint(
    blob('c246,282 c284,268 322,250 348,234 c366,256 c350,296 310,328 c270,352'),
    'linen',
  );
  p.inside(sleeve, () => {
    p.line(`${curve('260,300 310,284 352,250')}${curve('270,324 316,304 350,274')}`, {
      w: 1.3,
      opacity: 0.7,
    });
    p.hatch([250, 240, 116, 110], { gap: 5 });
  });
  paint(limb('352,246,11 374,228,9 388,206,6'), 'bone', { weight: 1.4 });
  p.line('M386 212l8-12M382 208l4-14M390 216l12-8', { w: 3, ink: '#d3bb8a' });
  p.line('M386 212l8-12M382 208l4-14M390 216l12-8', { w: 1, ink: INK });
  paint(blob('c160,330 c150,380 180,424 230,436 c244,416 c210,396 204,346'), 'linen');
  paint(limb('232,426,11 258,432,9 276,430,6'), 'bone', { weight: 1.4 });
  paint(blob('c560,304 c530,330 504,362 492,392 c506,410 c540,398 574,366'), 'stone');
  paint(limb('498,398,11 476,412,9 458,414,6'), 'bone', { weight: 1.4 });
  paint(blob('c656,340 c664,390 636,428 590,440 c574,424 c606,400 612,350'), 'stone');
  paint(limb('586,432,11 562,438,9 546,436,6'), 'bone', { weight: 1.4 });
  // The board between them, with its TLV lines, and the throwing mat.
  const side = paint(poly('286,474 474,474 500,518 260,518'), 'wood', { lighting: 'shade' });
  p.inside(side, () => p.veins([260, 474, 240, 44], 14, { length: 90, wander: 2 }));
  const board = paint(poly('304,408 456,408 486,476 274,476'), 'basalt', {
    lighting: 'lit',
    weight: 1.4,
  });
  p.inside(board, () => {
    const line = { w: 2.2, ink: '#efe2c4' };
    p.line('M310 412H450L478 470H282Z', line);
    p.line(
      'M356 432H404L410 450H350ZM380 414v10M370 424h20M380 468v-10M369 458h22M300 440h16M312 432l-3 16M464 440h-16M450 432l3 16M320 414l-3 10h12M440 414l3 10h-12M292 468l4-12h14M468 468l-4-12h-14',
      line,
    );
  });
  for (const [x, y] of [
    [334, 428],
    [428, 460],
    [330, 456],
    [424, 424],
  ])
    p.solid(poly(`${x},${y - 7} ${x + 11},${y - 7} ${x + 12},${y + 3} ${x - 1},${y + 3}`), 'bone', {
      weight: 1,
      line: 1,
    });
};
