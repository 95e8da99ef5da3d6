import { blob, box, curve, ellipse, limb, mirrored, poly, r } from '../geometry.mjs';

export const plates = {
  'terracotta-army': {
    title: 'An armoured warrior of the Terracotta Army, others in rank behind him',
    draw(p) {
      const ink = '#3a2716';
      const warrior = (cx, base, k, main) => {
        const q = (points) => points.trim().split(/\s+/).map((w) => {
          const c = w.startsWith('c') ? 'c' : '';
          const [x, y, s] = w.slice(c.length).split(',').map(Number);
          return `${c}${r(cx + (x - 400) * k)},${r(base + (y - 560) * k)}${s === undefined ? '' : `,${r(s * k)}`}`;
        }).join(' ');
        const part = (points, m = 'earth', o = {}) => p.solid(blob(q(points)), m, { lighting: 'lit', weight: main ? 2 : 1.2, line: main ? 1.3 : 1, ...o });
        const arm = (points, m = 'earth', o = {}) => p.solid(limb(q(points)), m, { lighting: 'lit', weight: main ? 1.8 : 1, line: main ? 1.2 : 0.9, ...o });
        const pen = (d, w = 1.1) => p.group(`translate(${r(cx - 400 * k)} ${r(base - 560 * k)}) scale(${k})`, () => p.line(d, { w: w / Math.sqrt(k), ink, opacity: 0.8 }));
        part('c334,548 c466,548 c474,566 c326,566', 'earth', { lighting: 'turned' });
        // Legs, shoes, robe beneath the armour.
        arm('376,470,20 372,512,16 368,544,14');
        arm('424,470,20 428,512,16 432,544,14', 'earth', { lighting: 'shade' });
        part('c352,540 c384,538 c386,556 c336,556');
        part('c416,538 c448,540 c464,556 c414,556');
        const robe = part('c330,400 c470,400 c488,486 c400,500 c312,486', 'clay');
        if (main) p.inside(robe, () => { p.line('M346 410q-14 40-18 76M374 410q-6 40-8 84M426 410q6 40 10 84M452 410q14 40 20 74', { w: 1.2, ink, opacity: 0.6 }); p.hatch([400, 400, 90, 100], { gap: 5 }); });
        // Arms at the sides; the right hand once held a weapon.
        arm('322,236,25 306,300,23 306,362,20 316,396,17', 'clay');
        arm('478,236,25 496,300,23 494,362,20 484,396,17', 'clay', { lighting: 'shade' });
        arm('316,402,13 322,418,12');
        arm('484,402,13 478,418,12', 'earth', { lighting: 'shade' });
        if (main) {
          p.line('M312 412q10 8 20 0M312 420q10 8 20 0M470 412q10 8 20 0M470 420q10 8 20 0', { w: 1.1, ink });
          p.line('M290 300q16 8 34 2M290 330q16 8 34 2M288 364q18 8 36 2M478 300q16 6 34-2M478 332q16 6 34-2M476 366q18 6 36-2', { w: 1.1, ink, opacity: 0.6 });
        }
        // Armour of small plates laced together.
        const cuirass = part('c326,222 c362,204 c438,204 c474,222 c468,300 c470,392 c400,420 c330,392 c332,300', 'earth');
        p.inside(cuirass, () => {
          const step = 26 * k;
          let plates = '';
          let studs = '';
          for (let row = 0; row < 8; row += 1) {
            const y = base + (214 + row * 26 - 560) * k;
            plates += `M${r(cx - 80 * k)} ${r(y + 26 * k)}q${r(80 * k)} ${r(14 * k)} ${r(160 * k)} 0`;
            for (let i = -3; i <= 3; i += 1) {
              const x = cx + i * step * 0.92;
              plates += `M${r(x - step * 0.46)} ${r(y)}v${r(26 * k)}`;
              if (main) studs += `M${r(x - 5)} ${r(y + 12)}h.1M${r(x + 5)} ${r(y + 12)}h.1M${r(x)} ${r(y + 20)}h.1`;
            }
          }
          p.line(plates, { w: main ? 1.3 : 0.9, ink });
          if (main) {
            p.line(studs, { w: 3, ink: '#8c2f22', opacity: 0.75 });
            for (let i = 0; i < 10; i += 1) p.blot(p.rand(330, 470), p.rand(220, 410), p.rand(10, 26), p.rand(8, 20), p.pick(['#8a6a45', '#efe0c6', '#77808a', '#a5604a']), 0.3);
            p.hatch([400, 204, 76, 216], { gap: 5, a: [412, 300], b: [466, 320], opacity: 0.7 });
          }
        });
        for (const side of [-1, 1]) {
          const x = (dx) => 400 + side * dx;
          const guard = part(`c${x(52)},212 c${x(86)},214 c${x(108)},240 c${x(106)},290 c${x(72)},292 c${x(64)},250`, 'earth', { lighting: side > 0 ? 'shade' : 'lit' });
          if (main) p.inside(guard, () => p.line(`M${x(60)} 236q${side * 24}-4 ${side * 46} 8M${x(64)} 256q${side * 22}-4 ${side * 44} 6M${x(66)} 276q${side * 22}-4 ${side * 42} 4M${x(76)} 214v80M${x(92)} 222v70`, { w: 1.2, ink }));
        }
        // Neck cloth, head, topknot to one side.
        part('c372,190 c428,190 c444,218 400,226 c356,218', 'clay', { lighting: 'turned' });
        if (main) p.line('M366 206q34 16 68 0M362 214q38 16 76 0', { w: 1.1, ink });
        const face = part('400,92 430,104 438,140 428,178 400,202 372,178 362,140 370,104', 'clay', { lighting: 'round' });
        if (main) p.inside(face, () => { p.blot(384, 172, 14, 12, '#efd6b4', 0.5); p.hatch([400, 96, 42, 108], { gap: 4.500, a: [410, 150], b: [438, 170] }); });
        part('c360,138 358,104 376,84 400,78 424,84 442,104 c440,138 c432,114 400,106 c368,114', 'earth');
        part('c404,84 402,62 414,48 432,50 440,66 c430,90', 'earth');
        pen('M408 66q14 8 28 2M364 116q8-16 22-22M436 116q-8-16-22-22M400 84v20M382 86q-6 10-8 20M418 86q6 10 8 20', 1.1);
        pen('M374 132q9-7 20-1M406 131q11-6 20 1M378 143q8-5 15 0-7 5-15 0M407 143q8-5 15 0-7 5-15 0M398 142q-2 16-5 22q7 6 14 0M388 176q6-5 12-1 6-4 12 1-12 6-24 0M380 172q10-8 20-3 10-5 20 3M394 188q6 8 12 0M360 140q-6 4-2 22M440 140q6 4 2 22', main ? 1.5 : 1.2);
      };
      // The ranks behind, each under another veil of distance.
      const veil = (opacity) => p.fill('M0 0H800V600H0Z', p.paper[0], opacity);
      for (const x of [118, 236, 564, 682]) warrior(x, 520, 0.72, false);
      veil(0.42);
      for (const x of [188, 612]) warrior(x, 544, 0.86, false);
      veil(0.24);
      p.ground(404, 566, 150, 20);
      warrior(400, 566, 1, true);
    },
  },

  'artemision-bronze': {
    title: 'The Artemision Bronze: a bearded god astride, arm drawn back to hurl',
    draw(p) {
      p.ground(404, 566, 210, 18);
      const ink = '#1d241b';
      const cast = (d, o) => p.solid(d, 'bronze', { lighting: 'lit', weight: 2, line: 1.3, ...o });
      const shade = (id, area, o) => p.inside(id, () => p.hatch(area, { gap: 4.500, ink: '#10160f', opacity: 0.75, ...o }));
      // Drawn-back right arm.
      const upper = cast(limb('332,176,25 282,184,22 236,196,18 204,184,16 166,160,13 142,146,11'), { lighting: 'lit' });
      shade(upper, [140, 150, 210, 70], { angle: 20, a: [240, 180], b: [244, 216] });
      cast(blob('c146,152 128,148 112,132 c108,122 c118,120 c112,108 c122,106 c124,98 c134,100 142,114 156,134'), { weight: 1.4 });
      p.line('M118 120l12 8M122 108l10 10M238 180q-6 10-4 20', { w: 1.1, ink });
      // Trailing leg: heel raised.
      const back = cast(limb('362,330,36 322,398,33 300,440,25 282,486,22 270,528,14'));
      shade(back, [250, 320, 140, 220], { a: [300, 420], b: [344, 440] });
      cast(blob('c258,522 c282,520 c288,538 272,548 250,562 c226,562 c228,554 246,544'), { weight: 1.4 });
      p.line('M300 432q10 10 22 2M292 446q8 6 16 2', { w: 1.2, ink, opacity: 0.8 });
      // Leading leg, foot flat.
      const front = cast(limb('428,330,38 456,400,34 474,446,25 490,496,22 496,538,14'));
      shade(front, [400, 320, 130, 230], { a: [470, 430], b: [516, 436] });
      cast(blob('c482,532 c508,530 516,544 548,552 c552,564 c482,564'), { weight: 1.4 });
      p.line('M536 552v8M526 550v8M462 438q10 10 24 2M466 452q8 6 16 2', { w: 1.2, ink, opacity: 0.8 });
      // Torso.
      const torso = cast(blob('c330,152 c372,138 428,138 c470,156 474,196 462,236 c452,276 466,316 c460,356 c428,368 396,360 c362,368 c328,352 c330,312 342,280 334,236 322,196'), { lighting: 'round', weight: 2.2 });
      p.inside(torso, () => {
        for (let i = 0; i < 8; i += 1) p.blot(p.rand(336, 460), p.rand(150, 350), p.rand(12, 30), p.rand(10, 24), p.pick(['#a9bf9e', '#3b4a3c', '#7d7350']), 0.3);
        p.line(`${curve('340,206 366,222 392,212 398,204 414,214 442,220 466,204')}${curve('398,160 396,210 400,250 396,296')}${curve('366,246 396,254 432,246')}${curve('364,272 396,280 434,272')}${curve('336,300 362,330 394,350 430,332 464,304')}`, { w: 1.5, ink, opacity: 0.75 });
        p.line(`${curve('344,250 352,262')}${curve('346,268 356,278')}${curve('454,250 444,262')}${curve('452,268 442,278')}${curve('372,160 392,168')}${curve('432,160 408,168')}`, { w: 1.2, ink, opacity: 0.6 });
        p.fill(ellipse(397, 297, 2.500), ink);
        p.fill(ellipse(362, 208, 2.500), ink);
        p.fill(ellipse(440, 208, 2.500), ink);
        p.hatch([400, 140, 80, 220], { gap: 4.500, ink: '#10160f', a: [420, 240], b: [470, 260], opacity: 0.8 });
      });
      cast(blob('c384,356 c412,356 412,378 398,388 386,378'), { weight: 1.2 });
      p.line('M386 356q12-8 26 0', { w: 2.4, ink });
      // Outstretched left arm, aiming.
      const fore = cast(limb('462,172,25 516,172,20 560,180,17 604,182,14 642,182,10'));
      shade(fore, [450, 160, 210, 50], { angle: 20, a: [550, 176], b: [552, 206] });
      cast(blob('c636,174 656,170 c690,172 c690,178 c672,182 c690,188 c686,194 c666,194 640,192'), { weight: 1.4 });
      p.line('M664 178h20M660 186h22M530 162q6 12 2 26', { w: 1.1, ink });
      // Neck and head in profile, hair bound in a plait.
      cast(limb('400,156,21 408,132,19'), { weight: 1 });
      const head = cast(blob('c380,108 376,74 396,54 424,50 446,62 c452,84 c464,102 c456,106 c456,116 c452,126 c446,152 428,160 c412,148 400,132 386,126'), { lighting: 'round' });
      p.inside(head, () => {
        p.fill(blob('c374,112 374,70 398,50 430,48 c450,62 c444,78 c420,76 412,98 c404,126'), '#2a352a', 0.55);
        p.veins([376, 50, 70, 70], 34, { ink: '#dfe6c8', opacity: 0.45, angle: 60, length: 18, wander: 8 });
        p.fill(blob('c450,120 c430,116 c418,128 c424,152 432,160 c448,150'), '#2a352a', 0.5);
        p.line('M450 122q-14 10-14 34M444 120q-16 10-16 34M436 120q-12 8-12 26M430 118q-10 6-12 16', { w: 1.2, ink });
      });
      p.line(`${curve('380,92 400,78 424,74 448,76')}${curve('382,100 402,86 424,82 448,82')}M388 98l4-10M396 92l4-10M406 87l3-8M416 83l2-8M428 80l1-6M438 80v-6`, { w: 1.3, ink });
      p.line('M436 94q8-5 16-2M440 100q6-3 10 0M446 118h8M408 100q8-6 8 8-2 8-8 6', { w: 1.6, ink });
      p.fill(ellipse(446, 101, 2.400), '#f0e6cc');
    },
  },

  'bust-of-nefertiti': {
    title: 'The bust of Nefertiti in profile: tall blue crown, long neck, painted collar',
    draw(p) {
      p.ground(380, 564, 150, 20);
      const ink = '#3d2314';
      // Shoulders and collar.
      const chest = p.solid(blob('c268,560 c262,520 c290,492 340,470 c372,452 c424,452 c452,470 486,494 c500,560 c380,568'), 'skin', { lighting: 'lit', weight: 2.4 });
      p.inside(chest, () => {
        p.fill(box(250, 400, 270, 180), '#d3a878', 0.75);
        const rows = [['#3f6f8c', 14], ['#d9b14a', 5], ['#a5402a', 12], ['#efe0b8', 5], ['#4d8068', 13], ['#d9b14a', 5], ['#3f6f8c', 15], ['#a5402a', 6], ['#4d8068', 18]];
        let y = 462;
        rows.forEach(([colour, size], k) => {
          y += size / 2;
          const d = `M${300 - k * 8} ${y - 8 - k}Q${396} ${y + 40 + k * 3} ${478 + k * 6} ${y - 8 - k}`;
          p.line(d, { w: size, ink: colour });
          if (size > 10) p.line(d, { w: size - 3, ink: '#f3e2ae', dash: `2 ${size === 18 ? 9 : 6}`, cap: 'butt', opacity: 0.85 });
          y += size / 2;
        });
        p.hatch([380, 450, 130, 120], { gap: 5, ink });
      });
      // Neck: long, carried forward.
      const neck = p.solid(blob('c318,330 c334,390 346,440 334,480 c372,506 c438,494 c424,450 420,412 c428,372 c390,330'), 'skin', { lighting: 'turned', weight: 2 });
      p.inside(neck, () => {
        p.fill(box(300, 320, 160, 190), '#d9ad7e', 0.6);
        p.line(`${curve('350,360 374,420 376,488')}${curve('412,420 414,456 426,490')}`, { w: 1.2, ink, opacity: 0.55 });
        p.fill(blob('c350,350 c424,380 c414,420 c372,400'), '#7a4424', 0.35);
        p.hatch([370, 330, 70, 170], { gap: 4.500, ink, a: [390, 420], b: [430, 430] });
      });
      // Face in profile, facing right.
      const face = p.solid(blob('c318,214 c460,196 c470,216 474,232 c472,246 c486,272 494,286 c492,296 c478,300 c478,308 c486,314 c480,324 c484,332 c476,340 c476,354 468,372 c452,384 424,380 396,366 360,354 c320,344'), 'skin', { lighting: 'round', weight: 2.2 });
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
      p.line('M424 262l-22 3', { w: 3.400, ink: '#241812' });
      p.fill(ellipse(450, 261, 8.5, 9.5), '#241610');
      p.fill(ellipse(447, 257, 2.500), '#fff');
      p.line(curve('420,252 442,242 468,252'), { w: 1.1, ink });
      // Ear, chipped.
      const ear = p.solid(blob('c352,252 366,244 c374,262 366,292 356,306 c346,296 346,270'), 'skin', { lighting: 'lit', weight: 1.2 });
      p.inside(ear, () => p.line(curve('356,258 364,268 356,292'), { w: 1.4, ink }));
      p.fill(blob('c366,246 c376,252 c372,266 c364,258'), '#e9dcc4');
      // Crown: tall, flat-topped, slanting back.
      const crown = p.solid(blob('c472,212 c440,214 380,226 346,242 c334,280 322,330 c306,338 c292,300 268,240 232,176 196,110 c214,74 c300,42 c404,28 c424,36 c444,110'), 'indigo', { lighting: 'lit', weight: 2.6 });
      p.inside(crown, () => {
        p.fill(box(190, 20, 300, 330), '#2f5f8f', 0.45);
        p.blot(330, 90, 70, 34, '#8fb3cf', 0.35);
        p.veins([200, 30, 270, 300], 26, { ink: '#dfe8ee', opacity: 0.25, angle: 70, length: 40, wander: 10 });
        p.hatch([200, 60, 260, 290], { gap: 5, ink: '#0e1a30', a: [360, 160], b: [250, 260], opacity: 0.7 });
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
    },
  },

  'standing-figure-of-sanxingdui': {
    title: 'The standing figure of Sanxingdui: a tall bronze man on a pedestal, his great hands curled round something lost',
    draw(p) {
      p.ground(404, 574, 120, 18);
      const ink = '#1d241b';
      const cast = (d, o) => p.solid(d, 'bronze', { lighting: 'lit', weight: 1.8, line: 1.2, ...o });
      const base = cast(poly('330,524 470,524 486,578 314,578'), { lighting: 'turned' });
      p.inside(base, () => p.hatch([400, 524, 90, 54], { gap: 4.500, ink: '#10160f' }));
      // Pedestal: four elephant-like heads under a slab.
      for (const side of [-1, 1]) {
        const x = (dx) => r(400 + side * dx);
        const beast = cast(blob(`c${x(4)},452 c${x(62)},448 c${x(70)},474 ${x(62)},500 ${x(80)},512 c${x(78)},524 ${x(60)},526 c${x(44)},524 ${x(40)},504 c${x(22)},526 c${x(6)},526`), { lighting: side > 0 ? 'shade' : 'lit' });
        p.inside(beast, () => p.line(`M${x(30)} 474q${side * 8}-8 ${side * 16} 0q${side * -8} 8 ${side * -16} 0M${x(50)} 496q${side * 10} 4 ${side * 14} 14M${x(12)} 460q${side * 10} 20 ${side * 4} 50`, { w: 1.4, ink }));
      }
      cast(poly('328,434 472,434 478,454 322,454'), { lighting: 'turned' });
      p.line('M334 444h132', { w: 1.1, ink, dash: '8 5' });
      // Feet, robe of three layers.
      cast(limb('380,404,14 374,428,12'));
      cast(limb('420,404,14 426,428,12'), { lighting: 'shade' });
      cast(blob('c360,426 c384,424 c386,436 c352,436'));
      cast(blob('c416,424 c440,426 c448,436 c414,436'), { lighting: 'shade' });
      p.line('M362 416h26M412 416h26', { w: 3, ink });
      const robe = cast(blob('c356,196 c444,196 c446,260 c454,340 c462,410 c436,414 c428,384 c372,384 c364,414 c338,410 c346,340 c354,260'), { lighting: 'turned', weight: 2.2 });
      p.inside(robe, () => {
        for (let i = 0; i < 16; i += 1) p.blot(p.rand(340, 460), p.rand(200, 410), p.rand(8, 24), p.rand(8, 24), p.pick(['#9fc0a2', '#c0c79d', '#3a463a', '#6f968a']), 0.38);
        p.line('M362 204L452 300M372 200L456 284M346 350h108M344 366h112', { w: 1.5, ink });
        // Dragon and spiral ornament.
        let spiral = '';
        for (const [x, y] of [[368, 232], [366, 264], [370, 300], [392, 268], [394, 310], [426, 240], [432, 318], [360, 330], [412, 338], [440, 340]]) spiral += `M${x} ${y}m8 0a8 8 0 1 1-8-8 5 5 0 1 1 0 10 2.500 2.500 0 1 1 0-5`;
        p.line(spiral, { w: 1.5, ink });
        let hem = '';
        for (let x = 346; x < 456; x += 12) hem += `M${x} 352l6 12 6-12`;
        p.line(hem, { w: 1.2, ink });
        p.hatch([400, 196, 66, 220], { gap: 4.500, ink: '#10160f', a: [416, 300], b: [458, 304], opacity: 0.8 });
      });
      // Arms and outsized hands.
      const right = cast(limb('362,208,19 308,238,18 292,210,17 310,176,16 336,166,15'), { lighting: 'lit' });
      p.inside(right, () => p.hatch([290, 160, 90, 90], { gap: 4.500, ink: '#10160f' }));
      const left = cast(limb('440,208,19 494,250,18 488,280,17 452,268,16 434,258,15'), { lighting: 'lit' });
      p.inside(left, () => p.hatch([430, 200, 90, 100], { gap: 4.500, ink: '#10160f' }));
      // Neck, mask-like face, crown.
      cast(blob('c384,128 c416,128 c414,196 c386,196'), { lighting: 'turned' });
      const face = cast(mirrored('c400,60 c436,62 c440,84 436,110 c424,134 400,140'), { lighting: 'turned', weight: 2.2 });
      p.inside(face, () => p.hatch([400, 60, 44, 82], { gap: 4.500, ink: '#10160f' }));
      for (const side of [-1, 1]) {
        const x = (dx) => r(400 + side * dx);
        p.line(curve(`${x(6)},80 ${x(20)},70 ${x(36)},72`), { w: 4.500, ink });
        p.solid(blob(`c${x(7)},94 ${x(20)},84 c${x(37)},84 c${x(28)},98 ${x(16)},100`), 'bronze', { lighting: 'flat', weight: 0, line: 1.6 });
        p.line(`M${x(8)} 94L${x(36)} 88`, { w: 1.6, ink });
        const ear = cast(blob(`c${x(38)},74 ${x(52)},66 c${x(58)},92 ${x(48)},118 c${x(38)},122`), { weight: 1.2, lighting: side > 0 ? 'shade' : 'lit' });
        p.inside(ear, () => p.line(`${curve(`${x(42)},80 ${x(51)},82 ${x(44)},104`)}${ellipse(400 + side * 43, 115, 2)}`, { w: 1.4, ink }));
      }
      p.line('M400 78v24l-10 8h20l-10-8M372 121q28 8 56 0', { w: 2, ink });
      const crown = cast(blob('c362,62 c358,40 c352,18 c368,28 c378,10 c390,26 c400,6 c410,26 c422,10 c432,28 c448,18 c442,40 c438,62 c400,58'), { lighting: 'turned', weight: 2 });
      p.inside(crown, () => {
        p.line('M360 46q40-8 80 0M366 56a5 5 0 1 1 8-6M386 54a5 5 0 1 1 8-6M406 54a5 5 0 1 1 8-6M426 56a5 5 0 1 1 8-6M400 12v28M378 16l4 24M422 16l-4 24', { w: 1.4, ink });
        p.hatch([400, 10, 44, 52], { gap: 4.500, ink: '#10160f' });
      });
      const hand = (x, y, a) => p.group(`translate(${x} ${y}) rotate(${a}) scale(1.16)`, () => {
        cast('M-30 0a30 27 0 1 1 60 0a30 27 0 1 1-60 0ZM-13 0a13 12 0 1 0 26 0a13 12 0 1 0-26 0Z', { lighting: 'round', weight: 0 });
        p.line('M-28-6l15 3M-22-18l12 10M-6-26l3 14M12-24l-5 12M26-12l-14 6M28 8l-15-3', { w: 1.6, ink });
        p.fill(ellipse(0, 0, 12, 11), '#efe0c2');
        p.line(ellipse(0, 0, 13, 12), { w: 1.4, ink });
      });
      hand(352, 160, -30);
      hand(416, 262, -30);
    },
  },

  'flying-horse-of-gansu': {
    title: 'The Flying Horse of Gansu: a bronze horse at full pace, one hoof upon a bird',
    draw(p) {
      p.ground(420, 556, 120, 18);
      const ink = '#1d241b';
      const cast = (d, o) => p.solid(d, 'bronze', { lighting: 'lit', weight: 2, line: 1.3, ...o });
      const dark = (d) => cast(d, { lighting: 'shade' });
      // Far legs, in the pacing gait both of one side together.
      dark(limb('300,330,26 240,352,18 190,330,12 156,352,10 138,372,9'));
      dark(blob('c144,362 c130,358 c112,384 c126,396'));
      dark(limb('540,310,30 582,352,20 628,356,13 668,338,10 692,326,9'));
      dark(blob('c684,320 c696,334 c722,322 c714,306'));
      // Tail, streaming and knotted.
      const tail = cast(blob('c560,226 c590,196 620,184 650,190 664,178 c690,170 716,186 742,176 c732,204 700,214 c672,220 652,214 c620,214 594,250'), { lighting: 'lit' });
      p.inside(tail, () => p.line(`${curve('570,236 620,200 656,202')}${curve('664,186 700,194 736,182')}${curve('660,206 690,206 726,192')}M656 188q-4 12 2 26M664 182q-2 16 2 34`, { w: 1.3, ink }));
      // Body and neck.
      const body = cast(blob('c262,300 c256,250 284,214 c340,214 420,232 500,214 c552,204 588,232 590,276 586,316 c560,350 520,350 c470,346 420,362 c360,380 300,362'), { lighting: 'round', weight: 2.4 });
      p.inside(body, () => {
        for (let i = 0; i < 12; i += 1) p.blot(p.rand(270, 580), p.rand(220, 360), p.rand(16, 44), p.rand(10, 26), p.pick(['#a9c4a4', '#c3c49a', '#3f4d40', '#7fa497', '#8a7a4e']), 0.34);
        p.line(`${curve('300,232 318,280 310,344')}${curve('500,218 484,270 506,340')}${curve('330,356 420,348 490,334')}`, { w: 1.4, ink, opacity: 0.55 });
        p.speckle([260, 210, 330, 160], 120, { ink: '#10160f', opacity: 0.35 });
        p.hatch([300, 260, 300, 120], { gap: 5, angle: 30, ink: '#10160f', a: [400, 290], b: [420, 366], opacity: 0.8 });
      });
      const neck = cast(blob('c272,330 c244,270 c236,210 c226,160 240,128 c278,114 c300,150 c320,190 346,216 c340,260'), { lighting: 'lit', weight: 2.2 });
      p.inside(neck, () => {
        let mane = '';
        for (let k = 0; k < 15; k += 1) mane += `M${278 + k * 4} ${122 + k * 6.600}l-14 10`;
        p.line(mane, { w: 1.6, ink });
        p.line(`${curve('266,134 288,180 322,224')}${curve('240,180 262,240 296,300')}`, { w: 1.3, ink, opacity: 0.6 });
        p.hatch([230, 120, 110, 210], { gap: 5, ink: '#10160f', a: [270, 220], b: [320, 260] });
      });
      // Head turned a little, mouth open, forelock flying.
      const head = cast(blob('c284,116 c262,96 236,104 206,128 178,154 c160,172 c158,186 c170,192 c186,184 c178,196 c190,204 212,194 236,192 c266,176'), { lighting: 'round', weight: 2.2 });
      p.inside(head, () => p.hatch([170, 100, 110, 110], { gap: 4.500, ink: '#10160f', a: [220, 150], b: [250, 190] }));
      p.line('M226 136q10-8 20-2-8 8-20 2M172 174q4-6 8 0M184 184q18-2 30-12M250 156q10 8 4 24M206 132q-14 16-24 30', { w: 1.7, ink });
      p.fill(ellipse(235, 136, 3.600), ink);
      cast(blob('c262,104 c258,72 c272,84 c276,106'));
      cast(blob('c278,108 c286,76 c294,94 c290,116'));
      const lock = cast(blob('c268,96 c286,56 324,44 c310,66 c332,72 c306,86 c296,108'), { weight: 1.4 });
      p.inside(lock, () => p.line('M276 96q14-30 40-46M284 100q14-18 38-26', { w: 1.2, ink }));
      // Near foreleg raised high; near hind leg bears the whole weight on the bird.
      const fore = cast(limb('304,334,32 250,392,20 206,388,14 200,430,11 194,456,10'));
      p.inside(fore, () => p.hatch([190, 330, 140, 130], { gap: 4.500, ink: '#10160f' }));
      cast(blob('c184,450 c206,452 c208,482 c178,476'));
      p.line('M226 382q4 10 14 12', { w: 1.2, ink });
      const hind = cast(limb('536,306,44 500,372,27 470,410,18 454,452,13 440,492,11'));
      p.inside(hind, () => { p.hatch([430, 290, 150, 210], { gap: 4.500, ink: '#10160f', a: [490, 380], b: [540, 400] }); p.blot(520, 330, 22, 22, '#a9c4a4', 0.35); });
      cast(blob('c430,486 c452,488 c456,514 c424,510'));
      p.line('M462 402q8 8 18 4', { w: 1.2, ink });
      // The bird, wings spread, head turned back.
      const bird = cast(blob('c340,520 c372,508 c412,506 440,506 c480,506 c536,496 c512,518 c498,524 c540,548 c490,546 c452,540 c410,548 c392,542 c330,560 c362,538'), { lighting: 'lit', weight: 2 });
      p.inside(bird, () => {
        p.line('M492 512l30-12M498 518l24-10M500 530l28 14M488 534l22 10M398 512q-30 2-48 8M404 536q-26 8-50 16', { w: 1.2, ink });
        p.hatch([340, 510, 190, 50], { gap: 4.500, ink: '#10160f' });
      });
      cast(blob('c382,512 c366,498 c372,488 386,490 c398,500 c404,514'), { weight: 1.2 });
      p.fill(ellipse(380, 498, 2.200), ink);
    },
  },

  'harpist-of-keros': {
    title: 'The harpist of Keros: a Cycladic marble figure seated with his harp, head thrown back',
    draw(p) {
      p.ground(420, 556, 200, 24);
      const ink = '#574a38';
      const cut = (d, o) => p.solid(d, 'marble', { lighting: 'lit', weight: 2.2, line: 1.4, ...o });
      const shade = (id, area, o) => p.inside(id, () => p.hatch(area, { gap: 4.800, ink: '#4c3f2d', opacity: 0.65, ...o }));
      // Far side of chair and far leg.
      cut(limb('300,412,11 296,480,11 290,548,12'), { lighting: 'shade' });
      cut(limb('456,412,11 462,480,11 470,546,12'), { lighting: 'shade' });
      cut(limb('402,392,28 500,398,24 536,424,20 532,490,16 528,532,13'), { lighting: 'shade' });
      cut(blob('c514,526 c542,524 c580,540 c578,552 c514,552'), { lighting: 'shade' });
      // Harp: frame standing on the thigh, with its duck's-bill finial.
      const harp = cut('M430 400C448 300 520 190 596 150C612 142 630 150 622 164C606 176 600 184 602 200C606 270 590 352 560 408L540 416C500 412 466 412 430 416ZM462 392C494 388 520 388 540 392C566 340 578 280 576 206C530 246 482 316 462 392Z', { lighting: 'lit' });
      shade(harp, [430, 150, 200, 270], { a: [540, 260], b: [610, 300] });
      p.line(curve('444,398 474,306 530,220 596,166'), { w: 1, ink, opacity: 0.6 });
      const bill = cut(blob('c592,152 612,134 640,132 668,142 c672,152 650,156 628,162 c610,170'), { weight: 1.6 });
      shade(bill, [590, 130, 84, 40]);
      // Chair: curved back, seat, near legs.
      const chairBack = cut(limb('292,420,13 276,340,12 262,270,12 270,224,11 300,214,9'));
      shade(chairBack, [250, 210, 60, 220]);
      const frame = cut('M262 404H486V430H460C452 470 462 510 482 552H450C436 500 410 472 374 472C336 472 312 500 300 552H266C280 510 286 470 282 430H262Z', { lighting: 'lit' });
      shade(frame, [262, 400, 230, 156], { a: [380, 440], b: [470, 540] });
      // Near leg.
      const leg = cut(limb('352,384,34 450,392,29 492,418,24 490,486,18 486,530,14'));
      shade(leg, [330, 360, 190, 180], { a: [440, 400], b: [500, 450] });
      const foot = cut(blob('c470,524 c500,522 c544,540 c544,554 c470,554'));
      p.inside(foot, () => p.line('M536 542v10M528 538v12M520 536v12', { w: 1.1, ink }));
      p.line('M470 408q16 8 30-2', { w: 1.2, ink, opacity: 0.6 });
      // Torso: slender, upright.
      const torso = cut(blob('c306,218 c380,206 402,222 c398,270 384,330 392,392 c346,416 c306,400 c308,330 300,270'), { lighting: 'turned' });
      p.inside(torso, () => {
        p.line(curve('326,396 352,384 388,390'), { w: 1.1, ink, opacity: 0.6 });
        p.blot(334, 320, 16, 50, '#fffdf6', 0.7);
        p.veins([300, 210, 100, 200], 14, { angle: 70, length: 50, wander: 10, opacity: 0.22 });
        p.hatch([340, 210, 64, 200], { gap: 4.800, ink: '#4c3f2d', a: [360, 300], b: [398, 310], opacity: 0.7 });
      });
      // Far arm to the strings, near arm resting along the frame.
      const arm1 = cut(limb('390,236,17 440,270,13 484,284,12 520,276,9'), { lighting: 'flat' });
      shade(arm1, [380, 220, 150, 80], { angle: 20, a: [440, 262], b: [446, 296] });
      p.line('M512 270l12 4M512 278l13 2M512 284l10 1', { w: 1.1, ink });
      const arm2 = cut(limb('322,240,22 330,300,17 372,342,15 424,352,13 470,342,9'));
      shade(arm2, [300, 220, 180, 150], { a: [360, 300], b: [380, 364] });
      p.line('M462 336l12 2M462 344l14 0M462 350l11-2', { w: 1.1, ink });
      // Neck and tilted head: a shield of marble with a wedge of nose.
      const neck = cut(limb('350,222,20 352,190,18 360,166,18'));
      shade(neck, [330, 160, 50, 70]);
      const head = cut(blob('c336,154 322,118 318,84 336,60 c362,56 c404,78 424,104 c428,122 406,144 c384,172 358,178'), { lighting: 'round' });
      p.inside(head, () => { p.blot(352, 92, 16, 20, '#fffdf6', 0.7); p.hatch([320, 60, 110, 120], { gap: 4.800, ink: '#4c3f2d', a: [370, 110], b: [400, 160], opacity: 0.6 }); });
      const nose = cut(blob('c386,84 c400,92 c414,84 c420,98 c404,114 c394,112'), { weight: 1.4, lighting: 'lit' });
      shade(nose, [386, 80, 36, 36]);
      p.line(`${curve('334,118 344,112 346,126 338,134')}M398 132q8-2 12-6`, { w: 1.4, ink });
      p.speckle([262, 60, 330, 490], 90, { ink: '#8a7450', opacity: 0.28 });
    },
  },
};
