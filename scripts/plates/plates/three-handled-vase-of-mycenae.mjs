import { blob, curve, ellipse, limb, r, vessel } from '../geometry.mjs';
import { bands } from '../surfaces.mjs';

const INK = '#65492b';

export const title =
  'The alabaster vase of Mycenae: a full body on a slender foot with three upswept handles';

export const draw = (p) => {
  p.ground(405, 552, 120, 22);
  const rear = (d) => p.solid(d, 'alabaster', { lighting: 'shade', weight: 1.6 });
  rear(limb('372,236,13 352,176,12 366,120,11 404,112,10 414,142,9'));
  const v = vessel(
    'c520,196 c512,210 c494,214 c506,262 512,316 486,372 446,410 c422,428 c416,470 c424,506 c466,540 c468,552',
    400,
    0.13,
  );
  const body = p.solid(v.outline, 'alabaster', { lighting: 'turned', weight: 2.8 });
  p.inside(body, () => {
    bands(p, [280, 196, 240, 360], 22, 5);
    p.blot(330, 290, 30, 60, '#fffdf4', 0.65);
    for (const y of [214, 428, 436, 506]) p.line(v.ring(y), { w: 1.2, ink: INK });
    p.hatch([400, 196, 130, 360], {
      gap: 5,
      a: [440, 330],
      b: [508, 340],
      ink: '#523a1e',
      opacity: 0.85,
    });
    p.crack(312, 260, 60, 150, { ink: INK, w: 1.5 });
    p.crack(480, 300, 130, 120, { ink: INK, w: 1.4 });
  });
  const mouth = p.solid(v.mouth, 'alabaster', { lighting: 'flat', weight: 0 });
  p.inside(mouth, () => {
    p.fill(ellipse(404, 200, 102, 11), '#7b5a31', 0.6);
    p.hatch([280, 180, 240, 34], { gap: 4.5, a: [430, 198], b: [300, 190], ink: '#523a1e' });
  });
  // The two front handles, rising above the rim in an S and ending in a split leaf.
  for (const side of [-1, 1]) {
    const x = (dx) => r(400 + side * dx);
    const handle = p.solid(
      limb(
        `${x(96)},330,15 ${x(140)},296,14 ${x(150)},236,13 ${x(128)},178,13 ${x(140)},126,12 ${x(184)},112,10 ${x(204)},138,7 ${x(190)},158,5`,
      ),
      'alabaster',
      { lighting: side > 0 ? 'lit' : 'flat', weight: 2.4 },
    );
    p.inside(handle, () => {
      p.line(
        curve(
          `${x(100)},330 ${x(142)},294 ${x(152)},236 ${x(131)},178 ${x(143)},128 ${x(184)},114 ${x(202)},138`,
        ),
        { w: 1.2, ink: INK, opacity: 0.7 },
      );
      p.hatch([400 + (side > 0 ? 80 : -220), 100, 140, 240], {
        gap: 4.5,
        ink: '#523a1e',
        opacity: 0.55,
      });
    });
    const leaf = p.solid(
      blob(`c${x(82)},318 ${x(104)},306 c${x(116)},330 ${x(108)},352 c${x(80)},372 ${x(78)},344`),
      'alabaster',
      { lighting: 'flat', weight: 1.6 },
    );
    p.inside(leaf, () => p.line(`M${x(98)} 312L${x(84)} 366`, { w: 1.2, ink: INK }));
  }
};
