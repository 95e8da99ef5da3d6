import { blob, box, curve, ellipse, mirrored } from '../geometry.mjs';

const INK = '#54350f';

export const title = 'The gold statuette of Amun: the god striding, with scimitar and sign of life';

export const draw = (p) => {
  p.ground(408, 566, 110, 18);
  const gold = (d, o) => p.solid(d, 'gold', { lighting: 'lit', weight: 2, ...o });
  gold(blob('c314,548 c486,548 c496,572 c304,572'), { lighting: 'flat' });
  const back = gold(
    blob('c366,400 c400,398 c402,470 c396,538 c404,552 c358,552 c364,536 c362,470'),
    { lighting: 'turned' },
  );
  p.inside(back, () => p.hatch([360, 400, 44, 150], { gap: 4, ink: INK }));
  const front = gold(blob('c400,400 c434,402 c440,470 c436,532 c456,548 c398,552 c404,470'), {
    lighting: 'turned',
  });
  p.inside(front, () => {
    p.line('M424 452q8 10 2 22M420 478q2 30 0 50', { w: 1.1, ink: INK, opacity: 0.7 });
    p.hatch([410, 400, 40, 150], { gap: 4, ink: INK });
  });
  p.line('M442 540l10 8M434 543l8 8', { w: 1.1, ink: INK });
  const kilt = gold(
    blob('c362,346 400,352 438,346 c450,380 454,426 c424,444 c400,436 c376,444 c346,426 350,380'),
  );
  p.inside(kilt, () => {
    let pleats = '';
    for (let k = -6; k <= 6; k += 1) pleats += `M${400 + k * 6} 350L${400 + k * 9} 446`;
    p.line(pleats, { w: 1, ink: INK, opacity: 0.75 });
    p.line('M400 350q-6 50-2 96M400 350q6 50 4 96', { w: 1.4, ink: INK });
    p.hatch([400, 346, 56, 100], { gap: 4.5, ink: INK, opacity: 0.5 });
  });
  // The right arm hangs, and holds the sign of life.
  const arm = gold(
    blob('c352,218 332,226 326,256 324,296 322,340 324,384 c342,386 344,346 350,306 358,262'),
    { lighting: 'turned' },
  );
  p.inside(arm, () => p.line('M324 286h26M324 292h26M325 374h18', { w: 1.2, ink: INK }));
  const chest = gold(
    blob(
      'c348,220 376,210 400,208 424,210 c452,220 464,240 454,262 442,302 436,348 c400,356 c364,348 358,302 346,262 336,240',
    ),
    { lighting: 'round' },
  );
  p.inside(chest, () => {
    p.line('M400 224v100M372 270q14 12 26 0M402 270q14 12 26 0M378 318q22 8 44 0', {
      w: 1,
      ink: INK,
      opacity: 0.6,
    });
    for (let k = 0; k < 4; k += 1)
      p.line(`M${352 + k * 6} ${218}Q400 ${262 - k * 9} ${448 - k * 6} ${218}`, {
        w: 1.4,
        ink: INK,
      });
    p.hatch([400, 210, 64, 140], { gap: 4.5, a: [410, 270], b: [450, 300], ink: INK });
  });
  gold(box(363, 341, 74, 11), { lighting: 'turned', weight: 1.2 });
  p.line('M363 346h74M396 342v9M404 342v9', { w: 0.9, ink: INK });
  // Left arm across the body with the scimitar, right arm down with the ankh.
  gold(
    blob('c412,318 c424,320 c432,282 436,244 458,214 c456,196 c446,196 c448,210 424,238 418,280'),
    { weight: 1.6 },
  );
  const bent = gold(
    blob(
      'c446,220 462,228 470,254 474,292 472,324 458,334 428,322 406,314 c408,296 432,302 450,302 446,272 440,246',
    ),
    { lighting: 'lit' },
  );
  p.inside(bent, () => {
    p.line('M442 278h32M442 284h32M424 300l-3 20', { w: 1.2, ink: INK });
    p.hatch([440, 230, 40, 106], { gap: 4.5, ink: INK, a: [452, 290], b: [474, 300] });
  });
  const fist = gold(blob('c402,292 416,290 c426,296 c424,322 410,324 c398,318'), {
    lighting: 'round',
    weight: 1.2,
  });
  p.inside(fist, () => p.line('M400 300h14M400 307h14M400 314h14', { w: 1, ink: INK }));
  gold(blob('c323,384 c343,384 c346,400 334,408 c322,402'), { lighting: 'round', weight: 1.2 });
  p.line('M334 408v36M322 420h24', { w: 6, ink: '#d8a63c' });
  p.line('M331 408v36h6v-36M322 417h24v6h-24z', { w: 1, ink: INK });
  // Head, beard, crown of Amun.
  gold(blob('c384,186 c416,186 c422,216 c378,216'), { lighting: 'turned' });
  const head = gold(mirrored('c400,116 c434,120 440,150 434,178 416,202 400,206'), {
    lighting: 'round',
  });
  p.inside(head, () => p.hatch([400, 120, 44, 90], { gap: 4.5, ink: INK }));
  gold(blob('c360,146 c366,138 c370,164 c364,170'), { lighting: 'lit', weight: 1 });
  gold(blob('c440,146 c434,138 c430,164 c436,170'), { lighting: 'shade', weight: 1 });
  p.line(
    `${curve('376,142 386,136 394,141')}${curve('406,141 414,136 424,142')}M378 150q8-6 16 1q-8 4-16-1M406 151q8-7 16-1q-8 5-16 1M397 148q-1 16-4 24q7 5 14 0M390 184q10 6 20 0`,
    { w: 1.5, ink: INK },
  );
  gold(blob('c392,200 c408,200 c410,238 c404,250 400,252 396,250 c390,238'), {
    lighting: 'turned',
    weight: 1.4,
  });
  p.line('M392 210h17M391 220h18M391 230h18M392 240h16', { w: 1, ink: INK });
  const crown = gold(blob('c364,124 c358,74 c442,74 c436,124'), { lighting: 'turned' });
  p.inside(crown, () => {
    p.line('M362 112q38 8 76 0', { w: 1.3, ink: INK });
    p.hatch([400, 74, 44, 50], { gap: 4.5, ink: INK });
  });
  gold(ellipse(400, 75, 42, 7), { lighting: 'flat', weight: 0 });
  p.line('M388 75h9M404 75h9', { w: 2.4, ink: INK });
  // The museum's plinth line.
  p.line('M320 560h160', { w: 1, ink: INK, opacity: 0.5 });
};
