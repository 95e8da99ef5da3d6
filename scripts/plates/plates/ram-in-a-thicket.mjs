import { blob, ellipse, limb, mirrored, poly } from '../geometry.mjs';

export const title =
  'The Ram in a Thicket: a goat of gold, shell and lapis rearing among golden branches';

export const draw = (p) => {
  p.ground(404, 566, 130, 20);
  const ink = '#3a2510';
  const gold = (d, o) => p.solid(d, 'gold', { lighting: 'lit', weight: 1.8, line: 1.2, ...o });
  const lapis = (d, o) => p.solid(d, 'lapis', { lighting: 'lit', weight: 1.4, line: 1.1, ...o });
  // Base with mosaic.
  const base = p.solid(poly('302,526 500,526 512,568 290,568'), 'silver', {
    lighting: 'flat',
    weight: 2.2,
  });
  p.inside(base, () => {
    for (let j = 0; j < 4; j += 1)
      for (let i = 0; i < 22; i += 1)
        p.fill(
          poly(
            `${288 + i * 10 + (j % 2) * 5},${531 + j * 9} ${293 + i * 10 + (j % 2) * 5},${526 + j * 9} ${298 + i * 10 + (j % 2) * 5},${531 + j * 9} ${293 + i * 10 + (j % 2) * 5},${536 + j * 9}`,
          ),
          ['#a5402a', '#f3e6c8', '#2c4c88'][(i + j) % 3],
          0.9,
        );
    p.hatch([400, 526, 112, 42], { gap: 4.5 });
  });
  // The plant: two stems, leaves, eight-petalled flowers.
  const stem = (points) => gold(limb(points), { weight: 1.4 });
  stem('322,528,6 318,400,6 300,300,5 306,200,5 330,96,4');
  stem('318,400,5 280,350,4 262,310,4');
  stem('302,250,5 270,210,4 258,170,4');
  stem('478,528,6 486,420,6 500,330,5 492,230,5 466,120,4');
  stem('486,420,5 520,376,4 540,330,4');
  stem('496,280,5 528,236,4 540,190,4');
  const rosette = (x, y, s) => {
    for (let k = 0; k < 8; k += 1) {
      const a = (k * Math.PI) / 4;
      gold(ellipse(x + s * 0.62 * Math.cos(a), y + s * 0.62 * Math.sin(a), s * 0.34), {
        lighting: 'round',
        weight: 0.8,
        line: 0.9,
      });
    }
    gold(ellipse(x, y, s * 0.38), { lighting: 'round', weight: 0.6, line: 0.9 });
  };
  [
    [262, 296, 24],
    [256, 158, 24],
    [334, 78, 26],
    [464, 100, 26],
    [542, 316, 24],
    [544, 176, 24],
  ].forEach((f) => rosette(...f));
  for (const [x, y, a] of [
    [308, 330, -40],
    [306, 440, -50],
    [294, 230, -60],
    [318, 150, 200],
    [492, 350, 220],
    [492, 460, 230],
    [500, 260, 240],
    [480, 170, -20],
    [330, 480, 20],
  ]) {
    p.group(`translate(${x} ${y}) rotate(${a})`, () => {
      const leaf = gold(blob('c0,0 14,-12 c40,0 c14,12'), { weight: 1, line: 1 });
      p.inside(leaf, () => p.line('M2 0H38', { w: 1, ink }));
    });
  }
  // The tube above the shoulders, which carried something now lost.
  gold('M428 190h20V76a10 4 0 0 0-20 0Z', { lighting: 'turned' });
  p.fill(ellipse(438, 76, 9, 3.5), '#4a2c0c');
  // Hind legs, body.
  gold(limb('432,430,20 452,478,13 438,504,9 444,530,9'), { lighting: 'shade' });
  gold(limb('384,430,22 362,474,14 382,504,10 374,530,9'), { lighting: 'lit' });
  gold(limb('420,262,12 456,250,10 478,282,7 474,310,6'), { lighting: 'shade' });
  const body = p.solid(
    blob(
      'c376,196 c436,200 c452,250 458,330 452,400 c448,452 400,462 360,448 c348,400 360,330 360,270',
    ),
    'bone',
    { lighting: 'turned', weight: 2.2 },
  );
  p.inside(body, () => {
    // The fleece: locks of shell below, of lapis above.
    for (let row = 0; row < 15; row += 1) {
      const y = 216 + row * 16;
      for (let x = 346 + (row % 2) * 9; x < 470; x += 18) {
        const lock = `M${x} ${y}q9-5 18 0q0 16-9 23q-9-7-9-23z`;
        p.fill(
          lock,
          row < 6
            ? p.pick(['#3a5c9a', '#4a6fae', '#2c4c88'])
            : p.pick(['#fbf2da', '#efdfba', '#f6e9c8']),
        );
        p.line(`${lock}M${x + 9} ${y + 2}q3 8 0 16`, {
          w: 1,
          ink: row < 6 ? '#0f1c3a' : '#6b5230',
        });
      }
    }
    p.fill(blob('c356,392 c380,420 c392,462 c350,456'), '#b5b1a8', 0.75);
    p.hatch([400, 196, 70, 270], { gap: 4.5, a: [412, 320], b: [458, 330], opacity: 0.7 });
  });
  gold(limb('384,260,14 350,252,11 328,284,8 326,316,7'), { lighting: 'lit' });
  for (const [x, y] of [
    [326, 318],
    [474, 312],
    [375, 532],
    [444, 532],
  ])
    lapis(ellipse(x, y, 8, 6), { lighting: 'shade', weight: 1 });
  // Neck and head; beard and forelock of lapis.
  const neck = lapis(blob('c370,206 c372,174 c380,150 c424,150 c436,174 c440,208'));
  p.inside(neck, () => {
    for (let y = 158; y < 210; y += 12)
      p.line(`M366 ${y}q10 10 19 0 10 10 19 0 10 10 19 0 10 10 19 0`, { w: 1, ink: '#9db4dd' });
  });
  p.solid(limb('384,116,8 346,124,7 330,140,4'), 'copper', { lighting: 'lit', weight: 1.4 });
  p.solid(limb('422,116,8 458,126,7 472,142,4'), 'copper', { lighting: 'shade', weight: 1.4 });
  lapis(limb('390,100,8 376,72,7 352,56,5 330,58,2'));
  lapis(limb('416,100,8 430,72,7 452,56,5 476,60,2'));
  const face = gold(mirrored('c403,96 c426,100 c432,128 c422,170 c418,190 403,196', 403), {
    lighting: 'round',
  });
  p.inside(face, () => p.hatch([403, 100, 34, 96], { gap: 4.5 }));
  lapis(blob('c384,104 c392,92 c403,98 c414,92 c422,104 c412,112 c403,104 c394,112'), {
    weight: 0.8,
  });
  for (const x of [389, 417]) {
    p.fill(ellipse(x, 132, 8, 5.5), '#f8efdc');
    p.line(ellipse(x, 132, 8, 5.5), { w: 1.8, ink: '#182d5a' });
    p.fill(ellipse(x, 132, 3.6), '#182d5a');
  }
  p.line('M397 176q-4 4-1 7M409 176q4 4 1 7M396 188q7 5 14 0', { w: 1.4, ink });
  const beard = lapis(mirrored('c403,194 c416,192 c414,222 c403,246', 403));
  p.inside(beard, () => p.line('M396 196v36M403 196v48M410 196v36', { w: 1, ink: '#9db4dd' }));
};
