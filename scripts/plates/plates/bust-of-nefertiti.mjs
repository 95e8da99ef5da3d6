import { blob, box, curve, ellipse } from '../geometry.mjs';

export const title = 'The bust of Nefertiti in profile: tall blue crown, long neck, painted collar';

export const draw = (p) => {
  p.ground(380, 564, 150, 20);
  const ink = '#3d2314';
  // Shoulders and collar.
  const chest = p.solid(
    blob('c268,560 c262,520 c290,492 340,470 c372,452 c424,452 c452,470 486,494 c500,560 c380,568'),
    'skin',
    { lighting: 'lit', weight: 2.4 },
  );
  p.inside(chest, () => {
    p.fill(box(250, 400, 270, 180), '#d3a878', 0.75);
    const rows = [
      ['#3f6f8c', 14],
      ['#d9b14a', 5],
      ['#a5402a', 12],
      ['#efe0b8', 5],
      ['#4d8068', 13],
      ['#d9b14a', 5],
      ['#3f6f8c', 15],
      ['#a5402a', 6],
      ['#4d8068', 18],
    ];
    let y = 462;
    rows.forEach(([colour, size], k) => {
      y += size / 2;
      const d = `M${300 - k * 8} ${y - 8 - k}Q${396} ${y + 40 + k * 3} ${478 + k * 6} ${y - 8 - k}`;
      p.line(d, { w: size, ink: colour });
      if (size > 10)
        p.line(d, {
          w: size - 3,
          ink: '#f3e2ae',
          dash: `2 ${size === 18 ? 9 : 6}`,
          cap: 'butt',
          opacity: 0.85,
        });
      y += size / 2;
    });
    p.hatch([380, 450, 130, 120], { gap: 5, ink });
  });
  // Neck: long, carried forward.
  const neck = p.solid(
    blob('c318,330 c334,390 346,440 334,480 c372,506 c438,494 c424,450 420,412 c428,372 c390,330'),
    'skin',
    { lighting: 'turned', weight: 2 },
  );
  p.inside(neck, () => {
    p.fill(box(300, 320, 160, 190), '#d9ad7e', 0.6);
    p.line(`${curve('350,360 374,420 376,488')}${curve('412,420 414,456 426,490')}`, {
      w: 1.2,
      ink,
      opacity: 0.55,
    });
    p.fill(blob('c350,350 c424,380 c414,420 c372,400'), '#7a4424', 0.35);
    p.hatch([370, 330, 70, 170], { gap: 4.5, ink, a: [390, 420], b: [430, 430] });
  });
  // Face in profile, facing right.
  const face = p.solid(
    blob(
      'c318,214 c460,196 c470,216 474,232 c472,246 c486,272 494,286 c492,296 c478,300 c478,308 c486,314 c480,324 c484,332 c476,340 c476,354 468,372 c452,384 424,380 396,366 360,354 c320,344',
    ),
    'skin',
    { lighting: 'round', weight: 2.2 },
  );
  p.inside(face, () => {
    p.fill(box(300, 190, 200, 200), '#dcae7e', 0.66);
    p.blot(420, 290, 40, 34, '#f3d2a6', 0.5);
    p.fill(blob('c330,300 c380,330 c420,384 c330,380'), '#7a4424', 0.25);
    p.hatch([320, 300, 150, 90], { gap: 5, ink, a: [400, 330], b: [390, 384], opacity: 0.6 });
    p.fill(blob('c458,318 c484,312 c482,324 c486,334 c476,340 c462,332'), '#a5402f', 0.85);
    p.line('M458 325q14 2 25 0', { w: 1.4, ink });
  });
  p.line('M478 300q-12 2-14-6M462 342q6 6 13 4', { w: 1.3, ink });
  // Eye with inlaid crystal, brow, kohl.
  p.line(curve('416,240 436,230 468,236'), { w: 5, ink: '#241812' });
  p.fill(blob('c422,262 442,250 c468,262 c444,272'), '#fbf6ea');
  p.line(blob('c422,262 442,250 c468,262 c444,272'), { w: 3, ink: '#241812' });
  p.line('M424 262l-22 3', { w: 3.4, ink: '#241812' });
  p.fill(ellipse(450, 261, 8.5, 9.5), '#241610');
  p.fill(ellipse(447, 257, 2.5), '#fff');
  p.line(curve('420,252 442,242 468,252'), { w: 1.1, ink });
  // Ear, chipped.
  const ear = p.solid(blob('c352,252 366,244 c374,262 366,292 356,306 c346,296 346,270'), 'skin', {
    lighting: 'lit',
    weight: 1.2,
  });
  p.inside(ear, () => p.line(curve('356,258 364,268 356,292'), { w: 1.4, ink }));
  p.fill(blob('c366,246 c376,252 c372,266 c364,258'), '#e9dcc4');
  // Crown: tall, flat-topped, slanting back.
  const crown = p.solid(
    blob(
      'c472,212 c440,214 380,226 346,242 c334,280 322,330 c306,338 c292,300 268,240 232,176 196,110 c214,74 c300,42 c404,28 c424,36 c444,110',
    ),
    'indigo',
    { lighting: 'lit', weight: 2.6 },
  );
  p.inside(crown, () => {
    p.fill(box(190, 20, 300, 330), '#2f5f8f', 0.45);
    p.blot(330, 90, 70, 34, '#8fb3cf', 0.35);
    p.veins([200, 30, 270, 300], 26, {
      ink: '#dfe8ee',
      opacity: 0.25,
      angle: 70,
      length: 40,
      wander: 10,
    });
    p.hatch([200, 60, 260, 290], {
      gap: 5,
      ink: '#0e1a30',
      a: [360, 160],
      b: [250, 260],
      opacity: 0.7,
    });
    // The band of many colours.
    const band = curve('214,182 300,150 386,138 462,146');
    p.line(band, { w: 30, ink: '#d9b14a' });
    p.line(band, { w: 26, ink: '#a5402a' });
    p.line(band, { w: 26, ink: '#3d7f73', dash: '12 12', cap: 'butt' });
    p.line(band, { w: 26, ink: '#d9b14a', dash: '2 10', cap: 'butt' });
    p.line(curve('228,212 300,176 386,160 466,166'), { w: 3, ink: '#d9b14a' });
    // Gold diadem above the brow.
    p.line(curve('322,330 344,258 386,226 474,208'), { w: 12, ink: '#d9a73c' });
    p.line(curve('322,323 342,252 384,219 474,202'), { w: 1.3, ink });
  });
  p.fill(blob('c214,74 c300,42 c404,28 c424,36 c330,62 c236,86'), '#5c8ab0', 0.55);
  p.line(curve('214,74 c300,58 424,36'), { w: 1.1, ink: '#0e1a30' });
  // Broken cobra at the brow; red ribbons at the nape.
  p.solid(blob('c456,176 c470,170 c478,190 c474,204 c460,202'), 'gold', { weight: 1.2 });
  p.line('M306 336q-10 40 6 66M314 338q-4 34 12 58', { w: 7, ink: '#a5402a' });
  p.line('M302 338q-10 40 6 66M310 340q-4 34 12 58', { w: 1, ink });
  p.fill(blob('c204,92 c222,84 c216,104'), '#e9dcc4', 0.9);
  p.fill(blob('c484,508 c500,520 c498,546 c486,534'), '#e9dcc4', 0.9);
};
