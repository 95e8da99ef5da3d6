import { blob, r } from '../geometry.mjs';

export const title = 'A handaxe from Olduvai Gorge, flaked on both faces to a point';

const ridge = [
  [404, 62],
  [390, 140],
  [424, 214],
  [372, 296],
  [426, 362],
  [380, 440],
  [402, 534],
];
const left = [
  [404, 62],
  [360, 128],
  [322, 200],
  [288, 286],
  [262, 372],
  [278, 470],
  [402, 534],
];
const right = [
  [404, 62],
  [450, 134],
  [488, 214],
  [522, 306],
  [536, 396],
  [512, 484],
  [402, 534],
];

export const draw = (p) => {
  const d = blob(
    'c404,62 430,96 c450,134 474,172 c488,214 508,256 c522,306 534,346 c536,396 532,446 c512,484 470,524 402,534 322,520 c278,470 260,420 c262,372 270,326 c288,286 300,242 c322,200 336,160 c360,128 378,92',
  );
  p.cast(d, 14, 17, 0.45);
  const stone = p.solid(d, 'stone', { lighting: 'lit', weight: 2.8 });
  const ink = '#362d22';
  p.inside(stone, () => {
    // One scar for each blow: it starts at the edge and runs up to the ridge, rippling as it goes.
    const scar = (edge, a, b, shade) => {
      const [[x1, y1], [x2, y2]] = edge;
      const mx = (x1 + x2) / 2;
      const shape = `M${x1} ${y1}Q${r(x1 * 0.4 + a[0] * 0.6)} ${r(y1 * 0.4 + a[1] * 0.6 - 12)} ${a[0]} ${a[1]}Q${r((a[0] + b[0]) / 2 + p.rand(-8, 8))} ${r((a[1] + b[1]) / 2)} ${b[0]} ${b[1]}Q${r(x2 * 0.4 + b[0] * 0.6)} ${r(y2 * 0.4 + b[1] * 0.6 - 12)} ${x2} ${y2}Z`;
      p.fill(shape, shade > 0 ? '#3f3222' : '#fff6e2', Math.abs(shade));
      p.line(shape, { w: 1.3, ink, opacity: 0.8 });
      let ripples = '';
      for (let k = 1; k < 7; k += 1) {
        const t = k / 7.5;
        const from = [x1 + (a[0] - x1) * t, y1 + (a[1] - y1) * t];
        const to = [x2 + (b[0] - x2) * t, y2 + (b[1] - y2) * t];
        const bulge = 10 + 16 * t;
        const dir = Math.sign((a[0] + b[0]) / 2 - mx) || 1;
        ripples += `M${r(from[0] * 0.85 + to[0] * 0.15)} ${r(from[1] * 0.85 + to[1] * 0.15)}Q${r((from[0] + to[0]) / 2 + dir * bulge)} ${r((from[1] + to[1]) / 2)} ${r(from[0] * 0.15 + to[0] * 0.85)} ${r(from[1] * 0.15 + to[1] * 0.85)}`;
      }
      p.line(ripples, { w: 0.8, ink, opacity: 0.4 });
    };
    for (let i = 0; i < 6; i += 1) {
      scar([left[i], left[i + 1]], ridge[i], ridge[i + 1], [-0.26, 0.06, -0.2, -0.08, 0.1, 0.2][i]);
      scar([right[i], right[i + 1]], ridge[i], ridge[i + 1], [0.1, 0.24, 0.12, 0.3, 0.2, 0.36][i]);
    }
    // Small later scars that sharpened the edge.
    const nick = (x, y, dir, size) => {
      const shape = `M${x} ${y - size}Q${r(x + dir * size * 1.5)} ${y - size * 0.4} ${r(x + dir * size * 1.4)} ${r(y + size * 0.2)}Q${r(x + dir * size)} ${y + size} ${x} ${y + size}Z`;
      p.fill(shape, dir > 0 ? '#f4e7cc' : '#4a3c2a', 0.5);
      p.line(shape, { w: 1.1, ink, opacity: 0.75 });
      p.line(
        `M${r(x + dir * size * 0.4)} ${y - size * 0.5}q${r(dir * size * 0.5)} ${r(size * 0.5)} 0 ${size}`,
        { w: 0.7, ink, opacity: 0.5 },
      );
    };
    for (const [x, y, s] of [
      [372, 112, 14],
      [340, 168, 17],
      [304, 246, 20],
      [276, 330, 22],
      [266, 424, 22],
    ])
      nick(x, y, 1, s);
    for (const [x, y, s] of [
      [432, 104, 12],
      [470, 174, 18],
      [506, 262, 20],
      [531, 352, 22],
      [526, 446, 20],
    ])
      nick(x, y, -1, s);
    // A patch of the cobble's own skin left at the butt.
    const skin = p.blot(392, 496, 58, 26, '#a98a5e', 0.9);
    p.line(skin, { w: 1.2, ink, opacity: 0.7 });
    p.speckle([336, 470, 112, 52], 70, { even: true, opacity: 0.5 });
    p.speckle([260, 60, 280, 480], 200, { opacity: 0.3 });
    p.speckle([260, 60, 280, 480], 90, { ink: '#fff6e4', opacity: 0.55, even: true });
    p.hatch([400, 120, 150, 420], { gap: 5, a: [440, 300], b: [540, 380], opacity: 0.55 });
  });
};
