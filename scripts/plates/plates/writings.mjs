import { blob, box, curve, ellipse, limb, mirrored, poly, r } from '../geometry.mjs';

/** The crossed strips of a papyrus sheet. */
const fibres = (p, [x, y, w, h]) => {
  p.veins([x, y, w, h], 70, { ink: '#8c6a30', opacity: 0.28, length: 130, wander: 2, width: 0.7 });
  p.veins([x, y, w, h], 46, { ink: '#fff3cc', opacity: 0.4, angle: 90, length: 110, wander: 2 });
};

export const plates = {
  'ebers-papyrus': {
    title: 'A column of the Ebers Papyrus: lines of hieratic in black and red',
    draw(p) {
      const d = blob('c168,62 c330,56 c520,64 c640,58 c644,200 c638,342 c646,480 c640,540 c470,546 c330,538 c164,544 c170,400 c160,240');
      p.cast(d);
      const sheet = p.solid(d, 'papyrus', { lighting: 'flat', weight: 1.4 });
      p.inside(sheet, () => {
        fibres(p, [160, 56, 490, 490]);
        p.blot(610, 480, 60, 90, '#a27e3c', 0.28);
        p.line('M404 58q3 240-2 484', { w: 0.8, ink: '#7c5c26', opacity: 0.5 });
        let y = 96;
        for (let row = 0; row < 21; row += 1) {
          const red = row % 6 === 0;
          const begin = red ? 470 : 600;
          p.signs('hieratic', p.rows([196, y, (red ? 262 : 404) , 1], 13.5, 50), { scale: 0.98, ink: '#1d130a', w: 1.35 });
          if (red) p.signs('hieratic', p.rows([478, y, begin - 346, 1], 13.5, 50), { scale: 0.98, ink: '#a3281b', w: 1.35 });
          y += 20.4;
        }
        p.signs('hieratic', [[388, 72], [402, 72]], { scale: 1, ink: '#1d130a', w: 1.35 });
        p.hatch([400, 60, 250, 490], { gap: 7, angle: 60, a: [540, 400], b: [660, 560], opacity: 0.35 });
      });
      p.crack(166, 300, 5, 40, { ink: '#533c1b' });
      p.crack(640, 210, 175, 34, { ink: '#533c1b' });
      p.fill(blob('c628,54 c652,50 c650,86 c638,76 c634,64'), '#efe0c2');
    },
  },

  'book-of-the-dead-of-ani': {
    title: 'The weighing of the heart from the papyrus of Ani: Anubis at the balance, Ammit waiting',
    draw(p) {
      const d = blob('c56,132 c260,126 c500,134 c746,128 c750,300 c744,470 c520,476 c260,470 c52,474 c58,300');
      p.cast(d);
      const sheet = p.solid(d, 'papyrus', { lighting: 'flat', weight: 1.4 });
      const ink = '#2a190b';
      p.inside(sheet, () => {
        fibres(p, [50, 120, 700, 360]);
        p.fill(box(50, 140, 700, 7), '#a33a22', 0.85);
        p.fill(box(50, 147, 700, 4), '#d9a93a', 0.9);
        p.fill(box(50, 452, 700, 4), '#d9a93a', 0.9);
        p.fill(box(50, 456, 700, 7), '#a33a22', 0.85);
        for (let x = 72; x < 190; x += 22) p.line(`M${x} 158V230`, { w: 0.8, ink });
        p.signs('hieroglyph', p.rows([75, 160, 92, 58], 22, 13, { jitter: 0.5 }), { scale: 1, ink, w: 1 });
        for (let x = 548; x < 740; x += 22) p.line(`M${x} 158V262`, { w: 0.8, ink });
        p.signs('hieroglyph', p.rows([552, 160, 160, 92], 22, 13, { jitter: 0.5 }), { scale: 1, ink, w: 1 });
        p.signs('hieroglyph', p.rows([222, 160, 290, 14], 18, 15, { jitter: 0.5 }), { scale: 1, ink, w: 1 });
        const paint = (shape, colour) => { p.fill(shape, colour); p.line(shape, { w: 1.1, ink }); };
        // Ani bowing, his wife behind him.
        for (const [x, hair] of [[96, 1], [150, 0]]) {
          paint(blob(`c${x - 14},290 c${x + 22},284 c${x + 34},446 c${x - 24},446`), '#f8efd9');
          p.line(`M${x} 300q8 70-4 146M${x + 12} 296q12 70 8 150M${x - 12} 360q20 10 40 -6`, { w: 0.7, ink, opacity: 0.7 });
          paint(limb(`${x - 8},300,7 ${x + 10},330,6 ${x + 36},312,4`), '#a5552f');
          paint(ellipse(x + 12, 262, 12, 14), '#a5552f');
          paint(blob(`c${x + 18},246 ${x + 2},238 ${x - 12},252 c${x - 16},${hair ? 304 : 284} c${x + 4},${hair ? 306 : 284} ${x + 6},266`), '#1b1712');
          p.line(`M${x + 15} 260h6`, { w: 1.4, ink });
        }
        // The balance.
        paint(box(352, 210, 7, 238), '#c98b3d');
        paint(blob('c346,448 c365,448 c360,436 c351,436'), '#c98b3d');
        p.line('M262 236H450', { w: 5.5, ink });
        p.line('M262 236H450', { w: 3, ink: '#d8a349' });
        paint(blob('c347,204 352,190 362,190 c366,206'), '#7a4a28');
        p.line('M266 238l-24 92M266 238l24 92M446 238l-24 92M446 238l24 92', { w: 1, ink });
        paint('M236 330h60q-8 16-30 16t-30-16Z', '#d9b052');
        paint('M416 330h60q-8 16-30 16t-30-16Z', '#d9b052');
        paint(blob('c258,330 c254,312 260,300 c266,306 c272,300 278,312 c274,330'), '#a43c24');
        p.line('M446 330V296M446 330q-10-22 0-36q10 14 0 36', { w: 1.4, ink });
        p.fill('M446 330q-10-22 0-36q10 14 0 36', '#3f7a63', 0.85);
        // Anubis kneeling beneath the beam.
        paint(blob('c366,448 c404,448 c410,438 c386,430 c392,404 c380,398 c362,424'), '#f3e6c6');
        paint(blob('c374,350 c394,350 c396,404 c374,406'), '#b98a33');
        paint(limb('378,356,6 366,376,5 358,352,4'), '#27231f');
        paint(blob('c374,352 c372,336 c368,306 c377,322 c382,324 c386,308 c391,328 c418,340 c416,346 c396,348 c394,356'), '#27231f');
        p.line('M390 334h5', { w: 1.2, ink: '#f4e3b4' });
        // Thoth with his palette, Ammit behind.
        paint(blob('c512,346 c534,346 c540,398 c546,446 c536,446 c526,404 c512,446 c502,446 c508,398'), '#a5552f');
        paint(blob('c506,384 c540,384 c544,420 c504,420'), '#f3e6c6');
        paint(blob('c508,350 c506,318 522,306 c538,314 c536,350'), '#2e5a86');
        paint(blob('c522,312 c512,318 492,338 c482,362 c498,342 c520,332'), '#27231f');
        paint(limb('530,354,5 514,374,4 496,366,3'), '#a5552f');
        paint(poly('478,352 486,348 502,384 494,388'), '#d9b052');
        p.line('M512 366l-14-8', { w: 1.6, ink });
        paint(blob('c582,446 c586,410 580,386 c592,362 c636,352 c690,368 706,400 c708,446 c690,446 c688,420 c640,416 c612,424 c604,446'), '#c99a4e');
        paint(blob('c592,362 c582,386 c560,398 c540,404 c538,396 c556,384 c572,366 c588,352'), '#5d8257');
        p.line('M544 400l30-12M574 374h5', { w: 1.2, ink });
        paint(blob('c588,352 c604,346 c622,366 c606,418 c588,406'), '#8c5b2c');
        p.line('M594 356l-2 44M602 354l0 58M610 360l-2 50', { w: 0.8, ink });
        p.speckle([640, 360, 60, 46], 34, { opacity: 0.5, even: true });
        p.hatch([500, 130, 250, 345], { gap: 8, angle: 60, a: [640, 380], b: [760, 480], opacity: 0.3 });
      });
      p.crack(748, 250, 178, 36, { ink: '#533c1b' });
      p.crack(214, 128, 88, 80, { ink: '#533c1b', opacity: 0.5, w: 1 });
    },
  },

  'flood-tablet': {
    title: 'The Flood Tablet: a broken clay tablet from Nineveh with two columns of fine cuneiform',
    draw(p) {
      const d = blob('c232,120 258,92 330,76 c404,70 c470,82 512,76 c536,118 c566,150 c560,214 c586,262 c580,340 c556,388 c566,436 c520,486 c470,500 c420,540 c330,532 c288,496 c248,486 c226,420 c210,330 c216,220');
      p.cast(d, 12, 15, 0.42);
      p.solid(d, 'clay', { lighting: 'shade', weight: 2.6 });
      const face = p.solid(blob('c238,126 262,100 332,84 c402,78 c468,90 506,86 c524,124 c554,156 c546,216 c572,264 c566,338 c542,386 c550,430 c510,476 c464,490 c414,526 c334,520 c294,486 c256,476 c234,416 c218,330 c224,222'), 'earth', { weight: 0, line: 1.1 });
      p.inside(face, () => {
        p.blot(320, 180, 110, 90, '#efe2c8', 0.5);
        p.blot(500, 400, 100, 110, '#5b4022', 0.3);
        p.line('M392 80q3 200-1 440M398 80q3 200-1 440', { w: 1, ink: '#46321a' });
        p.veins([0, 0, 1, 1], 1, { length: 1 });
        const lines = [];
        for (let y = 104; y < 520; y += 14.600) lines.push(`M226 ${r(y + 9)}Q400 ${r(y + 4)} 566 ${r(y + 8)}`);
        p.line(lines.join(''), { w: 0.5, ink: '#46321a', opacity: 0.5 });
        p.signs('cuneiform', p.rows([240, 98, 310, 410], 12.4, 14.600, { jitter: 0.7, keep: (x) => x < 384 || x > 402 }), { scale: 0.82, ink: '#33200d', opacity: 0.78 });
        const loss = p.blot(516, 300, 44, 66, '#b2956b', 1);
        p.line(loss, { w: 1.1, ink: '#46321a' });
        p.hatch([470, 230, 95, 140], { gap: 5, a: [480, 240], b: [550, 360], opacity: 0.6 });
        const low = p.blot(292, 452, 40, 26, '#b2956b', 1);
        p.line(low, { w: 1, ink: '#46321a' });
        p.crack(232, 300, 12, 210, { w: 1.8 });
        p.crack(330, 84, 100, 170, { w: 1.3 });
        p.crack(440, 500, 280, 160, { w: 1.2 });
        p.hatch([380, 80, 200, 460], { gap: 5.500, a: [420, 260], b: [590, 430], opacity: 0.6 });
      });
    },
  },

  'babylonian-map-of-the-world': {
    title: 'The Babylonian Map of the World: a ring of ocean with triangular regions beneath lines of cuneiform',
    draw(p) {
      const d = blob('c262,66 c330,58 c420,70 c536,60 c560,96 c566,240 c574,380 c556,460 c500,520 c460,536 c410,520 c350,540 c300,508 c254,500 c240,420 c246,250 c238,120');
      p.cast(d, 12, 15, 0.42);
      p.solid(d, 'clay', { lighting: 'shade', weight: 2.6 });
      const face = p.solid(blob('c268,74 c330,66 c420,78 c530,68 c550,100 c556,240 c562,378 c546,452 c494,508 c458,522 c410,508 c352,526 c306,498 c264,490 c252,418 c256,250 c248,124'), 'clay', { weight: 0, line: 1.1 });
      const ink = '#3c2410';
      p.inside(face, () => {
        p.blot(340, 180, 110, 110, '#f2d7b0', 0.45);
        p.blot(520, 450, 80, 80, '#6b4423', 0.3);
        p.signs('cuneiform', p.rows([268, 84, 272, 98], 15, 16.500, { jitter: 0.8 }), { scale: 1.05, ink, opacity: 0.78 });
        p.line('M256 196Q400 192 552 194', { w: 1.1, ink });
        const [cx, cy] = [402, 348];
        for (const angle of [-64, -8, 44, 118, 172, 232]) {
          const a = (angle * Math.PI) / 180;
          const at = (radius, off) => `${r(cx + radius * Math.cos(a + off))},${r(cy + radius * Math.sin(a + off))}`;
          p.line(`M${at(120, -0.24).replace(',', ' ')}L${at(178, 0).replace(',', ' ')}L${at(120, 0.24).replace(',', ' ')}`, { w: 2.2, ink });
          p.line(`M${at(122, -0.22).replace(',', ' ')}L${at(175, 0.02).replace(',', ' ')}`, { w: 0.8, ink: '#ffe9c8', opacity: 0.7 });
          p.signs('cuneiform', [[cx + 133 * Math.cos(a) - 6, cy + 133 * Math.sin(a) - 6]], { scale: 0.9, ink });
        }
        for (const radius of [118, 88]) {
          p.line(ellipse(cx + 0.8, cy + 1.4, radius), { w: 1, ink: '#ffe9c8', opacity: 0.8 });
          p.line(ellipse(cx, cy, radius), { w: 2.4, ink });
        }
        const ring = Array.from({ length: 20 }, (_, i) => [cx + 103 * Math.cos(i * 0.314) - 6, cy + 103 * Math.sin(i * 0.314) - 6]).filter((_, i) => i % 5 !== 2);
        p.signs('cuneiform', ring, { scale: 0.85, ink, opacity: 0.75 });
        p.line(box(366, 300, 92, 20), { w: 1.9, ink });
        p.signs('cuneiform', [[384, 305], [402, 305], [420, 305]], { scale: 1, ink });
        p.line('M394 262q-4 60 0 168M412 262q2 60 0 168M366 404h86M366 422h86', { w: 1.7, ink });
        p.line(curve('372,262 402,250 438,264'), { w: 1.7, ink });
        for (const [x, y] of [[350, 340], [466, 348], [446, 378], [358, 380], [344, 306], [470, 300], [432, 284]]) {
          p.line(ellipse(x, y, 8), { w: 1.6, ink });
          p.line(ellipse(x, y, 0.8), { w: 1.6, ink });
        }
        p.line(ellipse(403, 348, 1.2), { w: 2.2, ink });
        p.signs('cuneiform', [[436, 338], [366, 356], [426, 396]], { scale: 0.8, ink });
        const lost = p.blot(500, 496, 78, 44, '#a8754a', 1);
        p.line(lost, { w: 1.1, ink });
        p.hatch([420, 450, 140, 80], { gap: 5, a: [440, 450], b: [560, 530], opacity: 0.6 });
        p.crack(252, 250, 20, 120, { w: 1.5 });
        p.crack(306, 498, 290, 90, { w: 1.5 });
        p.hatch([400, 70, 160, 450], { gap: 6, a: [440, 260], b: [590, 400], opacity: 0.55 });
      });
    },
  },

  'derveni-papyrus': {
    title: 'The Derveni Papyrus: charred fragments with narrow columns of Greek',
    draw(p) {
      const scraps = [
        'c70,196 c110,180 c150,190 c196,176 c214,220 c208,290 c218,352 c180,372 c130,360 c84,372 c66,300',
        'c238,176 c290,190 c330,172 c388,184 c396,262 c384,330 c398,382 c350,396 c300,380 c252,394 c232,330 c244,260',
        'c418,190 c470,172 c540,186 c560,180 c566,240 c552,300 c568,370 c530,384 c480,372 c430,388 c414,310',
        'c590,182 c640,176 c690,190 c724,180 c734,250 c720,310 c726,350 c690,380 c640,368 c596,380 c582,300 c598,240',
        'c120,410 c168,396 c206,412 c250,404 c262,440 c230,470 c160,474 c116,456',
        'c310,424 c360,412 c410,422 c424,452 c380,480 c320,470',
        'c486,414 c560,404 c606,420 c616,456 c560,482 c494,466',
        'c92,118 c140,104 c196,116 c202,148 c150,162 c96,154',
        'c452,112 c520,100 c566,114 c560,148 c500,158 c450,146',
      ];
      for (const points of scraps) {
        const d = blob(points);
        const xs = points.match(/c(\d+)/g).map((v) => Number(v.slice(1)));
        const ys = points.match(/,(\d+)/g).map((v) => Number(v.slice(1)));
        const area = [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
        p.cast(d, 4, 6, 0.4);
        const scrap = p.solid(d, 'brown', { lighting: 'shade', weight: 1.2, line: 1.1 });
        p.inside(scrap, () => {
          p.blot(area[0] + area[2] * 0.4, area[1] + area[3] * 0.35, area[2] * 0.42, area[3] * 0.4, '#8f6a44', 0.55);
          p.blot(area[0] + area[2] * 0.85, area[1] + area[3] * 0.8, area[2] * 0.3, area[3] * 0.3, '#1d120a', 0.5);
          p.veins(area, 26, { ink: '#1f130a', opacity: 0.4, length: 90, wander: 3 });
          const gapY = area[1] + area[3] * p.rand(0.4, 0.7);
          p.signs('greek', p.rows([area[0] + 16, area[1] + 20, area[2] - 38, area[3] - 44], 9, 14, { jitter: 0.6, keep: (x, y) => Math.abs(y - gapY) > 9 || x < area[0] + area[2] * 0.4 }), { scale: 0.6, ink: '#0d0704', opacity: 0.95, w: 1.15 });
          p.crack(area[0], gapY, 4, area[2] * 0.9, { ink: '#140b05', w: 1.2 });
          if (area[3] > 150) p.crack(area[0] + area[2] * 0.6, area[1], 92, area[3] * 0.7, { ink: '#140b05', w: 1 });
        });
      }
      p.line('M252 208q-6-2-14-1M430 214h-14M600 206h-12', { w: 1.4, ink: '#1d120a' });
    },
  },

  'diamond-sutra': {
    title: 'The frontispiece of the Diamond Sutra: the Buddha preaching, beside columns of printed text',
    draw(p) {
      p.ground(410, 470, 330, 26);
      const sheet = p.solid(blob('c84,150 c400,146 c690,152 c692,300 c688,452 c400,456 c84,450 c86,300'), 'papyrus', { lighting: 'flat', weight: 1.6 });
      const ink = '#21160b';
      p.inside(sheet, () => {
        p.veins([84, 150, 610, 300], 60, { ink: '#8c6a30', opacity: 0.25, length: 90, angle: 4, wander: 4 });
        p.blot(640, 420, 80, 50, '#9a7636', 0.25);
        p.line(box(106, 168, 280, 264), { w: 2, ink });
        // Canopy and halo.
        p.line('M196 186q50-16 100 0M188 198q58-18 116 0l-6 14q-52-14-104 0zM196 212l-6 18M222 206l-2 16M270 206l2 16M298 212l6 18', { w: 1.2, ink });
        p.line(ellipse(246, 258, 34, 36), { w: 1.2, ink });
        p.line(ellipse(246, 300, 66, 72), { w: 1.2, ink });
        let rays = '';
        for (let a = 0; a < 24; a += 1) rays += `M${r(246 + 68 * Math.cos(a * 0.262))} ${r(300 + 74 * Math.sin(a * 0.262))}L${r(246 + 74 * Math.cos(a * 0.262))} ${r(300 + 81 * Math.sin(a * 0.262))}`;
        p.line(rays, { w: 1.1, ink });
        // The Buddha, seated.
        p.fill(blob('c212,298 c246,284 c280,298 c292,342 c312,366 c180,366 c202,342'), '#ead9ab');
        p.line(blob('c212,298 c246,284 c280,298 c292,342 c312,366 c180,366 c202,342'), { w: 1.5, ink });
        p.line('M226 294q20 34 50 44M234 292q16 24 44 34M212 304q6 40 30 50t60-4M190 360q50-20 112 0M200 350q30-12 48-4', { w: 1, ink });
        p.fill(ellipse(246, 262, 18, 21), '#ead9ab');
        p.line(ellipse(246, 262, 18, 21), { w: 1.4, ink });
        p.fill(blob('c228,256 232,242 c240,238 246,232 c252,238 260,242 c264,256 246,248'), ink);
        p.line('M237 260q4-2 7 0M250 260q4-2 7 0M247 260v9l-3 1M241 275q6 3 11 0M230 284q16 8 32 0', { w: 1, ink });
        p.line(limb('278,308,7 300,318,6 304,298,4'), { w: 1.2, ink });
        p.line('M170 368h152l-10 12H180zM182 380v20M310 380v20M178 400h136v14H178zM190 386h112', { w: 1.3, ink });
        // The company around him: monks, bodhisattvas, and Subhuti kneeling.
        const head = (x, y, crown) => {
          p.fill(ellipse(x, y, 8, 9), '#ead9ab');
          p.line(`${ellipse(x, y, 8, 9)}M${x - 3} ${y}h2M${x + 3} ${y}h2M${x - 2} ${y + 4}h4`, { w: 1, ink });
          if (crown) p.line(`M${x - 8} ${y - 4}l2-9 4 4 2-6 3 6 4-4 1 9M${x - 11} ${y}a11 12 0 1 1 22 0`, { w: 1, ink });
          p.line(`M${x - 8} ${y + 10}q-8 8-8 34M${x + 8} ${y + 10}q8 8 8 34M${x - 4} ${y + 14}q2 12 10 16`, { w: 1, ink });
        };
        [[130, 232, 1], [154, 256, 0], [126, 292, 0], [340, 224, 0], [364, 250, 1], [336, 274, 0], [366, 300, 0], [344, 336, 1], [150, 316, 1]].forEach(([x, y, c]) => head(x, y, c));
        p.line('M118 428l4-34q2-16 16-20l16 8 10 20 8 26zM150 384l14-8M136 372a9 10 0 1 1 12-2', { w: 1.4, ink });
        p.line('M200 428q4-12 14-10l10 8q8-2 8 4M330 426q10-16 22-8t20 10', { w: 1.2, ink });
        let tiles = '';
        for (let x = 108; x < 384; x += 22) tiles += `M${x} 431l11-8 11 8M${x} 431l11 8`;
        p.line(tiles, { w: 0.7, ink, opacity: 0.6 });
        p.line('M392 148V454', { w: 0.9, ink: '#7c5c26' });
        p.line('M400 170H676M400 432H676', { w: 1.3, ink });
        p.signs('hanzi', p.rows([404, 178, 262, 244], 21, 17.500, { jitter: 0.7, keep: (x, y) => x < 620 || y < 330 }), { scale: 1.22, ink, w: 1.35 });
      });
      for (const x of [692, 84]) {
        const rod = p.solid(`M${x - 15} 136q15-8 30 0V464q-15 8-30 0Z`, x > 400 ? 'papyrus' : 'wood', { lighting: 'turned', weight: 1.6 });
        p.inside(rod, () => p.hatch([x - 15, 130, 30, 340], { gap: 4, a: [x - 2, 300], b: [x + 15, 302], opacity: 0.8 }));
      }
      for (const [x, y] of [[692, 124], [692, 474], [84, 124], [84, 474]]) p.solid(box(x - 5, y - 8, 10, 16), 'wood', { lighting: 'turned', weight: 1 });
    },
  },

  'phaistos-disc': {
    title: 'The Phaistos Disc: a clay disc with signs stamped along a spiral',
    draw(p) {
      const [cx, cy] = [400, 300];
      const d = blob('400,62 506,84 594,150 634,250 640,330 602,440 520,512 410,540 300,520 212,456 166,360 162,264 200,160 290,86');
      p.cast(d, 12, 15, 0.42);
      const disc = p.solid(d, 'clay', { lighting: 'lit', weight: 3 });
      const ink = '#4a2710';
      const turn = (t) => 226 - t * 6.850;
      p.inside(disc, () => {
        p.blot(320, 200, 130, 100, '#f6dcb4', 0.45);
        p.blot(520, 430, 110, 90, '#6b4021', 0.25);
        p.speckle([160, 60, 480, 480], 150, { opacity: 0.25 });
        const spiral = (from, to, off = 0) => {
          let path = '';
          for (let t = from; t <= to; t += 0.3) {
            const radius = turn(t) + off;
            path += `${path ? 'L' : 'M'}${Math.round(cx + radius * Math.cos(t))} ${Math.round(cy + radius * Math.sin(t))}`;
          }
          return path;
        };
        p.line(spiral(0, 31.2, 1.5), { w: 1, ink: '#ffe9c8', opacity: 0.7 });
        p.line(spiral(0, 31.2), { w: 1.9, ink });
        const stamps = [
          'M0-13a6 6 0 1 1-.1 0M-5-12l-3-3M-2-14l-1-4M2-14l1-4M5-12l3-3M0-1v6M-4 2h8',
          'M0-10L-3-2v12M0-10L3-2v12M-8 0l8-6 8 6M0-14a3 3 0 1 1-.1 0',
          'M0-11a11 11 0 1 1-.1 0M0-5h.1M-5 0h.1M5 0h.1M0 5h.1M0 0h.1M-4-4h.1M4 4h.1',
          'M-8 10q-2-18 8-20 10 2 8 20M-8 10h16M0-10v20',
          'M-11 2q4-8 12-6l9-5-3 8 3 7-9-3q-8 4-12-1M-7 1h.1',
          'M0 12V-4M0-4q-8-2-8-8 6 0 8 8M0-4q8-2 8-8-6 0-8 8M0-4v-9',
          'M-10 6l6-14 4 6 5-8 5 16zM-4 6v4M4 6v4',
          'M-10 0q10-14 20 0-10 12-20 0M-4 0h8',
          'M-9 9q6-2 6-10t4-9M-3-1q6 0 10 9M1-10l5 2',
          'M-10-4h20l-4 12h-12zM-6-4v-5M6-4v-5',
          'M0-11v22M-7-7q7 6 14 0M-7 1q7 6 14 0',
          'M-9 8V-6l9-6 9 6V8M-9 0h18',
        ];
        let out = '';
        const used = stamps.map(() => 0);
        let word = 2;
        for (let t = 0.34; t < 28.8; ) {
          const radius = turn(t) - 21.500;
          const n = Math.floor(p.rand(0, stamps.length));
          used[n] += 1;
          const deg = Math.round((t * 180) / Math.PI + 90) % 360;
          const at = `${Math.round(cx + radius * Math.cos(t))} ${Math.round(cy + radius * Math.sin(t))}`;
          out += `<use href="#s${n}" transform="translate(${at})rotate(${deg})"/>`;
          word -= 1;
          if (word < 0) {
            const s = t + 15 / radius;
            const [r1, r2] = [turn(s) - 1, turn(s + 6.283) + 1];
            p.line(`M${Math.round(cx + r1 * Math.cos(s))} ${Math.round(cy + r1 * Math.sin(s))}L${Math.round(cx + r2 * Math.cos(s))} ${Math.round(cy + r2 * Math.sin(s))}`, { w: 1.5, ink });
            word = Math.floor(p.rand(2, 5));
            t += 5 / radius;
          }
          t += 29 / radius;
        }
        p.add(`<defs>${stamps.map((s, i) => `<path id="s${i}" d="${s}"/>`).join('')}</defs>`);
        p.add(`<g fill="#b27a4a" fill-opacity=".55" stroke="${ink}" stroke-width="1.600" stroke-linecap="round" stroke-linejoin="round">${out}</g>`);
        p.line('M622 300v-34', { w: 1.5, ink });
        p.hatch([160, 60, 490, 490], { gap: 7, a: [380, 320], b: [600, 520], opacity: 0.5 });
        p.crack(168, 340, 25, 60);
        p.crack(560, 470, 220, 60);
      });
    },
  },

  'dresden-codex': {
    title: 'Three pages of the Dresden Codex, folded like a screen: glyphs, numbers and gods',
    draw(p) {
      p.ground(410, 520, 320, 30);
      const pages = [[118, 96], [308, 112], [498, 96]];
      pages.forEach(([x, y], i) => {
        const lean = i % 2 ? -16 : 16;
        const w = 190;
        p.group(`matrix(1 ${lean / w} 0 1 ${x} ${y})`, () => {
          const sheet = p.solid('M0 0H188V398H0Z', 'bone', { lighting: 'flat', weight: 1.5 });
          p.inside(sheet, () => {
            p.veins([0, 0, 188, 398], 22, { opacity: 0.2, angle: 80, length: 60 });
            p.blot(150, 380, 70, 40, '#a8793c', 0.3);
            p.blot(20, 20, 50, 30, '#a8793c', 0.22);
            const ink = '#261709';
            p.line('M8 10H180M8 136H180M8 262H180M8 388H180', { w: 1.8, ink: '#a3321f' });
            [0, 1, 2].forEach((band) => {
              const top = 16 + band * 126;
              const figure = (i + band) % 2;
              const gx = figure ? 12 : 100;
              const blocks = [];
              for (let c = 0; c < 3; c += 1) for (let k = 0; k < 2; k += 1) blocks.push([gx + c * 26, top + k * 24]);
              for (const [bx, by] of blocks) {
                p.fill(`M${bx + 5} ${by}h13q5 0 5 5v10q0 5-5 5h-13q-5 0-5-5v-10q0-5 5-5Z`, p.pick(['#ecd7a6', '#e3b97e', '#c9d0b0', '#ecd7a6']));
                p.line(`M${bx + 5} ${by}h13q5 0 5 5v10q0 5-5 5h-13q-5 0-5-5v-10q0-5 5-5Z${p.pick([`M${bx + 5} ${by + 7}h5M${bx + 14} ${by + 7}h4M${bx + 7} ${by + 14}q5 4 9 0`, `M${bx + 12} ${by + 1}v18M${bx + 4} ${by + 10}h.1M${bx + 18} ${by + 6}q-3 4 0 8`, `M${bx + 2} ${by + 12}q10-10 19 0M${bx + 8} ${by + 16}h.1M${bx + 14} ${by + 16}h.1M${bx + 7} ${by + 5}h8`, `M${bx + 12} ${by + 4}a5 5 0 1 0 .1 0M${bx + 3} ${by + 17}l6-3`])}`, { w: 1.15, ink });
              }
              const nx = gx + 4;
              const ny = top + 62;
              for (let c = 0; c < 3; c += 1) {
                const red = c % 2;
                const bars = Math.floor(p.rand(1, 3.500));
                let d = '';
                for (let b = 0; b < bars; b += 1) d += `M${nx + c * 27} ${ny + 34 - b * 7}h17`;
                p.line(d, { w: 3.6, ink: red ? '#a3321f' : ink });
                let dots = '';
                for (let b = 0; b < Math.floor(p.rand(1, 4.500)); b += 1) dots += `M${nx + 2 + c * 27 + b * 5} ${ny + 33 - bars * 7}h.1`;
                p.line(dots, { w: 4.2, ink: red ? '#a3321f' : ink });
              }
              // A seated god with long-nosed profile, headdress and offering.
              const fx = figure ? 104 : 14;
              const body = (d, colour) => { p.fill(d, colour); p.line(d, { w: 1.3, ink }); };
              const fill = ['#7fa8a5', '#d9a368', '#ead9ab'][(i + band) % 3];
              if (band === 1) body(box(fx, top + 8, 76, 104), '#b5522f');
              body(blob(`c${fx + 20},${top + 56} c${fx + 40},${top + 54} c${fx + 46},${top + 84} c${fx + 66},${top + 92} c${fx + 70},${top + 106} c${fx + 12},${top + 106} c${fx + 16},${top + 84}`), fill);
              body(limb(`${fx + 36},${top + 62},5 ${fx + 50},${top + 76},4.500 ${fx + 62},${top + 64},3.500`), fill);
              body(blob(`c${fx + 20},${top + 28} ${fx + 36},${top + 22} c${fx + 48},${top + 34} ${fx + (band ? 58 : 52)},${top + 44} c${fx + 46},${top + 47} c${fx + 40},${top + 58} c${fx + 22},${top + 56}`), fill);
              body(blob(`c${fx + 18},${top + 32} ${fx + 8},${top + 14} c${fx + 4},${top + 4} ${fx + 26},${top + 8} c${fx + 44},${top + 4} c${fx + 40},${top + 24} ${fx + 28},${top + 26}`), '#e8d6a8');
              p.line(`M${fx + 10} ${top + 8}l8 16M${fx + 22} ${top + 8}l2 16M${fx + 34} ${top + 7}l-4 16M${fx + 20} ${top + 40}a4 4 0 1 0 .1 0M${fx + 24} ${top + 92}h34M${fx + 26} ${top + 70}q8 4 14 0`, { w: 1.1, ink });
              p.fill(ellipse(fx + 40, top + 37, 3, 3.500), ink);
              body(`M${fx + 58} ${top + 62}h16q-2 10-8 10t-8-10Z`, '#ead9ab');
            });
          });
          p.fill('M0 0H188V398H0Z', p[i % 2 ? 'fade' : 'fade'](i % 2 ? 0 : 40, 0, i % 2 ? 188 : 188, 0, '#6b4a1e', i % 2 ? 0.08 : 0.34));
        });
      });
      p.line('M308 112V510M498 96V494', { w: 1.6, ink: '#52401f' });
      p.solid(poly('688,112 706,98 706,490 688,510'), 'bone', { lighting: 'shade', weight: 1.2 });
    },
  },
};
