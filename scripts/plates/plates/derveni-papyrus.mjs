import { blob } from '../geometry.mjs';

export const title = 'The Derveni Papyrus: charred fragments with narrow columns of Greek';

export const draw = (p) => {
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
    const area = [
      Math.min(...xs),
      Math.min(...ys),
      Math.max(...xs) - Math.min(...xs),
      Math.max(...ys) - Math.min(...ys),
    ];
    p.cast(d, 4, 6, 0.4);
    const scrap = p.solid(d, 'brown', { lighting: 'shade', weight: 1.2, line: 1.1 });
    p.inside(scrap, () => {
      p.blot(
        area[0] + area[2] * 0.4,
        area[1] + area[3] * 0.35,
        area[2] * 0.42,
        area[3] * 0.4,
        '#8f6a44',
        0.55,
      );
      p.blot(
        area[0] + area[2] * 0.85,
        area[1] + area[3] * 0.8,
        area[2] * 0.3,
        area[3] * 0.3,
        '#1d120a',
        0.5,
      );
      p.veins(area, 26, { ink: '#1f130a', opacity: 0.4, length: 90, wander: 3 });
      const gapY = area[1] + area[3] * p.rand(0.4, 0.7);
      p.signs(
        'greek',
        p.rows([area[0] + 16, area[1] + 20, area[2] - 38, area[3] - 44], 9, 14, {
          jitter: 0.6,
          keep: (x, y) => Math.abs(y - gapY) > 9 || x < area[0] + area[2] * 0.4,
        }),
        { scale: 0.6, ink: '#0d0704', opacity: 0.95, w: 1.15 },
      );
      p.crack(area[0], gapY, 4, area[2] * 0.9, { ink: '#140b05', w: 1.2 });
      if (area[3] > 150)
        p.crack(area[0] + area[2] * 0.6, area[1], 92, area[3] * 0.7, { ink: '#140b05', w: 1 });
    });
  }
  p.line('M252 208q-6-2-14-1M430 214h-14M600 206h-12', { w: 1.4, ink: '#1d120a' });
};
