import { blob, box, curve, ellipse, limb, mirrored, r } from '../geometry.mjs';

const INK = '#54350f';

export const title =
  'The Famen Temple bodhisattva: gilded silver figure kneeling on a lotus throne with a tray';

export const draw = (p) => {
  p.ground(405, 574, 120, 18);
  const gold = (d, o) => p.solid(d, 'gold', { lighting: 'lit', weight: 1.8, line: 1.3, ...o });
  // Lotus throne: drum foot, waist with roundels, upper petals.
  const foot = gold(blob('c312,524 c488,524 c510,566 c460,580 340,580 c290,566'), {
    lighting: 'turned',
  });
  p.inside(foot, () => {
    let petals = '';
    for (let k = -6; k <= 6; k += 1)
      petals += `M${400 + k * 16 - 9} ${576}q${k * -0.6 + 2} -40 ${9 - k * 0.8} -44q${k * 0.4 + 8} 8 ${9 + k * 0.6} 44`;
    p.line(petals, { w: 1.2, ink: INK });
    p.hatch([400, 524, 110, 56], { gap: 4.5, ink: INK });
  });
  const waist = gold(blob('c346,462 c454,462 c462,494 c484,528 c316,528 c338,494'), {
    lighting: 'turned',
  });
  p.inside(waist, () => {
    p.line('M336 496q64 14 128 0M340 470q60 12 120 0', { w: 1.2, ink: INK });
    for (const x of [352, 376, 400, 424, 448])
      p.line(`${ellipse(x, 484, 8)}M${x} 480v8M${x - 4} 484h8`, { w: 1.1, ink: INK });
    p.hatch([400, 462, 84, 66], { gap: 4.5, ink: INK });
  });
  for (let row = 0; row < 3; row += 1) {
    for (let k = -4 + (row % 2) * 0.5; k <= 4; k += 1) {
      const x = 400 + k * (25 + row * 2.5);
      const y = 464 - row * 15;
      const petal = blob(
        `c${r(x - 12)},${y - 22} ${r(x)},${y - 30} c${r(x + 12)},${y - 22} ${r(x + 9)},${y - 4} c${r(x)},${y + 4} ${r(x - 9)},${y - 4}`,
      );
      gold(petal, { lighting: k > 1 ? 'shade' : 'lit', weight: 0.8, line: 0.9 });
      p.line(
        `M${r(x)} ${y - 24}v20M${r(x - 5)} ${y - 20}q3 10 4 16M${r(x + 5)} ${y - 20}q-3 10-4 16`,
        { w: 0.7, ink: INK, opacity: 0.7 },
      );
    }
  }
  // Floating scarf behind the body.
  p.line(curve('346,250 304,272 300,330 322,372 300,416'), { w: 9, ink: '#c9983c' });
  p.line(curve('346,250 304,272 300,330 322,372 300,416'), { w: 1, ink: INK });
  p.line(curve('456,250 500,272 504,330 480,376 502,416'), { w: 9, ink: '#a97728' });
  p.line(curve('456,250 500,272 504,330 480,376 502,416'), { w: 1, ink: INK });
  // Kneeling body: one knee raised.
  const skirt = gold(
    blob(
      'c352,336 c404,328 c450,336 c494,360 506,396 498,420 c456,432 c340,432 c304,420 306,392 c322,366',
    ),
    { lighting: 'round' },
  );
  p.inside(skirt, () => {
    p.line(
      `${curve('360,340 340,380 314,412')}${curve('376,344 362,390 348,430')}${curve('410,340 452,364 492,404')}${curve('404,352 436,388 452,430')}${curve('396,350 402,390 398,430')}${curve('430,340 470,356 500,388')}`,
      { w: 1.2, ink: INK, opacity: 0.8 },
    );
    p.hatch([400, 330, 110, 100], { gap: 4.5, ink: INK });
  });
  const chest = gold(
    blob('c356,232 c400,222 c446,232 c448,268 438,300 444,340 c400,350 c356,340 c362,300 354,268'),
    { lighting: 'round' },
  );
  p.inside(chest, () => {
    p.hatch([400, 226, 52, 120], { gap: 4.5, ink: INK });
    p.line('M364 330q36 12 72 0M400 300q-3 6 0 8', { w: 1, ink: INK });
  });
  // Pearl strings of the necklace and girdle.
  const beads = (points, w = 4) => {
    p.line(curve(points), { w, ink: '#8e5f1d', dash: `0.1 ${w + 0.8}` });
    p.line(curve(points), { w: w - 1.6, ink: '#fff3cf', dash: `0.1 ${w + 0.8}` });
  };
  beads('362,238 380,262 400,270 422,262 440,238', 5.5);
  beads('366,250 384,290 400,300 418,290 438,250');
  beads('400,300 382,340 352,396');
  beads('400,300 420,340 456,396');
  gold(ellipse(400, 302, 8), { lighting: 'round', weight: 0.8 });
  // Arms raised to hold the tray before the breast.
  for (const side of [-1, 1]) {
    const x = (dx) => r(400 + side * dx);
    gold(limb(`${x(44)},246,14 ${x(66)},284,12 ${x(56)},312,11 ${x(22)},296,9`), {
      lighting: side > 0 ? 'shade' : 'lit',
    });
    p.line(
      `M${x(52)} 262q${side * 8} 2 ${side * 14} -4M${x(38)} 314q${side * -2}-10 ${side * 2}-18M${x(32)} 312q${side * -2}-10 ${side * 2}-18`,
      { w: 2, ink: INK, opacity: 0.8 },
    );
  }
  const tray = gold(blob('c322,262 c338,290 462,290 c478,262 c462,252 338,252'), {
    lighting: 'turned',
    weight: 1.8,
  });
  p.inside(tray, () => {
    let lobes = '';
    for (let k = -4; k <= 4; k += 1) lobes += `M${400 + k * 17 - 8} 262q8 26 17 0`;
    p.line(lobes, { w: 1.1, ink: INK });
  });
  gold(blob('c322,262 338,252 400,248 462,252 c478,262 462,270 400,274 338,270'), {
    lighting: 'flat',
    weight: 0,
    line: 1.2,
  });
  const plaque = gold(box(358, 250, 84, 15), { lighting: 'shade', weight: 0.6, line: 0.9 });
  p.inside(plaque, () =>
    p.signs('hanzi', p.rows([361, 252, 74, 1], 8.5, 20), { scale: 0.5, ink: '#3a220a', w: 0.9 }),
  );
  // Neck, head, high crown with a seated Buddha.
  gold(blob('c386,206 c414,206 c418,234 c382,234'), { lighting: 'turned', weight: 1 });
  p.line('M386 216q14 5 28 0M386 223q14 5 28 0', { w: 0.9, ink: INK });
  const face = gold(mirrored('c400,130 c434,136 440,164 430,192 414,212 400,215'), {
    lighting: 'round',
  });
  p.inside(face, () => p.hatch([404, 136, 40, 80], { gap: 4.5, ink: INK, opacity: 0.5 }));
  p.line(
    `${curve('374,160 384,154 395,159')}${curve('405,159 416,154 426,160')}M376 169q9 5 18 0M406 169q9 5 18 0M398 162q-2 16-4 22q6 5 12 0M389 197q5-5 11-2 6-3 11 2-11 8-22 0M398 147h4`,
    { w: 1.3, ink: INK },
  );
  for (const side of [-1, 1]) {
    const x = (dx) => r(400 + side * dx);
    gold(blob(`c${x(34)},158 c${x(44)},156 c${x(42)},204 c${x(36)},208`), {
      lighting: 'lit',
      weight: 0.8,
    });
    p.line(curve(`${x(46)},140 ${x(62)},176 ${x(54)},220 ${x(64)},248`), { w: 5, ink: '#c08d33' });
    p.line(curve(`${x(46)},140 ${x(62)},176 ${x(54)},220 ${x(64)},248`), { w: 1, ink: INK });
  }
  const crown = gold(
    blob(
      'c356,148 c348,112 362,76 c382,92 c388,52 400,34 c412,52 c418,92 c438,76 452,112 c444,148 c400,132',
    ),
    { lighting: 'lit' },
  );
  p.inside(crown, () => {
    p.line(
      `${curve('360,140 368,110 364,84')}${curve('440,140 432,110 436,84')}${curve('380,136 384,100 392,64')}${curve('420,136 416,100 408,64')}M366 120q8-12 14 0t-12 8M434 120q-8-12-14 0t12 8`,
      { w: 1.2, ink: INK },
    );
    p.hatch([400, 40, 54, 110], { gap: 4.5, ink: INK });
  });
  p.line(
    `${ellipse(400, 92, 6, 7)}${blob('c390,104 400,98 410,104 c414,120 400,124 386,120')}${ellipse(400, 102, 17, 22)}`,
    { w: 1.2, ink: INK },
  );
  beads('358,146 378,134 400,130 422,134 442,146', 4.5);
};
