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
  // Feet, robe of three layers.
  cast(limb('380,404,14 374,428,12'));
  cast(limb('420,404,14 426,428,12'), { lighting: 'shade' });
  cast(blob('c360,426 c384,424 c386,436 c352,436'));
  cast(blob('c416,424 c440,426 c448,436 c414,436'), { lighting: 'shade' });
  p.line('M362 416h26M412 416h26', { w: 3, ink });
  const robe = cast(
    blob(
      'c356,196 c444,196 c446,260 c454,340 c462,410 c436,414 c428,384 c372,384 c364,414 c338,410 c346,340 c354,260',
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
    p.line('M362 204L452 300M372 200L456 284M346 350h108M344 366h112', { w: 1.5, ink });
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
    for (let x = 346; x < 456; x += 12) hem += `M${x} 352l6 12 6-12`;
    p.line(hem, { w: 1.2, ink });
    p.hatch([400, 196, 66, 220], {
      gap: 4.5,
      ink: '#10160f',
      a: [416, 300],
      b: [458, 304],
      opacity: 0.8,
    });
  });
  // Arms and outsized hands.
  const right = cast(limb('362,208,19 308,238,18 292,210,17 310,176,16 336,166,15'), {
    lighting: 'lit',
  });
  p.inside(right, () => p.hatch([290, 160, 90, 90], { gap: 4.5, ink: '#10160f' }));
  const left = cast(limb('440,208,19 494,250,18 488,280,17 452,268,16 434,258,15'), {
    lighting: 'lit',
  });
  p.inside(left, () => p.hatch([430, 200, 90, 100], { gap: 4.5, ink: '#10160f' }));
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
  const hand = (x, y, a) =>
    p.group(`translate(${x} ${y}) rotate(${a}) scale(1.16)`, () => {
      cast('M-30 0a30 27 0 1 1 60 0a30 27 0 1 1-60 0ZM-13 0a13 12 0 1 0 26 0a13 12 0 1 0-26 0Z', {
        lighting: 'round',
        weight: 0,
      });
      p.line('M-28-6l15 3M-22-18l12 10M-6-26l3 14M12-24l-5 12M26-12l-14 6M28 8l-15-3', {
        w: 1.6,
        ink,
      });
      p.fill(ellipse(0, 0, 12, 11), '#efe0c2');
      p.line(ellipse(0, 0, 13, 12), { w: 1.4, ink });
    });
  hand(352, 160, -30);
  hand(416, 262, -30);
};
