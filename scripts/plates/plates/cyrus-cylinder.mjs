import { blob, r } from '../geometry.mjs';

export const title =
  'The Cyrus Cylinder: a barrel of baked clay covered with lines of cuneiform, one part broken away';

export const draw = (p) => {
  p.ground(400, 448, 300, 34);
  const barrel = p.solid(
    blob(
      'c118,300 126,214 c158,176 400,140 c642,176 676,214 c684,300 676,386 c642,424 400,460 c158,424 126,386',
    ),
    'clay',
    { lighting: 'lit', weight: 2.2 },
  );
  p.inside(barrel, () => {
    p.fill(blob('c118,300 126,214 c158,176 172,300 c158,424 126,386'), '#7d4f2e', 0.28);
    p.blot(300, 230, 130, 40, '#f3d6ae', 0.5);
    p.blot(500, 390, 150, 40, '#6f4526', 0.25);
    const bulge = (x, t) => 300 + t * (152 - Math.abs(x - 400) ** 2 / 1700);
    for (let k = 0; k <= 17; k += 1) {
      const t = Math.sin(((k - 8.5) / 9.2) * 1.5);
      let d = '';
      for (let x = 160; x <= 640; x += 60) d += `${d ? 'L' : 'M'}${x} ${r(bulge(x, t))}`;
      p.line(d, { ink: '#5a3519', w: 0.6, opacity: 0.4 });
    }
    const marks = [];
    for (let k = 0; k < 17; k += 1) {
      const t = Math.sin(((k - 8) / 9.2) * 1.5);
      for (let x = 166; x < 628; x += p.rand(17, 21)) marks.push([x, bulge(x, t) - 5]);
    }
    p.signs('cuneiform', marks, { scale: 1.1, ink: '#4a2a12', opacity: 0.75 });
    const gap = p.blot(548, 262, 84, 60, '#c08a5a', 1);
    p.line(gap, { w: 1.2, ink: '#472a16' });
    p.speckle([480, 210, 130, 110], 70, { even: true, opacity: 0.5 });
    p.crack(470, 262, 165, 210);
    p.crack(560, 320, 80, 140);
    p.crack(250, 175, 78, 200, { opacity: 0.5 });
    p.hatch([118, 300, 570, 170], {
      angle: 8,
      gap: 5,
      a: [400, 330],
      b: [420, 462],
      ink: '#472a16',
      opacity: 0.7,
    });
  });
  p.line('M158 176Q174 300 158 424', { ink: '#472a16', w: 1.2, opacity: 0.7 });
};
