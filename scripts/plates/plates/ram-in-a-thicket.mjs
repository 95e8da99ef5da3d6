import { blob, ellipse, limb, poly, r } from '../geometry.mjs';

export const title =
  'The Ram in a Thicket: a goat of gold, shell and lapis rearing among golden branches';

const INK = '#3a2510';

/** The base, faced with a mosaic of lozenges. */
const mosaic = (p) => {
  const base = p.solid(poly('284,526 520,526 534,568 270,568'), 'silver', {
    lighting: 'flat',
    weight: 2.2,
  });
  p.inside(base, () => {
    ['#a5402a', '#f3e6c8', '#2c4c88'].forEach((colour, n) => {
      let d = '';
      for (let j = 0; j < 4; j += 1)
        for (let i = (n + 3 - (j % 3)) % 3; i < 28; i += 3)
          d += `M${266 + i * 10 + (j % 2) * 5} ${531 + j * 10}l5-5 5 5-5 5z`;
      p.fill(d, colour, 0.9);
    });
    p.hatch([400, 526, 134, 42], { gap: 4.5 });
  });
};

/** The plant: stems and twigs, leaves, rosettes of eight petals. */
const thicket = (p, gold) => {
  const stem = (points) => gold(limb(points), { weight: 1.4 });
  stem('336,528,8 300,440,7 288,330,6 300,220,5.5 282,112,4.5');
  stem('296,420,5 262,384,4.5 244,336,4');
  stem('291,290,5 258,250,4.5 244,196,4');
  stem('462,528,8 490,440,7 502,330,6.5 496,220,6 516,104,4.5');
  stem('494,430,5 538,396,4.5 560,350,4');
  stem('499,262,5 536,232,4.5 560,190,4');
  const rosette = (x, y, s) => {
    for (let k = 0; k < 8; k += 1) {
      const a = (k * Math.PI) / 4;
      p.group(`translate(${x} ${y}) rotate(${k * 45})`, () =>
        gold(blob(`c0,0 ${r(s * 0.32)},${r(-s * 0.6)} 0,${-s} ${r(-s * 0.32)},${r(-s * 0.6)}`), {
          lighting: Math.cos(a - 5.5) > 0 ? 'lit' : 'shade',
          weight: 0.7,
          line: 0.9,
        }),
      );
    }
    gold(ellipse(x, y, s * 0.3), { lighting: 'round', weight: 0.6, line: 0.9 });
  };
  rosette(282, 98, 30);
  rosette(240, 322, 27);
  rosette(242, 182, 27);
  rosette(518, 90, 30);
  rosette(566, 336, 27);
  rosette(566, 176, 27);
  for (const [x, y, a] of [
    [290, 372, -150],
    [306, 470, -160],
    [297, 250, -28],
    [290, 160, -150],
    [502, 372, -30],
    [484, 470, -24],
    [506, 150, -30],
    [500, 300, -36],
    [316, 486, 20],
  ])
    p.group(`translate(${x} ${y}) rotate(${a})`, () => {
      const leaf = gold(blob('c0,0 14,-11 c40,0 c14,11'), { weight: 1, line: 1 });
      p.inside(leaf, () => p.line('M2 0H38', { w: 1, ink: INK }));
    });
};

/** The fleece: locks of lapis on the shoulders, of shell below; the belly was silver. */
const fleece = (p, body) =>
  p.inside(body, () => {
    const lock = (colour, ink) =>
      p.symbol(() => {
        p.add(
          `<path d="M-9 0q9-6 18 0q1 15-9 25q-10-10-9-25z" fill="${colour}" stroke="${ink}" stroke-width="1"/>`,
        );
        p.add(
          `<path d="M0 2q3 8 0 17M-4 3q0 6 1 11" fill="none" stroke="${ink}" stroke-width=".8"/>`,
        );
      });
    const shell = ['#fbf2da', '#efdfba', '#f6e9c8'].map((c) => lock(c, '#6b5230'));
    const lapis = ['#3a5c9a', '#4a6fae', '#2c4c88'].map((c) => lock(c, '#0f1c3a'));
    for (let row = 15; row >= 0; row -= 1)
      for (let x = 326 + (row % 2) * 9; x < 460; x += 18)
        p.place(p.pick(row < 6 ? lapis : shell), x, 208 + row * 16, ` rotate(${r(6 - row * 0.8)})`);
    p.fill(blob('c452,330 c424,352 416,410 c396,456 c440,470 c466,400'), '#a9a59c', 0.85);
    p.hatch([396, 300, 60, 170], { gap: 4.5, a: [410, 360], b: [440, 380], opacity: 0.7 });
    p.hatch([334, 220, 120, 240], { gap: 5, a: [400, 340], b: [452, 350], opacity: 0.5 });
  });

export const draw = (p) => {
  p.ground(404, 566, 150, 20);
  const gold = (d, o) => p.solid(d, 'gold', { lighting: 'lit', weight: 1.8, line: 1.2, ...o });
  const lapis = (d, o) => p.solid(d, 'lapis', { lighting: 'lit', weight: 1.4, line: 1.1, ...o });
  const hoof = (x, y, turn = 0) =>
    p.group(`translate(${x} ${y}) rotate(${turn})`, () =>
      lapis(poly('-8,-9 9,-9 15,5 -8,5'), { lighting: 'shade', weight: 1 }),
    );
  mosaic(p);
  thicket(p, gold);
  // The tube above the shoulders, which carried something now lost.
  gold('M352 250V108a9 3.500 0 0 1 18 0V250Z', { lighting: 'turned' });
  p.fill(ellipse(361, 108, 8, 3), '#4a2c0c');
  // Far legs.
  gold(limb('420,258,15 456,234,11 484,252,8 502,250,7'), { lighting: 'shade' });
  hoof(508, 248, -20);
  gold(limb('396,424,26 428,452,15 404,490,9 412,522,8'), { lighting: 'shade' });
  hoof(412, 522);
  // Tail, body.
  gold(limb('344,424,8 322,436,7 312,458,4'));
  const body = p.solid(
    blob(
      'c380,204 354,234 344,290 340,350 332,404 342,444 372,458 408,450 428,414 440,350 446,290 c440,214',
    ),
    'bone',
    { lighting: 'turned', weight: 2.2 },
  );
  fleece(p, body);
  // Near legs: haunch, hock and hoof; the foreleg hooked over a branch.
  const haunch = gold(
    blob(
      'c340,404 370,396 402,424 412,456 394,474 376,484 372,498 376,522 c358,522 352,498 358,478 340,460 332,432',
    ),
  );
  p.inside(haunch, () => p.hatch([330, 400, 84, 124], { gap: 4.5, a: [364, 440], b: [408, 470] }));
  hoof(366, 523);
  const fore = gold(limb('410,278,17 450,300,12 474,280,9 500,290,7.5'));
  p.inside(fore, () => p.hatch([396, 262, 110, 56], { gap: 4.5, a: [440, 286], b: [446, 312] }));
  hoof(508, 290, 12);
  // Neck, horns, ears, head in profile.
  const neck = lapis(blob('c378,214 384,178 c394,142 c440,168 442,196 c446,232 410,240'));
  p.inside(neck, () => {
    let curls = '';
    for (let y = 160; y < 236; y += 12)
      curls += `M374 ${y}q9 11 18 0 9 11 18 0 9 11 18 0 9 11 18 0`;
    p.line(curls, { w: 1.1, ink: '#9db4dd' });
    p.hatch([380, 150, 66, 90], { gap: 4.5, a: [410, 190], b: [444, 200] });
  });
  const horn = (points, lighting) => {
    const d = lapis(limb(points), { lighting });
    p.inside(d, () =>
      p.hatch([350, 20, 130, 110], {
        angle: 14,
        gap: 7,
        ink: '#c3d2ee',
        width: 1.4,
        a: [400, 20],
        b: [400, 21],
        opacity: 0.8,
      }),
    );
  };
  horn('424,120,9 446,92,8 452,62,6 436,36,2', 'shade');
  horn('408,120,9 388,94,8 380,62,6 396,34,2', 'lit');
  p.solid(blob('c404,140 384,128 c346,144 366,158 400,156'), 'copper', { weight: 1.4 });
  const face = gold(
    blob(
      'c392,160 394,134 412,118 434,122 458,142 484,162 c494,172 c490,186 474,190 452,186 434,192 410,190 396,178',
    ),
    { lighting: 'round' },
  );
  p.inside(face, () => p.hatch([400, 150, 94, 46], { gap: 4.5, a: [430, 160], b: [440, 190] }));
  const beard = lapis(blob('c440,189 c468,189 466,214 c452,244 442,216'));
  p.inside(beard, () =>
    p.line('M448 190l3 40M455 190l-1 46M462 190l-6 40', { w: 1, ink: '#9db4dd' }),
  );
  lapis(blob('c398,134 c400,114 416,110 c432,116 c428,128 c418,122 c412,132'), { weight: 0.8 });
  p.fill(blob('c424,146 434,138 c448,148 436,153'), '#f8efdc');
  p.line('M422 146q12-12 27 2-14 8-27-2', { w: 1.8, ink: '#182d5a' });
  p.fill(ellipse(436, 146, 3.8), '#182d5a');
  p.line('M482 170q4-1 5 3M490 181q-14 2-26-2M418 176q8 8 20 6', { w: 1.4, ink: INK });
};
