import { blob, box, curve, ellipse, limb, poly, r } from '../geometry.mjs';

const INK = '#38200e';

export const plates = {
  'travelling-boat-of-meketre': {
    title: 'A travelling boat of Meketre: a painted model with oarsmen, cabin and steering oar',
    draw(p) {
      p.ground(410, 500, 320, 24);
      const hull = p.solid(blob('c58,300 c96,352 200,408 400,412 600,408 690,330 c724,236 c748,230 754,250 738,262 c716,352 640,452 420,470 220,466 110,400 44,312'), 'ochre', { lighting: 'lit', weight: 2.6 });
      p.inside(hull, () => {
        p.veins([60, 330, 660, 140], 60, { angle: 4, length: 120, wander: 5, opacity: 0.3 });
        p.blot(300, 440, 60, 16, '#9d6a38', 0.4);
        p.blot(560, 430, 50, 18, '#fff0c0', 0.4);
        p.line(`${curve('70,326 200,424 400,430 600,424 700,330 736,250')}`, { w: 5, ink: '#8c3524' });
        p.hatch([60, 380, 680, 100], { angle: 25, gap: 5, a: [400, 400], b: [410, 470] });
      });
      const deck = p.solid(blob('c80,330 c200,392 400,398 600,392 682,326 c600,402 400,412 200,408'), 'wood', { lighting: 'shade', weight: 0 });
      p.inside(deck, () => p.line('M150 380v30M230 390v30M310 390v30M390 390v30M470 390v30M550 390v30M630 370v30', { w: 1, ink: INK }));
      // Mast lowered on its crutch, oars.
      p.solid(limb('150,262,4 330,248,5 640,236,4'), 'wood', { lighting: 'lit', weight: 1.4 });
      p.solid(limb('300,252,4 302,390,5'), 'wood', { lighting: 'turned', weight: 1.2 });
      p.line('M292 250q10 14 20 0', { w: 4, ink: '#623c1d' });
      // Cabin with vaulted roof, its hide shields, and Meketre before it.
      const cabin = p.solid(blob('c492,398 c488,310 c502,274 556,268 610,276 c628,312 c626,396'), 'madder', { lighting: 'flat', weight: 2 });
      p.inside(cabin, () => {
        p.fill(blob('c486,310 c502,270 556,264 614,274 c630,312 c556,300'), '#f1e0b4', 0.95);
        let stripes = '';
        for (let k = 0; k < 9; k += 1) stripes += `M${490 + k * 17} 314q2-26 ${r(8 - k)} -44`;
        p.line(stripes, { w: 5, ink: '#8f2f28', opacity: 0.7 });
        p.line('M488 312Q556 300 630 312M492 386h134', { w: 1.5, ink: INK });
        p.fill(box(504, 326, 30, 66), '#2f180c', 0.8);
        p.hatch([556, 268, 74, 130], { gap: 5 });
      });
      for (const x of [566, 602]) {
        const shield = p.solid(blob(`c${x - 15},388 c${x - 15},338 ${x},322 ${x + 15},338 c${x + 15},388`), 'linen', { lighting: 'flat', weight: 1.2 });
        p.inside(shield, () => { for (let i = 0; i < 5; i += 1) p.blot(x + p.rand(-10, 10), p.rand(336, 380), p.rand(5, 9), p.rand(4, 8), '#3a2413', 0.85); });
      }
      const man = (x, base, h, o = {}) => {
        const k = h / 100;
        const q = (dx, dy) => `${r(x + dx * k)},${r(base - dy * k)}`;
        const skin = (d, w = 1) => p.solid(d, 'skin', { lighting: 'lit', weight: w, line: 1 });
        if (o.standing) {
          skin(limb(`${q(-5, 44)},${r(6 * k)} ${q(-6, 22)},${r(5 * k)} ${q(-6, 2)},${r(4 * k)}`));
          skin(limb(`${q(6, 44)},${r(6 * k)} ${q(8, 22)},${r(5 * k)} ${q(8, 2)},${r(4 * k)}`));
          p.solid(blob(`c${q(-10, 52)} c${q(11, 52)} c${q(15, 26)} c${q(-13, 26)}`), 'linen', { lighting: 'flat', weight: 1, line: 1 });
        } else {
          skin(limb(`${q(-4, 30)},${r(8 * k)} ${q(22, 34)},${r(7 * k)} ${q(28, 6)},${r(6 * k)}`));
          p.solid(blob(`c${q(-14, 38)} c${q(12, 40)} c${q(24, 34)} c${q(20, 18)} c${q(-14, 14)}`), 'linen', { lighting: 'flat', weight: 1, line: 1 });
        }
        const top = o.standing ? 0 : -14;
        skin(blob(`c${q(-13, 88 + top)} c${q(14, 88 + top)} c${q(10, 50 + top)} c${q(-10, 50 + top)}`));
        skin(limb(`${q(-1, 96 + top)},${r(5 * k)} ${q(0, 88 + top)},${r(6 * k)}`), 0);
        skin(ellipse(x + 1 * k, base - (105 + top) * k, 9.500 * k, 11 * k));
        p.fill(blob(`c${q(8, 112 + top)} ${q(0, 119 + top)} ${q(-10, 110 + top)} c${q(-9, 97 + top)} c${q(-3, 104 + top)} c${q(0, 110 + top)}`), '#1d130c');
        p.line(`M${q(5, 106 + top)}L${q(8, 106 + top)}`, { w: 1.4, ink: '#fff' });
        if (o.arm) skin(limb(o.arm.map(([dx, dy, w]) => `${q(dx, dy)},${r(w * k)}`).join(' ')));
      };
      // Oarsmen along the near side, lookout at the bow, helmsman at the stern.
      for (let i = 0; i < 4; i += 1) {
        const x = 172 + i * 76;
        man(x, 404, 92, { arm: [[-6, 68, 5], [14, 54, 4.500], [34, 56, 4]] });
        p.line(`M${x + 40} 338L${x - 34} 480`, { w: 6, ink: INK });
        p.line(`M${x + 40} 338L${x - 34} 480`, { w: 3.600, ink: '#c8955a' });
        p.solid(limb(`${x - 30},474,6 ${x - 42},496,9 ${x - 50},512,6`), 'wood', { lighting: 'lit', weight: 1.2, line: 1 });
      }
      man(108, 366, 96, { standing: true, arm: [[-8, 82, 5], [-22, 66, 4.500], [-38, 72, 4]] });
      man(466, 400, 84, { arm: [[6, 66, 5], [16, 48, 4.500], [10, 34, 4]] });
      p.solid(box(446, 376, 36, 24), 'wood', { lighting: 'lit', weight: 1.2 });
      man(466, 392, 70, {});
      man(668, 356, 92, { standing: true, arm: [[6, 80, 5], [22, 70, 4.500], [34, 84, 4]] });
      p.solid(limb('706,176,5 690,290,5 668,360,5'), 'wood', { lighting: 'turned', weight: 1.4 });
      p.solid(limb('660,262,4 720,286,5 752,372,6'), 'wood', { lighting: 'lit', weight: 1.4 });
      const oar = p.solid(blob('c742,356 c766,372 c776,452 c760,492 c744,470 c736,400'), 'ochre', { lighting: 'lit', weight: 1.8 });
      p.inside(oar, () => p.line('M756 360q6 60 4 130M742 400h32M744 416h32', { w: 1.3, ink: '#8f2f28' }));
      p.line('M706 180q-8-8 0-14 10 2 6 14', { w: 3, ink: '#623c1d' });
    },
  },

  'bersha-procession': {
    title: 'The Bersha Procession: a shaven priest and three women carrying offerings, in painted wood',
    draw(p) {
      p.ground(408, 532, 330, 24);
      const base = p.solid(poly('92,500 708,500 728,518 728,538 72,538 72,518'), 'wood', { lighting: 'lit', weight: 2.4 });
      p.inside(base, () => { p.veins([70, 500, 660, 40], 40, { length: 120, wander: 3 }); p.line('M72 518H728', { w: 1.3, ink: INK }); });
      const paint = (d, m, o) => p.solid(d, m, { lighting: 'lit', weight: 1.6, line: 1.2, ...o });
      // The priest with vase and mirror case, at the head (left).
      paint(limb('160,372,15 148,430,12 138,490,9'), 'skin');
      paint(limb('180,372,15 192,430,12 196,490,9'), 'skin');
      paint(limb('138,494,7 112,500,5'), 'skin', { weight: 0.8 });
      paint(limb('196,494,7 172,500,5'), 'skin', { weight: 0.8 });
      const kilt = paint(blob('c144,300 c200,300 c214,392 c136,394'), 'linen', { lighting: 'flat' });
      p.inside(kilt, () => { p.line('M150 308q-4 40-6 84M164 306q-4 40-2 88M184 306q6 40 10 86', { w: 1, ink: INK, opacity: 0.6 }); p.hatch([170, 300, 46, 94], { gap: 4.500 }); });
      const torso = paint(blob('c140,186 c204,184 c206,212 c198,304 c146,304 c138,214'), 'skin');
      p.inside(torso, () => p.hatch([170, 184, 40, 120], { gap: 4.500 }));
      paint(limb('168,168,10 170,186,12'), 'skin', { weight: 0 });
      const skull = paint(blob('170,104 190,114 196,138 188,162 170,172 150,160 146,138 152,114'), 'skin', { lighting: 'round' });
      p.inside(skull, () => p.hatch([168, 104, 30, 70], { gap: 4 }));
      p.line('M152 136q6-4 12 0-6 4-12 0M150 128q8-4 14 0M148 142l-4 8 6 2M152 160h10', { w: 1.4, ink: INK });
      p.line(curve('180,130 188,138 180,148'), { w: 1.4, ink: INK });
      paint(limb('148,200,11 128,242,9 106,236,7'), 'skin');
      const vase = paint(blob('c88,212 c108,212 c106,222 c118,246 108,284 c100,294 c92,284 82,250 c92,222'), 'alabaster', { lighting: 'turned' });
      p.inside(vase, () => p.line('M84 240h34M84 246h34', { w: 1.6, ink: '#2c4c88' }));
      p.line('M92 206q8-10 14 4', { w: 2.2, ink: INK });
      paint(limb('198,200,11 208,250,9 194,236,7'), 'skin');
      const mirror = paint(blob('c186,192 c216,186 c232,206 c230,246 c214,258 c192,250'), 'linen', { lighting: 'flat' });
      p.inside(mirror, () => { for (let i = 0; i < 12; i += 1) p.blot(p.rand(190, 230), p.rand(194, 252), 5, 4, '#2a1a10', 0.85); });
      // Women: wigs, tight dresses, things carried.
      const woman = (x, load) => {
        p.solid(limb(`${x - 6},478,10 ${x - 10},498,8`), 'ochre', { weight: 1 });
        p.solid(limb(`${x - 12},498,6 ${x - 30},502,4.500`), 'ochre', { weight: 0.8 });
        p.solid(limb(`${x + 14},478,10 ${x + 14},496,8`), 'ochre', { weight: 1 });
        p.solid(limb(`${x + 12},498,6 ${x - 4},502,4.500`), 'ochre', { weight: 0.8 });
        const dress = paint(blob(`c${x - 24},256 c${x + 26},256 c${x + 20},310 c${x + 30},370 c${x + 26},486 c${x - 24},486 c${x - 28},370 c${x - 16},310`), 'linen', { lighting: 'turned' });
        p.inside(dress, () => {
          p.line(`M${x - 26} 480h56M${x - 26} 472h56`, { w: 2, ink: '#3f6f92' });
          p.line(`M${x - 2} 320q-6 80-4 160`, { w: 1, ink: INK, opacity: 0.4 });
          if (load === 'birds') {
            let net = '';
            for (let y = 300; y < 480; y += 12) net += `M${x - 30} ${y}l12 6 12-6 12 6 12-6 12 6`;
            p.line(net, { w: 1.3, ink: '#8f2f28', opacity: 0.8 });
          }
          p.hatch([x, 256, 34, 234], { gap: 4.500, a: [x + 4, 360], b: [x + 30, 364] });
        });
        paint(blob(`c${x - 26},212 c${x + 28},212 c${x + 26},262 c${x - 24},262`), 'ochre');
        p.fill(blob(`c${x - 18},214 c${x - 8},214 c${x - 2},262 c${x - 16},262`), '#fff6e6');
        p.fill(blob(`c${x + 12},214 c${x + 22},214 c${x + 20},262 c${x + 8},262`), '#fff6e6');
        p.line(`M${x - 18} 214l4 48M${x + 20} 214l-4 48M${x - 24} 208q26 18 50 0`, { w: 1.4, ink: '#2c4c88' });
        paint(limb(`${x},190,9 ${x},208,11`), 'ochre', { weight: 0 });
        paint(blob(`${x - 2},142 ${x + 16},152 ${x + 18},174 ${x + 6},194 ${x - 10},196 ${x - 22},180 ${x - 22},158`), 'ochre', { lighting: 'round' });
        p.solid(blob(`c${x - 20},160 ${x - 14},138 ${x + 4},132 ${x + 26},146 ${x + 32},176 c${x + 34},228 c${x + 12},228 c${x + 10},180 c${x - 2},160`), 'basalt', { lighting: 'lit', weight: 1.2, line: 1 });
        p.line(`M${x - 18} 170q6-4 12 0-6 4-12 0M${x - 20} 163q8-4 14-1M${x - 24} 176l-3 7 5 2M${x - 18} 189h9`, { w: 1.4, ink: INK });
        if (load !== 'box') {
          paint(limb(`${x - 22},222,9 ${x - 36},280,7.500 ${x - 40},330,6`), 'ochre');
          const duck = paint(blob(`c${x - 46},330 c${x - 34},330 c${x - 26},366 ${x - 36},398 ${x - 52},396 ${x - 58},368`), 'bone');
          p.inside(duck, () => p.line(`M${x - 52} 356q8 10 18 4M${x - 54} 370q10 10 20 4M${x - 50} 384q8 6 14 2`, { w: 1.1, ink: INK }));
          p.line(`M${x - 42} 396q-4 14-14 12`, { w: 4, ink: '#d3bb8a' });
          p.line(`M${x - 46} 332l-4-10M${x - 38} 332l4-10`, { w: 1.8, ink: '#a5552f' });
        }
        if (load === 'basket' || load === 'birds') {
          paint(limb(`${x + 24},222,9 ${x + 48},180,8 ${x + 36},126,6`), 'ochre');
          const basket = paint(blob(`c${x - 40},76 c${x + 44},76 c${x + 30},132 c${x - 26},132`), 'wood', { lighting: 'turned' });
          p.inside(basket, () => {
            for (let y = 84; y < 132; y += 8) p.line(`M${x - 44} ${y}q46 8 92 0`, { w: 1.2, ink: INK });
            let weave = '';
            for (let k = -6; k <= 6; k += 1) weave += `M${x + 2 + k * 8} 76L${x + 2 + k * 5} 132`;
            p.line(weave, { w: 1, ink: INK, opacity: 0.6 });
            p.hatch([x, 76, 50, 56], { gap: 4.500 });
          });
          if (load === 'basket') for (let k = 0; k < 4; k += 1) paint(blob(`c${x - 32 + k * 18},78 ${x - 30 + k * 18},54 ${x - 22 + k * 18},48 ${x - 14 + k * 18},56 c${x - 14 + k * 18},78`), 'clay', { lighting: 'turned', weight: 1 });
          else p.solid(blob(`c${x - 38},78 ${x - 20},58 ${x + 24},58 c${x + 42},78`), 'linen', { lighting: 'lit', weight: 1.2 });
        }
        if (load === 'box') {
          paint(limb(`${x - 22},222,9 ${x - 42},180,8 ${x - 26},122,6`), 'ochre');
          paint(limb(`${x + 24},222,9 ${x + 40},270,7.500 ${x + 34},316,6`), 'ochre');
          const chest = paint(box(x - 46, 70, 88, 54), 'wood', { lighting: 'lit' });
          p.inside(chest, () => { p.line(`M${x - 46} 84h88M${x - 30} 84v40M${x + 26} 84v40`, { w: 1.3, ink: INK }); p.fill(box(x - 28, 90, 52, 28), '#f1e0b4', 0.8); p.hatch([x, 70, 44, 54], { gap: 4.500 }); });
          p.line(`M${x + 34} 322l-10 44`, { w: 4, ink: '#9d6a38' });
          p.solid(ellipse(x + 20, 380, 17, 16), 'copper', { lighting: 'round', weight: 1.2 });
        }
      };
      woman(340, 'basket');
      woman(490, 'birds');
      woman(636, 'box');
    },
  },

  'spearmen-of-mesehti': {
    title: 'Spearmen of Mesehti: ranks of painted wooden soldiers with shields and bronze-tipped spears',
    draw(p) {
      p.add('<g transform="translate(-16 -70) scale(1.04 1.08)">');
      p.ground(408, 540, 340, 28);
      const base = p.solid(poly('120,440 648,440 740,516 740,540 64,540 64,516'), 'wood', { lighting: 'lit', weight: 2.4 });
      p.inside(base, () => { p.veins([60, 440, 680, 100], 46, { length: 130, wander: 3 }); p.line('M64 516H740', { w: 1.4, ink: INK }); });
      const soldier = (x, base0, k, n) => {
        const q = (dx, dy) => `${r(x + dx * k)},${r(base0 - dy * k)}`;
        const skin = (d) => p.solid(d, 'skin', { lighting: 'lit', weight: 1, line: 0.9 });
        p.line(`M${q(20, 2)}L${q(17, 172)}`, { w: 4 * k, ink: INK });
        p.line(`M${q(20, 2)}L${q(17, 172)}`, { w: 2 * k, ink: '#c8955a' });
        p.fill(blob(`c${q(13, 168)} c${q(17, 200)} c${q(21, 168)}`), '#7c6a4a');
        skin(limb(`${q(-7, 58)},${r(7 * k)} ${q(-14, 30)},${r(6 * k)} ${q(-17, 3)},${r(4.500 * k)}`));
        skin(limb(`${q(6, 58)},${r(7 * k)} ${q(11, 30)},${r(6 * k)} ${q(9, 3)},${r(4.500 * k)}`));
        p.solid(blob(`c${q(-13, 78)} c${q(13, 78)} c${q(17, 46)} c${q(-16, 46)}`), 'linen', { lighting: 'flat', weight: 1, line: 0.9 });
        skin(blob(`c${q(-17, 118)} c${q(17, 118)} c${q(12, 76)} c${q(-12, 76)}`));
        skin(limb(`${q(15, 112)},${r(5 * k)} ${q(24, 96)},${r(4.500 * k)} ${q(19, 84)},${r(4 * k)}`));
        skin(ellipse(x, base0 - 134 * k, 11 * k, 13 * k));
        p.fill(blob(`c${q(-12, 128)} ${q(-13, 146)} ${q(0, 152)} ${q(13, 146)} c${q(12, 128)} c${q(7, 140)} c${q(-7, 140)}`), '#1a110b');
        p.line(`M${q(-6, 136)}L${q(-2, 136)}M${q(3, 136)}L${q(7, 136)}`, { w: 2.2 * k, ink: '#fbf3e0' });
        p.line(`M${q(-3, 127)}L${q(4, 127)}`, { w: 1.2 * k, ink: INK });
        // The cow-hide shield, each of its own pattern.
        const shield = p.solid(blob(`c${q(-32, 58)} c${q(-32, 104)} ${q(-18, 124)} ${q(-4, 104)} c${q(-4, 58)}`), n % 3 === 0 ? 'linen' : n % 3 === 1 ? 'ochre' : 'bone', { lighting: 'flat', weight: 1.2, line: 1.1 });
        p.inside(shield, () => {
          const hide = ['#2b1a10', '#7a3f20', '#2b1a10', '#54351f'][n % 4];
          if (n % 5 === 0) p.fill(blob(`c${q(-32, 60)} c${q(-32, 92)} ${q(-18, 80)} c${q(-4, 96)} c${q(-4, 60)}`), hide, 0.85);
          else for (let i = 0; i < 3 + (n % 3); i += 1) p.blot(x + p.rand(-28, -8) * k, base0 - p.rand(64, 112) * k, p.rand(4, 8) * k, p.rand(4, 8) * k, hide, 0.9);
        });
      };
      // Forty men: four files of ten.
      [[432, 0.9, 146], [460, 1, 130], [490, 1.1, 112], [522, 1.2, 92]].forEach(([y, k, x0], file) => {
        const step = (700 - 2 * (x0 - 50)) / 9.6;
        for (let i = 0; i < 10; i += 1) soldier(x0 + i * step + (file % 2 ? 10 : 0), y, k, file * 7 + i * 3);
      });
      p.add('</g>');
    },
  },

  'liubo-players-of-mozuizi': {
    title: 'Two liubo players of painted wood, kneeling at their board',
    draw(p) {
      p.ground(410, 520, 310, 30);
      const paint = (d, m, o) => p.solid(d, m, { lighting: 'lit', weight: 2, line: 1.3, ...o });
      // Left player: hand raised to throw. Right player: leaning in, watching.
      const robeL = paint(blob('c98,514 c104,448 140,400 150,336 c156,276 190,244 c240,246 262,286 266,344 c300,390 322,430 326,470 c330,508 c220,522'), 'linen');
      p.inside(robeL, () => {
        p.fill(blob('c98,514 c110,448 150,420 c210,470 c330,472 c332,524'), '#5f574e', 0.85);
        p.line(`${curve('200,250 214,300 250,340 264,360')}${curve('236,250 216,300 180,346')}${curve('150,420 220,452 326,458')}${curve('160,430 176,480 170,516')}${curve('220,452 226,490 220,518')}${curve('276,458 284,490 280,516')}`, { w: 1.5, ink: '#3a2a1a', opacity: 0.8 });
        p.line(`${curve('192,246 214,304 258,348')}${curve('242,250 224,290 206,318')}`, { w: 5, ink: '#2b2420', opacity: 0.9 });
        p.veins([100, 250, 230, 270], 26, { angle: 86, length: 60, wander: 4, opacity: 0.3 });
        p.blot(176, 370, 22, 30, '#9d7a4c', 0.45);
        p.hatch([200, 250, 140, 270], { gap: 5, a: [230, 380], b: [320, 440] });
      });
      const robeR = paint(blob('c702,514 c706,450 680,400 664,346 c652,286 616,258 c566,262 546,300 540,352 c508,396 484,436 480,474 c476,508 c590,522'), 'stone');
      p.inside(robeR, () => {
        p.fill(blob('c702,514 c694,450 650,424 c590,474 c478,474 c470,524'), '#3f3a36', 0.85);
        p.line(`${curve('604,264 590,310 552,352')}${curve('566,268 590,316 626,356')}${curve('650,424 580,456 482,462')}${curve('640,436 626,480 632,516')}${curve('580,456 576,490 582,518')}${curve('524,460 518,490 522,516')}`, { w: 1.5, ink: '#2a2018', opacity: 0.8 });
        p.line(`${curve('612,262 590,316 546,358')}${curve('562,266 580,300 598,328')}`, { w: 5, ink: '#f1e6d0', opacity: 0.75 });
        p.veins([480, 260, 220, 250], 26, { angle: 94, length: 60, wander: 4, opacity: 0.35 });
        p.hatch([560, 260, 150, 260], { gap: 5, a: [590, 380], b: [700, 440] });
      });
      const head = (x, y, look, tone) => {
        paint(limb(`${x - look * 2},${y + 46},13 ${x - look * 4},${y + 70},16`), tone, { weight: 1 });
        const face = paint(blob(`${x},${y - 50} ${x + 30},${y - 36} ${x + 38},${y} ${x + 26},${y + 36} ${x + look * 4},${y + 54} ${x - 26},${y + 36} ${x - 38},${y} ${x - 30},${y - 36}`), tone, { lighting: 'round' });
        p.inside(face, () => p.hatch([x - 10, y - 40, 60, 100], { gap: 4.500 }));
        paint(blob(`c${x - 40},${y - 8} ${x - 38},${y - 46} ${x},${y - 64} ${x + 38},${y - 46} c${x + 40},${y - 8} c${x + 30},${y - 22} ${x},${y - 32} c${x - 30},${y - 22}`), 'basalt', { weight: 1.4 });
        const bun = paint(blob(`c${x - 14},${y - 56} ${x - 16},${y - 78} ${x},${y - 88} ${x + 16},${y - 78} c${x + 14},${y - 56}`), 'basalt', { weight: 1.4 });
        p.inside(bun, () => p.line(`M${x - 14} ${y - 64}h28`, { w: 2, ink: '#8d8884' }));
        const ex = x + look * 9;
        p.line(`M${ex - 22} ${y - 8}q8-6 16 0M${ex + 6} ${y - 8}q8-6 16 0`, { w: 2.4, ink: '#1d1510' });
        p.line(`M${ex - 21} ${y + 2}q7-4 14 0-7 4-14 0M${ex + 7} ${y + 2}q7-4 14 0-7 4-14 0M${ex} ${y}l${look * 5} 17-5 2M${ex - 8} ${y + 30}q8 4 16 0`, { w: 1.8, ink: '#1d1510' });
        p.line(`M${ex - 14} ${y + 24}q7-5 14 0 7-5 14 0M${ex} ${y + 38}v9`, { w: 1.8, ink: '#1d1510' });
        p.line(curve(`${x - look * 36},${y - 6} ${x - look * 44},${y + 2} ${x - look * 37},${y + 16}`), { w: 1.6, ink: '#1d1510' });
      };
      head(216, 196, 1, 'bone');
      head(588, 208, -1, 'bone');
      // Arms.
      const sleeve = paint(blob('c246,282 c284,268 322,250 348,234 c366,256 c350,296 310,328 c270,352'), 'linen');
      p.inside(sleeve, () => { p.line(`${curve('260,300 310,284 352,250')}${curve('270,324 316,304 350,274')}`, { w: 1.3, opacity: 0.7 }); p.hatch([250, 240, 116, 110], { gap: 5 }); });
      paint(limb('352,246,11 374,228,9 388,206,6'), 'bone', { weight: 1.4 });
      p.line('M386 212l8-12M382 208l4-14M390 216l12-8', { w: 3, ink: '#d3bb8a' });
      p.line('M386 212l8-12M382 208l4-14M390 216l12-8', { w: 1, ink: INK });
      paint(blob('c160,330 c150,380 180,424 230,436 c244,416 c210,396 204,346'), 'linen');
      paint(limb('232,426,11 258,432,9 276,430,6'), 'bone', { weight: 1.4 });
      paint(blob('c560,304 c530,330 504,362 492,392 c506,410 c540,398 574,366'), 'stone');
      paint(limb('498,398,11 476,412,9 458,414,6'), 'bone', { weight: 1.4 });
      paint(blob('c656,340 c664,390 636,428 590,440 c574,424 c606,400 612,350'), 'stone');
      paint(limb('586,432,11 562,438,9 546,436,6'), 'bone', { weight: 1.4 });
      // The board between them, with its TLV lines, and the throwing mat.
      const side = paint(poly('286,474 474,474 500,518 260,518'), 'wood', { lighting: 'shade' });
      p.inside(side, () => p.veins([260, 474, 240, 44], 14, { length: 90, wander: 2 }));
      const board = paint(poly('304,408 456,408 486,476 274,476'), 'basalt', { lighting: 'lit', weight: 1.4 });
      p.inside(board, () => {
        const line = { w: 2.2, ink: '#efe2c4' };
        p.line('M310 412H450L478 470H282Z', line);
        p.line('M356 432H404L410 450H350ZM380 414v10M370 424h20M380 468v-10M369 458h22M300 440h16M312 432l-3 16M464 440h-16M450 432l3 16M320 414l-3 10h12M440 414l3 10h-12M292 468l4-12h14M468 468l-4-12h-14', line);
      });
      for (const [x, y] of [[334, 428], [428, 460], [330, 456], [424, 424]]) p.solid(poly(`${x},${y - 7} ${x + 11},${y - 7} ${x + 12},${y + 3} ${x - 1},${y + 3}`), 'bone', { weight: 1, line: 1 });
    },
  },
};
