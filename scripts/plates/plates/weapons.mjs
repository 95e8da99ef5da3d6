import { blob, box, curve, ellipse, limb, poly, r } from '../geometry.mjs';

export const plates = {
  'sword-of-goujian': {
    title: 'The sword of Goujian: a bronze blade with a lattice of dark lozenges and an inlaid guard',
    draw(p) {
      p.add('<g transform="rotate(-21 400 300)">');
      const blade = blob('c206,272 c330,268 c520,270 c600,278 680,276 c760,300 c680,324 c600,322 c520,330 c330,332 c206,328');
      p.cast(blade, 6, 14, 0.38);
      const metal = p.solid(blade, 'brown', { lighting: 'flat', weight: 2 });
      p.inside(metal, () => {
        p.fill('M200 300H762V340H200Z', '#2f2413', 0.34);
        let lattice = '';
        for (let x = 196; x < 780; x += 21) lattice += `M${x} 262L${x + 42} 338M${x + 42} 262L${x} 338`;
        p.line(lattice, { w: 2.3, ink: '#2b2215', opacity: 0.8 });
        let cores = '';
        for (let x = 207; x < 770; x += 21) cores += `M${x + 10.500} 290v1M${x + 10.500} 309v1`;
        p.line(cores, { w: 1.8, ink: '#efdca0', opacity: 0.55 });
        p.line('M200 300H762', { w: 1.6, ink: '#fff0c4', opacity: 0.8 });
        p.line('M206 274H520Q600 281 680 279L752 299', { w: 2, ink: '#fff3cf', opacity: 0.75 });
        p.line('M206 327H520Q600 319 680 321', { w: 2, ink: '#2b2215', opacity: 0.6 });
        // Eight signs in two columns of bird script, inlaid in gold.
        const bird = (x, y, k) => p.line(`M${x} ${y}q6-6 10 0t8-2M${x + 9} ${y}v12q-6 3-8 0M${x + 9} ${y + 6}q8 1 ${7 + k} 6M${x + 3} ${y + 5}h4M${x + 16} ${y - 3}l3-3`, { w: 1.5, ink: '#ffe08a' });
        p.fill('M214 276h104v18h-104zM214 305h104v18h-104z', '#4a3517', 0.55);
        for (let k = 0; k < 4; k += 1) {
          bird(218 + k * 25, 279, k);
          bird(218 + k * 25, 307, 3 - k);
        }
      });
      // Guard, grip with two rings, pommel.
      const guard = p.solid(blob('c180,246 c204,250 c216,274 c218,300 c216,326 c204,350 c180,354 c170,326 c168,300 c170,274'), 'brown', { lighting: 'lit', weight: 2 });
      p.inside(guard, () => {
        p.fill('M182 262h12v26h-12zM182 312h12v26h-12z', '#2a6f7a', 0.95);
        p.line('M182 262h12v26h-12zM182 312h12v26h-12zM200 258q8 20 8 42t-8 42M188 275h.1M188 325h.1M176 300h26', { w: 1.4, ink: '#2f1e10' });
        p.hatch([168, 246, 50, 110], { gap: 4.500 });
      });
      const grip = p.solid('M46 284Q110 278 172 284V316Q110 322 46 316Z', 'wood', { lighting: 'shade', weight: 2 });
      p.inside(grip, () => {
        let cord = '';
        for (let x = 44; x < 176; x += 6) cord += `M${x} 280q4 20 0 42`;
        p.line(cord, { w: 2.2, ink: '#2f1e10', opacity: 0.75 });
        p.line(cord.replaceAll('M', 'M').replaceAll('q4 20 0 42', 'q4 20 0 20'), { w: 0.9, ink: '#d6ab70', opacity: 0.75 });
      });
      for (const x of [86, 130]) {
        p.solid(blob(`c${x - 6},274 c${x + 6},274 ${x + 8},300 c${x + 6},326 c${x - 6},326 ${x - 8},300`), 'brown', { lighting: 'lit', weight: 1.6 });
        p.line(`M${x} 278q3 22 0 44`, { w: 1, ink: '#2f1e10' });
      }
      p.solid(blob('c48,282 c36,268 c28,254 c20,256 18,300 c20,344 c28,346 c36,332 c48,318'), 'brown', { lighting: 'lit', weight: 2 });
      p.line('M30 262q-6 38 0 76M38 274q-4 26 0 52', { w: 1.1, ink: '#2f1e10' });
      p.add('</g>');
      // The pommel seen from its end, with its fine concentric rings.
      const disc = ellipse(628, 440, 58);
      p.cast(disc, 7, 10);
      const pommel = p.solid(disc, 'brown', { lighting: 'round', weight: 2 });
      p.inside(pommel, () => {
        for (let k = 1; k < 12; k += 1) {
          p.line(ellipse(628, 440, 4 + k * 4.600), { w: 1.5, ink: '#2f1e10', opacity: 0.8 });
          p.line(ellipse(627.2, 439, 4 + k * 4.600), { w: 0.7, ink: '#ffe9b8', opacity: 0.6 });
        }
        p.hatch([570, 382, 120, 120], { gap: 5 });
      });
    },
  },

  'iron-dagger-of-tutankhamun': {
    title: 'The iron dagger of Tutankhamun with its gold sheath, crystal knob and granulated hilt',
    draw(p) {
      // Dagger at the left, point down.
      const blade = blob('c268,232 c344,232 c342,360 334,450 306,546 278,450 270,360');
      p.cast(blade, 10, 10);
      const iron = p.solid(blade, 'iron', { lighting: 'turned', weight: 2 });
      p.inside(iron, () => {
        p.line('M300 236q-2 180 6 300M312 236q2 180-6 300', { w: 1, ink: '#292725', opacity: 0.6 });
        p.blot(290, 330, 9, 18, '#8a5a38', 0.4);
        p.blot(322, 420, 7, 14, '#8a5a38', 0.45);
        p.speckle([268, 232, 76, 310], 46, { opacity: 0.4 });
        p.hatch([300, 232, 50, 310], { gap: 4.500, a: [312, 380], b: [346, 384] });
      });
      p.solid(blob('c258,222 c306,212 c354,222 c356,240 306,244 256,240'), 'gold', { weight: 1.8 });
      const hilt = p.solid(blob('c280,220 c284,150 274,98 c306,94 c338,98 328,150 c332,220'), 'gold', { lighting: 'turned', weight: 1.8 });
      p.inside(hilt, () => {
        for (let y = 106; y < 220; y += 16) {
          let grains = '';
          for (let x = 274; x < 340; x += 4.5) grains += `M${r(x)} ${y + ((x / 4.5) % 2 > 1 ? 2 : 0)}h.1`;
          p.line(grains, { w: 2.6, ink: '#8e5f1d', opacity: 0.9 });
          p.line(`M272 ${y + 6}q34 6 68 0`, { w: 1, ink: '#54350f' });
        }
        for (const [y, c] of [[118, '#2c4c88'], [150, '#b0402b'], [182, '#2c4c88'], [208, '#3f8574']]) {
          for (let x = 282; x < 330; x += 12) p.fill(`M${x} ${y}h9l-2 8h-5z`, c, 0.95);
        }
        p.hatch([300, 90, 44, 130], { gap: 4.500, a: [308, 150], b: [340, 154], ink: '#54350f' });
      });
      p.solid(blob('c278,100 c272,92 c306,86 c340,92 c334,100 c306,106'), 'gold', { weight: 1.4 });
      const knob = p.solid(ellipse(306, 68, 29, 23), 'silver', { lighting: 'round', weight: 1.8, opacity: 0.92 });
      p.inside(knob, () => {
        p.fill(ellipse(296, 60, 10, 6), '#fff', 0.9);
        p.fill(ellipse(316, 78, 12, 6), '#d9b15a', 0.5);
        p.line('M284 62l10 26M296 50l20 36', { w: 0.8, opacity: 0.4 });
      });
      // Sheath at the right: feather pattern on one face, lily and jackal's head at the tip.
      const sheath = blob('c444,116 c496,106 c548,116 c544,260 536,380 c524,470 512,500 c496,536 c480,500 468,470 c456,380 448,260');
      p.cast(sheath, 11, 12);
      const gold = p.solid(sheath, 'gold', { lighting: 'turned', weight: 2.2 });
      p.inside(gold, () => {
        p.line('M460 130q-2 200 20 350M532 130q2 200-20 350', { w: 1.2, ink: '#54350f' });
        let plumes = '';
        for (let row = 0; row < 17; row += 1) {
          const y = 206 + row * 15;
          for (let x = 460 + (row % 2) * 8; x < 536; x += 16) plumes += `M${x} ${y}q8 18 16 0M${x + 8} ${y - 3}v8`;
        }
        p.line(plumes, { w: 1.2, ink: '#54350f', opacity: 0.9 });
        p.line('M462 138h68M464 196h64', { w: 1.4, ink: '#54350f' });
        p.line('M472 186q2-30 14-34 12 4 10 34M472 186q12-8 24 0M506 186q2-30 12-34 10 4 8 34M506 186q10-8 20 0', { w: 1.4, ink: '#54350f' });
        p.fill('M470 146h52v5h-52z', '#2c4c88', 0.9);
        p.hatch([490, 110, 60, 400], { gap: 5, a: [506, 300], b: [548, 304], ink: '#54350f', opacity: 0.75 });
      });
      const jackal = p.solid(blob('c482,484 c486,462 c490,474 c502,474 c506,462 c510,484 c506,508 c496,536 c486,508'), 'gold', { lighting: 'lit', weight: 1.2 });
      p.inside(jackal, () => p.line('M488 494h5M500 494h5M496 500v22M492 524h8', { w: 1.4, ink: '#54350f' }));
    },
  },

  'gold-dagger-of-ur': {
    title: 'The gold dagger from Ur: lapis lazuli hilt with gold studs, and a sheath of pierced gold',
    draw(p) {
      p.add('<g transform="rotate(32 300 300)">');
      const blade = blob('c262,226 c338,226 c352,300 348,380 300,556 252,380 248,300');
      p.cast(blade, 14, 4);
      const gold = p.solid(blade, 'gold', { lighting: 'turned', weight: 2 });
      p.inside(gold, () => {
        p.line('M296 228L299 548M304 228L301 548', { w: 1.2, ink: '#8e5f1d' });
        p.fill('M303 228H360V560H301Z', '#8e5f1d', 0.22);
        p.hatch([300, 228, 60, 320], { gap: 5, a: [312, 360], b: [350, 364], ink: '#54350f' });
        p.veins([250, 230, 100, 260], 14, { angle: 88, length: 80, opacity: 0.2 });
      });
      const collar = p.solid(blob('c258,214 c342,214 c346,240 c300,230 c254,240'), 'gold', { weight: 1.6 });
      p.inside(collar, () => p.hatch([256, 212, 90, 30], { gap: 4 }));
      const hilt = p.solid(blob('c266,216 c272,150 c262,96 c246,56 300,44 354,56 c338,96 c328,150 c334,216'), 'lapis', { lighting: 'turned', weight: 2 });
      p.inside(hilt, () => {
        p.speckle([246, 44, 110, 175], 60, { ink: '#dfe9ff', opacity: 0.4, even: true });
        p.veins([246, 44, 110, 175], 12, { ink: '#dfe9ff', opacity: 0.35, angle: 40, length: 40 });
        p.hatch([300, 44, 56, 175], { gap: 4.500, a: [308, 130], b: [344, 134], ink: '#0a1430', opacity: 0.8 });
      });
      for (let row = 0; row < 7; row += 1) {
        const y = 62 + row * 22;
        const half = row < 2 ? 40 - row * 8 : 24;
        for (let x = 300 - half + 6; x <= 300 + half - 5; x += (half * 2 - 12) / (row < 2 ? 4 : 2)) {
          p.solid(ellipse(x, y, 4.800), 'gold', { lighting: 'round', weight: 0.8, line: 0.8 });
        }
      }
      p.solid('M258 92q42 10 84 0v9q-42 10-84 0z', 'gold', { weight: 1, line: 1 });
      p.add('</g>');
      p.add('<g transform="rotate(14 560 300)">');
      const sheath = blob('c510,120 c612,120 c622,250 614,340 c590,430 c562,512 c536,430 c508,340 500,250');
      p.cast(sheath, 13, 9);
      const front = p.solid(sheath, 'gold', { lighting: 'flat', weight: 2.2 });
      p.inside(front, () => {
        p.line('M518 128H604M516 136H606', { w: 1.1, ink: '#54350f' });
        // Pierced work: rows of woven openings, as in a mat of rushes.
        let holes = '';
        for (let row = 0; row < 22; row += 1) {
          const y = 150 + row * 15;
          const half = 46 - Math.max(0, row - 10) * 3.4;
          for (let x = -half; x < half - 6; x += 13) holes += `M${r(561 + x + (row % 2) * 6)} ${y}l6-4 5 4-5 5z`;
        }
        p.fill(holes, '#4a2c0c', 0.88);
        p.line('M512 196H612M512 256H612M512 316H610M524 376H600', { w: 4, ink: '#d9a93f' });
        p.line('M512 194H612M512 198H612M512 254H612M512 258H612M512 314H610M512 318H610M524 374H600M524 378H600', { w: 0.9, ink: '#54350f' });
        p.hatch([560, 120, 70, 390], { gap: 5, a: [578, 300], b: [622, 310], ink: '#54350f', opacity: 0.7 });
      });
      p.line(blob('c518,128 c604,128 c612,250 606,338 c584,424 c562,494 c541,424 c516,338 509,250'), { w: 1.3, ink: '#54350f' });
      p.add('</g>');
    },
  },

  'lion-hunt-dagger': {
    title: 'The Lion Hunt dagger from Mycenae: men with great shields face lions on an inlaid blade',
    draw(p) {
      const blade = blob('c96,206 c130,190 c420,232 c640,276 c744,302 c640,330 c420,372 c130,412 c96,396');
      p.cast(blade, 8, 15, 0.4);
      const bronze = p.solid(blade, 'bronze', { lighting: 'lit', weight: 2.4 });
      p.inside(bronze, () => {
        p.speckle([90, 190, 650, 220], 200, { ink: '#1d251d', opacity: 0.4 });
        for (let i = 0; i < 9; i += 1) p.blot(p.rand(120, 700), p.rand(200, 400), p.rand(20, 50), p.rand(8, 20), p.pick(['#8fb59c', '#b9bf94', '#3d4a3f', '#8a7146']), 0.4);
        p.hatch([90, 300, 650, 120], { angle: 20, gap: 5, a: [400, 310], b: [410, 400], ink: '#161c16' });
      });
      const panel = p.solid(blob('c120,236 c420,258 c610,288 c690,302 c610,316 c420,346 c120,366'), 'basalt', { lighting: 'shade', weight: 0, line: 1.2 });
      const g = '#e9bf55';
      const s = '#dcd8cc';
      const dark = '#241a10';
      p.inside(panel, () => {
        const man = (x, base, h, lean) => {
          const k = h / 100;
          const pt = (dx, dy) => `${r(x + dx * k)},${r(base - dy * k)}`;
          p.fill(limb(`${pt(-2, 42)},${r(5 * k)} ${pt(-12, 22)},${r(5 * k)} ${pt(-18, 2)},${r(3 * k)}`), g);
          p.fill(limb(`${pt(2, 42)},${r(5.5 * k)} ${pt(16, 26)},${r(5 * k)} ${pt(14, 2)},${r(3 * k)}`), g);
          p.fill(blob(`c${pt(-7, 40)} c${pt(9, 40)} c${pt(6 + lean, 58)} c${pt(12 + lean, 78)} c${pt(-8 + lean, 78)} c${pt(-4 + lean / 2, 58)}`), g);
          p.fill(blob(`c${pt(-8, 46)} c${pt(9, 46)} c${pt(8, 34)} c${pt(-6, 34)}`), s);
          p.fill(ellipse(x + (4 + lean) * k, base - 87 * k, 6 * k, 7 * k), g);
          p.fill(limb(`${pt(8 + lean, 74)},${r(3.500 * k)} ${pt(22 + lean, 70)},${r(3.200 * k)} ${pt(34 + lean, 78)},${r(2.500 * k)}`), g);
        };
        const eight = (x, y, h) => {
          const d = blob(`${x},${y - h / 2} ${x + h * 0.24},${y - h * 0.3} ${x + h * 0.17},${y} ${x + h * 0.27},${y + h * 0.3} ${x},${y + h / 2} ${x - h * 0.27},${y + h * 0.3} ${x - h * 0.17},${y} ${x - h * 0.24},${y - h * 0.3}`);
          p.fill(d, s);
          p.line(d, { w: 1.6, ink: dark });
          p.line(`M${r(x - h * 0.12)} ${r(y - h * 0.3)}h3M${r(x + h * 0.06)} ${r(y - h * 0.18)}h4M${r(x - h * 0.1)} ${r(y + h * 0.16)}h4M${r(x + h * 0.08)} ${r(y + h * 0.3)}h3M${x} ${r(y - h * 0.4)}V${r(y + h * 0.4)}`, { w: 2.2, ink: dark, opacity: 0.75 });
        };
        // From the hilt: archer, shield-bearers with spears, a fallen man, the lion at bay, two in flight.
        man(150, 358, 106, 4);
        p.line('M196 252q22 34 0 78M196 252V330M168 282h32', { w: 1.7, ink: g });
        man(238, 352, 98, 4);
        eight(236, 304, 76);
        p.line('M216 262L336 296', { w: 2.2, ink: s });
        man(302, 350, 92, 6);
        p.line('M280 268L404 292', { w: 2.2, ink: s });
        p.fill(limb('330,338,5 356,340,6 384,336,4'), g);
        p.fill(ellipse(326, 330, 5, 5.500), g);
        man(352, 330, 64, 4);
        eight(362, 302, 52);
        p.line('M346 286L428 296', { w: 2, ink: s });
        const lion = (x, y, k, flip) => {
          p.group(`translate(${x} ${y}) scale(${flip * k} ${k})`, () => {
            p.fill(blob('c0,-6 14,-20 40,-22 72,-18 90,-12 96,0 84,10 50,6 20,10 c4,8'), g);
            p.fill(blob('c-18,-6 c-16,-20 0,-28 18,-20 24,2 10,14 c-4,8 c-14,4'), '#c48a2f');
            p.fill(limb('18,4,6 4,18,4 -14,24,3'), g);
            p.fill(limb('26,4,6 22,20,4 10,28,3'), g);
            p.fill(limb('84,2,8 104,12,5 122,22,3'), g);
            p.fill(limb('78,4,7 86,20,5 104,28,3'), g);
            p.line('M94-6q26-8 34-26', { w: 3, ink: g });
            p.line('M2-18q8 10 2 24M10-18q8 10 2 24M-12-10h3M-17-2l6 1M30-14q20-4 40 0', { w: 1.3, ink: dark });
          });
        };
        lion(430, 300, 0.95, 1);
        lion(596, 301, 0.6, -1);
        lion(664, 302, 0.36, -1);
      });
      for (const y of [230, 300, 372]) p.solid(ellipse(112, y, 9), 'gold', { lighting: 'round', weight: 1.6 });
      p.line('M128 228L420 250 612 283M128 374L420 354 612 321', { w: 1.2, ink: '#f0cb62', opacity: 0.9 });
      p.fill(blob('c96,206 c108,200 c112,222 c92,232'), '#efe2c8', 1);
    },
  },

  'helmet-of-miltiades': {
    title: 'The helmet of Miltiades: a Corinthian helmet of bronze with an inscription along its cheek',
    draw(p) {
      p.ground(420, 528, 170, 24);
      const d = blob('c238,300 c232,210 280,128 382,96 490,92 566,160 578,262 566,340 c560,392 590,452 c566,488 518,470 484,440 c462,424 456,452 c430,500 392,524 c336,528 300,512 c296,450 286,404 c262,412 246,404 c236,372 c244,338 250,318');
      const helmet = p.solid(d, 'bronze', { lighting: 'round', weight: 2.6 });
      p.inside(helmet, () => {
        for (let i = 0; i < 22; i += 1) p.blot(p.rand(230, 590), p.rand(90, 520), p.rand(14, 54), p.rand(12, 40), p.pick(['#9cbfa6', '#c3c79c', '#445047', '#9a7f4e', '#6f988a', '#39433a']), 0.36);
        p.speckle([230, 90, 360, 440], 260, { ink: '#1b231c', opacity: 0.35 });
        p.line(`${curve('256,250 330,214 440,206 560,250')}`, { w: 1.6, ink: '#232b22', opacity: 0.7 });
        p.line(`${curve('258,256 330,221 440,213 560,257')}`, { w: 0.9, ink: '#e8ecd0', opacity: 0.6 });
        p.line(`${curve('492,250 500,340 488,436')}`, { w: 1.2, ink: '#232b22', opacity: 0.45 });
        p.hatch([380, 90, 220, 440], { gap: 5, a: [430, 270], b: [590, 330], ink: '#141a14', opacity: 0.8 });
        p.hatch([290, 400, 200, 130], { gap: 5, a: [380, 440], b: [460, 510], ink: '#141a14', opacity: 0.6 });
      });
      // The eye, between nose guard and cheek.
      const eye = p.solid(blob('c258,318 c290,298 338,294 372,308 c352,336 308,346 c296,372 298,400 c288,402 c284,360 274,344 c264,336'), 'basalt', { lighting: 'shade', weight: 0, line: 2 });
      p.inside(eye, () => p.hatch([250, 290, 130, 120], { gap: 4, ink: '#000', opacity: 0.8 }));
      p.line(`${curve('250,308 290,288 340,284 384,304 356,342 316,354 308,380 310,410')}`, { w: 1.4, ink: '#e8ecd0', opacity: 0.65 });
      // The crown's loss.
      const hole = p.solid(blob('c430,98 c452,122 490,118 c506,146 540,150 c536,128 c512,104 478,92'), 'basalt', { lighting: 'shade', weight: 0, line: 1.5 });
      p.inside(hole, () => p.hatch([430, 90, 120, 70], { gap: 4, ink: '#000' }));
      p.crack(470, 124, 100, 90, { ink: '#161c16', w: 1.6 });
      p.crack(536, 152, 70, 60, { ink: '#161c16', w: 1.4 });
      // MILTIADES along the rim of the cheek.
      p.group('translate(306 506) rotate(-19)', () => {
        p.signs('greek', [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => [6 + i * 14, -i * 0.6]), { scale: 0.95, ink: '#161c16', w: 1.6, order: [8, 17, 7, 14, 17, 0, 2, 3, 13], opacity: 0.95 });
      });
      let rivets = '';
      for (const [x, y] of [[248, 330], [242, 372], [286, 412], [292, 440], [297, 470], [300, 500]]) rivets += `M${x + 6} ${y}h.1`;
      p.line(rivets, { w: 4.2, ink: '#232b22' });
      p.fill(blob('c292,150 330,124 372,116 c340,140 312,168'), '#f3f5df', 0.4);
    },
  },
};
