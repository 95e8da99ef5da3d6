import { blob, box, curve, ellipse, limb, r } from '../geometry.mjs';

export const title = 'A lamassu of Khorsabad: winged bull with a bearded human head and five legs';

export const draw = (p) => {
  p.ground(404, 560, 280, 26);
  const ink = '#4d3b24';
  const cut = (d, o) => p.solid(d, 'stone', { lighting: 'lit', weight: 1.8, line: 1.3, ...o });
  const slab = cut(blob('c168,74 c646,70 c654,300 c652,552 c164,556 c170,300'), {
    lighting: 'flat',
    weight: 2.8,
  });
  p.inside(slab, () => {
    p.blot(560, 130, 100, 60, '#f4ead4', 0.5);
    p.blot(600, 480, 70, 70, '#6b5a40', 0.25);
    p.speckle([166, 70, 490, 486], 150, { opacity: 0.25 });
    p.veins([166, 70, 490, 486], 20, { angle: 30, length: 80, wander: 20, opacity: 0.25 });
  });
  p.solid(box(162, 536, 496, 24), 'stone', { lighting: 'shade', weight: 1.4 });
  // Legs: two at the front (seen standing), four at the side (seen walking); one shared.
  const leg = (points, light = 'lit') => {
    const id = cut(limb(points), { lighting: light, weight: 2 });
    return id;
  };
  leg('598,372,36 612,440,22 586,480,17 596,520,16');
  leg('540,380,30 508,440,19 520,486,15 514,520,15', 'shade');
  leg('372,386,26 398,440,19 392,490,15 398,520,15', 'shade');
  const body = cut(
    blob(
      'c250,300 c330,286 c480,300 c600,296 650,320 654,372 c640,404 c560,420 c440,410 c330,424 c250,410',
    ),
    { lighting: 'lit', weight: 2 },
  );
  p.inside(body, () => {
    let curls = '';
    for (let row = 0; row < 3; row += 1)
      for (let x = 300; x < 560; x += 15) curls += `M${x} ${388 + row * 12}a4.500 4.500 0 1 1 4 3`;
    p.line(curls, { w: 1.2, ink });
    let back = '';
    for (let row = 0; row < 3; row += 1)
      for (let y = 306; y < 390; y += 15) back += `M${620 + row * 12} ${y}a4.500 4.500 0 1 1 4 3`;
    p.line(back, { w: 1.2, ink });
    p.hatch([300, 300, 350, 120], { gap: 5, angle: 30, a: [440, 340], b: [450, 418], ink });
  });
  leg('220,390,30 212,450,22 210,490,18 206,522,18');
  leg('300,390,32 304,450,22 298,490,18 298,522,18');
  for (const x of [204, 300, 398, 516, 596]) {
    cut(blob(`c${x - 20},514 c${x + 18},514 c${x + 24},538 c${x - 26},538`), { weight: 1.2 });
    p.line(`M${x - 2} 518v18M${x - 20} 452q20 8 40 0`, { w: 1.2, ink, opacity: 0.7 });
  }
  // The wing: three ranks of feathers.
  const wing = cut(
    blob(
      'c262,330 c262,260 300,190 372,160 c470,128 570,116 640,108 c646,160 620,196 c560,262 470,320 c360,352',
    ),
    { lighting: 'lit', weight: 2.2 },
  );
  p.inside(wing, () => {
    let scales = '';
    for (let row = 0; row < 7; row += 1)
      for (let k = 0; k < 8; k += 1)
        scales += `M${268 + row * 17 + k * 3} ${326 - k * 19 - row * 2}q14-4 15-17`;
    p.line(scales, { w: 1.3, ink });
    for (let k = 0; k < 13; k += 1) {
      p.line(
        curve(
          `${372 - k * 4},${166 + k * 13} ${480 - k * 6},${142 + k * 14} ${642 - k * 16},${112 + k * 15}`,
        ),
        { w: 1.5, ink },
      );
    }
    p.line(curve('380,162 392,220 376,340'), { w: 2, ink });
    p.line(curve('500,134 492,220 440,336'), { w: 2, ink });
    let barbs = '';
    for (let k = 0; k < 12; k += 1)
      for (let m = 0; m < 7; m += 1)
        barbs += `M${r(520 + m * 17 - k * 11)} ${r(138 - m * 3 + k * 14.5)}l5 7`;
    p.line(barbs, { w: 0.8, ink, opacity: 0.6 });
    p.hatch([380, 110, 270, 240], { gap: 5, a: [480, 220], b: [600, 300], ink, opacity: 0.5 });
  });
  // Breast of curls.
  const breast = cut(
    blob('c206,268 c270,258 c304,300 c310,372 290,416 c240,424 204,414 c190,360 196,310'),
    { lighting: 'round' },
  );
  p.inside(breast, () => {
    let curls = '';
    for (let row = 0; row < 10; row += 1)
      for (let x = 200 + (row % 2) * 7; x < 310; x += 15)
        curls += `M${x} ${278 + row * 14}a5 5 0 1 1 5 4`;
    p.line(curls, { w: 1.2, ink });
    p.hatch([240, 260, 70, 160], { gap: 4.5, ink });
  });
  // Head: hair, beard, horned crown, earring.
  const hair = cut(blob('c262,140 c306,150 c326,200 324,262 c290,282 268,250'), {
    lighting: 'lit',
  });
  p.inside(hair, () => {
    for (let k = 0; k < 5; k += 1)
      p.line(curve(`${268 + k * 9},150 ${284 + k * 8},200 ${276 + k * 10},262`), { w: 1.3, ink });
  });
  let ends = '';
  for (let x = 282; x < 324; x += 13)
    for (let row = 0; row < 3; row += 1) ends += `M${x} ${240 + row * 12}a5 5 0 1 1 5 4`;
  p.line(ends, { w: 1.3, ink });
  const face = cut(
    blob('c204,130 c268,132 c276,180 c266,214 236,226 208,216 c198,190 c190,184 c198,164'),
    { lighting: 'round' },
  );
  p.inside(face, () => p.hatch([230, 130, 50, 100], { gap: 4.5, ink }));
  p.line(
    `${curve('204,158 220,150 240,158')}M208 168q10-8 24 0-12 7-24 0M198 166l-9 18q4 6 12 4M204 200q8 5 16 0`,
    { w: 2, ink },
  );
  p.fill(ellipse(219, 168, 3.6), ink);
  cut(blob('c256,164 c272,160 c272,190 c258,194'), { weight: 1 });
  p.line(`${ellipse(266, 204, 5, 9)}M266 212v8`, { w: 1.6, ink });
  const beard = cut(blob('c202,208 c232,214 c266,204 c274,250 c266,296 c212,298 c202,250'), {
    lighting: 'turned',
  });
  p.inside(beard, () => {
    let rows = '';
    for (let row = 0; row < 6; row += 1)
      for (let x = 208; x < 272; x += 12)
        rows +=
          row % 2
            ? `M${x} ${222 + row * 13}a4 4 0 1 1 4 3`
            : `M${x} ${216 + row * 13}v10M${x + 4} ${216 + row * 13}v10`;
    p.line(rows, { w: 1.2, ink });
  });
  const crown = cut(blob('c198,134 c202,64 c204,52 c278,52 c278,66 c282,138 c240,126'), {
    lighting: 'turned',
    weight: 2,
  });
  p.inside(crown, () => {
    p.line('M202 66H280M200 122q40-12 82 4', { w: 1.5, ink });
    p.line(
      `${curve('200,118 226,116 250,100 256,84')}${curve('200,106 224,104 242,90 248,78')}${curve('200,96 220,92 234,82 240,74')}`,
      { w: 2.2, ink },
    );
    let feathers = '';
    for (let x = 206; x < 280; x += 8) feathers += `M${x} 64v-12`;
    p.line(feathers, { w: 1.4, ink });
    p.line(`${ellipse(262, 78, 6)}${ellipse(222, 80, 0.5)}`, { w: 1.2, ink });
  });
  p.signs('cuneiform', p.rows([416, 436, 66, 78], 16, 15), { scale: 1, ink, opacity: 0.7 });
  p.crack(640, 230, 150, 90, { ink });
  p.crack(180, 470, 70, 60, { ink });
};
