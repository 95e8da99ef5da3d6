import { blob, r } from '../geometry.mjs';

export const title = 'A handaxe from Olduvai Gorge, flaked on both faces to a point';

export const draw = (p) => {
  const d = blob(
    'c404,62 440,110 482,196 c520,280 540,356 534,420 c516,486 460,526 398,534 330,526 c276,486 258,424 266,352 c292,262 330,170 c366,104',
  );
  p.cast(d, 14, 17, 0.45);
  const stone = p.solid(d, 'stone', { lighting: 'lit', weight: 2.8 });
  const facets = [
    ['404,62 430,150 392,210 352,150', 0],
    ['404,62 440,110 482,196 440,232 430,150', 3],
    ['352,150 392,210 370,282 310,262 330,170', -1],
    ['392,210 440,232 432,300 370,282', 1],
    ['440,232 482,196 514,290 470,320 432,300', 3],
    ['310,262 370,282 350,360 276,350', -2],
    ['370,282 432,300 424,372 350,360', 0],
    ['432,300 470,320 486,390 424,372', 2],
    ['470,320 514,290 536,390 486,390', 4],
    ['276,350 350,360 332,440 262,420', -1],
    ['350,360 424,372 414,452 332,440', -1],
    ['424,372 486,390 480,462 414,452', 1],
    ['486,390 536,390 524,460 480,462', 4],
    ['262,420 332,440 322,516 276,484', 1],
    ['332,440 414,452 404,532 322,516', 2],
    ['414,452 480,462 468,514 404,532', 3],
    ['480,462 524,460 500,506 468,514', 5],
  ];
  p.inside(stone, () => {
    for (const [points, tone] of facets) {
      const pts = points.split(' ').map((q) => q.split(',').map(Number));
      const shape = `M${pts
        .map(([x, y], i) => {
          const [nx, ny] = pts[(i + 1) % pts.length];
          return `${i ? '' : `${x} ${y}`}Q${r((x + nx) / 2 + p.rand(-9, 9))} ${r((y + ny) / 2 + p.rand(-9, 9))} ${nx} ${ny}`;
        })
        .join('')}Z`;
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
};
