import { blob, box, curve, ellipse, limb, r } from '../geometry.mjs';

const INK = '#38200e';

export const title =
  'A travelling boat of Meketre: a painted model with oarsmen, cabin and steering oar';

export const draw = (p) => {
  p.ground(410, 500, 320, 24);
  const hull = p.solid(
    blob(
      'c58,300 c96,352 200,408 400,412 600,408 690,330 c724,236 c748,230 754,250 738,262 c716,352 640,452 420,470 220,466 110,400 44,312',
    ),
    'ochre',
    { lighting: 'lit', weight: 2.6 },
  );
  p.inside(hull, () => {
    p.veins([60, 330, 660, 140], 60, { angle: 4, length: 120, wander: 5, opacity: 0.3 });
    p.blot(300, 440, 60, 16, '#9d6a38', 0.4);
    p.blot(560, 430, 50, 18, '#fff0c0', 0.4);
    p.line(`${curve('70,326 200,424 400,430 600,424 700,330 736,250')}`, { w: 5, ink: '#8c3524' });
    p.hatch([60, 380, 680, 100], { angle: 25, gap: 5, a: [400, 400], b: [410, 470] });
  });
  const deck = p.solid(
    blob('c80,330 c200,392 400,398 600,392 682,326 c600,402 400,412 200,408'),
    'wood',
    { lighting: 'shade', weight: 0 },
  );
  p.inside(deck, () =>
    p.line('M150 380v30M230 390v30M310 390v30M390 390v30M470 390v30M550 390v30M630 370v30', {
      w: 1,
      ink: INK,
    }),
  );
  // Mast lowered on its crutch, oars.
  p.solid(limb('150,262,4 330,248,5 640,236,4'), 'wood', { lighting: 'lit', weight: 1.4 });
  p.solid(limb('300,252,4 302,390,5'), 'wood', { lighting: 'turned', weight: 1.2 });
  p.line('M292 250q10 14 20 0', { w: 4, ink: '#623c1d' });
  // Cabin with vaulted roof, its hide shields, and Meketre before it.
  const cabin = p.solid(
    blob('c492,398 c488,310 c502,274 556,268 610,276 c628,312 c626,396'),
    'madder',
    { lighting: 'flat', weight: 2 },
  );
  p.inside(cabin, () => {
    p.fill(blob('c486,310 c502,270 556,264 614,274 c630,312 c556,300'), '#f1e0b4', 0.95);
    let stripes = '';
    for (let k = 0; k < 9; k += 1) stripes += `M${490 + k * 17} 314q2-26 ${r(8 - k)} -44`;
    p.line(stripes, { w: 5, ink: '#8f2f28', opacity: 0.7 });
    p.line('M488 312Q556 300 630 312M492 386h134', { w: 1.5, ink: INK });
    p.fill(box(504, 326, 30, 66), '#2f180c', 0.8);
    p.hatch([556, 268, 74, 130], { gap: 5 });
  });
  for (const x of [566, 602]) {
    const shield = p.solid(
      blob(`c${x - 15},388 c${x - 15},338 ${x},322 ${x + 15},338 c${x + 15},388`),
      'linen',
      { lighting: 'flat', weight: 1.2 },
    );
    p.inside(shield, () => {
      for (let i = 0; i < 5; i += 1)
        p.blot(x + p.rand(-10, 10), p.rand(336, 380), p.rand(5, 9), p.rand(4, 8), '#3a2413', 0.85);
    });
  }
  const man = (x, base, h, o = {}) => {
    const k = h / 100;
    const q = (dx, dy) => `${r(x + dx * k)},${r(base - dy * k)}`;
    const skin = (d, w = 1) => p.solid(d, 'skin', { lighting: 'lit', weight: w, line: 1 });
    if (o.standing) {
      skin(limb(`${q(-5, 44)},${r(6 * k)} ${q(-6, 22)},${r(5 * k)} ${q(-6, 2)},${r(4 * k)}`));
      skin(limb(`${q(6, 44)},${r(6 * k)} ${q(8, 22)},${r(5 * k)} ${q(8, 2)},${r(4 * k)}`));
      p.solid(blob(`c${q(-10, 52)} c${q(11, 52)} c${q(15, 26)} c${q(-13, 26)}`), 'linen', {
        lighting: 'flat',
        weight: 1,
        line: 1,
      });
    } else {
      skin(limb(`${q(-4, 30)},${r(8 * k)} ${q(22, 34)},${r(7 * k)} ${q(28, 6)},${r(6 * k)}`));
      p.solid(
        blob(`c${q(-14, 38)} c${q(12, 40)} c${q(24, 34)} c${q(20, 18)} c${q(-14, 14)}`),
        'linen',
        { lighting: 'flat', weight: 1, line: 1 },
      );
    }
    const top = o.standing ? 0 : -14;
    skin(blob(`c${q(-13, 88 + top)} c${q(14, 88 + top)} c${q(10, 50 + top)} c${q(-10, 50 + top)}`));
    skin(limb(`${q(-1, 96 + top)},${r(5 * k)} ${q(0, 88 + top)},${r(6 * k)}`), 0);
    skin(ellipse(x + 1 * k, base - (105 + top) * k, 9.5 * k, 11 * k));
    p.fill(
      blob(
        `c${q(8, 112 + top)} ${q(0, 119 + top)} ${q(-10, 110 + top)} c${q(-9, 97 + top)} c${q(-3, 104 + top)} c${q(0, 110 + top)}`,
      ),
      '#1d130c',
    );
    p.line(`M${q(5, 106 + top)}L${q(8, 106 + top)}`, { w: 1.4, ink: '#fff' });
    if (o.arm) skin(limb(o.arm.map(([dx, dy, w]) => `${q(dx, dy)},${r(w * k)}`).join(' ')));
  };
  // Oarsmen along the near side, lookout at the bow, helmsman at the stern.
  for (let i = 0; i < 4; i += 1) {
    const x = 172 + i * 76;
    man(x, 404, 92, {
      arm: [
        [-6, 68, 5],
        [14, 54, 4.5],
        [34, 56, 4],
      ],
    });
    p.line(`M${x + 40} 338L${x - 34} 480`, { w: 6, ink: INK });
    p.line(`M${x + 40} 338L${x - 34} 480`, { w: 3.6, ink: '#c8955a' });
    p.solid(limb(`${x - 30},474,6 ${x - 42},496,9 ${x - 50},512,6`), 'wood', {
      lighting: 'lit',
      weight: 1.2,
      line: 1,
    });
  }
  man(108, 366, 96, {
    standing: true,
    arm: [
      [-8, 82, 5],
      [-22, 66, 4.5],
      [-38, 72, 4],
    ],
  });
  man(466, 400, 84, {
    arm: [
      [6, 66, 5],
      [16, 48, 4.5],
      [10, 34, 4],
    ],
  });
  p.solid(box(446, 376, 36, 24), 'wood', { lighting: 'lit', weight: 1.2 });
  man(466, 392, 70, {});
  man(668, 356, 92, {
    standing: true,
    arm: [
      [6, 80, 5],
      [22, 70, 4.5],
      [34, 84, 4],
    ],
  });
  p.solid(limb('706,176,5 690,290,5 668,360,5'), 'wood', { lighting: 'turned', weight: 1.4 });
  p.solid(limb('660,262,4 720,286,5 752,372,6'), 'wood', { lighting: 'lit', weight: 1.4 });
  const oar = p.solid(blob('c742,356 c766,372 c776,452 c760,492 c744,470 c736,400'), 'ochre', {
    lighting: 'lit',
    weight: 1.8,
  });
  p.inside(oar, () =>
    p.line('M756 360q6 60 4 130M742 400h32M744 416h32', { w: 1.3, ink: '#8f2f28' }),
  );
  p.line('M706 180q-8-8 0-14 10 2 6 14', { w: 3, ink: '#623c1d' });
};
