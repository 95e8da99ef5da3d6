import { blob, curve, ellipse, limb, mirrored, poly, r } from '../geometry.mjs';

export const title =
  'The standing figure of Sanxingdui: a tall bronze man on a pedestal, his great hands curled round something lost';

export const draw = (p) => {
  p.ground(404, 574, 120, 18);
  const ink = '#1d241b';
  const cast = (d, o) => p.solid(d, 'bronze', { lighting: 'lit', weight: 1.8, line: 1.2, ...o });
  const base = cast(poly('330,524 470,524 486,578 314,578'), { lighting: 'turned' });
  p.inside(base, () => p.hatch([400, 524, 90, 54], { gap: 4.5, ink: '#10160f' }));
  // Pedestal: four elephant-like heads under a slab.
  for (const side of [-1, 1]) {
    const x = (dx) => r(400 + side * dx);
    const beast = cast(
      blob(
        `c${x(4)},452 c${x(62)},448 c${x(70)},474 ${x(62)},500 ${x(80)},512 c${x(78)},524 ${x(60)},526 c${x(44)},524 ${x(40)},504 c${x(22)},526 c${x(6)},526`,
      ),
      { lighting: side > 0 ? 'shade' : 'lit' },
    );
    p.inside(beast, () =>
      p.line(
        `M${x(30)} 474q${side * 8}-8 ${side * 16} 0q${side * -8} 8 ${side * -16} 0M${x(50)} 496q${side * 10} 4 ${side * 14} 14M${x(12)} 460q${side * 10} 20 ${side * 4} 50`,
        { w: 1.4, ink },
      ),
    );
  }
  cast(poly('328,434 472,434 478,454 322,454'), { lighting: 'turned' });
  p.line('M334 444h132', { w: 1.1, ink, dash: '8 5' });
  // Bare feet with anklets; a robe of three layers, long at the sides.
  cast(limb('382,400,12 378,428,10'));
  cast(limb('418,400,12 422,428,10'), { lighting: 'shade' });
  cast(blob('c366,422 c388,424 c388,436 c354,436'));
  cast(blob('c412,424 c434,422 c446,436 c412,436'), { lighting: 'shade' });
  p.line('M366 417h24M410 417h24', { w: 3.4, ink });
  const robe = cast(
    blob(
      'c352,200 374,192 c426,192 448,200 c438,252 434,300 446,356 c458,422 c440,416 c432,400 c368,400 c360,416 c342,422 c354,356 366,300 362,252',
    ),
    { lighting: 'turned', weight: 2.2 },
  );
  p.inside(robe, () => {
    for (let i = 0; i < 16; i += 1)
      p.blot(
        p.rand(340, 460),
        p.rand(200, 410),
        p.rand(8, 24),
        p.rand(8, 24),
        p.pick(['#9fc0a2', '#c0c79d', '#3a463a', '#6f968a']),
        0.38,
      );
    p.line('M362 204L452 300M372 200L456 284M352 362h98M350 378h104', { w: 1.5, ink });
    // Dragon and spiral ornament.
    let spiral = '';
    for (const [x, y] of [
      [368, 232],
      [366, 264],
      [370, 300],
      [392, 268],
      [394, 310],
      [426, 240],
      [432, 318],
      [360, 330],
      [412, 338],
      [440, 340],
    ])
      spiral += `M${x} ${y}m8 0a8 8 0 1 1-8-8 5 5 0 1 1 0 10 2.500 2.500 0 1 1 0-5`;
    p.line(spiral, { w: 1.5, ink });
    let hem = '';
    for (let x = 346; x < 456; x += 12) hem += `M${x} 364l6 12 6-12`;
    p.line(hem, { w: 1.2, ink });
    p.hatch([400, 196, 66, 220], {
      gap: 4.5,
      ink: '#10160f',
      a: [416, 300],
      b: [458, 304],
      opacity: 0.8,
    });
  });
  // Arms, bent at sharp elbows, the sleeves ending in cuffs.
  const sleeve = (points, area, folds) => {
    const arm = cast(blob(points), { weight: 2 });
    p.inside(arm, () => {
      p.hatch(area, { gap: 4.5, ink: '#10160f', opacity: 0.8 });
      p.line(folds, { w: 1.5, ink, opacity: 0.8 });
    });
  };
  sleeve(
    'c372,194 346,198 318,212 c308,204 c322,182 340,172 c322,148 c296,160 276,186 262,216 c272,246 c306,250 346,244 378,232',
    [290, 200, 90, 52],
    `${curve('308,206 296,222 276,240')}M334 176l-18-24M327 181l-17-24`,
  );
  sleeve(
    'c428,194 462,200 496,222 530,252 c534,266 c516,286 480,298 450,296 c446,268 c472,268 488,262 c470,246 440,236 420,230',
    [440, 220, 100, 78],
    `${curve('490,262 508,262 530,260')}M456 268l2 28M464 268l2 28`,
  );
  // Neck, mask-like face, crown.
  cast(blob('c384,128 c416,128 c414,196 c386,196'), { lighting: 'turned' });
  const face = cast(mirrored('c400,60 c436,62 c440,84 436,110 c424,134 400,140'), {
    lighting: 'turned',
    weight: 2.2,
  });
  p.inside(face, () => p.hatch([400, 60, 44, 82], { gap: 4.5, ink: '#10160f' }));
  for (const side of [-1, 1]) {
    const x = (dx) => r(400 + side * dx);
    p.line(curve(`${x(6)},80 ${x(20)},70 ${x(36)},72`), { w: 4.5, ink });
    p.solid(blob(`c${x(7)},94 ${x(20)},84 c${x(37)},84 c${x(28)},98 ${x(16)},100`), 'bronze', {
      lighting: 'flat',
      weight: 0,
      line: 1.6,
    });
    p.line(`M${x(8)} 94L${x(36)} 88`, { w: 1.6, ink });
    const ear = cast(blob(`c${x(38)},74 ${x(52)},66 c${x(58)},92 ${x(48)},118 c${x(38)},122`), {
      weight: 1.2,
      lighting: side > 0 ? 'shade' : 'lit',
    });
    p.inside(ear, () =>
      p.line(
        `${curve(`${x(42)},80 ${x(51)},82 ${x(44)},104`)}${ellipse(400 + side * 43, 115, 2)}`,
        { w: 1.4, ink },
      ),
    );
  }
  p.line('M400 78v24l-10 8h20l-10-8M372 121q28 8 56 0', { w: 2, ink });
  const crown = cast(
    blob(
      'c362,62 c358,40 c352,18 c368,28 c378,10 c390,26 c400,6 c410,26 c422,10 c432,28 c448,18 c442,40 c438,62 c400,58',
    ),
    { lighting: 'turned', weight: 2 },
  );
  p.inside(crown, () => {
    p.line(
      'M360 46q40-8 80 0M366 56a5 5 0 1 1 8-6M386 54a5 5 0 1 1 8-6M406 54a5 5 0 1 1 8-6M426 56a5 5 0 1 1 8-6M400 12v28M378 16l4 24M422 16l-4 24',
      { w: 1.4, ink },
    );
    p.hatch([400, 10, 44, 52], { gap: 4.5, ink: '#10160f' });
  });
  // The great hands, curled to hold what is lost, most likely a tusk.
  const hand = (x, y, a) =>
    p.group(`translate(${x} ${y}) rotate(${a}) scale(1.22)`, () => {
      cast(ellipse(0, 0, 31, 25), { lighting: 'round' });
      p.fill(ellipse(0, 0, 17, 13), '#1a221b');
      p.line('M-14 6q12 10 28-1', { w: 1.6, ink: '#94a180' });
      p.line(ellipse(0, 0, 17, 13), { w: 1.4, ink });
      p.line('M-30-5q9 0 15 0M-25-15q8 4 13 8M-13-22q4 6 5 11M27-11q-7 4-12 5M29 6q-8 0-14-2', {
        w: 1.7,
        ink,
      });
      p.line('M4-25q-2 6-1 12M14-22q-3 5-5 10', { w: 1.2, ink });
    });
  hand(352, 158, -28);
  hand(430, 280, -24);
};
