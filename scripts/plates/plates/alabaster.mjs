import { blob, box, curve, ellipse, limb, mirrored, r, vessel } from '../geometry.mjs';

const INK = '#65492b';

/** Calcite's soft honey bands. */
const bands = (p, area, n = 16, angle = 6) => {
  p.veins(area, n, { ink: '#cf9d5c', opacity: 0.32, width: 5, angle, length: 240, wander: 26 });
  p.veins(area, n, { ink: '#b9834a', opacity: 0.35, width: 1.2, angle, length: 200, wander: 26 });
};

export const plates = {
  'warka-vase': {
    title: 'The Warka Vase: a tall alabaster vessel carved with plants, flocks, bearers and the goddess’s gate',
    draw(p) {
      p.ground(404, 566, 130, 22);
      const v = vessel('c492,40 c478,62 474,110 472,200 464,300 448,400 432,468 c424,486 c430,500 446,530 c466,558', 400, 0.15);
      const vase = p.solid(v.outline, 'alabaster', { lighting: 'turned', weight: 2.6 });
      p.inside(vase, () => {
        bands(p, [310, 40, 180, 520], 10, 20);
        p.blot(450, 250, 40, 60, '#c79a62', 0.3);
        for (const y of [66, 72, 182, 188, 290, 296, 362, 368, 424, 470, 478]) p.line(v.ring(y), { w: 1.3, ink: INK });
        const spots = (y, n, each) => {
          for (let k = 0; k < n; k += 1) {
            const a = -0.84 + (k * 1.68) / (n - 1);
            const { x, y: py } = v.on(a, y);
            each(x, py, Math.cos((a * Math.PI) / 2), k);
          }
        };
        const carve = (d, s) => { p.fill(d, '#fff6e2', 0.75 * s + 0.1); p.line(d, { w: 1.2, ink: INK }); };
        // Top register: gate bundles, the goddess, a bearer before her.
        spots(176, 7, (x, y, s, k) => {
          if (k === 4 || k === 5) {
            carve(limb(`${r(x)},${y},3 ${r(x)},${y - 60},3.500 ${r(x)},${y - 92},4`), s);
            carve(ellipse(x + 5 * s, y - 92, 7 * s, 8), s);
            p.line(`M${r(x - 3)} ${y - 20}h6M${r(x - 3)} ${y - 44}h6M${r(x - 3)} ${y - 66}h6`, { w: 1, ink: INK });
          } else if (k === 3) {
            carve(blob(`c${r(x - 7)},${y - 74} c${r(x + 7)},${y - 74} c${r(x + 13)},${y} c${r(x - 13)},${y}`), s);
            carve(ellipse(x, y - 84, 6.500, 8), s);
            p.line(`M${r(x - 4)} ${y - 91}l-3-7 5 3 4-4 1 8M${r(x - 6)} ${y - 66}l-16-6M${r(x)} ${y - 70}v68`, { w: 1.2, ink: INK });
          } else {
            carve(blob(`c${r(x - 6 * s)},${y - 64} c${r(x + 7 * s)},${y - 64} c${r(x + 5 * s)},${y - 36} c${r(x + 8 * s)},${y} c${r(x - 8 * s)},${y} c${r(x - 4 * s)},${y - 36}`), s);
            carve(ellipse(x + 2 * s, y - 72, 5 * s + 1, 7), s);
            carve(`M${r(x + 4 * s)} ${y - 52}h${r(16 * s)}l-${r(3 * s)} 14h-${r(10 * s)}Z${ellipse(x + 12 * s, y - 54, 7 * s, 4)}`, s);
          }
        });
        // Middle register: nude men walking left with baskets, jars and bowls.
        spots(284, 9, (x, y, s, k) => {
          carve(limb(`${r(x)},${y - 40},${r(5 * s + 1)} ${r(x + 4 * s)},${y - 20},${r(4 * s + 1)} ${r(x + 6 * s)},${y - 2},2`), s);
          carve(limb(`${r(x)},${y - 40},${r(5 * s + 1)} ${r(x - 5 * s)},${y - 20},${r(4 * s + 1)} ${r(x - 7 * s)},${y - 2},2`), s);
          carve(blob(`c${r(x - 6 * s)},${y - 68} c${r(x + 7 * s)},${y - 68} c${r(x + 5 * s)},${y - 36} c${r(x - 5 * s)},${y - 36}`), s);
          carve(ellipse(x - 1, y - 75, 4.500 * s + 1, 6), s);
          carve(k % 2 ? `M${r(x - 17 * s)} ${y - 62}h${r(15 * s)}l-${r(2 * s)} 14h-${r(11 * s)}Z` : ellipse(x - 11 * s, y - 55, 7 * s, 9), s);
        });
        // Flocks: rams and ewes in turn.
        spots(357, 8, (x, y, s, k) => {
          carve(blob(`c${r(x - 10 * s)},${y - 32} ${r(x + 8 * s)},${y - 33} c${r(x + 12 * s)},${y - 16} c${r(x - 9 * s)},${y - 16}`), s);
          carve(ellipse(x - 13 * s, y - 35, 5 * s, 5), s);
          p.line(`M${r(x - 7 * s)} ${y - 17}v15M${r(x - 3 * s)} ${y - 16}v14M${r(x + 7 * s)} ${y - 16}v14M${r(x + 10 * s)} ${y - 17}v15${k % 2 ? '' : `M${r(x - 13 * s)} ${y - 40}q${r(8 * s)}-8 ${r(7 * s)} 4`}`, { w: 1.5, ink: INK });
        });
        // Plants, and water beneath.
        spots(420, 12, (x, y, s, k) => {
          p.line(k % 2 ? `M${r(x)} ${y}v-42M${r(x)} ${y - 42}l-4 8M${r(x)} ${y - 42}l4 8M${r(x)} ${y - 32}l-5 8M${r(x)} ${y - 32}l5 8M${r(x)} ${y - 22}l-5 8M${r(x)} ${y - 22}l5 8` : `M${r(x)} ${y}v-40M${r(x)} ${y - 8}q-8-6-7-22M${r(x)} ${y - 8}q8-6 7-22M${r(x)} ${y - 36}l-3-8h6z`, { w: 1.4, ink: INK });
        });
        for (const y of [440, 452]) {
          let wave = '';
          for (let k = 0; k <= 26; k += 1) {
            const q = v.on(-0.95 + k * 0.073, y + (k % 2 ? 4 : -3));
            wave += `${k ? 'L' : 'M'}${r(q.x)} ${r(q.y)}`;
          }
          p.line(wave, { w: 1.5, ink: INK });
        }
        p.hatch([400, 40, 100, 530], { gap: 4.800, a: [430, 280], b: [480, 286], ink: '#523a1e', opacity: 0.8 });
        p.crack(330, 190, 50, 120, { ink: INK, w: 1.8 });
        p.crack(470, 150, 160, 110, { ink: INK, w: 1.6 });
        p.crack(372, 470, 40, 80, { ink: INK, w: 1.5 });
        p.crack(350, 300, 20, 110, { ink: INK, w: 1.5 });
      });
      const mouth = p.solid(v.mouth, 'alabaster', { lighting: 'shade', weight: 0 });
      p.inside(mouth, () => p.hatch([308, 24, 184, 34], { gap: 4, a: [420, 40], b: [320, 34], ink: '#523a1e' }));
      p.solid(blob('c484,32 c500,38 c492,58 c476,52'), 'alabaster', { lighting: 'flat', weight: 0, line: 1 });
    },
  },

  'perfume-vase-of-tutankhamun': {
    title: 'Tutankhamun’s perfume vase: an alabaster flask held by papyrus and lily, with two Nile gods',
    draw(p) {
      p.ground(404, 560, 260, 26);
      // Stand: an openwork table.
      const stand = p.solid('M172 490H628V508H172ZM186 508H206V556H186ZM594 508H614V556H594ZM172 548H628V560H172Z', 'alabaster', { lighting: 'lit', weight: 2 });
      p.inside(stand, () => bands(p, [170, 488, 460, 74], 8));
      for (let k = 0; k < 6; k += 1) {
        const x = 236 + k * 58;
        p.line(`M${x} 546v-20M${x - 8} 518a8 7 0 1 1 16 0 8 7 0 1 1-16 0M${x - 9} 530h18`, { w: 5, ink: '#e7cfa6' });
        p.line(`M${x} 546v-20M${x - 8} 518a8 7 0 1 1 16 0 8 7 0 1 1-16 0M${x - 9} 530h18`, { w: 1.1, ink: INK });
      }
      // Outer stems and open flowers: papyrus to the left, lily to the right.
      for (const side of [-1, 1]) {
        const x = (dx) => r(400 + side * dx);
        const lily = side > 0;
        for (const [reach, top] of [[92, 196], [128, 260]]) {
          p.solid(limb(`${x(20)},470,6 ${x(66)},420,6 ${x(reach)},340,5.500 ${x(reach - 4)},${top + 24},5`), 'alabaster', { lighting: 'lit', weight: 1.4, line: 1.1 });
          const f = x(reach - 4);
          const flower = lily
            ? blob(`c${f - 5},${top + 30} c${f - 14},${top + 10} c${f - 32},${top - 2} ${f - 22},${top - 8} c${f - 10},${top} c${f},${top - 20} c${f + 10},${top} c${f + 22},${top - 8} ${f + 32},${top - 2} c${f + 14},${top + 10} c${f + 5},${top + 30}`)
            : blob(`c${f - 5},${top + 30} c${f - 12},${top + 8} c${f - 30},${top - 14} ${f},${top - 22} c${f + 30},${top - 14} c${f + 12},${top + 8} c${f + 5},${top + 30}`);
          const bloom = p.solid(flower, 'alabaster', { lighting: 'lit', weight: 1.5 });
          p.inside(bloom, () => {
            p.line(`M${f} ${top + 28}V${top - 24}M${f - 3} ${top + 28}L${f - 16} ${top - 16}M${f + 3} ${top + 28}L${f + 16} ${top - 16}M${f - 4} ${top + 22}L${f - 24} ${top - 10}M${f + 4} ${top + 22}L${f + 24} ${top - 10}`, { w: 1, ink: INK });
            p.fill(box(f - 12, top + 18, 24, 6), '#3a6a8c', 0.75);
          });
        }
        // The Nile god, walking in, knotting the plants.
        const god = (d, o) => p.solid(d, 'alabaster', { lighting: 'lit', weight: 1.5, line: 1.2, ...o });
        god(limb(`${x(172)},400,13 ${x(186)},442,10 ${x(194)},488,7`));
        god(limb(`${x(164)},400,13 ${x(158)},444,10 ${x(156)},488,7`));
        god(blob(`c${x(150)},330 c${x(182)},326 ${x(188)},360 ${x(184)},396 c${x(176)},412 c${x(150)},408 ${x(140)},384 ${x(148)},360`));
        god(blob(`c${x(148)},394 c${x(186)},392 c${x(190)},418 c${x(152)},420`));
        p.line(`M${x(166)} 396v40M${x(160)} 396l-${6 * side * -1} 36`, { w: 1, ink: INK });
        god(limb(`${x(170)},340,8 ${x(138)},366,7 ${x(100)},372,5`));
        god(limb(`${x(156)},338,7 ${x(130)},340,6 ${x(98)},346,4`));
        god(blob(`${x(164)},288 ${x(180)},300 ${x(178)},318 ${x(162)},328 ${x(150)},316 ${x(150)},300`), { lighting: 'round' });
        god(blob(`c${x(152)},294 ${x(168)},280 ${x(186)},296 c${x(190)},340 c${x(172)},336 c${x(170)},304`));
        p.line(`M${x(155)} 306h${side * 6}M${x(152)} 318q${side * 5} 3 ${side * 9} 1M${x(153)} 328l-${side} 14`, { w: 1.3, ink: INK });
        p.line(`M${x(168)} 282v-28M${x(162)} 282l-${side * 6}-22M${x(174)} 282l${side * 6}-22M${x(168)} 254l-4-10h8z`, { w: 1.8, ink: INK });
      }
      // The flask itself.
      const v = vessel('c466,56 c460,68 c434,78 426,130 424,210 c430,236 462,290 470,350 452,420 c424,462 c434,490', 400, 0.14);
      const flask = p.solid(v.outline, 'alabaster', { lighting: 'turned', weight: 2.4 });
      p.inside(flask, () => {
        bands(p, [330, 60, 140, 430], 12);
        for (const y of [82, 90, 200, 208]) p.line(v.ring(y), { w: 1.2, ink: INK });
        p.line(v.ring(216), { w: 6, ink: '#3a6a8c', opacity: 0.7 });
        let petals = '';
        for (let k = -3; k <= 3; k += 1) petals += `M${400 + k * 7 - 4} 100q4 44 4 90 0-46 4-90`;
        p.line(petals, { w: 1, ink: INK });
        p.hatch([400, 60, 80, 430], { gap: 4.800, a: [420, 300], b: [468, 304], ink: '#523a1e', opacity: 0.8 });
      });
      const plaque = p.solid(box(379, 292, 42, 100), 'alabaster', { lighting: 'flat', weight: 1 });
      p.inside(plaque, () => {
        p.line('M386 304h12v60h-12zM403 304h12v60h-12z', { w: 1.3, ink: '#2c4c88' });
        p.signs('hieroglyph', [[387, 310], [387, 326], [387, 344], [404, 310], [404, 326], [404, 344], [388, 372], [404, 372]], { scale: 0.95, ink: '#7c2f1c', w: 1.1 });
      });
      const rim = p.solid(v.mouth, 'alabaster', { lighting: 'flat', weight: 0 });
      p.inside(rim, () => p.fill(ellipse(400, 58, 34, 5), '#4f3517', 0.8));
    },
  },

  'lotus-chalice-of-tutankhamun': {
    title: 'Tutankhamun’s lotus chalice: an open flower of alabaster with buds and kneeling gods for handles',
    draw(p) {
      p.ground(404, 556, 120, 22);
      // Handles: a lotus flower between buds, and Heh kneeling upon it with the palm ribs of years.
      for (const side of [-1, 1]) {
        const x = (dx) => r(400 + side * dx);
        const part = (d, o) => p.solid(d, 'alabaster', { lighting: 'lit', weight: 1.6, line: 1.2, ...o });
        part(limb(`${x(40)},420,7 ${x(120)},410,7 ${x(190)},372,6 ${x(212)},318,5`));
        part(limb(`${x(150)},400,5 ${x(216)},400,4.500 ${x(246)},372,3.500`));
        part(blob(`c${x(243)},378 ${x(238)},352 c${x(258)},328 ${x(264)},352 c${x(252)},376`));
        part(limb(`${x(110)},404,5 ${x(150)},360,4.500 ${x(164)},336,3.500`));
        part(blob(`c${x(159)},338 ${x(154)},316 c${x(170)},292 ${x(178)},318 c${x(169)},340`));
        const bloom = part(blob(`c${x(206)},322 c${x(186)},292 c${x(178)},262 c${x(196)},274 c${x(212)},254 c${x(228)},274 c${x(248)},262 c${x(238)},292 c${x(218)},322`));
        p.inside(bloom, () => p.line(`M${x(212)} 322V258M${x(208)} 320L${x(194)} 272M${x(216)} 320L${x(230)} 272M${x(206)} 318L${x(184)} 268M${x(218)} 318L${x(242)} 268`, { w: 1, ink: INK }));
        p.line(curve(`${x(184)},226 ${x(176)},180 ${x(188)},120 ${x(180)},108`), { w: 5, ink: '#ead3ab' });
        p.line(curve(`${x(240)},226 ${x(250)},180 ${x(240)},120 ${x(250)},108`), { w: 5, ink: '#ead3ab' });
        p.line(curve(`${x(184)},226 ${x(176)},180 ${x(188)},120 ${x(180)},108`) + curve(`${x(240)},226 ${x(250)},180 ${x(240)},120 ${x(250)},108`), { w: 1.3, ink: INK });
        part(blob(`c${x(190)},258 c${x(194)},232 ${x(214)},226 c${x(240)},240 c${x(242)},258`));
        part(blob(`c${x(200)},188 c${x(226)},188 ${x(226)},220 c${x(228)},240 c${x(198)},240`));
        part(limb(`${x(202)},196,5 ${x(190)},208,4.500 ${x(184)},198,3.500`));
        part(limb(`${x(224)},196,5 ${x(238)},208,4.500 ${x(242)},198,3.500`));
        part(ellipse(400 + side * 212, 172, 11, 13), { lighting: 'round' });
        part(blob(`c${x(200)},172 ${x(202)},158 ${x(214)},154 ${x(226)},164 c${x(228)},192 c${x(220)},188 c${x(218)},168`));
        part(ellipse(400 + side * 213, 142, 10), { lighting: 'round' });
        p.line(`M${x(204)} 172h${side * 4}M${x(196)} 250q${side * 18}-14 ${side * 40}-2`, { w: 1.2, ink: INK });
      }
      // Foot and stem, then the cup of petals.
      const foot = p.solid(mirrored('c400,424 416,424 c418,480 c424,516 c478,544 c470,560 400,566'), 'alabaster', { lighting: 'turned', weight: 2.2 });
      p.inside(foot, () => { bands(p, [320, 420, 160, 150], 5); p.hatch([400, 424, 80, 140], { gap: 4.500, ink: '#523a1e', opacity: 0.7 }); });
      const v = vessel('c560,168 c540,250 510,330 470,388 c418,436', 400, 0.14);
      const cup = p.solid(v.outline, 'alabaster', { lighting: 'turned', weight: 2.6 });
      p.inside(cup, () => {
        bands(p, [240, 170, 320, 270], 18, 10);
        const petal = (cx, top, w, foot2) => {
          const d = `M${cx} ${top}C${cx - w} ${top + 70} ${400 - (400 - cx) * 0.3 - w * 0.5} ${foot2 - 60} ${400 - (400 - cx) * 0.12} ${foot2}C${400 - (400 - cx) * 0.3 + w * 0.5} ${foot2 - 60} ${cx + w} ${top + 70} ${cx} ${top}Z`;
          p.fill(d, '#fff8e8', 0.5);
          p.line(d, { w: 1.5, ink: INK });
          p.line(`M${cx} ${top + 12}Q${(cx + 400) / 2 + (cx - 400) * 0.1} ${top + 140} ${400 - (400 - cx) * 0.14} ${foot2 - 8}`, { w: 0.8, ink: INK, opacity: 0.6 });
        };
        for (const cx of [262, 318, 370, 430, 482, 538]) petal(cx, 196, 40, 440);
        for (const cx of [290, 345, 455, 510]) petal(cx, 208, 44, 442);
        petal(400, 204, 52, 444);
        p.line(v.ring(180), { w: 1.2, ink: INK });
        p.signs('hieroglyph', Array.from({ length: 23 }, (_, k) => { const q = v.on(-0.86 + k * 0.078, 176); return [q.x - 4, q.y + 3]; }), { scale: 0.9, ink: '#2f4a74', w: 1.2 });
        p.line(v.ring(200), { w: 1.1, ink: INK });
        p.hatch([400, 170, 170, 280], { gap: 5, a: [450, 280], b: [545, 300], ink: '#523a1e', opacity: 0.7 });
      });
      // The square panel with the king's names.
      const panel = p.solid(box(370, 244, 60, 74), 'alabaster', { lighting: 'flat', weight: 0.6, line: 1.1 });
      p.inside(panel, () => {
        p.line('M390 246v70M410 246v70', { w: 1, ink: '#2f4a74' });
        p.signs('hieroglyph', [0, 1, 2, 3, 4].flatMap((k) => [[374, 249 + k * 13], [394, 249 + k * 13], [414, 249 + k * 13]]), { scale: 0.95, ink: '#2f4a74', w: 1.2 });
      });
      const mouth = p.solid(v.mouth, 'alabaster', { lighting: 'flat', weight: 0 });
      p.inside(mouth, () => {
        p.fill(ellipse(404, 174, 150, 19), '#8a6a3e', 0.42);
        p.hatch([240, 145, 320, 46], { gap: 5, a: [420, 168], b: [260, 160], ink: '#523a1e' });
      });
    },
  },

  'jar-of-xerxes': {
    title: 'The jar of Xerxes: an alabaster vessel with three lines of cuneiform and a royal cartouche',
    draw(p) {
      p.ground(408, 552, 150, 24);
      const v = vessel('c458,64 c456,80 c428,84 c430,112 468,142 506,226 526,330 518,424 480,508 440,544 c420,552', 400, 0.14);
      const jar = p.solid(v.outline, 'alabaster', { lighting: 'turned', weight: 2.8 });
      p.inside(jar, () => {
        bands(p, [270, 100, 260, 450], 26, 9);
        p.blot(330, 250, 30, 90, '#fffdf4', 0.6);
        p.line(v.ring(86), { w: 1.2, ink: INK });
        for (const [y, n] of [[206, 12], [234, 13], [262, 13]]) {
          p.signs('cuneiform', Array.from({ length: n }, (_, k) => { const q = v.on(-0.56 + (k * 1.12) / (n - 1), y - 14); return [q.x - 7, q.y]; }), { scale: 1.45, ink: '#4d3216', opacity: 0.85 });
          p.line(v.ring(y + 8), { w: 0.7, ink: INK, opacity: 0.5 });
        }
        p.line('M346 316h106q13 0 13 13t-13 13H346q-13 0-13-13t13-13zM466 314v30', { w: 1.8, ink: '#4d3216' });
        p.signs('hieroglyph', [0, 1, 2, 3, 4, 5].map((k) => [345 + k * 19, 324]), { scale: 1.15, ink: '#4d3216', w: 1.3, order: [11, 9, 0, 13, 6, 1] });
        p.signs('hieroglyph', [0, 1, 2].map((k) => [352 + k * 34, 356]), { scale: 1.2, ink: '#4d3216', w: 1.3, order: [12, 8, 13] });
        p.hatch([400, 90, 130, 460], { gap: 5, a: [440, 320], b: [522, 330], ink: '#523a1e', opacity: 0.85 });
        p.crack(300, 190, 70, 180, { ink: INK, w: 1.6 });
        p.crack(500, 210, 120, 190, { ink: INK, w: 1.5 });
        p.crack(330, 480, 350, 150, { ink: INK, w: 1.5 });
        const loss = p.blot(310, 452, 26, 34, '#b98f5c', 1);
        p.line(loss, { w: 1.2, ink: INK });
      });
      // Lug handles.
      for (const [x, side] of [[318, -1], [486, 1]]) {
        const lug = p.solid(blob(`c${x - 9},160 c${x + 9},160 c${x + 10 + side * 2},186 c${x + side * 6},206 c${x - 10 + side * 2},186`), 'alabaster', { lighting: 'lit', weight: 1.8 });
        p.inside(lug, () => p.hatch([x - 12, 160, 26, 46], { gap: 4, ink: '#523a1e' }));
      }
      const mouth = p.solid(v.mouth, 'alabaster', { lighting: 'flat', weight: 0 });
      p.inside(mouth, () => {
        p.fill(ellipse(400, 65, 27, 4.500), '#4f3517', 0.8);
        p.line(ellipse(400, 65, 27, 4.500), { w: 1, ink: INK });
      });
    },
  },

  'three-handled-vase-of-mycenae': {
    title: 'The alabaster vase of Mycenae: a full body on a slender foot with three upswept handles',
    draw(p) {
      p.ground(405, 552, 120, 22);
      const rear = (d) => p.solid(d, 'alabaster', { lighting: 'shade', weight: 1.6 });
      rear(limb('372,236,13 352,176,12 366,120,11 404,112,10 414,142,9'));
      const v = vessel('c520,196 c512,210 c494,214 c506,262 512,316 486,372 446,410 c422,428 c416,470 c424,506 c466,540 c468,552', 400, 0.13);
      const body = p.solid(v.outline, 'alabaster', { lighting: 'turned', weight: 2.8 });
      p.inside(body, () => {
        bands(p, [280, 196, 240, 360], 22, 5);
        p.blot(330, 290, 30, 60, '#fffdf4', 0.65);
        for (const y of [214, 428, 436, 506]) p.line(v.ring(y), { w: 1.2, ink: INK });
        p.hatch([400, 196, 130, 360], { gap: 5, a: [440, 330], b: [508, 340], ink: '#523a1e', opacity: 0.85 });
        p.crack(312, 260, 60, 150, { ink: INK, w: 1.5 });
        p.crack(480, 300, 130, 120, { ink: INK, w: 1.4 });
      });
      const mouth = p.solid(v.mouth, 'alabaster', { lighting: 'flat', weight: 0 });
      p.inside(mouth, () => {
        p.fill(ellipse(404, 200, 102, 11), '#7b5a31', 0.6);
        p.hatch([280, 180, 240, 34], { gap: 4.500, a: [430, 198], b: [300, 190], ink: '#523a1e' });
      });
      // The two front handles, rising above the rim in an S and ending in a split leaf.
      for (const side of [-1, 1]) {
        const x = (dx) => r(400 + side * dx);
        const handle = p.solid(limb(`${x(96)},330,15 ${x(140)},296,14 ${x(150)},236,13 ${x(128)},178,13 ${x(140)},126,12 ${x(184)},112,10 ${x(204)},138,7 ${x(190)},158,5`), 'alabaster', { lighting: side > 0 ? 'lit' : 'flat', weight: 2.4 });
        p.inside(handle, () => {
          p.line(curve(`${x(100)},330 ${x(142)},294 ${x(152)},236 ${x(131)},178 ${x(143)},128 ${x(184)},114 ${x(202)},138`), { w: 1.2, ink: INK, opacity: 0.7 });
          p.hatch([400 + (side > 0 ? 80 : -220), 100, 140, 240], { gap: 4.500, ink: '#523a1e', opacity: 0.55 });
        });
        const leaf = p.solid(blob(`c${x(82)},318 ${x(104)},306 c${x(116)},330 ${x(108)},352 c${x(80)},372 ${x(78)},344`), 'alabaster', { lighting: 'flat', weight: 1.6 });
        p.inside(leaf, () => p.line(`M${x(98)} 312L${x(84)} 366`, { w: 1.2, ink: INK }));
      }
    },
  },
};
