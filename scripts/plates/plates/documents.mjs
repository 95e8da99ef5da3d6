import { blob, box, curve, ellipse, limb, mirrored, r } from '../geometry.mjs';

export const plates = {
  'rosetta-stone': {
    title: 'The Rosetta Stone: a broken dark stele with three bands of script',
    draw(p) {
      p.ground(408, 560, 220);
      p.solid(blob('c250,90 c272,72 c330,96 c372,78 c430,104 c520,182 c538,180 c590,262 c602,508 c560,556 c236,562 c222,548'), 'basalt', { lighting: 'shade', weight: 2 });
      const face = p.solid(blob('c242,98 c268,80 c328,104 c370,86 c424,110 c512,190 c528,188 c574,268 c586,504 c546,546 c228,552 c224,330'), 'basalt', { weight: 0 });
      p.inside(face, () => {
        p.blot(300, 180, 120, 70, '#9c7c6a', 0.25);
        p.blot(480, 440, 90, 80, '#14110f', 0.3);
        p.speckle([220, 80, 370, 470], 160, { ink: '#e8d9c6', opacity: 0.22 });
        const right = (y) => (y < 190 ? 380 + (y - 90) * 1.2 : y < 268 ? 505 + (y - 188) * 0.6 : 562);
        const keep = (x, y) => x < right(y) - 6;
        p.signs('hieroglyph', p.rows([250, 122, 320, 95], 17, 17, { keep }), { scale: 1.05, ink: '#f3e3c8', opacity: 0.8, w: 1 });
        p.signs('demotic', p.rows([243, 248, 330, 122], 15, 12.5, { keep }), { scale: 0.85, ink: '#f3e3c8', opacity: 0.75, w: 0.9 });
        p.signs('greek', p.rows([243, 392, 330, 132], 10.5, 12.2, { keep: (x, y) => keep(x, y) && x + (y - 392) * 0.5 < 610 }), { scale: 0.68, ink: '#f3e3c8', opacity: 0.75, w: 0.9 });
        p.line('M226 236Q400 232 560 236M226 382Q400 378 574 381', { ink: '#f3e3c8', w: 0.8, opacity: 0.5 });
        p.hatch([380, 200, 220, 360], { gap: 5, ink: '#0d0b0a', opacity: 0.7 });
      });
      p.line(curve('242,98 c268,80 328,104 c370,86 424,110 c512,190'), { ink: '#cbb9a4', w: 1.4, opacity: 0.7 });
      p.crack(586, 420, 190, 60, { ink: '#0d0b0a' });
      p.crack(512, 190, 140, 50, { ink: '#0d0b0a' });
    },
  },

  'code-of-hammurabi': {
    title: 'The stele of Hammurabi: a tall dark pillar, king and seated god in relief above columns of cuneiform',
    draw(p) {
      p.ground(404, 574, 130);
      const stele = p.solid(blob('c318,570 c322,300 330,110 c340,70 362,28 402,16 446,24 470,66 c478,110 484,300 c490,570'), 'basalt', { lighting: 'turned', weight: 2.2 });
      p.inside(stele, () => {
        p.speckle([318, 20, 170, 550], 140, { ink: '#efe0cc', opacity: 0.2 });
        p.fill(blob('c336,196 c344,74 368,42 402,32 438,42 c458,74 c468,196'), '#1b1817', 0.45);
        const relief = (d) => p.solid(d, 'stone', { weight: 1, line: 0.9 });
        // Shamash upon his throne, at the right.
        relief(box(426, 140, 34, 50));
        p.line('M430 150h26M430 158h26M430 166h26M430 174h26M430 182h26', { w: 0.8 });
        relief(blob('c424,100 c448,98 452,130 c448,142 c414,146 c408,194 c424,194 c428,152 c420,130'));
        relief(blob('c404,148 c440,138 c444,150 c418,158 c416,192 c402,192'));
        p.line('M406 158h10M405 166h11M404 174h12M404 182h12M424 112l22-4M424 122l24-4M426 132l24-4', { w: 0.7 });
        relief(ellipse(432, 86, 9, 11));
        relief(blob('c424,96 c440,96 438,114 430,120 424,112'));
        relief(blob('c421,80 c424,64 432,58 440,64 c444,80'));
        p.line('M421 76q12-7 22 0M422 70q10-6 20 0M425 64q7-4 14 0M446 92q8-8 4-18M448 100q10-6 8-20', { w: 0.9 });
        relief(limb('426,112,5 410,116,4 396,106,3'));
        p.line('M396 92v20', { w: 2.2, ink: '#d9c9ae' });
        p.line(ellipse(390, 100, 6), { w: 1.6, ink: '#d9c9ae' });
        relief(box(398, 190, 34, 8));
        // The king, standing before him with raised hand.
        relief(blob('c352,108 c374,106 376,150 c380,196 c348,196 c350,150'));
        p.line('M372 112q-14 30-12 82M366 110q-14 40-12 84M376 140q-8 20-8 54', { w: 0.7 });
        relief(ellipse(364, 92, 8.500, 10));
        relief(blob('c354,86 356,76 366,73 375,78 c376,87'));
        relief(blob('c366,100 c374,96 374,112 370,120 364,114'));
        relief(limb('364,116,4.500 378,120,4 381,100,3'));
        relief(limb('356,116,4.500 362,132,4 378,132,3'));
        p.line('M334 199Q402 205 470 199', { ink: '#d9c9ae', w: 1.4, opacity: 0.8 });
        for (let y = 212; y < 548; y += 20) {
          const w = 74 + (y - 200) * 0.012;
          p.line(`M${r(404 - w)} ${y}Q404 ${y + 6} ${r(404 + w)} ${y}`, { ink: '#d9c9ae', w: 0.7, opacity: 0.5 });
        }
        p.signs('cuneiform', p.rows([330, 216, 144, 325], 14, 20, { jitter: 0.8 }), { scale: 1.05, ink: '#e6d7bd', opacity: 0.72 });
        p.blot(352, 520, 30, 26, '#312d2a', 0.9);
        p.hatch([400, 30, 90, 545], { gap: 4.500, ink: '#0d0b0a', opacity: 0.8, a: [415, 300], b: [486, 320] });
      });
      p.line(curve('c324,560 328,300 336,110 346,70 368,34 c400,20'), { ink: '#cbb9a4', w: 1.3, opacity: 0.6 });
    },
  },

  'cyrus-cylinder': {
    title: 'The Cyrus Cylinder: a barrel of baked clay covered with lines of cuneiform, one part broken away',
    draw(p) {
      p.ground(400, 448, 300, 34);
      const barrel = p.solid(blob('c118,300 126,214 c158,176 400,140 c642,176 676,214 c684,300 676,386 c642,424 400,460 c158,424 126,386'), 'clay', { lighting: 'lit', weight: 2.2 });
      p.inside(barrel, () => {
        p.fill(blob('c118,300 126,214 c158,176 172,300 c158,424 126,386'), '#7d4f2e', 0.28);
        p.blot(300, 230, 130, 40, '#f3d6ae', 0.5);
        p.blot(500, 390, 150, 40, '#6f4526', 0.25);
        const bulge = (x, t) => 300 + (t * (152 - Math.abs(x - 400) ** 2 / 1700));
        for (let k = 0; k <= 17; k += 1) {
          const t = Math.sin(((k - 8.5) / 9.200) * 1.5);
          let d = '';
          for (let x = 160; x <= 640; x += 60) d += `${d ? 'L' : 'M'}${x} ${r(bulge(x, t))}`;
          p.line(d, { ink: '#5a3519', w: 0.6, opacity: 0.4 });
        }
        const marks = [];
        for (let k = 0; k < 17; k += 1) {
          const t = Math.sin(((k - 8) / 9.200) * 1.5);
          for (let x = 166; x < 628; x += p.rand(17, 21)) marks.push([x, bulge(x, t) - 5]);
        }
        p.signs('cuneiform', marks, { scale: 1.1, ink: '#4a2a12', opacity: 0.75 });
        const gap = p.blot(548, 262, 84, 60, '#c08a5a', 1);
        p.line(gap, { w: 1.2, ink: '#472a16' });
        p.speckle([480, 210, 130, 110], 70, { even: true, opacity: 0.5 });
        p.crack(470, 262, 165, 210);
        p.crack(560, 320, 80, 140);
        p.crack(250, 175, 78, 200, { opacity: 0.5 });
        p.hatch([118, 300, 570, 170], { angle: 8, gap: 5, a: [400, 330], b: [420, 462], ink: '#472a16', opacity: 0.7 });
      });
      p.line('M158 176Q174 300 158 424', { ink: '#472a16', w: 1.2, opacity: 0.7 });
    },
  },

  'yinxu-plastron': {
    title: 'An inscribed turtle plastron from Yinxu, with cracks from the diviner’s fire',
    draw(p) {
      const d = mirrored('c400,52 446,46 492,64 c520,104 c516,124 548,136 c572,150 c560,196 546,230 c556,262 552,310 c542,350 c566,372 580,420 c564,452 c520,470 c516,500 488,540 430,548 c400,534');
      p.cast(d, 10, 13);
      const shell = p.solid(d, 'bone', { weight: 2.2 });
      p.inside(shell, () => {
        p.blot(330, 200, 90, 110, '#fff6e0', 0.55);
        p.blot(500, 420, 80, 110, '#a67f48', 0.28);
        p.blot(280, 470, 70, 60, '#b48a50', 0.25);
        p.line('M400 50q5 60-3 120t4 120-4 120 3 128', { w: 1.6, ink: '#6b4d24' });
        p.line(`${curve('222,150 300,176 400,168 500,178 578,150')}${curve('248,262 320,250 400,258 480,250 552,262')}${curve('250,350 320,336 400,344 480,336 550,350')}${curve('228,452 310,424 400,436 490,424 572,452')}`, { w: 1.3, ink: '#6b4d24', opacity: 0.8 });
        p.line(`${curve('300,60 330,110 400,122 470,110 500,60')}`, { w: 1.2, ink: '#6b4d24', opacity: 0.8 });
        p.veins([230, 60, 340, 470], 60, { ink: '#8a6a3a', angle: 75, length: 26, wander: 5, opacity: 0.4 });
        for (const [x, y] of [[300, 214], [344, 214], [456, 216], [502, 212], [290, 304], [344, 302], [458, 302], [512, 304], [300, 396], [350, 392], [452, 392], [504, 396], [340, 488], [462, 488]]) {
          const side = x < 400 ? 1 : -1;
          p.blot(x, y, 7, 15, '#5e3b18', 0.35);
          p.line(`M${x} ${y - 20}l1 16-2 24M${x} ${y}l${side * 12} -4 ${side * 10} 2`, { w: 1.3, ink: '#3b230c', opacity: 0.85 });
        }
        const column = (x, y, n) => p.signs('oracle', Array.from({ length: n }, (_, i) => [x, y + i * 17]), { scale: 1.15, ink: '#3a1d0b', w: 1.3 });
        [[372, 70, 4], [418, 70, 4], [318, 82, 3], [468, 84, 3], [262, 178, 4], [372, 184, 4], [416, 184, 4], [532, 178, 4], [316, 268, 3], [372, 270, 3], [416, 270, 4], [476, 268, 3], [268, 366, 4], [378, 360, 3], [416, 362, 4], [530, 366, 4], [376, 452, 4], [416, 452, 4], [300, 448, 3], [492, 446, 3]].forEach(([x, y, n]) => column(x, y, n));
        p.hatch([380, 60, 200, 490], { gap: 6, a: [430, 300], b: [590, 430], opacity: 0.55 });
        p.crack(545, 240, 195, 90);
        p.crack(236, 420, 10, 70);
      });
      p.line(ellipse(300, 128, 4), { w: 1.4 });
      p.line(ellipse(508, 128, 4), { w: 1.4 });
    },
  },

  'shuihudi-bamboo-slips': {
    title: 'Bamboo slips from Shuihudi, tied with cord and partly rolled',
    draw(p) {
      p.ground(440, 520, 280, 40);
      const slips = 17;
      for (let i = 0; i < slips; i += 1) {
        const x = 150 + i * 24;
        const top = 96 + p.rand(-4, 4) + i * 0.8;
        const bottom = 506 + p.rand(-6, 5) + i * 0.8;
        const broken = i === 3 || i === 9;
        const d = `M${x} ${r(top)}h20L${x + 21} ${r(bottom)}${broken ? `l-7 -14-5 9-9 -12` : `h-21`}Z`;
        p.cast(d, 5, 6, 0.25);
        const slip = p.solid(d, i % 3 === 1 ? 'earth' : 'papyrus', { lighting: 'turned', weight: 1.2, line: 1 });
        p.inside(slip, () => {
          p.veins([x, 100, 20, 390], 9, { angle: 90, length: 130, wander: 2, opacity: 0.35 });
          p.line(`M${x} ${r(p.rand(180, 440))}h21`, { w: 1, opacity: 0.3 });
          const skip = p.rand(16, 24);
          const marks = [];
          for (let y = top + 12; y < bottom - (broken ? 40 : 16); y += p.rand(14.5, 16.5)) {
            if (Math.abs(y - 150) < 11 || Math.abs(y - 300) < 11 || Math.abs(y - 452) < 11) y += skip - 6;
            marks.push([x + 5, y]);
          }
          p.signs('hanzi', marks, { scale: 1.05, ink: '#21140a', w: 1.15 });
        });
      }
      // The roll at the right, seen from its end.
      const roll = p.solid('M560 84h112a44 40 0 0 1 0 80V496a52 30 0 0 1-112 0Z', 'papyrus', { lighting: 'turned', weight: 2.2 });
      p.inside(roll, () => {
        for (let k = 0; k < 6; k += 1) p.line(`M${[574, 592, 614, 638, 658, 670][k]} 84V520`, { w: 1.1, ink: '#533c1b', opacity: 0.75 });
        p.veins([560, 90, 112, 400], 26, { angle: 90, length: 130, wander: 2, opacity: 0.3 });
        p.hatch([600, 84, 80, 440], { gap: 5, a: [610, 300], b: [676, 310], opacity: 0.75 });
      });
      const end = p.solid(ellipse(616, 92, 58, 34), 'wood', { lighting: 'flat', weight: 1.4 });
      p.inside(end, () => {
        let d = 'M616 92';
        for (let a = 0; a < 20; a += 0.5) d += `L${r(616 + a * 2.9 * Math.cos(a))} ${r(92 + a * 1.7 * Math.sin(a))}`;
        p.line(d, { w: 2, ink: '#4b3412' });
      });
      for (const y of [150, 300, 452]) {
        let cord = `M140 ${y}`;
        for (let x = 150; x < 560; x += 12) cord += `q3 ${x % 24 ? 5 : -5} 12 0`;
        p.line(cord, { w: 4.2, ink: '#4b2f14' });
        p.line(cord, { w: 2, ink: '#b98d56' });
        p.line(`M556 ${y + 2}q56 26 118 -8`, { w: 4.2, ink: '#4b2f14' });
        p.line(`M556 ${y + 2}q56 26 118 -8`, { w: 2, ink: '#b98d56' });
      }
      p.line('M140 150q-26 8-34 34q-2 12-12 14M140 300q-22 4-26 24', { w: 3, ink: '#6b4a22' });
    },
  },

  'pylos-tripod-tablet': {
    title: 'A Linear B tablet from Pylos with rows of signs and small pictures of vessels',
    draw(p) {
      const d = blob('c86,232 150,222 300,230 460,218 620,226 c716,222 724,262 718,310 c712,366 640,378 480,372 320,382 180,376 c92,372 82,330 80,280');
      p.cast(d, 8, 14, 0.42);
      const clay = p.solid(d, 'earth', { weight: 2.4 });
      p.inside(clay, () => {
        p.blot(230, 270, 120, 34, '#e8d9be', 0.5);
        p.blot(600, 330, 110, 34, '#5c4526', 0.25);
        p.blot(440, 240, 60, 20, '#8a5a36', 0.2);
        p.speckle([84, 224, 634, 150], 190, { opacity: 0.3 });
        p.line('M84 274Q400 268 722 272M82 322Q400 318 722 320', { w: 1.3, ink: '#3e2c14' });
        p.line('M86 275Q400 270 722 274M84 324Q400 320 722 322', { w: 0.8, ink: '#f6ead0', opacity: 0.6 });
        const vessel = (x, y, feet, ears) => {
          p.line(`M${x} ${y}h24q2 16-6 20h-12q-8-4-6-20M${x - 1} ${y}h26`, { w: 1.6, ink: '#2f1e0c' });
          if (feet) p.line(`M${x + 5} ${y + 20}l-4 14M${x + 12} ${y + 20}v14M${x + 19} ${y + 20}l4 14`, { w: 1.5, ink: '#2f1e0c' });
          if (ears > 0) p.line(`M${x + 1} ${y}q-7-1-6 7M${x + 23} ${y}q7-1 6 7`, { w: 1.3, ink: '#2f1e0c' });
          if (ears > 2) p.line(`M${x + 9} ${y}q3-8 7 0`, { w: 1.3, ink: '#2f1e0c' });
        };
        const text = (x, y, n) => p.signs('linearB', Array.from({ length: n }, (_, i) => [x + i * 19, y + p.rand(-2, 2)]), { scale: 1.75, ink: '#2f1e0c', w: 1.5 });
        const count = (x, y, n) => p.line(Array.from({ length: n }, (_, i) => `M${x + i * 7} ${y}v16`).join(''), { w: 1.7, ink: '#2f1e0c' });
        text(104, 246, 14);
        vessel(386, 238, true, 2);
        count(430, 246, 2);
        text(466, 246, 8);
        vessel(640, 238, true, 0);
        count(684, 246, 1);
        text(100, 292, 5);
        vessel(206, 288, false, 0);
        count(250, 294, 3);
        text(288, 292, 6);
        vessel(416, 288, false, 4);
        count(460, 294, 1);
        text(492, 292, 5);
        vessel(602, 288, false, 3);
        count(646, 294, 2);
        text(98, 342, 6);
        vessel(226, 336, false, 3);
        count(270, 344, 1);
        text(304, 342, 7);
        vessel(450, 336, false, 0);
        count(492, 344, 1);
        p.crack(352, 226, 92, 160, { w: 1.8 });
        p.crack(568, 222, 84, 150, { w: 1.6 });
        p.crack(352, 300, 200, 120, { w: 1 });
        p.hatch([80, 220, 650, 165], { gap: 5.500, angle: 30, a: [500, 280], b: [640, 400], opacity: 0.6 });
      });
      p.fill(blob('c704,222 c722,232 c724,254 c708,246'), '#f1e5cc', 1);
    },
  },
};
