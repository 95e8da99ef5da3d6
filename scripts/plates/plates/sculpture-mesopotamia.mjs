import { blob, box, curve, ellipse, limb, mirrored, poly, r } from '../geometry.mjs';

export const plates = {
  'standard-of-ur': {
    title: 'The Standard of Ur, its peace side: banqueters and bearers in shell on lapis lazuli',
    draw(p) {
      p.ground(404, 480, 330, 28);
      const ink = '#2a1a10';
      const end = p.solid(poly('706,158 742,182 752,452 724,464'), 'lapis', { lighting: 'shade', weight: 2 });
      p.inside(end, () => p.veins([700, 158, 60, 310], 30, { ink: '#9db4dd', opacity: 0.4, angle: 85, length: 30 }));
      const panel = p.solid(poly('92,158 706,158 724,464 74,464'), 'lapis', { lighting: 'flat', weight: 2.4 });
      p.inside(panel, () => {
        // The irregular little tiles of lapis.
        let tiles = '';
        for (let y = 170; y < 460; y += 11) for (let x = 76; x < 724; x += p.rand(13, 26)) tiles += `M${r(x)} ${y}l${r(p.rand(-3, 3))} 11`;
        for (let y = 170; y < 460; y += 11) tiles += `M74 ${y}H724`;
        p.line(tiles, { w: 0.7, ink: '#0f1c3a', opacity: 0.5 });
        p.speckle([76, 160, 650, 300], 120, { ink: '#cfdcf4', opacity: 0.35, even: true });
        // Borders of shell lozenges and red stone.
        for (const y of [166, 262, 362, 456]) {
          p.fill(box(74, y - 6, 650, 12), '#8f3325');
          let loz = '';
          for (let x = 80; x < 722; x += 17) loz += `M${x} ${y}l8-5 8 5-8 5z`;
          p.fill(loz, '#f3e6c8');
          p.line(`M74 ${y - 6}H724M74 ${y + 6}H724`, { w: 1.6, ink: '#efe0bd' });
        }
        const shell = (d) => { p.fill(d, '#f1e3c3'); p.line(d, { w: 1, ink }); };
        const person = (x, base, h, o = {}) => {
          const k = h / 80;
          const q = (dx, dy) => `${r(x + dx * k)},${r(base - dy * k)}`;
          const f = o.left ? -1 : 1;
          const seated = o.seated;
          if (seated) {
            shell(`M${q(-12 * f, 30).replace(',', ' ')}H${r(x + 8 * f * k)}V${base}H${r(x + 4 * f * k)}V${r(base - 22 * k)}H${r(x - 9 * f * k)}V${base}H${r(x - 12 * f * k)}Z`);
            shell(blob(`c${q(-13 * f, 44)} c${q(4 * f, 46)} c${q(22 * f, 36)} c${q(20 * f, 8)} c${q(8 * f, 8)} c${q(6 * f, 24)} c${q(-14 * f, 28)}`));
            p.line(`M${q(10 * f, 14).replace(',', ' ')}l${r(9 * f * k)} 0M${q(9 * f, 22).replace(',', ' ')}l${r(11 * f * k)} 0M${q(12 * f, 8).replace(',', ' ')}V${base}`, { w: 1, ink });
          } else {
            p.line(`M${q(-3, 30).replace(',', ' ')}L${q(-5, 0).replace(',', ' ')}M${q(3, 30).replace(',', ' ')}L${q(7 * f, 0).replace(',', ' ')}`, { w: 4.5 * k, ink: '#f1e3c3' });
            shell(blob(`c${q(-7, 44)} c${q(7, 44)} c${q(12, 14)} c${q(-12, 14)}`));
            p.line(`M${q(-8, 14).replace(',', ' ')}l1 4M${q(-3, 14).replace(',', ' ')}v5M${q(3, 14).replace(',', ' ')}v5M${q(8, 14).replace(',', ' ')}l-1 5`, { w: 1, ink });
          }
          shell(blob(`c${q(-9, 64)} c${q(9, 64)} c${q(7, 42)} c${q(-7, 42)}`));
          shell(ellipse(x + f * k, base - 71 * k, 6.500 * k, 7.500 * k));
          p.fill(ellipse(x + 3 * f * k, base - 73 * k, 1.800 * k), ink);
          p.line(`M${q(6 * f, 69).replace(',', ' ')}l${r(3 * f * k)} ${r(2 * k)}`, { w: 1.6, ink: '#f1e3c3' });
          if (o.cup) { p.line(`M${q(6 * f, 58).replace(',', ' ')}l${r(9 * f * k)} ${r(4 * k)} ${r(5 * f * k)} ${r(-9 * k)}`, { w: 3.4 * k, ink: '#f1e3c3' }); shell(poly(`${q(17 * f, 66)} ${q(23 * f, 66)} ${q(21 * f, 58)} ${q(19 * f, 58)}`)); }
          if (o.folded) p.line(`M${q(-6, 58).replace(',', ' ')}L${q(4, 54).replace(',', ' ')}L${q(-4, 50).replace(',', ' ')}`, { w: 1.2, ink });
          if (o.load) { shell(blob(`c${q(-14, 66)} ${q(-18, 78)} ${q(-6, 84)} ${q(6, 80)} c${q(-2, 62)}`)); }
        };
        // Upper register: king, banqueters, lyre player.
        person(172, 252, 92, { seated: true, cup: true });
        let fleece = '';
        for (let k = 0; k < 4; k += 1) fleece += `M${164 + k} ${208 + k * 10}q10 5 26 2`;
        p.line(fleece, { w: 1, ink });
        for (const x of [264, 326, 388, 450, 512]) person(x, 252, 74, { seated: true, left: true, cup: true });
        person(118, 252, 66, { folded: true });
        person(218, 252, 62, { folded: true });
        person(574, 252, 70, { left: true });
        shell(blob('c586,218 c614,214 c624,232 c588,236'));
        shell(blob('c586,220 c570,214 c562,222 c566,228 c580,230'));
        p.line('M590 216l-8-24M616 216l18-30M580 192l58-8M596 216l4-22M603 216l9-24', { w: 1.8, ink: '#f1e3c3' });
        person(668, 252, 66, { left: true, folded: true });
        // Middle: bulls, sheep, fish.
        const beast = (x, base, k, horn) => {
          shell(blob(`c${x - 26 * k},${base - 36 * k} ${x},${base - 42 * k} c${x + 22 * k},${base - 40 * k} c${x + 30 * k},${base - 54 * k} ${x + 40 * k},${base - 52 * k} c${x + 48 * k},${base - 40 * k} c${x + 38 * k},${base - 36 * k} c${x + 26 * k},${base - 18 * k} c${x - 24 * k},${base - 18 * k}`));
          p.line(`M${r(x - 22 * k)} ${base - 18 * k}V${base}M${r(x - 15 * k)} ${base - 18 * k}V${base}M${r(x + 16 * k)} ${base - 18 * k}V${base}M${r(x + 24 * k)} ${base - 18 * k}V${base}M${r(x - 26 * k)} ${base - 34 * k}q-6 8-3 ${22 * k}`, { w: 3.6 * k, ink: '#f1e3c3' });
          p.line(horn ? `M${r(x + 34 * k)} ${base - 52 * k}q2-14 12-12` : `M${r(x + 34 * k)} ${base - 52 * k}q-8-6-8 4`, { w: 2.4, ink: '#f1e3c3' });
          p.fill(ellipse(x + 39 * k, base - 47 * k, 1.600), ink);
        };
        person(104, 352, 72, { folded: true });
        person(146, 352, 72, {});
        beast(200, 352, 1.1, true);
        person(272, 352, 72, {});
        beast(326, 352, 1.1, true);
        person(398, 352, 72, {});
        beast(444, 352, 0.75, false);
        beast(506, 352, 0.75, false);
        person(566, 352, 72, {});
        p.line('M576 312l26-4M576 318l26 4', { w: 1.6, ink: '#f1e3c3' });
        for (const y of [306, 324]) shell(blob(`c600,${y} 612,${y - 7} 624,${y} c632,${y - 6} c632,${y + 6} c624,${y} 612,${y + 7}`));
        person(654, 352, 72, {});
        beast(694, 352, 0.6, false);
        // Lower: teams of asses and porters.
        for (const x of [116, 250, 384, 518, 652]) person(x, 446, 74, { load: true });
        for (const x of [172, 440, 584]) { beast(x, 446, 0.95, false); p.line(`M${x + 34} 400l-4-10M${x + 38} 400l1-10`, { w: 2.6, ink: '#f1e3c3' }); }
        for (const x of [310, 700]) person(x, 446, 74, { folded: true });
        const lost = p.blot(688, 196, 22, 18, '#c9b48a', 1);
        p.line(lost, { w: 1, ink });
        p.crack(76, 330, 10, 60, { ink: '#efe0bd', w: 1.4 });
        p.hatch([380, 158, 350, 310], { gap: 6, a: [480, 300], b: [740, 470], opacity: 0.45, ink: '#0a1226' });
      });
    },
  },

  'ram-in-a-thicket': {
    title: 'The Ram in a Thicket: a goat of gold, shell and lapis rearing among golden branches',
    draw(p) {
      p.ground(404, 566, 130, 20);
      const ink = '#3a2510';
      const gold = (d, o) => p.solid(d, 'gold', { lighting: 'lit', weight: 1.8, line: 1.2, ...o });
      const lapis = (d, o) => p.solid(d, 'lapis', { lighting: 'lit', weight: 1.4, line: 1.1, ...o });
      // Base with mosaic.
      const base = p.solid(poly('302,526 500,526 512,568 290,568'), 'silver', { lighting: 'flat', weight: 2.2 });
      p.inside(base, () => {
        for (let j = 0; j < 4; j += 1) for (let i = 0; i < 22; i += 1) p.fill(poly(`${288 + i * 10 + (j % 2) * 5},${531 + j * 9} ${293 + i * 10 + (j % 2) * 5},${526 + j * 9} ${298 + i * 10 + (j % 2) * 5},${531 + j * 9} ${293 + i * 10 + (j % 2) * 5},${536 + j * 9}`), ['#a5402a', '#f3e6c8', '#2c4c88'][(i + j) % 3], 0.9);
        p.hatch([400, 526, 112, 42], { gap: 4.500 });
      });
      // The plant: two stems, leaves, eight-petalled flowers.
      const stem = (points) => gold(limb(points), { weight: 1.4 });
      stem('322,528,6 318,400,6 300,300,5 306,200,5 330,96,4');
      stem('318,400,5 280,350,4 262,310,4');
      stem('302,250,5 270,210,4 258,170,4');
      stem('478,528,6 486,420,6 500,330,5 492,230,5 466,120,4');
      stem('486,420,5 520,376,4 540,330,4');
      stem('496,280,5 528,236,4 540,190,4');
      const rosette = (x, y, s) => {
        for (let k = 0; k < 8; k += 1) {
          const a = (k * Math.PI) / 4;
          gold(ellipse(x + s * 0.62 * Math.cos(a), y + s * 0.62 * Math.sin(a), s * 0.34), { lighting: 'round', weight: 0.8, line: 0.9 });
        }
        gold(ellipse(x, y, s * 0.38), { lighting: 'round', weight: 0.6, line: 0.9 });
      };
      [[262, 296, 24], [256, 158, 24], [334, 78, 26], [464, 100, 26], [542, 316, 24], [544, 176, 24]].forEach((f) => rosette(...f));
      for (const [x, y, a] of [[308, 330, -40], [306, 440, -50], [294, 230, -60], [318, 150, 200], [492, 350, 220], [492, 460, 230], [500, 260, 240], [480, 170, -20], [330, 480, 20]]) {
        p.group(`translate(${x} ${y}) rotate(${a})`, () => {
          const leaf = gold(blob('c0,0 14,-12 c40,0 c14,12'), { weight: 1, line: 1 });
          p.inside(leaf, () => p.line('M2 0H38', { w: 1, ink }));
        });
      }
      // The tube above the shoulders, which carried something now lost.
      gold('M428 190h20V76a10 4 0 0 0-20 0Z', { lighting: 'turned' });
      p.fill(ellipse(438, 76, 9, 3.500), '#4a2c0c');
      // Hind legs, body.
      gold(limb('432,430,20 452,478,13 438,504,9 444,530,9'), { lighting: 'shade' });
      gold(limb('384,430,22 362,474,14 382,504,10 374,530,9'), { lighting: 'lit' });
      gold(limb('420,262,12 456,250,10 478,282,7 474,310,6'), { lighting: 'shade' });
      const body = p.solid(blob('c376,196 c436,200 c452,250 458,330 452,400 c448,452 400,462 360,448 c348,400 360,330 360,270'), 'bone', { lighting: 'turned', weight: 2.2 });
      p.inside(body, () => {
        // The fleece: locks of shell below, of lapis above.
        for (let row = 0; row < 15; row += 1) {
          const y = 216 + row * 16;
          for (let x = 346 + (row % 2) * 9; x < 470; x += 18) {
            const lock = `M${x} ${y}q9-5 18 0q0 16-9 23q-9-7-9-23z`;
            p.fill(lock, row < 6 ? p.pick(['#3a5c9a', '#4a6fae', '#2c4c88']) : p.pick(['#fbf2da', '#efdfba', '#f6e9c8']));
            p.line(`${lock}M${x + 9} ${y + 2}q3 8 0 16`, { w: 1, ink: row < 6 ? '#0f1c3a' : '#6b5230' });
          }
        }
        p.fill(blob('c356,392 c380,420 c392,462 c350,456'), '#b5b1a8', 0.75);
        p.hatch([400, 196, 70, 270], { gap: 4.500, a: [412, 320], b: [458, 330], opacity: 0.7 });
      });
      gold(limb('384,260,14 350,252,11 328,284,8 326,316,7'), { lighting: 'lit' });
      for (const [x, y] of [[326, 318], [474, 312], [375, 532], [444, 532]]) lapis(ellipse(x, y, 8, 6), { lighting: 'shade', weight: 1 });
      // Neck and head; beard and forelock of lapis.
      const neck = lapis(blob('c370,206 c372,174 c380,150 c424,150 c436,174 c440,208'));
      p.inside(neck, () => { for (let y = 158; y < 210; y += 12) p.line(`M366 ${y}q10 10 19 0 10 10 19 0 10 10 19 0 10 10 19 0`, { w: 1, ink: '#9db4dd' }); });
      p.solid(limb('384,116,8 346,124,7 330,140,4'), 'copper', { lighting: 'lit', weight: 1.4 });
      p.solid(limb('422,116,8 458,126,7 472,142,4'), 'copper', { lighting: 'shade', weight: 1.4 });
      lapis(limb('390,100,8 376,72,7 352,56,5 330,58,2'));
      lapis(limb('416,100,8 430,72,7 452,56,5 476,60,2'));
      const face = gold(mirrored('c403,96 c426,100 c432,128 c422,170 c418,190 403,196', 403), { lighting: 'round' });
      p.inside(face, () => p.hatch([403, 100, 34, 96], { gap: 4.500 }));
      lapis(blob('c384,104 c392,92 c403,98 c414,92 c422,104 c412,112 c403,104 c394,112'), { weight: 0.8 });
      for (const x of [389, 417]) { p.fill(ellipse(x, 132, 8, 5.500), '#f8efdc'); p.line(ellipse(x, 132, 8, 5.500), { w: 1.8, ink: '#182d5a' }); p.fill(ellipse(x, 132, 3.600), '#182d5a'); }
      p.line('M397 176q-4 4-1 7M409 176q4 4 1 7M396 188q7 5 14 0', { w: 1.4, ink });
      const beard = lapis(mirrored('c403,194 c416,192 c414,222 c403,246', 403));
      p.inside(beard, () => p.line('M396 196v36M403 196v48M410 196v36', { w: 1, ink: '#9db4dd' }));
    },
  },

  'lamassu-of-khorsabad': {
    title: 'A lamassu of Khorsabad: winged bull with a bearded human head and five legs',
    draw(p) {
      p.ground(404, 560, 280, 26);
      const ink = '#4d3b24';
      const cut = (d, o) => p.solid(d, 'stone', { lighting: 'lit', weight: 1.8, line: 1.3, ...o });
      const slab = cut(blob('c168,74 c646,70 c654,300 c652,552 c164,556 c170,300'), { lighting: 'flat', weight: 2.8 });
      p.inside(slab, () => {
        p.blot(560, 130, 100, 60, '#f4ead4', 0.5);
        p.blot(600, 480, 70, 70, '#6b5a40', 0.25);
        p.speckle([166, 70, 490, 486], 150, { opacity: 0.25 });
        p.veins([166, 70, 490, 486], 20, { angle: 30, length: 80, wander: 20, opacity: 0.25 });
      });
      p.solid(box(162, 536, 496, 24), 'stone', { lighting: 'shade', weight: 1.4 });
      // Legs: two at the front (seen standing), four at the side (seen walking); one shared.
      const leg = (points, light = 'lit') => {
        const id = cut(limb(points), { lighting: light, weight: 2 });
        return id;
      };
      leg('598,372,36 612,440,22 586,480,17 596,520,16');
      leg('540,380,30 508,440,19 520,486,15 514,520,15', 'shade');
      leg('372,386,26 398,440,19 392,490,15 398,520,15', 'shade');
      const body = cut(blob('c250,300 c330,286 c480,300 c600,296 650,320 654,372 c640,404 c560,420 c440,410 c330,424 c250,410'), { lighting: 'lit', weight: 2 });
      p.inside(body, () => {
        let curls = '';
        for (let row = 0; row < 3; row += 1) for (let x = 300; x < 560; x += 15) curls += `M${x} ${388 + row * 12}a4.500 4.500 0 1 1 4 3`;
        p.line(curls, { w: 1.2, ink });
        let back = '';
        for (let row = 0; row < 3; row += 1) for (let y = 306; y < 390; y += 15) back += `M${620 + row * 12} ${y}a4.500 4.500 0 1 1 4 3`;
        p.line(back, { w: 1.2, ink });
        p.hatch([300, 300, 350, 120], { gap: 5, angle: 30, a: [440, 340], b: [450, 418], ink });
      });
      leg('220,390,30 212,450,22 210,490,18 206,522,18');
      leg('300,390,32 304,450,22 298,490,18 298,522,18');
      for (const x of [204, 300, 398, 516, 596]) {
        cut(blob(`c${x - 20},514 c${x + 18},514 c${x + 24},538 c${x - 26},538`), { weight: 1.2 });
        p.line(`M${x - 2} 518v18M${x - 20} 452q20 8 40 0`, { w: 1.2, ink, opacity: 0.7 });
      }
      // The wing: three ranks of feathers.
      const wing = cut(blob('c262,330 c262,260 300,190 372,160 c470,128 570,116 640,108 c646,160 620,196 c560,262 470,320 c360,352'), { lighting: 'lit', weight: 2.2 });
      p.inside(wing, () => {
        let scales = '';
        for (let row = 0; row < 7; row += 1) for (let k = 0; k < 8; k += 1) scales += `M${268 + row * 17 + k * 3} ${326 - k * 19 - row * 2}q14-4 15-17`;
        p.line(scales, { w: 1.3, ink });
        for (let k = 0; k < 13; k += 1) {
          p.line(curve(`${372 - k * 4},${166 + k * 13} ${480 - k * 6},${142 + k * 14} ${642 - k * 16},${112 + k * 15}`), { w: 1.5, ink });
        }
        p.line(curve('380,162 392,220 376,340'), { w: 2, ink });
        p.line(curve('500,134 492,220 440,336'), { w: 2, ink });
        let barbs = '';
        for (let k = 0; k < 12; k += 1) for (let m = 0; m < 7; m += 1) barbs += `M${r(520 + m * 17 - k * 11)} ${r(138 - m * 3 + k * 14.500)}l5 7`;
        p.line(barbs, { w: 0.8, ink, opacity: 0.6 });
        p.hatch([380, 110, 270, 240], { gap: 5, a: [480, 220], b: [600, 300], ink, opacity: 0.5 });
      });
      // Breast of curls.
      const breast = cut(blob('c206,268 c270,258 c304,300 c310,372 290,416 c240,424 204,414 c190,360 196,310'), { lighting: 'round' });
      p.inside(breast, () => {
        let curls = '';
        for (let row = 0; row < 10; row += 1) for (let x = 200 + (row % 2) * 7; x < 310; x += 15) curls += `M${x} ${278 + row * 14}a5 5 0 1 1 5 4`;
        p.line(curls, { w: 1.2, ink });
        p.hatch([240, 260, 70, 160], { gap: 4.500, ink });
      });
      // Head: hair, beard, horned crown, earring.
      const hair = cut(blob('c262,140 c306,150 c326,200 324,262 c290,282 268,250'), { lighting: 'lit' });
      p.inside(hair, () => { for (let k = 0; k < 5; k += 1) p.line(curve(`${268 + k * 9},150 ${284 + k * 8},200 ${276 + k * 10},262`), { w: 1.3, ink }); });
      let ends = '';
      for (let x = 282; x < 324; x += 13) for (let row = 0; row < 3; row += 1) ends += `M${x} ${240 + row * 12}a5 5 0 1 1 5 4`;
      p.line(ends, { w: 1.3, ink });
      const face = cut(blob('c204,130 c268,132 c276,180 c266,214 236,226 208,216 c198,190 c190,184 c198,164'), { lighting: 'round' });
      p.inside(face, () => p.hatch([230, 130, 50, 100], { gap: 4.500, ink }));
      p.line(`${curve('204,158 220,150 240,158')}M208 168q10-8 24 0-12 7-24 0M198 166l-9 18q4 6 12 4M204 200q8 5 16 0`, { w: 2, ink });
      p.fill(ellipse(219, 168, 3.600), ink);
      cut(blob('c256,164 c272,160 c272,190 c258,194'), { weight: 1 });
      p.line(`${ellipse(266, 204, 5, 9)}M266 212v8`, { w: 1.6, ink });
      const beard = cut(blob('c202,208 c232,214 c266,204 c274,250 c266,296 c212,298 c202,250'), { lighting: 'turned' });
      p.inside(beard, () => {
        let rows = '';
        for (let row = 0; row < 6; row += 1) for (let x = 208; x < 272; x += 12) rows += row % 2 ? `M${x} ${222 + row * 13}a4 4 0 1 1 4 3` : `M${x} ${216 + row * 13}v10M${x + 4} ${216 + row * 13}v10`;
        p.line(rows, { w: 1.2, ink });
      });
      const crown = cut(blob('c198,134 c202,64 c204,52 c278,52 c278,66 c282,138 c240,126'), { lighting: 'turned', weight: 2 });
      p.inside(crown, () => {
        p.line('M202 66H280M200 122q40-12 82 4', { w: 1.5, ink });
        p.line(`${curve('200,118 226,116 250,100 256,84')}${curve('200,106 224,104 242,90 248,78')}${curve('200,96 220,92 234,82 240,74')}`, { w: 2.2, ink });
        let feathers = '';
        for (let x = 206; x < 280; x += 8) feathers += `M${x} 64v-12`;
        p.line(feathers, { w: 1.4, ink });
        p.line(`${ellipse(262, 78, 6)}${ellipse(222, 80, 0.5)}`, { w: 1.2, ink });
      });
      p.signs('cuneiform', p.rows([416, 436, 66, 78], 16, 15), { scale: 1, ink, opacity: 0.7 });
      p.crack(640, 230, 150, 90, { ink });
      p.crack(180, 470, 70, 60, { ink });
    },
  },
};
