import { blob, box, curve, ellipse, limb, mirrored, r } from '../geometry.mjs';

const INK = '#54350f';

export const plates = {
  'gold-statuette-of-amun': {
    title: 'The gold statuette of Amun: the god striding, with scimitar and sign of life',
    draw(p) {
      p.ground(408, 566, 110, 18);
      const gold = (d, o) => p.solid(d, 'gold', { lighting: 'lit', weight: 2, ...o });
      gold(blob('c314,548 c486,548 c496,572 c304,572'), { lighting: 'flat' });
      // Crown (its plumes are lost; the flat cap and the cord remain).
      gold(limb('372,302,12 366,430,11 362,466,8'), { lighting: 'shade' });
      const back = gold(blob('c366,400 c400,398 c402,470 c396,538 c404,552 c358,552 c364,536 c362,470'), { lighting: 'turned' });
      p.inside(back, () => p.hatch([360, 400, 44, 150], { gap: 4, ink: INK }));
      const front = gold(blob('c400,400 c434,402 c440,470 c436,532 c456,548 c398,552 c404,470'), { lighting: 'turned' });
      p.inside(front, () => { p.line('M424 452q8 10 2 22M420 478q2 30 0 50', { w: 1.1, ink: INK, opacity: 0.7 }); p.hatch([410, 400, 40, 150], { gap: 4, ink: INK }); });
      p.line('M442 540l10 8M434 543l8 8', { w: 1.1, ink: INK });
      const kilt = gold(blob('c362,346 400,352 438,346 c450,380 454,426 c424,444 c400,436 c376,444 c346,426 350,380'));
      p.inside(kilt, () => {
        let pleats = '';
        for (let k = -6; k <= 6; k += 1) pleats += `M${400 + k * 6} 350L${400 + k * 9} 446`;
        p.line(pleats, { w: 1, ink: INK, opacity: 0.75 });
        p.line('M400 350q-6 50-2 96M400 350q6 50 4 96', { w: 1.4, ink: INK });
        p.hatch([400, 346, 56, 100], { gap: 4.500, ink: INK, opacity: 0.5 });
      });
      const chest = gold(blob('c338,224 c376,208 424,208 c462,224 c456,260 438,300 434,348 c400,356 c366,348 c362,300 344,260'), { lighting: 'round' });
      p.inside(chest, () => {
        p.line('M400 224v100M372 270q14 12 26 0M402 270q14 12 26 0M378 318q22 8 44 0', { w: 1, ink: INK, opacity: 0.6 });
        for (let k = 0; k < 4; k += 1) p.line(`M${352 + k * 6} ${218}Q400 ${262 - k * 9} ${448 - k * 6} ${218}`, { w: 1.4, ink: INK });
        p.hatch([400, 210, 64, 140], { gap: 4.500, a: [410, 270], b: [450, 300], ink: INK });
      });
      gold(box(363, 341, 74, 11), { lighting: 'turned', weight: 1.2 });
      p.line('M363 346h74M396 342v9M404 342v9', { w: 0.9, ink: INK });
      // Left arm across the body with the scimitar, right arm down with the ankh.
      gold(limb('452,236,14 462,290,12 450,330,10 408,326,8'), { lighting: 'lit' });
      gold(limb('410,330,5 420,290,4 424,240,5 448,208,6 440,190,3'), { lighting: 'lit', weight: 1.6 });
      gold(limb('348,236,14 336,290,12 332,340,10 334,388,8'), { lighting: 'lit' });
      gold(ellipse(334, 398, 9, 10), { lighting: 'round', weight: 1.2 });
      p.line('M334 408v36M322 420h24', { w: 6, ink: '#d8a63c' });
      p.line('M331 408v36h6v-36M322 417h24v6h-24z', { w: 1, ink: INK });
      gold(limb('352,248,15 350,262,14'), { weight: 0, line: 0.8 });
      gold(limb('450,248,14 454,262,13'), { weight: 0, line: 0.8 });
      // Head, beard, crown of Amun.
      gold(blob('c384,186 c416,186 c422,216 c378,216'), { lighting: 'turned' });
      const head = gold(mirrored('c400,116 c434,120 440,150 434,178 416,202 400,206'), { lighting: 'round' });
      p.inside(head, () => p.hatch([400, 120, 44, 90], { gap: 4.500, ink: INK }));
      gold(blob('c360,146 c366,138 c370,164 c364,170'), { lighting: 'lit', weight: 1 });
      gold(blob('c440,146 c434,138 c430,164 c436,170'), { lighting: 'shade', weight: 1 });
      p.line(`${curve('376,142 386,136 394,141')}${curve('406,141 414,136 424,142')}M378 150q8-6 16 1q-8 4-16-1M406 151q8-7 16-1q-8 5-16 1M397 148q-1 16-4 24q7 5 14 0M390 184q10 6 20 0`, { w: 1.5, ink: INK });
      gold(blob('c392,200 c408,200 c410,238 c404,250 400,252 396,250 c390,238'), { lighting: 'turned', weight: 1.4 });
      p.line('M392 210h17M391 220h18M391 230h18M392 240h16', { w: 1, ink: INK });
      const crown = gold(blob('c364,124 c358,74 c442,74 c436,124'), { lighting: 'turned' });
      p.inside(crown, () => { p.line('M362 112q38 8 76 0', { w: 1.3, ink: INK }); p.hatch([400, 74, 44, 50], { gap: 4.500, ink: INK }); });
      gold(ellipse(400, 75, 42, 7), { lighting: 'flat', weight: 0 });
      p.line('M388 75h9M404 75h9', { w: 2.4, ink: INK });
      // The museum's plinth line.
      p.line('M320 560h160', { w: 1, ink: INK, opacity: 0.5 });
    },
  },

  'golden-falcon-of-nekhen': {
    title: 'The golden falcon of Nekhen: a hammered head with obsidian eyes, tall plumes and a cobra',
    draw(p) {
      p.ground(410, 556, 130, 22);
      const gold = (d, o) => p.solid(d, 'gold', { lighting: 'lit', weight: 2.2, ...o });
      // Two tall plumes on a circlet.
      for (const [x, lean] of [[386, -8], [436, 10]]) {
        const plume = gold(blob(`c${x - 20},236 c${x - 22 + lean},120 ${x - 14 + lean},50 ${x + lean},34 ${x + 16 + lean},50 c${x + 24 + lean},120 ${x + 22},236`), { lighting: 'turned' });
        p.inside(plume, () => {
          p.line(`M${x} 236Q${x + lean / 2} 130 ${x + lean} 40M${x + 3} 236Q${x + 3 + lean / 2} 130 ${x + 3 + lean} 44`, { w: 1.2, ink: INK });
          let barbs = '';
          for (let k = 0; k < 27; k += 1) barbs += `M${r(x + lean * (k / 27))} ${228 - k * 7}l-22 -12M${r(x + lean * (k / 27) + 2)} ${228 - k * 7}l24 -12`;
          p.line(barbs, { w: 0.9, ink: INK, opacity: 0.7 });
          p.hatch([x, 40, 40, 196], { gap: 4.500, ink: INK, opacity: 0.5 });
        });
      }
      // Head: one great beaten form.
      const head = gold(blob('c330,556 c338,490 350,436 348,392 c322,392 286,402 262,432 c254,414 252,384 264,354 282,310 320,262 374,240 430,226 494,250 520,312 536,372 522,436 502,478 c498,520 506,556 c420,568'), { lighting: 'round' });
      p.inside(head, () => {
        for (let i = 0; i < 26; i += 1) {
          const [x, y] = [p.rand(290, 520), p.rand(250, 540)];
          p.line(`M${r(x)} ${r(y)}q6 ${r(p.rand(-8, 8))} ${r(p.rand(10, 30))} ${r(p.rand(-6, 6))}`, { w: 1.4, ink: p.pick(['#fff3c4', '#9a6a20']), opacity: 0.45 });
        }
        p.blot(400, 290, 60, 26, '#fff6d2', 0.6);
        p.hatch([400, 230, 140, 330], { gap: 5, a: [440, 380], b: [525, 420], ink: INK });
        p.hatch([330, 440, 90, 120], { gap: 5, a: [390, 470], b: [340, 470], ink: INK, opacity: 0.4 });
      });
      // Beak and cere.
      p.line(`${curve('c348,392 326,380 300,382 262,398')}${curve('330,300 322,330 c336,356')}`, { w: 1.6, ink: INK });
      const beak = gold(blob('c322,300 c290,318 268,354 262,430 c274,402 300,392 c330,386 c338,350'), { lighting: 'lit', weight: 1.4 });
      p.inside(beak, () => p.hatch([262, 300, 80, 130], { gap: 4.500, a: [300, 340], b: [280, 420], ink: INK }));
      p.line(ellipse(312, 338, 4, 3), { w: 1.6, ink: INK });
      // Eye: the polished end of an obsidian rod.
      gold(ellipse(396, 326, 33, 31), { lighting: 'lit', weight: 1.2 });
      p.fill(ellipse(396, 326, 25, 24), '#17120f');
      p.fill(ellipse(387, 317, 8, 6), '#f2ead8', 0.9);
      p.line('M378 346q10 14 34 8', { w: 1, ink: '#6f655b' });
      // The chased markings below a falcon's eye.
      p.line(`${curve('384,362 378,400 396,440 410,424 404,384 412,360')}${curve('430,340 462,352 492,342')}`, { w: 1.6, ink: INK, opacity: 0.8 });
      p.line(`${curve('346,430 400,446 470,440 508,424')}`, { w: 1, ink: INK, opacity: 0.4 });
      // Circlet and cobra.
      const band = gold(blob('c356,252 c372,228 456,226 c474,244 c470,258 c440,246 392,248 c364,268'), { weight: 1.6 });
      p.inside(band, () => p.line('M352 258Q410 226 480 250', { w: 1.2, ink: INK }));
      const cobra = gold(blob('c360,262 c350,240 336,226 336,204 342,180 356,170 372,178 c374,186 c364,192 c368,210 c370,236 c376,252'), { weight: 1.6 });
      p.inside(cobra, () => p.line('M340 204h26M342 214h26M346 226h24', { w: 1.1, ink: INK }));
      p.fill(ellipse(360, 178, 2.2), '#17120f');
      let nails = '';
      for (let k = 0; k < 9; k += 1) nails += `M${346 + k * 18} ${r(546 + Math.sin(k / 3) * 6)}h.1`;
      p.line(nails, { w: 4, ink: '#7a4f17' });
    },
  },

  'silver-bull-of-delphi': {
    title: 'The silver bull of Delphi: dented sheets of silver with gilded horns, brow and hooves',
    draw(p) {
      p.ground(410, 526, 290, 30);
      const silver = (d, o) => p.solid(d, 'silver', { lighting: 'lit', weight: 2.2, ...o });
      const gilt = (d, o) => p.solid(d, 'gold', { lighting: 'lit', weight: 1.4, ...o });
      // Far legs.
      silver(limb('268,380,26 262,440,19 258,500,16'), { lighting: 'shade' });
      silver(limb('548,370,34 574,430,22 566,500,16'), { lighting: 'shade' });
      gilt(blob('c242,498 c276,498 c280,522 c236,522'), { lighting: 'shade' });
      gilt(blob('c550,498 c584,498 c590,522 c546,522'), { lighting: 'shade' });
      // Body.
      const body = silver(blob('c196,238 c236,196 290,188 350,200 430,214 520,194 584,206 624,226 640,280 636,336 612,372 c560,392 480,404 400,408 320,410 c258,404 222,372 206,320'), { lighting: 'lit' });
      p.inside(body, () => {
        p.hatch([190, 300, 460, 120], { angle: 30, gap: 5, a: [400, 300], b: [430, 410] });
        p.line(`${curve('300,196 286,260 292,330 300,404')}${curve('400,208 392,300 404,408')}${curve('500,200 496,300 506,398')}${curve('212,300 300,318 400,306 520,314 634,300')}`, { w: 1.4, ink: '#3b3733', opacity: 0.7 });
        let nails = '';
        for (let k = 0; k < 15; k += 1) nails += `M${r(294 - Math.sin(k / 4) * 5)} ${204 + k * 14}h.1M${r(396 + Math.sin(k / 3) * 4)} ${216 + k * 13}h.1M500 ${206 + k * 13}h.1`;
        for (let k = 0; k < 30; k += 1) nails += `M${222 + k * 14} ${r(310 + Math.sin(k / 4) * 5)}h.1`;
        p.line(nails, { w: 3.4, ink: '#3b3733' });
        for (let i = 0; i < 16; i += 1) p.blot(p.rand(210, 630), p.rand(205, 400), p.rand(12, 44), p.rand(8, 26), p.pick(['#fbf8f0', '#5c5751', '#8c7a5a', '#6e695f']), 0.34);
        const hole1 = p.blot(452, 352, 46, 24, '#55432f', 1);
        const hole2 = p.blot(340, 250, 24, 16, '#55432f', 1);
        p.line(hole1 + hole2, { w: 1.4, ink: '#2c2620' });
        p.veins([210, 210, 420, 190], 40, { ink: '#3b3733', opacity: 0.4, angle: 30, length: 30, wander: 20 });
        p.veins([210, 210, 420, 150], 30, { ink: '#ffffff', opacity: 0.7, angle: 30, length: 26, wander: 20 });
      });
      // Near legs.
      for (const [points, x] of [['226,370,32 230,430,22 222,500,17', 222], ['600,350,40 622,424,25 610,500,17', 610]]) {
        const leg = silver(limb(points), { lighting: 'turned' });
        p.inside(leg, () => {
          p.line(`M${x - 26} 436q26 10 54 0M${x - 30} 400q30 12 64 0`, { w: 1.2, ink: '#3b3733', opacity: 0.7 });
          p.hatch([x, 340, 44, 180], { gap: 4.500 });
          p.blot(x + 4, 462, 12, 10, '#55432f', 0.8);
        });
        gilt(blob(`c${x - 18},497 c${x + 17},497 c${x + 24},523 c${x - 26},523`));
        p.line(`M${x - 2} 500v22`, { w: 1.2, ink: INK });
      }
      // Tail.
      silver(limb('630,236,9 662,272,7 664,350,6 656,420,6'), { weight: 1.6 });
      gilt(blob('c648,418 c664,418 672,452 660,484 648,456'));
      // Dewlap, neck and head, turned to the left.
      const neck = silver(blob('c250,200 c212,170 176,172 150,196 c148,250 168,300 190,340 c214,390 c248,380 c280,300'), { lighting: 'lit' });
      p.inside(neck, () => {
        p.line(`${curve('166,244 190,280 206,356')}${curve('180,226 212,270 226,350')}${curve('204,206 240,256 248,330')}`, { w: 1.3, ink: '#3b3733', opacity: 0.7 });
        p.blot(220, 280, 30, 26, '#5c5751', 0.35);
        p.hatch([150, 180, 120, 210], { gap: 5, a: [190, 270], b: [236, 380] });
      });
      silver(blob('c196,176 c224,160 c236,176 c214,198'), { lighting: 'flat', weight: 1.4 });
      gilt(blob('c200,178 c222,166 c226,176 c212,190'));
      const head = silver(blob('c132,158 c164,144 190,152 206,176 c206,206 192,226 172,244 c152,270 130,296 104,296 86,286 c82,268 94,244 108,214'), { lighting: 'round' });
      p.inside(head, () => { p.blot(150, 230, 24, 18, '#5c5751', 0.3); p.hatch([90, 150, 120, 150], { gap: 5, a: [140, 220], b: [190, 270] }); });
      gilt(blob('c130,160 c162,146 c172,166 150,196 c126,204 c118,186'));
      p.line('M124 176q12-8 22 0M122 186q14-8 26 0M126 168q12-8 24-2', { w: 1, ink: INK });
      gilt(limb('140,158,10 124,132,9 130,100,6 152,78,2'));
      gilt(limb('176,150,9 186,122,8 210,104,5 230,100,2'));
      p.solid(ellipse(158, 206, 9, 7), 'bone', { lighting: 'round', weight: 0, line: 1.6 });
      p.fill(ellipse(157, 206, 4.500), '#1c1712');
      p.line('M94 278q14 4 26-6M92 262q4-6 10-2', { w: 1.8 });
    },
  },

  'famen-temple-bodhisattva': {
    title: 'The Famen Temple bodhisattva: gilded silver figure kneeling on a lotus throne with a tray',
    draw(p) {
      p.ground(405, 574, 120, 18);
      const gold = (d, o) => p.solid(d, 'gold', { lighting: 'lit', weight: 1.8, line: 1.3, ...o });
      // Lotus throne: drum foot, waist with roundels, upper petals.
      const foot = gold(blob('c312,524 c488,524 c510,566 c460,580 340,580 c290,566'), { lighting: 'turned' });
      p.inside(foot, () => {
        let petals = '';
        for (let k = -6; k <= 6; k += 1) petals += `M${400 + k * 16 - 9} ${576}q${k * -0.6 + 2} -40 ${9 - k * 0.8} -44q${k * 0.4 + 8} 8 ${9 + k * 0.6} 44`;
        p.line(petals, { w: 1.2, ink: INK });
        p.hatch([400, 524, 110, 56], { gap: 4.500, ink: INK });
      });
      const waist = gold(blob('c346,462 c454,462 c462,494 c484,528 c316,528 c338,494'), { lighting: 'turned' });
      p.inside(waist, () => {
        p.line('M336 496q64 14 128 0M340 470q60 12 120 0', { w: 1.2, ink: INK });
        for (const x of [352, 376, 400, 424, 448]) p.line(`${ellipse(x, 484, 8)}M${x} 480v8M${x - 4} 484h8`, { w: 1.1, ink: INK });
        p.hatch([400, 462, 84, 66], { gap: 4.500, ink: INK });
      });
      for (let row = 0; row < 3; row += 1) {
        for (let k = -4 + (row % 2) * 0.5; k <= 4; k += 1) {
          const x = 400 + k * (25 + row * 2.500);
          const y = 464 - row * 15;
          const petal = blob(`c${r(x - 12)},${y - 22} ${r(x)},${y - 30} c${r(x + 12)},${y - 22} ${r(x + 9)},${y - 4} c${r(x)},${y + 4} ${r(x - 9)},${y - 4}`);
          gold(petal, { lighting: k > 1 ? 'shade' : 'lit', weight: 0.8, line: 0.9 });
          p.line(`M${r(x)} ${y - 24}v20M${r(x - 5)} ${y - 20}q3 10 4 16M${r(x + 5)} ${y - 20}q-3 10-4 16`, { w: 0.7, ink: INK, opacity: 0.7 });
        }
      }
      // Floating scarf behind the body.
      p.line(curve('346,250 304,272 300,330 322,372 300,416'), { w: 9, ink: '#c9983c' });
      p.line(curve('346,250 304,272 300,330 322,372 300,416'), { w: 1, ink: INK });
      p.line(curve('456,250 500,272 504,330 480,376 502,416'), { w: 9, ink: '#a97728' });
      p.line(curve('456,250 500,272 504,330 480,376 502,416'), { w: 1, ink: INK });
      // Kneeling body: one knee raised.
      const skirt = gold(blob('c352,336 c404,328 c450,336 c494,360 506,396 498,420 c456,432 c340,432 c304,420 306,392 c322,366'), { lighting: 'round' });
      p.inside(skirt, () => {
        p.line(`${curve('360,340 340,380 314,412')}${curve('376,344 362,390 348,430')}${curve('410,340 452,364 492,404')}${curve('404,352 436,388 452,430')}${curve('396,350 402,390 398,430')}${curve('430,340 470,356 500,388')}`, { w: 1.2, ink: INK, opacity: 0.8 });
        p.hatch([400, 330, 110, 100], { gap: 4.500, ink: INK });
      });
      const chest = gold(blob('c356,232 c400,222 c446,232 c448,268 438,300 444,340 c400,350 c356,340 c362,300 354,268'), { lighting: 'round' });
      p.inside(chest, () => { p.hatch([400, 226, 52, 120], { gap: 4.500, ink: INK }); p.line('M364 330q36 12 72 0M400 300q-3 6 0 8', { w: 1, ink: INK }); });
      // Pearl strings of the necklace and girdle.
      const beads = (points, w = 4) => { p.line(curve(points), { w, ink: '#8e5f1d', dash: `0.1 ${w + 0.8}` }); p.line(curve(points), { w: w - 1.6, ink: '#fff3cf', dash: `0.1 ${w + 0.8}` }); };
      beads('362,238 380,262 400,270 422,262 440,238', 5.500);
      beads('366,250 384,290 400,300 418,290 438,250');
      beads('400,300 382,340 352,396');
      beads('400,300 420,340 456,396');
      gold(ellipse(400, 302, 8), { lighting: 'round', weight: 0.8 });
      // Arms raised to hold the tray before the breast.
      for (const side of [-1, 1]) {
        const x = (dx) => r(400 + side * dx);
        gold(limb(`${x(44)},246,14 ${x(66)},284,12 ${x(56)},312,11 ${x(22)},296,9`), { lighting: side > 0 ? 'shade' : 'lit' });
        p.line(`M${x(52)} 262q${side * 8} 2 ${side * 14} -4M${x(38)} 314q${side * -2}-10 ${side * 2}-18M${x(32)} 312q${side * -2}-10 ${side * 2}-18`, { w: 2, ink: INK, opacity: 0.8 });
      }
      const tray = gold(blob('c322,262 c338,290 462,290 c478,262 c462,252 338,252'), { lighting: 'turned', weight: 1.8 });
      p.inside(tray, () => {
        let lobes = '';
        for (let k = -4; k <= 4; k += 1) lobes += `M${400 + k * 17 - 8} 262q8 26 17 0`;
        p.line(lobes, { w: 1.1, ink: INK });
      });
      gold(blob('c322,262 338,252 400,248 462,252 c478,262 462,270 400,274 338,270'), { lighting: 'flat', weight: 0, line: 1.2 });
      const plaque = gold(box(358, 250, 84, 15), { lighting: 'shade', weight: 0.6, line: 0.9 });
      p.inside(plaque, () => p.signs('hanzi', p.rows([361, 252, 74, 1], 8.5, 20), { scale: 0.5, ink: '#3a220a', w: 0.9 }));
      // Neck, head, high crown with a seated Buddha.
      gold(blob('c386,206 c414,206 c418,234 c382,234'), { lighting: 'turned', weight: 1 });
      p.line('M386 216q14 5 28 0M386 223q14 5 28 0', { w: 0.9, ink: INK });
      const face = gold(mirrored('c400,130 c434,136 440,164 430,192 414,212 400,215'), { lighting: 'round' });
      p.inside(face, () => p.hatch([404, 136, 40, 80], { gap: 4.500, ink: INK, opacity: 0.5 }));
      p.line(`${curve('374,160 384,154 395,159')}${curve('405,159 416,154 426,160')}M376 169q9 5 18 0M406 169q9 5 18 0M398 162q-2 16-4 22q6 5 12 0M389 197q5-5 11-2 6-3 11 2-11 8-22 0M398 147h4`, { w: 1.3, ink: INK });
      for (const side of [-1, 1]) {
        const x = (dx) => r(400 + side * dx);
        gold(blob(`c${x(34)},158 c${x(44)},156 c${x(42)},204 c${x(36)},208`), { lighting: 'lit', weight: 0.8 });
        p.line(curve(`${x(46)},140 ${x(62)},176 ${x(54)},220 ${x(64)},248`), { w: 5, ink: '#c08d33' });
        p.line(curve(`${x(46)},140 ${x(62)},176 ${x(54)},220 ${x(64)},248`), { w: 1, ink: INK });
      }
      const crown = gold(blob('c356,148 c348,112 362,76 c382,92 c388,52 400,34 c412,52 c418,92 c438,76 452,112 c444,148 c400,132'), { lighting: 'lit' });
      p.inside(crown, () => {
        p.line(`${curve('360,140 368,110 364,84')}${curve('440,140 432,110 436,84')}${curve('380,136 384,100 392,64')}${curve('420,136 416,100 408,64')}M366 120q8-12 14 0t-12 8M434 120q-8-12-14 0t12 8`, { w: 1.2, ink: INK });
        p.hatch([400, 40, 54, 110], { gap: 4.500, ink: INK });
      });
      p.line(`${ellipse(400, 92, 6, 7)}${blob('c390,104 400,98 410,104 c414,120 400,124 386,120')}${ellipse(400, 102, 17, 22)}`, { w: 1.2, ink: INK });
      beads('358,146 378,134 400,130 422,134 442,146', 4.500);
    },
  },

  'muisca-raft': {
    title: 'The Muisca raft: a gold votive raft with a great chief among his attendants',
    draw(p) {
      p.ground(404, 492, 300, 34);
      const gold = (d, o) => p.solid(d, 'gold', { lighting: 'lit', weight: 1.8, line: 1.2, ...o });
      // The raft: bundled logs, seen a little from above, drawn in at the ends.
      const raft = gold(blob('c120,420 c170,380 400,360 632,380 c682,420 c640,478 400,496 160,476'), { lighting: 'flat', weight: 3 });
      p.inside(raft, () => {
        for (let k = 0; k < 13; k += 1) p.line(`M110 ${366 + k * 10}Q400 ${348 + k * 11.6} 690 ${366 + k * 10}`, { w: 1.3, ink: INK, opacity: 0.8 });
        p.hatch([120, 400, 560, 100], { angle: 20, gap: 5, a: [400, 400], b: [410, 492], ink: INK });
      });
      const rope = (d) => { p.line(d, { w: 7, ink: INK }); p.line(d, { w: 4.600, ink: '#e3b54e' }); p.line(d, { w: 5, ink: '#8e5f1d', dash: '1.2 4' }); };
      rope('M122 420Q170 372 400 360Q634 372 680 420Q636 484 400 494Q164 484 122 420');
      rope('M206 388Q192 430 216 478');
      rope('M596 388Q610 430 586 478');
      const figure = (x, base, h, staff, mask) => {
        const k = h / 100;
        const q = (dx, dy) => `${r(x + dx * k)},${r(base - dy * k)}`;
        for (const side of [-1, 1]) {
          gold(limb(`${q(side * 8, 40)},${r(5 * k)} ${q(side * 10, 20)},${r(4.500 * k)} ${q(side * 12, 3)},${r(5 * k)}`), { weight: 1 });
          gold(limb(`${q(side * 17, 66)},${r(4 * k)} ${q(side * 26, 52)},${r(3.800 * k)} ${q(side * 18, 42)},${r(3.400 * k)}`), { weight: 1 });
        }
        gold(blob(`c${q(-18, 70)} c${q(18, 70)} c${q(13, 36)} c${q(-13, 36)}`), { weight: 1.2 });
        gold(blob(`c${q(-15, 96)} ${q(0, 102)} c${q(15, 96)} c${q(13, 72)} ${q(0, 68)} c${q(-13, 72)}`), { weight: 1.2 });
        p.line(`M${q(-10, 87)}L${q(-3, 87)}M${q(3, 87)}L${q(10, 87)}M${q(0, 88)}L${q(0, 78)}M${q(-6, 74)}L${q(6, 74)}`, { w: 1.8, ink: INK });
        p.line(`M${q(-14, 64)}L${q(14, 64)}M${q(-12, 56)}L${q(12, 56)}`, { w: 1.6, ink: INK });
        if (mask) {
          gold(blob(`c${q(-18, 96)} c${q(-24, 116)} c${q(-8, 108)} c${q(0, 126)} c${q(8, 108)} c${q(24, 116)} c${q(18, 96)}`), { weight: 1 });
          gold(box(x + 14 * k, base - 66 * k, 12 * k, 22 * k), { weight: 0.8 });
        }
        if (staff) {
          p.line(`M${q(22, 4)}L${q(24, 118)}`, { w: 5.4, ink: INK });
          p.line(`M${q(22, 4)}L${q(24, 118)}`, { w: 3, ink: '#ecc45a' });
          p.line(`${ellipse(x + 24 * k, base - 120 * k, 7 * k)}`, { w: 2.6, ink: INK });
        }
      };
      // Attendants at the back, the chief in the middle, attendants in front.
      figure(262, 408, 82, true, false);
      figure(322, 400, 84, false, true);
      figure(486, 400, 84, false, true);
      figure(546, 408, 82, true, false);
      // The chief: seat, body hung with ornaments, great headdress of standards.
      const stool = gold(blob('c346,440 c462,440 c472,456 c336,456'), { lighting: 'turned' });
      p.inside(stool, () => p.line('M340 448h128', { w: 1.2, ink: INK }));
      for (const side of [-1, 1]) {
        const x = (dx) => r(404 + side * dx);
        const wing = gold(blob(`c${x(40)},150 c${x(104)},120 c${x(124)},196 c${x(120)},270 c${x(62)},300 c${x(50)},230`), { lighting: side > 0 ? 'shade' : 'lit', weight: 2 });
        p.inside(wing, () => {
          let strands = '';
          for (let k = 0; k < 9; k += 1) strands += `M${x(44)} ${170 + k * 15}Q${x(84)} ${150 + k * 16} ${x(126)} ${150 + k * 16}`;
          p.line(strands, { w: 1.3, ink: INK });
          p.line(curve(`${x(52)},160 ${x(96)},144 ${x(110)},196 ${x(104)},256 ${x(66)},280`), { w: 2, ink: INK });
        });
        for (let k = 0; k < 4; k += 1) {
          const [dx, dy] = [x(70 + k * 17), 292 + 10 - k * 8];
          p.line(`M${dx} ${dy - 16}v10`, { w: 1.2, ink: INK });
          gold(ellipse(dx, dy, 6.500, 7.500), { lighting: 'round', weight: 0.8, line: 0.9 });
        }
        gold(limb(`${x(22)},430,13 ${x(32)},394,12 ${x(24)},366,11`), { weight: 1.4 });
        gold(blob(`c${x(12)},432 c${x(38)},432 c${x(42)},442 c${x(8)},442`), { weight: 0.8 });
      }
      const torso = gold(blob('c358,250 c450,250 c444,372 c364,372'), { lighting: 'turned', weight: 2 });
      p.inside(torso, () => { p.hatch([404, 250, 50, 124], { gap: 4.500, ink: INK }); });
      for (const side of [-1, 1]) {
        const x = (dx) => r(404 + side * dx);
        gold(limb(`${x(44)},266,10 ${x(62)},310,9 ${x(40)},348,8 ${x(14)},336,7`), { weight: 1.4 });
      }
      const pectoral = gold(blob('c370,272 c438,272 c430,310 404,322 378,310'), { lighting: 'flat', weight: 1.2 });
      p.inside(pectoral, () => p.line(`M376 284q28 14 56 0M380 298q24 12 48 0${ellipse(404, 286, 5)}`, { w: 1.2, ink: INK }));
      const head = gold(blob('c360,170 404,156 c448,170 c444,240 404,258 c364,240'), { lighting: 'round', weight: 2 });
      p.inside(head, () => p.hatch([404, 160, 50, 100], { gap: 4.500, ink: INK }));
      p.line('M374 202q10-8 20 0-10 6-20 0M414 202q10-8 20 0-10 6-20 0M404 196v26M384 240q20 8 40 0', { w: 2, ink: INK });
      gold(blob('c386,226 c396,220 404,226 412,220 c422,226 c416,236 404,232 392,236'), { weight: 1 });
      const crown = gold(blob('c352,176 c344,112 c376,134 c404,84 c432,134 c464,112 c456,176 c404,160'), { lighting: 'lit', weight: 2 });
      p.inside(crown, () => {
        p.line(`M356 164Q404 146 452 164M352 136l24 18M456 136l-24 18M404 96v56${ellipse(404, 136, 8)}`, { w: 1.4, ink: INK });
      });
      figure(212, 470, 88, true, false);
      figure(284, 482, 84, false, true);
      figure(352, 488, 66, true, false);
      figure(458, 488, 66, false, false);
      figure(524, 482, 84, true, true);
      figure(598, 470, 88, true, false);
    },
  },
};
