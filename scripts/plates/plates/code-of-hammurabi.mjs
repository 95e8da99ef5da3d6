import { blob, box, curve, ellipse, limb, r } from '../geometry.mjs';

export const title =
  'The stele of Hammurabi: a tall dark pillar, king and seated god in relief above columns of cuneiform';

export const draw = (p) => {
  p.ground(404, 574, 130);
  const stele = p.solid(
    blob('c318,570 c322,300 330,110 c340,70 362,28 402,16 446,24 470,66 c478,110 484,300 c490,570'),
    'basalt',
    { lighting: 'turned', weight: 2.2 },
  );
  p.inside(stele, () => {
    p.speckle([318, 20, 170, 550], 140, { ink: '#efe0cc', opacity: 0.2 });
    p.fill(blob('c336,196 c344,74 368,42 402,32 438,42 c458,74 c468,196'), '#1b1817', 0.45);
    const relief = (d) => p.solid(d, 'stone', { weight: 1, line: 0.9 });
    // Shamash upon his throne, at the right.
    relief(box(426, 140, 34, 50));
    p.line('M430 150h26M430 158h26M430 166h26M430 174h26M430 182h26', { w: 0.8 });
    relief(blob('c424,100 c448,98 452,130 c448,142 c414,146 c408,194 c424,194 c428,152 c420,130'));
    relief(blob('c404,148 c440,138 c444,150 c418,158 c416,192 c402,192'));
    p.line('M406 158h10M405 166h11M404 174h12M404 182h12M424 112l22-4M424 122l24-4M426 132l24-4', {
      w: 0.7,
    });
    relief(ellipse(432, 86, 9, 11));
    relief(blob('c424,96 c440,96 438,114 430,120 424,112'));
    relief(blob('c421,80 c424,64 432,58 440,64 c444,80'));
    p.line('M421 76q12-7 22 0M422 70q10-6 20 0M425 64q7-4 14 0M446 92q8-8 4-18M448 100q10-6 8-20', {
      w: 0.9,
    });
    relief(limb('426,112,5 410,116,4 396,106,3'));
    p.line('M396 92v20', { w: 2.2, ink: '#d9c9ae' });
    p.line(ellipse(390, 100, 6), { w: 1.6, ink: '#d9c9ae' });
    relief(box(398, 190, 34, 8));
    // The king, standing before him with raised hand.
    relief(blob('c352,108 c374,106 376,150 c380,196 c348,196 c350,150'));
    p.line('M372 112q-14 30-12 82M366 110q-14 40-12 84M376 140q-8 20-8 54', { w: 0.7 });
    relief(ellipse(364, 92, 8.5, 10));
    relief(blob('c354,86 356,76 366,73 375,78 c376,87'));
    relief(blob('c366,100 c374,96 374,112 370,120 364,114'));
    relief(limb('364,116,4.500 378,120,4 381,100,3'));
    relief(limb('356,116,4.500 362,132,4 378,132,3'));
    p.line('M334 199Q402 205 470 199', { ink: '#d9c9ae', w: 1.4, opacity: 0.8 });
    for (let y = 212; y < 548; y += 20) {
      const w = 74 + (y - 200) * 0.012;
      p.line(`M${r(404 - w)} ${y}Q404 ${y + 6} ${r(404 + w)} ${y}`, {
        ink: '#d9c9ae',
        w: 0.7,
        opacity: 0.5,
      });
    }
    p.signs('cuneiform', p.rows([330, 216, 144, 325], 14, 20, { jitter: 0.8 }), {
      scale: 1.05,
      ink: '#e6d7bd',
      opacity: 0.72,
    });
    p.blot(352, 520, 30, 26, '#312d2a', 0.9);
    p.hatch([400, 30, 90, 545], {
      gap: 4.5,
      ink: '#0d0b0a',
      opacity: 0.8,
      a: [415, 300],
      b: [486, 320],
    });
  });
  p.line(curve('c324,560 328,300 336,110 346,70 368,34 c400,20'), {
    ink: '#cbb9a4',
    w: 1.3,
    opacity: 0.6,
  });
};
