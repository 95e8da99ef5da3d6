import { blob, box, curve, ellipse, limb, r } from '../geometry.mjs';

const INK = '#54350f';

export const title = 'The Muisca raft: a gold votive raft with a great chief among his attendants';

/** The chief: a flat plaque of a body, limbs of wire, and the standards that frame his head. */
const chief = (p, gold) => {
  const x = (side, dx) => r(404 + side * dx);
  const ink = (d, w = 1.4) => p.line(d, { w, ink: INK });
  const stool = gold(blob('c340,446 c468,446 c478,462 c330,462'), { lighting: 'turned' });
  p.inside(stool, () => ink('M336 454h136', 1.2));
  for (const side of [-1, 1]) {
    // A standard of open work behind each shoulder, hung with discs.
    const wing = gold(
      blob(
        `c${x(side, 44)},296 c${x(side, 40)},150 c${x(side, 70)},128 ${x(side, 100)},134 ${x(side, 118)},160 c${x(side, 122)},262 c${x(side, 92)},290`,
      ),
      { lighting: side > 0 ? 'shade' : 'lit', weight: 2 },
    );
    p.inside(wing, () => {
      let strands = '';
      for (let k = 0; k < 11; k += 1)
        strands += `M${x(side, 40)} ${166 + k * 13}Q${x(side, 84)} ${150 + k * 13} ${x(side, 124)} ${156 + k * 12}`;
      p.line(strands, { w: 1.2, ink: INK, opacity: 0.85 });
      ink(
        curve(
          `${x(side, 52)},290 ${x(side, 52)},170 ${x(side, 84)},146 ${x(side, 108)},172 ${x(side, 112)},266`,
        ),
        2,
      );
      ink(curve(`${x(side, 84)},146 ${x(side, 84)},286`), 1.6);
    });
    for (let k = 0; k < 4; k += 1) {
      const [dx, dy] = [x(side, 62 + k * 18), 306 - k * 7];
      ink(`M${dx} ${dy - 17}v10`, 1.2);
      gold(ellipse(dx, dy, 6.5, 7.5), { lighting: 'round', weight: 0.8, line: 0.9 });
    }
    gold(limb(`${x(side, 18)},396,8 ${x(side, 20)},420,7 ${x(side, 18)},440,7`), { weight: 1.2 });
    gold(blob(`c${x(side, 8)},438 c${x(side, 30)},438 c${x(side, 34)},448 c${x(side, 6)},448`), {
      weight: 0.8,
    });
  }
  // The body: a tapering plate edged with wire, necklaces, pectoral, belt.
  const body = gold(blob('c352,252 c456,252 c442,400 c366,400'), { lighting: 'lit', weight: 2 });
  p.inside(body, () => {
    p.hatch([410, 250, 50, 152], { gap: 4.5, ink: INK });
    ink('M360 252L372 400M448 252L436 400', 1.6);
    ink('M364 372h80M366 380h76M366 388h76', 1.2);
    p.line('M370 376h68', { w: 5, ink: INK, dash: '2 5', opacity: 0.7 });
  });
  for (const [rx, ry] of [
    [40, 20],
    [32, 13],
  ]) {
    p.line(`M${404 - rx} 254q${rx} ${ry * 2} ${rx * 2} 0`, { w: 5, ink: INK });
    p.line(`M${404 - rx} 254q${rx} ${ry * 2} ${rx * 2} 0`, { w: 3, ink: '#f0cb62' });
  }
  const pectoral = gold(blob('c376,288 404,282 c432,288 424,318 404,326 384,318'), {
    lighting: 'flat',
    weight: 1.2,
  });
  p.inside(pectoral, () =>
    ink(`${ellipse(404, 302, 9)}${ellipse(404, 302, 4)}M382 290l12 6M426 290l-12 6`, 1.2),
  );
  // Arms of wire, bent upon the belly; he holds a lime flask and its stick.
  for (const side of [-1, 1]) {
    gold(
      limb(
        `${x(side, 52)},262,8 ${x(side, 66)},304,6.5 ${x(side, 50)},346,6 ${x(side, 22)},346,5.5`,
      ),
      { weight: 1.2 },
    );
    ink(
      `M${x(side, 26)} 341l${side * -10} 1M${x(side, 26)} 346h${side * -12}M${x(side, 26)} 350l${side * -10}-1`,
      1,
    );
  }
  gold(ellipse(396, 348, 9, 12), { lighting: 'round', weight: 0.8 });
  gold(limb('414,356,2.5 418,322,2.5'), { weight: 0.6, line: 0.9 });
  // The head: a shield with eyes like coffee beans, a nose plate, ear discs.
  const head = gold(blob('c360,166 c448,166 c446,226 438,248 c404,258 c370,248 362,226'), {
    lighting: 'lit',
    weight: 2,
  });
  p.inside(head, () => p.hatch([408, 166, 44, 92], { gap: 4.5, ink: INK }));
  for (const side of [-1, 1]) {
    gold(ellipse(404 + side * 20, 200, 12, 6), { lighting: 'round', weight: 0.6, line: 1.2 });
    ink(`M${x(side, 10)} 200h${side * 20}`, 1.8);
    ink(`M${x(side, 8)} 188q${side * 12}-6 ${side * 26} 0`, 1.6);
    gold(ellipse(404 + side * 50, 214, 11, 13), { lighting: 'round', weight: 1 });
    ink(ellipse(404 + side * 50, 214, 6, 7.5), 1.2);
  }
  gold(blob('c399,188 c409,188 c414,218 c394,218'), { weight: 0.8 });
  gold(blob('c382,226 c390,218 404,224 418,218 c426,226 c422,240 404,236 386,240'), {
    weight: 0.8,
  });
  ink('M390 247h28', 1.8);
  // The headdress: an arch of open work with rays.
  let rays = '';
  for (let k = -5; k <= 5; k += 1) {
    const a = ((k * 15 - 90) * Math.PI) / 180;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    rays += `M${r(404 + 46 * c)} ${r(168 + 50 * s)}L${r(404 + 66 * c)} ${r(168 + 82 * s)}`;
    gold(ellipse(404 + 67 * c, 168 + 86 * s, 5), { lighting: 'round', weight: 0.8, line: 1 });
  }
  p.line(rays, { w: 4.4, ink: INK });
  p.line(rays, { w: 2.6, ink: '#e3b54e' });
  const crown = gold(blob('c348,170 354,128 404,104 454,128 c460,170 404,176'), {
    lighting: 'lit',
    weight: 2,
  });
  p.inside(crown, () => {
    ink(
      `${curve('356,166 364,136 404,116 444,136 452,166')}${curve('350,164 404,146 458,164')}`,
      1.4,
    );
    p.line(curve('358,150 376,130 404,122 432,130 450,150'), {
      w: 8,
      ink: INK,
      dash: '2 6',
      opacity: 0.75,
    });
  });
};

export const draw = (p) => {
  p.ground(404, 492, 300, 34);
  const gold = (d, o) => p.solid(d, 'gold', { lighting: 'lit', weight: 1.8, line: 1.2, ...o });
  // The raft: bundled logs, seen a little from above, drawn in at the ends.
  const raft = gold(blob('c120,420 c170,380 400,360 632,380 c682,420 c640,478 400,496 160,476'), {
    lighting: 'flat',
    weight: 3,
  });
  p.inside(raft, () => {
    for (let k = 0; k < 13; k += 1)
      p.line(`M110 ${366 + k * 10}Q400 ${348 + k * 11.6} 690 ${366 + k * 10}`, {
        w: 1.3,
        ink: INK,
        opacity: 0.8,
      });
    p.hatch([120, 400, 560, 100], { angle: 20, gap: 5, a: [400, 400], b: [410, 492], ink: INK });
  });
  const rope = (d) => {
    p.line(d, { w: 7, ink: INK });
    p.line(d, { w: 4.6, ink: '#e3b54e' });
    p.line(d, { w: 5, ink: '#8e5f1d', dash: '1.2 4' });
  };
  rope('M122 420Q170 372 400 360Q634 372 680 420Q636 484 400 494Q164 484 122 420');
  rope('M206 388Q192 430 216 478');
  rope('M596 388Q610 430 586 478');
  const figure = (x, base, h, staff, mask) => {
    const k = h / 100;
    const q = (dx, dy) => `${r(x + dx * k)},${r(base - dy * k)}`;
    for (const side of [-1, 1]) {
      gold(
        limb(
          `${q(side * 8, 40)},${r(5 * k)} ${q(side * 10, 20)},${r(4.5 * k)} ${q(side * 12, 3)},${r(5 * k)}`,
        ),
        { weight: 1 },
      );
      gold(
        limb(
          `${q(side * 17, 66)},${r(4 * k)} ${q(side * 26, 52)},${r(3.8 * k)} ${q(side * 18, 42)},${r(3.4 * k)}`,
        ),
        { weight: 1 },
      );
    }
    gold(blob(`c${q(-18, 70)} c${q(18, 70)} c${q(13, 36)} c${q(-13, 36)}`), { weight: 1.2 });
    gold(
      blob(`c${q(-15, 96)} ${q(0, 102)} c${q(15, 96)} c${q(13, 72)} ${q(0, 68)} c${q(-13, 72)}`),
      { weight: 1.2 },
    );
    p.line(
      `M${q(-10, 87)}L${q(-3, 87)}M${q(3, 87)}L${q(10, 87)}M${q(0, 88)}L${q(0, 78)}M${q(-6, 74)}L${q(6, 74)}`,
      { w: 1.8, ink: INK },
    );
    p.line(`M${q(-14, 64)}L${q(14, 64)}M${q(-12, 56)}L${q(12, 56)}`, { w: 1.6, ink: INK });
    if (mask) {
      gold(
        blob(
          `c${q(-18, 96)} c${q(-24, 116)} c${q(-8, 108)} c${q(0, 126)} c${q(8, 108)} c${q(24, 116)} c${q(18, 96)}`,
        ),
        { weight: 1 },
      );
      gold(box(x + 14 * k, base - 66 * k, 12 * k, 22 * k), { weight: 0.8 });
    }
    if (staff) {
      p.line(`M${q(22, 4)}L${q(24, 118)}`, { w: 5.4, ink: INK });
      p.line(`M${q(22, 4)}L${q(24, 118)}`, { w: 3, ink: '#ecc45a' });
      p.line(`${ellipse(x + 24 * k, base - 120 * k, 7 * k)}`, { w: 2.6, ink: INK });
    }
  };
  // Attendants at the back, the chief in the middle, attendants in front.
  figure(262, 408, 82, true, false);
  figure(322, 400, 84, false, true);
  figure(486, 400, 84, false, true);
  figure(546, 408, 82, true, false);
  chief(p, gold);
  figure(212, 470, 88, true, false);
  figure(284, 482, 84, false, true);
  figure(352, 488, 66, true, false);
  figure(458, 488, 66, false, false);
  figure(524, 482, 84, true, true);
  figure(598, 470, 88, true, false);
};
