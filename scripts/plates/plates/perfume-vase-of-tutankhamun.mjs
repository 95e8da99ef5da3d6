import { blob, box, ellipse, limb, r, vessel } from '../geometry.mjs';
import { bands } from '../surfaces.mjs';

const INK = '#65492b';

export const title =
  'Tutankhamun’s perfume vase: an alabaster flask held by papyrus and lily, with two Nile gods';

export const draw = (p) => {
  p.ground(404, 560, 260, 26);
  // Stand: an openwork table.
  const stand = p.solid(
    'M172 490H628V508H172ZM186 508H206V556H186ZM594 508H614V556H594ZM172 548H628V560H172Z',
    'alabaster',
    { lighting: 'lit', weight: 2 },
  );
  p.inside(stand, () => bands(p, [170, 488, 460, 74], 8));
  for (let k = 0; k < 6; k += 1) {
    const x = 236 + k * 58;
    p.line(`M${x} 546v-20M${x - 8} 518a8 7 0 1 1 16 0 8 7 0 1 1-16 0M${x - 9} 530h18`, {
      w: 5,
      ink: '#e7cfa6',
    });
    p.line(`M${x} 546v-20M${x - 8} 518a8 7 0 1 1 16 0 8 7 0 1 1-16 0M${x - 9} 530h18`, {
      w: 1.1,
      ink: INK,
    });
  }
  // Outer stems and open flowers: papyrus to the left, lily to the right.
  for (const side of [-1, 1]) {
    const x = (dx) => r(400 + side * dx);
    const lily = side > 0;
    for (const [reach, top] of [
      [92, 196],
      [128, 260],
    ]) {
      p.solid(
        limb(`${x(20)},470,6 ${x(66)},420,6 ${x(reach)},340,5.500 ${x(reach - 4)},${top + 24},5`),
        'alabaster',
        { lighting: 'lit', weight: 1.4, line: 1.1 },
      );
      const f = x(reach - 4);
      const flower = lily
        ? blob(
            `c${f - 5},${top + 30} c${f - 14},${top + 10} c${f - 32},${top - 2} ${f - 22},${top - 8} c${f - 10},${top} c${f},${top - 20} c${f + 10},${top} c${f + 22},${top - 8} ${f + 32},${top - 2} c${f + 14},${top + 10} c${f + 5},${top + 30}`,
          )
        : blob(
            `c${f - 5},${top + 30} c${f - 12},${top + 8} c${f - 30},${top - 14} ${f},${top - 22} c${f + 30},${top - 14} c${f + 12},${top + 8} c${f + 5},${top + 30}`,
          );
      const bloom = p.solid(flower, 'alabaster', { lighting: 'lit', weight: 1.5 });
      p.inside(bloom, () => {
        p.line(
          `M${f} ${top + 28}V${top - 24}M${f - 3} ${top + 28}L${f - 16} ${top - 16}M${f + 3} ${top + 28}L${f + 16} ${top - 16}M${f - 4} ${top + 22}L${f - 24} ${top - 10}M${f + 4} ${top + 22}L${f + 24} ${top - 10}`,
          { w: 1, ink: INK },
        );
        p.fill(box(f - 12, top + 18, 24, 6), '#3a6a8c', 0.75);
      });
    }
    // The Nile god, walking in, knotting the plants.
    const god = (d, o) =>
      p.solid(d, 'alabaster', { lighting: 'lit', weight: 1.5, line: 1.2, ...o });
    god(limb(`${x(172)},400,13 ${x(186)},442,10 ${x(194)},488,7`));
    god(limb(`${x(164)},400,13 ${x(158)},444,10 ${x(156)},488,7`));
    god(
      blob(
        `c${x(150)},330 c${x(182)},326 ${x(188)},360 ${x(184)},396 c${x(176)},412 c${x(150)},408 ${x(140)},384 ${x(148)},360`,
      ),
    );
    god(blob(`c${x(148)},394 c${x(186)},392 c${x(190)},418 c${x(152)},420`));
    p.line(`M${x(166)} 396v40M${x(160)} 396l-${6 * side * -1} 36`, { w: 1, ink: INK });
    god(limb(`${x(170)},340,8 ${x(138)},366,7 ${x(100)},372,5`));
    god(limb(`${x(156)},338,7 ${x(130)},340,6 ${x(98)},346,4`));
    god(
      blob(`${x(164)},288 ${x(180)},300 ${x(178)},318 ${x(162)},328 ${x(150)},316 ${x(150)},300`),
      { lighting: 'round' },
    );
    god(
      blob(
        `c${x(152)},294 ${x(168)},280 ${x(186)},296 c${x(190)},340 c${x(172)},336 c${x(170)},304`,
      ),
    );
    p.line(
      `M${x(155)} 306h${side * 6}M${x(152)} 318q${side * 5} 3 ${side * 9} 1M${x(153)} 328l-${side} 14`,
      { w: 1.3, ink: INK },
    );
    p.line(
      `M${x(168)} 282v-28M${x(162)} 282l-${side * 6}-22M${x(174)} 282l${side * 6}-22M${x(168)} 254l-4-10h8z`,
      { w: 1.8, ink: INK },
    );
  }
  // The flask itself.
  const v = vessel(
    'c466,56 c460,68 c434,78 426,130 424,210 c430,236 462,290 470,350 452,420 c424,462 c434,490',
    400,
    0.14,
  );
  const flask = p.solid(v.outline, 'alabaster', { lighting: 'turned', weight: 2.4 });
  p.inside(flask, () => {
    bands(p, [330, 60, 140, 430], 12);
    for (const y of [82, 90, 200, 208]) p.line(v.ring(y), { w: 1.2, ink: INK });
    p.line(v.ring(216), { w: 6, ink: '#3a6a8c', opacity: 0.7 });
    let petals = '';
    for (let k = -3; k <= 3; k += 1) petals += `M${400 + k * 7 - 4} 100q4 44 4 90 0-46 4-90`;
    p.line(petals, { w: 1, ink: INK });
    p.hatch([400, 60, 80, 430], {
      gap: 4.8,
      a: [420, 300],
      b: [468, 304],
      ink: '#523a1e',
      opacity: 0.8,
    });
  });
  const plaque = p.solid(box(379, 292, 42, 100), 'alabaster', { lighting: 'flat', weight: 1 });
  p.inside(plaque, () => {
    p.line('M386 304h12v60h-12zM403 304h12v60h-12z', { w: 1.3, ink: '#2c4c88' });
    p.signs(
      'hieroglyph',
      [
        [387, 310],
        [387, 326],
        [387, 344],
        [404, 310],
        [404, 326],
        [404, 344],
        [388, 372],
        [404, 372],
      ],
      { scale: 0.95, ink: '#7c2f1c', w: 1.1 },
    );
  });
  const rim = p.solid(v.mouth, 'alabaster', { lighting: 'flat', weight: 0 });
  p.inside(rim, () => p.fill(ellipse(400, 58, 34, 5), '#4f3517', 0.8));
};
