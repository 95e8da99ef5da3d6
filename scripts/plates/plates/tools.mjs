import { blob, box, curve, ellipse, limb, poly, r, vessel } from '../geometry.mjs';

/** A toothed wheel's outline. */
const gear = (cx, cy, radius, teeth, depth) => {
  let d = '';
  for (let i = 0; i < teeth; i += 1) {
    const a = (i / teeth) * Math.PI * 2;
    const b = ((i + 0.5) / teeth) * Math.PI * 2;
    d += `${i ? 'L' : 'M'}${r(cx + radius * Math.cos(a))} ${r(cy + radius * Math.sin(a))}L${r(cx + (radius - depth) * Math.cos(b))} ${r(cy + (radius - depth) * Math.sin(b))}`;
  }
  return `${d}Z`;
};

export const plates = {
  'antikythera-mechanism': {
    title: 'The largest fragment of the Antikythera mechanism: a four-spoked wheel in corroded bronze',
    draw(p) {
      const d = blob('c246,110 300,84 372,92 c430,70 520,96 552,140 c596,150 612,214 596,262 c622,320 596,372 562,396 c566,446 520,482 470,486 c430,516 360,506 322,484 c262,480 226,440 220,392 c180,350 190,290 204,250 c196,190 214,140');
      p.cast(d, 13, 16, 0.42);
      const lump = p.solid(d, 'bronze', { lighting: 'round', weight: 2.6 });
      p.inside(lump, () => {
        for (let i = 0; i < 16; i += 1) p.blot(p.rand(210, 600), p.rand(90, 500), p.rand(18, 60), p.rand(14, 44), p.pick(['#7fa08a', '#a7b78f', '#44524a', '#8a7a52', '#5d8f86', '#3a4238']), 0.45);
        p.speckle([190, 80, 420, 420], 220, { ink: '#1d251d', opacity: 0.45, size: 2 });
        p.speckle([190, 80, 420, 420], 90, { ink: '#dfe6c8', opacity: 0.45 });
      });
      const [cx, cy] = [388, 296];
      const wheel = p.solid(gear(cx, cy, 168, 112, 8), 'bronze', { lighting: 'lit', weight: 3, line: 1.2 });
      p.inside(wheel, () => {
        for (let i = 0; i < 10; i += 1) p.blot(cx + p.rand(-150, 150), cy + p.rand(-150, 150), p.rand(16, 44), p.rand(12, 30), p.pick(['#8db3a0', '#b4b98c', '#495a4c', '#83673f']), 0.5);
      });
      p.line(ellipse(cx, cy, 152), { w: 1.4, ink: '#232b22' });
      const window = (a) => {
        const at = (radius, deg) => `${r(cx + radius * Math.cos((deg * Math.PI) / 180))} ${r(cy + radius * Math.sin((deg * Math.PI) / 180))}`;
        return `M${at(46, a + 24)}L${at(138, a + 9)}A138 138 0 0 1 ${at(138, a + 81)}L${at(46, a + 66)}A46 46 0 0 0 ${at(46, a + 24)}Z`;
      };
      for (const a of [8, 98, 188, 278]) {
        const hole = p.solid(window(a), 'bronze', { lighting: 'shade', weight: 0, line: 1.6 });
        p.inside(hole, () => {
          p.add('<g opacity=".75">');
          p.solid(gear(cx + 66, cy + 70, 62, 48, 5), 'brown', { weight: 2, line: 1 });
          p.solid(gear(cx - 74, cy - 62, 52, 40, 5), 'bronze', { weight: 2, line: 1 });
          p.solid(gear(cx - 60, cy + 84, 40, 32, 5), 'bronze', { weight: 2, line: 1 });
          p.add('</g>');
          p.hatch([cx - 150, cy - 150, 300, 300], { gap: 5, a: [cx, cy - 120], b: [cx - 90, cy - 150], opacity: 0.6, ink: '#161c16' });
        });
      }
      p.line(ellipse(cx, cy, 46), { w: 1.4, ink: '#232b22' });
      p.solid(ellipse(cx, cy, 19), 'brown', { lighting: 'round', weight: 2 });
      p.solid(box(cx - 7, cy - 7, 14, 14), 'bronze', { lighting: 'shade', weight: 0 });
      const side = p.solid(gear(556, 322, 42, 34, 5), 'brown', { weight: 2.4, line: 1.1 });
      p.inside(side, () => { p.blot(560, 330, 30, 20, '#7fa08a', 0.6); p.hatch([514, 280, 90, 90], { gap: 5 }); });
      p.solid(ellipse(556, 322, 8), 'bronze', { lighting: 'shade', weight: 1 });
      const crust = p.solid(blob('c214,390 258,372 300,402 352,420 c372,470 330,492 c262,480 226,440'), 'earth', { weight: 1.6 });
      p.inside(crust, () => {
        p.speckle([214, 370, 160, 120], 80, { opacity: 0.5 });
        p.signs('greek', p.rows([244, 410, 100, 54], 9, 13), { scale: 0.62, opacity: 0.7 });
        p.hatch([214, 370, 170, 130], { gap: 5 });
      });
    },
  },

  'changxin-palace-lamp': {
    title: 'The Changxin Palace lamp: a kneeling young woman of gilt bronze whose sleeve is the lamp’s chimney',
    draw(p) {
      p.ground(420, 552, 190, 26);
      const gold = (d, o) => p.solid(d, 'gold', { weight: 1.8, ...o });
      // Skirt and lower body, kneeling.
      const skirt = gold(blob('c398,372 470,358 c540,372 580,440 606,512 c612,548 560,554 470,552 c352,556 330,548 c322,520 366,462'));
      p.inside(skirt, () => {
        p.line(`${curve('420,380 400,460 362,548')}${curve('452,376 440,460 430,552')}${curve('520,384 556,460 574,552')}${curve('490,376 506,460 502,552')}`, { w: 1.3, ink: '#54350f', opacity: 0.75 });
        p.blot(400, 520, 50, 26, '#6f7a52', 0.5);
        p.hatch([430, 370, 190, 190], { gap: 5, a: [470, 430], b: [610, 500] });
      });
      // The lamp: foot, dish, shutters.
      gold(blob('c248,520 c268,484 c272,440 c304,440 c308,484 c328,520 c330,552 288,558 246,552'), { lighting: 'turned' });
      p.line('M250 530q38 12 78 0M268 486q20 6 40 0', { w: 1.2, ink: '#54350f' });
      const dish = gold('M212 396h152l-10 36q-66 24-132 0Z', { lighting: 'turned' });
      p.inside(dish, () => p.line('M214 412q74 18 148 0', { w: 1.2, ink: '#54350f' }));
      gold(box(362, 408, 70, 13), { lighting: 'lit' });
      const shutter = gold('M226 322q62 18 124 0V398q-62 20-124 0Z', { lighting: 'turned' });
      p.inside(shutter, () => {
        p.fill('M262 330q26 6 52 2v74q-26 4-52 0z', '#3a2410', 0.85);
        p.fill(blob('c288,398 276,380 288,346 300,380'), '#f7c95c', 0.95);
        p.fill(blob('c288,396 282,384 288,366 294,384'), '#fff3cf', 0.95);
      });
      p.line('M226 360q20 7 36 8M314 368q20-1 36-8', { w: 1.1, ink: '#54350f' });
      const cap = gold(blob('c218,326 228,296 288,282 348,296 c358,326 288,342'), { lighting: 'round' });
      p.inside(cap, () => p.hatch([218, 280, 140, 60], { gap: 5 }));
      // Torso.
      const torso = gold(blob('c420,236 462,222 508,236 548,276 556,340 c532,390 466,402 c404,384 410,300'));
      p.inside(torso, () => {
        p.line(`${curve('440,238 462,290 520,350')}${curve('488,236 470,286 424,344')}${curve('444,262 462,306 510,356')}${curve('412,352 470,372 544,352')}${curve('408,366 470,388 540,370')}`, { w: 1.3, ink: '#54350f', opacity: 0.8 });
        p.blot(520, 320, 26, 50, '#7f6a33', 0.4);
        p.hatch([410, 230, 150, 170], { gap: 5, a: [470, 300], b: [560, 350] });
      });
      // Left arm, holding the lamp's handle.
      gold(limb('536,276,26 560,340,25 520,396,21 452,416,15'), { lighting: 'lit' });
      p.line(`${curve('556,322 540,356 506,380')}${curve('546,386 500,404 466,408')}`, { w: 1.1, ink: '#54350f', opacity: 0.8 });
      gold(ellipse(430, 415, 15, 11), { lighting: 'round', weight: 1 });
      p.line('M420 410q8 4 18 0M420 417q8 4 18 0', { w: 0.9, ink: '#54350f' });
      // Right arm: the raised sleeve falls over the lamp as its chimney.
      const sleeve = gold(blob('c436,232 408,214 352,200 306,206 c264,222 244,262 c246,288 288,300 c330,292 336,272 c372,268 404,296 430,318'));
      p.inside(sleeve, () => {
        p.line(`${curve('420,246 350,226 296,240 272,272')}${curve('418,274 360,250 316,256 306,280')}${curve('424,292 390,268')}`, { w: 1.3, ink: '#54350f', opacity: 0.8 });
        p.hatch([250, 210, 190, 110], { gap: 5, a: [330, 240], b: [400, 320] });
      });
      p.line(curve('246,262 290,282 336,268'), { w: 1.1, ink: '#54350f' });
      // Head.
      gold(blob('c440,206 c484,204 c492,244 462,252 436,240'), { lighting: 'lit' });
      const head = gold(blob('462,92 502,106 512,150 500,194 464,222 428,196 414,150 424,106'), { lighting: 'round' });
      p.inside(head, () => {
        p.fill(blob('c404,142 c424,120 462,114 500,120 c520,142 c520,80 c404,80'), '#8e5f1d', 0.55);
        p.veins([416, 90, 96, 34], 20, { angle: 80, length: 22, ink: '#54350f', opacity: 0.7 });
        p.hatch([440, 100, 80, 130], { gap: 4.500, a: [470, 160], b: [514, 190], opacity: 0.5 });
      });
      gold(blob('462,66 492,76 c500,96 462,104 c424,96 432,76'), { lighting: 'round', weight: 1 });
      p.line('M430 92q32 12 64 0', { w: 1, ink: '#54350f' });
      p.line(`${curve('430,146 440,140 452,145')}${curve('474,145 486,140 496,146')}M432 156q9-5 18 0q-9 4-18 0M476 156q9-5 18 0q-9 4-18 0M461 150q-5 20-6 26q6 5 14 0M448 194q14 8 28 0M452 192q10-5 20 0`, { w: 1.3, ink: '#54350f' });
      p.fill('M438 156a3 3 0 1 0 .1 0M486 156a3 3 0 1 0 .1 0', '#54350f');
      p.speckle([330, 230, 270, 310], 90, { ink: '#6b5a26', opacity: 0.35 });
    },
  },

  'karnak-water-clock': {
    title: 'The Karnak water clock: a flaring alabaster vessel with rows of figures and an inner scale of hours',
    draw(p) {
      p.ground(404, 530, 190, 30);
      const v = vessel('c624,134 c606,220 c584,330 c562,430 c540,524', 400, 0.16);
      const jar = p.solid(v.outline, 'alabaster', { lighting: 'turned', weight: 2.4 });
      const ink = '#5d4225';
      p.inside(jar, () => {
        p.veins([190, 140, 420, 390], 26, { ink: '#c2935a', opacity: 0.4, width: 2.4, angle: 8, length: 220, wander: 24 });
        p.blot(540, 420, 60, 80, '#c99a62', 0.3);
        for (const y of [182, 270, 278, 366, 374, 462, 470]) p.line(v.ring(y), { w: 1.2, ink, opacity: 0.85 });
        // Three registers of gods, decans and the king, carved and once inlaid.
        [[186, 0], [282, 1], [378, 2]].forEach(([y, row]) => {
          for (let k = -6; k <= 6; k += 1) {
            const a = k / 7;
            const { x, y: by } = v.on(a, y + 80);
            const s = Math.cos((a * Math.PI) / 2) * 0.9 + 0.1;
            const h = 68;
            if ((k + row) % 4 === 0) {
              p.signs('hieroglyph', [0, 1, 2, 3, 4].map((i) => [x - 6, by - h + i * 13.500]), { scale: 1.1, ink, w: 1 });
              continue;
            }
            const w = 11 * s;
            const at = (dx, dy) => `${r(x + dx * w)},${r(by + dy)}`;
            const god = (k + row) % 3;
            p.fill(blob(`c${at(-0.5, -46)} c${at(0.5, -46)} c${at(0.4, -24)} c${at(0.7, -2)} c${at(-0.7, -2)} c${at(-0.4, -24)}`), ['#4a6fae', '#a5552f', '#6d8f78'][god], 0.62);
            p.line(`${blob(`c${at(-0.5, -46)} c${at(0.5, -46)} c${at(0.4, -24)} c${at(0.7, -2)} c${at(-0.7, -2)} c${at(-0.4, -24)}`)}${ellipse(x, by - 52, 4 * s + 1, 5)}`, { w: 1.1, ink });
            if (god === 0) p.line(`${ellipse(x, by - 62, 5 * s, 5)}M${r(x + w)} ${r(by - 2)}v-44`, { w: 1.1, ink });
            if (god === 1) p.line(`M${r(x)} ${r(by - 57)}v-10M${r(x - 3)} ${r(by - 57)}v-9M${r(x + w * 0.5)} ${r(by - 42)}l${r(w * 0.7)} 10`, { w: 1.2, ink });
            if (god === 2) p.line(`M${r(x + 3)} ${r(by - 51)}l${r(w * 0.6)} 3M${r(x - w)} ${r(by - 2)}v-40`, { w: 1.1, ink });
          }
        });
        p.hatch([400, 140, 240, 420], { gap: 5.500, a: [470, 320], b: [612, 340], opacity: 0.5, ink });
        p.crack(250, 196, 62, 330, { ink, w: 1.5 });
        p.crack(560, 210, 130, 220, { ink, w: 1.4 });
        p.crack(330, 470, 10, 190, { ink, w: 1.2 });
      });
      const mouth = p.solid(v.mouth, 'alabaster', { lighting: 'shade', weight: 0 });
      p.line(ellipse(400, 134, 213, 32), { w: 1.1, ink });
      p.inside(mouth, () => {
        p.fill(ellipse(400, 142, 205, 34), '#8a6840', 0.45);
        let dots = '';
        for (let k = -5; k <= 5; k += 1) for (let n = 0; n < 4; n += 1) dots += `M${r(400 + (k / 6) * (198 - n * 4))} ${r(134 - Math.sqrt(1 - (k / 6) ** 2) * 29 + n * 8)}h.1`;
        p.line(dots, { w: 3.2, ink: '#3b2712' });
        p.hatch([190, 100, 420, 70], { gap: 5, a: [430, 140], b: [300, 110], ink, opacity: 0.5 });
      });
      p.fill(ellipse(400, 506, 5, 4), '#3b2712');
    },
  },

  'seal-of-adda': {
    title: 'The seal of Adda and its impression: gods at sunrise, winged Ishtar, the sun god between mountains, Ea with streams',
    draw(p) {
      const strip = blob('c250,150 c470,144 c744,152 c748,300 c742,452 c500,458 c248,450 c244,300');
      p.cast(strip, 9, 13, 0.4);
      const clay = p.solid(strip, 'clay', { lighting: 'flat', weight: 2.4 });
      const ink = '#5a351b';
      p.inside(clay, () => {
        p.speckle([245, 145, 500, 310], 120, { opacity: 0.2 });
        p.line('M250 168Q500 164 744 168M250 436Q500 440 744 436', { w: 1.4, ink });
        const relief = (d) => p.solid(d, 'clay', { lighting: 'lit', weight: 1.8, line: 1 });
        const god = (x, base, tall, step) => {
          relief(blob(`c${x - 12},${base - tall * 0.66} c${x + 12},${base - tall * 0.66} c${x + 13},${base - tall * 0.36} c${x + 22},${base} c${x - 20},${base} c${x - 12},${base - tall * 0.36}`));
          if (step) relief(limb(`${x + 4},${base - tall * 0.36},9 ${x + 24},${base - tall * 0.26},8 ${x + 26},${base - 44},7`));
          let flounce = '';
          for (let k = 1; k < 5; k += 1) flounce += `M${x - 13 - k} ${r(base - tall * 0.36 + k * tall * 0.075)}q${13 + k} 5 ${27 + k * 2} 0`;
          p.line(flounce, { w: 0.9, ink });
          relief(ellipse(x, base - tall * 0.77, 11, 14));
          relief(blob(`c${x - 8},${base - tall * 0.75} c${x + 9},${base - tall * 0.72} ${x + 4},${base - tall * 0.58} ${x - 3},${base - tall * 0.6}`));
          relief(blob(`c${x - 12},${base - tall * 0.81} c${x - 18},${base - tall * 0.92} ${x - 8},${base - tall * 0.87} c${x},${base - tall} ${x + 8},${base - tall * 0.87} c${x + 18},${base - tall * 0.92} c${x + 12},${base - tall * 0.81}`));
          p.fill(`M${x + 3} ${r(base - tall * 0.78)}h3M${x - 5} ${r(base - tall * 0.78)}h3`, ink);
          p.line(`M${x + 3} ${r(base - tall * 0.78)}h4M${x - 6} ${r(base - tall * 0.78)}h4`, { w: 1.4, ink });
        };
        // The inscription and the god with the bow, his lion below.
        p.line('M262 182h44v92h-44zM284 182v92', { w: 1.2, ink });
        p.signs('cuneiform', [[266, 190], [266, 210], [266, 230], [266, 250], [287, 190], [287, 210], [287, 230]], { scale: 1.25, ink });
        relief(blob('c262,432 268,392 300,384 c318,360 336,366 c340,384 324,396 c326,432 c314,432 c308,408 286,410 276,432'));
        p.line('M318 378h4M334 376q-6 6-14 4M262 400q-8-20 4-34', { w: 1.5, ink });
        god(352, 434, 250, false);
        relief(limb('364,280,6 386,300,6 394,276,5'));
        p.line('M396 210q26 60 0 122M396 210L396 332M338 262l-14-46 8-3 14 42', { w: 2.2, ink });
        // Ishtar, winged and armed, above the mountain.
        const wing = (side) => relief(blob(`c${444},${282} c${444 + side * 40},${232} ${444 + side * 52},${250} c${444 + side * 54},${300} ${444 + side * 36},${330} c${444 + side * 8},${310}`));
        wing(-1);
        wing(1);
        p.line('M404 250l22 60M396 262l22 54M484 250l-22 60M492 262l-22 54M412 240l20 60M476 240l-20 60', { w: 0.9, ink });
        god(444, 434, 262, false);
        p.line('M426 256l-12-40M434 250l-6-42M454 250l8-42M462 256l14-40', { w: 2.4, ink });
        p.line(`${ellipse(414, 213, 4)}${ellipse(428, 205, 4)}${ellipse(463, 205, 4)}${ellipse(477, 213, 4)}`, { w: 1.6, ink });
        // Shamash rising between two peaks with his saw.
        relief(blob('c478,436 c492,384 500,356 c516,372 520,402 c528,436'));
        relief(blob('c528,436 c534,396 548,352 c564,372 568,400 c580,436'));
        god(524, 396, 176, false);
        p.fill(blob('c478,437 c486,402 c512,408 c528,424 c546,404 c572,408 c580,437'), '#c79463');
        p.line('M484 404q8-8 14 0t14 4M540 408q8-8 14 0t16 0M480 420q10-8 20 0t20 2M534 422q10-8 20 0t22 0', { w: 1.1, ink });
        p.line('M508 300l-18-16M508 312l-22-6M540 300l18-16M540 312l22-6', { w: 2.2, ink });
        p.line('M546 318l20-30 5 4-16 32', { w: 1.8, ink });
        // Ea with streams and fish, the eagle above; Usmu behind him.
        god(626, 434, 256, true);
        p.line('M612 260q-24 6-34 40t-4 60M614 270q-20 8-26 36t-2 50M640 260q26 8 32 44t-8 80M640 270q18 10 22 40t-8 70', { w: 1.6, ink });
        for (const [x, y] of [[586, 312], [582, 340], [664, 318], [660, 350]]) p.line(`M${x - 8} ${y}q7-7 14 0q-7 7-14 0l-4-4v8z`, { w: 1.2, ink });
        relief(blob('c566,216 c580,206 596,214 c612,204 618,216 c600,224 592,238 584,226'));
        god(704, 434, 252, true);
        p.line('M694 246l-6 4M714 246l6 4M716 290q18-4 18-34', { w: 1.8, ink });
        p.hatch([245, 145, 505, 312], { gap: 7, a: [500, 340], b: [740, 470], opacity: 0.4 });
      });
      // The seal itself.
      p.ground(148, 452, 74, 16);
      const seal = p.solid('M84 160a64 15 0 0 1 128 0V436a64 15 0 0 1-128 0Z', 'jade', { lighting: 'turned', weight: 2.4 });
      p.inside(seal, () => {
        p.veins([84, 160, 128, 290], 14, { ink: '#183428', opacity: 0.3, width: 2.4, angle: 70, length: 90, wander: 20 });
        const carve = { w: 1.8, ink: '#12291f', opacity: 0.85 };
        p.line('M84 178q64 22 128 0M84 430q64 22 128 0', carve);
        p.fill(blob('c136,262 c162,262 c162,340 c176,436 c124,436 c136,340'), '#173527', 0.75);
        p.fill(ellipse(149, 238, 11, 14), '#173527', 0.75);
        p.line('M136 226q-6-20 6-14q8-14 14 0q12-6 6 14M128 360q22 8 46 0M126 384q24 8 50 0M124 408q26 8 54 0M136 276l-22 20 6 30M162 276l18 16', carve);
        p.fill(blob('c96,436 c100,386 112,360 c126,384 c130,438'), '#173527', 0.6);
        p.fill(blob('c172,440 c182,372 194,356 c206,380 c212,438'), '#173527', 0.6);
        p.line('M186 250q16 30 0 76M110 210v60M98 206v60M104 220h6M104 240h6M190 212q14-8 20 2', carve);
        p.hatch([140, 150, 76, 300], { gap: 4.500, a: [160, 300], b: [212, 304], ink: '#0d2018', opacity: 0.8 });
      });
      p.fill('M100 190q-3 110 0 232', '#fff', 0);
      p.solid(ellipse(148, 160, 64, 15), 'jade', { lighting: 'flat', weight: 0 });
      p.solid(ellipse(148, 160, 13, 4), 'jade', { lighting: 'shade', weight: 0 });
    },
  },

  'otzi-copper-axe': {
    title: 'Ötzi’s axe: a copper blade bound with hide into an angled haft of yew',
    draw(p) {
      p.add('<g transform="translate(10 108) rotate(-10 400 300) scale(.93)">');
      const haft = blob('c120,404 c126,392 260,372 420,346 560,324 632,300 c664,240 c676,196 698,186 c718,190 716,220 708,262 c700,322 676,352 640,366 560,384 420,394 260,412 130,426 c118,420');
      p.cast(haft, 8, 16, 0.36);
      const blade = blob('c690,196 c712,200 c742,150 788,128 c772,92 730,70 c712,116 688,168');
      const wood = p.solid(haft, 'wood', { lighting: 'lit', weight: 2.4 });
      p.inside(wood, () => {
        p.veins([110, 300, 560, 130], 70, { angle: -7, length: 150, wander: 4, ink: '#4b2a12', opacity: 0.45 });
        p.veins([640, 190, 80, 170], 18, { angle: -72, length: 90, wander: 5, ink: '#4b2a12', opacity: 0.45 });
        for (const [x, y] of [[330, 378], [520, 346]]) p.line(`${ellipse(x, y, 9, 4)}${ellipse(x, y, 15, 7)}`, { w: 1, ink: '#4b2a12', opacity: 0.7 });
        p.hatch([110, 330, 600, 100], { angle: 70, gap: 5, a: [380, 350], b: [396, 424] });
        p.hatch([640, 190, 90, 190], { gap: 5, a: [670, 260], b: [724, 300] });
      });
      p.cast(blade, 6, 9, 0.3);
      const metal = p.solid(blade, 'copper', { lighting: 'lit', weight: 2.4 });
      p.inside(metal, () => {
        p.blot(742, 120, 22, 30, '#7f9a7c', 0.35);
        p.blot(716, 170, 18, 14, '#5f7f68', 0.4);
        p.veins([690, 70, 100, 130], 20, { angle: -60, length: 44, opacity: 0.3 });
        p.line('M698 190q22-60 36-112M716 198q20-42 60-70', { w: 1.2, ink: '#401f10', opacity: 0.7 });
        p.line(curve('774,130 764,100 732,80'), { w: 1.6, ink: '#ffe2c2', opacity: 0.9 });
        p.hatch([690, 70, 100, 130], { gap: 4.500, a: [720, 130], b: [780, 170] });
      });
      const cheek = p.solid(blob('c668,246 c680,196 700,176 c716,182 c722,204 712,250 c690,262'), 'wood', { lighting: 'lit', weight: 1.4 });
      p.inside(cheek, () => p.veins([664, 176, 60, 90], 14, { angle: -72, length: 60, wander: 3 }));
      for (let k = 0; k < 9; k += 1) {
        const [x, y] = [704 - k * 5.4, 190 + k * 12.5];
        p.solid(limb(`${r(x - 24 + k)},${r(y + 3)},5 ${r(x - 4)},${r(y + 11)},5.4 ${r(x + 18 - k * 0.2)},${r(y + 9)},4.800`), 'earth', { lighting: 'turned', weight: 1, line: 1 });
      }
      p.line('M684 200l30 58M676 236l30 40', { w: 3, ink: '#5b4426' });
      p.line('M664 300q-10 14-4 26q8 8 0 20', { w: 3, ink: '#6c573b' });
      p.add('</g>');
      // The blade drawn out of its binding, to show its form.
      const bare = blob('c214,116 c236,110 c262,108 c262,170 270,226 284,260 c246,278 196,264 c208,220 216,170');
      p.cast(bare, 7, 10, 0.36);
      const flat = p.solid(bare, 'copper', { lighting: 'lit', weight: 2 });
      p.inside(flat, () => {
        p.line('M224 116q-2 90-18 146M252 112q0 90 20 148', { w: 1.1, ink: '#401f10', opacity: 0.7 });
        p.blot(240, 140, 18, 22, '#7f9a7c', 0.4);
        p.veins([200, 90, 90, 160], 16, { angle: 85, length: 50, opacity: 0.3 });
        p.line(curve('202,256 244,268 278,254'), { w: 1.6, ink: '#ffe2c2' });
        p.hatch([200, 110, 90, 170], { gap: 4.500, a: [236, 190], b: [284, 220] });
      });
    },
  },

  'olduvai-handaxe': {
    title: 'A handaxe from Olduvai Gorge, flaked on both faces to a point',
    draw(p) {
      const d = blob('c404,62 440,110 482,196 c520,280 540,356 534,420 c516,486 460,526 398,534 330,526 c276,486 258,424 266,352 c292,262 330,170 c366,104');
      p.cast(d, 14, 17, 0.45);
      const stone = p.solid(d, 'stone', { lighting: 'lit', weight: 2.8 });
      const facets = [
        ['404,62 430,150 392,210 352,150', 0], ['404,62 440,110 482,196 440,232 430,150', 3], ['352,150 392,210 370,282 310,262 330,170', -1],
        ['392,210 440,232 432,300 370,282', 1], ['440,232 482,196 514,290 470,320 432,300', 3], ['310,262 370,282 350,360 276,350', -2],
        ['370,282 432,300 424,372 350,360', 0], ['432,300 470,320 486,390 424,372', 2], ['470,320 514,290 536,390 486,390', 4],
        ['276,350 350,360 332,440 262,420', -1], ['350,360 424,372 414,452 332,440', -1], ['424,372 486,390 480,462 414,452', 1],
        ['486,390 536,390 524,460 480,462', 4], ['262,420 332,440 322,516 276,484', 1], ['332,440 414,452 404,532 322,516', 2], ['414,452 480,462 468,514 404,532', 3],
        ['480,462 524,460 500,506 468,514', 5],
      ];
      p.inside(stone, () => {
        for (const [points, tone] of facets) {
          const pts = points.split(' ').map((q) => q.split(',').map(Number));
          const shape = `M${pts.map(([x, y], i) => { const [nx, ny] = pts[(i + 1) % pts.length]; return `${i ? '' : `${x} ${y}`}Q${r((x + nx) / 2 + p.rand(-9, 9))} ${r((y + ny) / 2 + p.rand(-9, 9))} ${nx} ${ny}`; }).join('')}Z`;
          p.fill(shape, tone > 0 ? '#4b3d2c' : '#fff3dc', Math.abs(tone) * 0.09 + 0.03);
          p.line(shape, { w: 1.2, ink: '#362d22', opacity: 0.75 });
          const [x0, y0] = pts[0];
          const [x2, y2] = pts[2];
          let ripples = '';
          for (let k = 1; k < 5; k += 1) {
            const t = k / 5.5;
            const [mx, my] = [x0 + (x2 - x0) * t, y0 + (y2 - y0) * t];
            const [dx, dy] = [-(y2 - y0), x2 - x0];
            const l = 0.13 + t * 0.1;
            ripples += `M${r(mx + dx * l)} ${r(my + dy * l)}Q${r(mx + (x2 - x0) * 0.13)} ${r(my + (y2 - y0) * 0.13)} ${r(mx - dx * l)} ${r(my - dy * l)}`;
          }
          p.line(ripples, { w: 0.8, ink: '#362d22', opacity: 0.42 });
        }
        p.speckle([260, 60, 280, 480], 240, { opacity: 0.35 });
        p.speckle([260, 60, 280, 480], 90, { ink: '#fff6e4', opacity: 0.6, even: true });
        p.blot(400, 486, 100, 46, '#8a6a42', 0.3);
        p.hatch([400, 120, 150, 420], { gap: 5, a: [440, 300], b: [540, 380], opacity: 0.6 });
      });
    },
  },
};
