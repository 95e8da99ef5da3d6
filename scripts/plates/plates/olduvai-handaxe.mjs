import { blob, r } from '../geometry.mjs';

export const title = 'A handaxe from Olduvai Gorge, flaked on both faces to a point';

const INK = '#362d22';

/**
 * The scar of one blow: struck at the edge (x, y), it runs inwards at `angle`, spreading like a
 * shell, with the ripples of the blow across it.
 */
const scar = (p, x, y, angle, length, width, tone) => {
  const rad = (angle * Math.PI) / 180;
  const at = (along, across) =>
    `${r(x + Math.cos(rad) * along * length - Math.sin(rad) * across * width)},${r(
      y + Math.sin(rad) * along * length + Math.cos(rad) * across * width,
    )}`;
  const w = () => p.rand(0.86, 1.12);
  const d = blob(
    `c${at(-0.12, -0.16)} ${at(0.22, -0.36 * w())} ${at(0.6, -0.52 * w())} c${at(0.86, -0.34 * w())} ${at(1.02 * w(), 0.04)} c${at(0.84, 0.38 * w())} ${at(0.5, 0.5 * w())} ${at(0.18, 0.34 * w())} c${at(-0.12, 0.18)}`,
  );
  const id = p.solid(d, 'stone', { lighting: tone, weight: 0, line: 1.3 });
  p.inside(id, () => {
    let ripples = '';
    for (let k = 1; k < 6; k += 1) {
      const t = k / 6.4;
      const [from, to] = [at(t, -0.42 * t - 0.08), at(t, 0.42 * t + 0.08)];
      ripples += `M${from.replace(',', ' ')}Q${at(t + 0.16, 0).replace(',', ' ')} ${to.replace(',', ' ')}`;
    }
    p.line(ripples, { w: 0.9, ink: INK, opacity: 0.42 });
    let rays = '';
    for (const across of [-0.34, -0.2, 0.22, 0.36])
      rays += `M${at(0.95, across).replace(',', ' ')}L${at(0.72, across * 0.86).replace(',', ' ')}`;
    p.line(rays, { w: 0.8, ink: INK, opacity: 0.5 });
  });
};

/** From the first broad flakes that shaped the blank to the small ones that trued its edge. */
const blows = [
  [282, 330, 8, 190, 170, 'lit'],
  [526, 300, 172, 170, 160, 'shade'],
  [272, 440, -14, 190, 150, 'flat'],
  [528, 420, 196, 170, 150, 'shade'],
  [318, 226, 22, 130, 130, 'lit'],
  [484, 206, 156, 124, 120, 'shade'],
  [352, 142, 34, 84, 96, 'flat'],
  [446, 132, 148, 76, 86, 'shade'],
  [330, 520, -52, 120, 120, 'lit'],
  [470, 516, 232, 116, 110, 'shade'],
  [386, 92, 60, 66, 54, 'lit'],
  [418, 84, 112, 62, 48, 'shade'],
  [290, 290, -6, 70, 74, 'flat'],
  [266, 384, 6, 82, 70, 'lit'],
  [306, 494, -30, 74, 70, 'flat'],
  [506, 260, 186, 66, 66, 'shade'],
  [534, 362, 176, 78, 70, 'shade'],
  [520, 466, 206, 70, 66, 'shade'],
  [336, 184, 14, 52, 50, 'flat'],
  [468, 170, 166, 50, 46, 'shade'],
  [302, 258, 18, 42, 40, 'lit'],
  [272, 420, -4, 46, 40, 'flat'],
  [496, 232, 160, 38, 36, 'shade'],
  [530, 330, 190, 44, 40, 'shade'],
  [530, 420, 170, 40, 40, 'shade'],
];

export const draw = (p) => {
  const d = blob(
    'c406,54 424,84 c434,112 444,124 c458,148 464,164 c480,186 486,210 c504,238 506,262 c520,288 522,318 c538,346 534,380 c540,412 530,446 c522,470 500,500 464,522 c414,542 352,530 c318,506 290,480 c270,440 264,410 c258,384 270,356 c276,322 284,302 c300,268 304,244 c324,206 328,194 c346,158 352,142 c378,100 388,78',
  );
  p.cast(d, 14, 17, 0.45);
  const stone = p.solid(d, 'stone', { lighting: 'lit', weight: 2.8 });
  p.inside(stone, () => {
    for (const blow of blows) scar(p, ...blow);
    // A patch of the cobble's own skin left at the butt.
    const skin = p.blot(402, 510, 56, 24, '#b08f60', 0.95);
    p.line(skin, { w: 1.2, ink: INK, opacity: 0.7 });
    p.speckle([348, 490, 108, 44], 70, { even: true, opacity: 0.5 });
    p.speckle([260, 60, 280, 480], 220, { opacity: 0.3 });
    p.speckle([260, 60, 280, 480], 110, { ink: '#fff6e4', opacity: 0.5, even: true });
    p.hatch([400, 110, 150, 430], { gap: 5, a: [430, 300], b: [540, 370], opacity: 0.5 });
  });
};
