import { blob, box, curve, ellipse, limb, r } from '../geometry.mjs';

const INK = '#54350f';

export const title = 'The Muisca raft: a gold votive raft with a great chief among his attendants';

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
  // The chief: seat, body hung with ornaments, great headdress of standards.
  const stool = gold(blob('c346,440 c462,440 c472,456 c336,456'), { lighting: 'turned' });
  p.inside(stool, () => p.line('M340 448h128', { w: 1.2, ink: INK }));
  for (const side of [-1, 1]) {
    const x = (dx) => r(404 + side * dx);
    const wing = gold(
      blob(
        `c${x(40)},150 c${x(104)},120 c${x(124)},196 c${x(120)},270 c${x(62)},300 c${x(50)},230`,
      ),
      { lighting: side > 0 ? 'shade' : 'lit', weight: 2 },
    );
    p.inside(wing, () => {
      let strands = '';
      for (let k = 0; k < 9; k += 1)
        strands += `M${x(44)} ${170 + k * 15}Q${x(84)} ${150 + k * 16} ${x(126)} ${150 + k * 16}`;
      p.line(strands, { w: 1.3, ink: INK });
      p.line(curve(`${x(52)},160 ${x(96)},144 ${x(110)},196 ${x(104)},256 ${x(66)},280`), {
        w: 2,
        ink: INK,
      });
    });
    for (let k = 0; k < 4; k += 1) {
      const [dx, dy] = [x(70 + k * 17), 292 + 10 - k * 8];
      p.line(`M${dx} ${dy - 16}v10`, { w: 1.2, ink: INK });
      gold(ellipse(dx, dy, 6.5, 7.5), { lighting: 'round', weight: 0.8, line: 0.9 });
    }
    gold(limb(`${x(22)},430,13 ${x(32)},394,12 ${x(24)},366,11`), { weight: 1.4 });
    gold(blob(`c${x(12)},432 c${x(38)},432 c${x(42)},442 c${x(8)},442`), { weight: 0.8 });
  }
  const torso = gold(blob('c358,250 c450,250 c444,372 c364,372'), {
    lighting: 'turned',
    weight: 2,
  });
  p.inside(torso, () => {
    p.hatch([404, 250, 50, 124], { gap: 4.5, ink: INK });
  });
  for (const side of [-1, 1]) {
    const x = (dx) => r(404 + side * dx);
    gold(limb(`${x(44)},266,10 ${x(62)},310,9 ${x(40)},348,8 ${x(14)},336,7`), { weight: 1.4 });
  }
  const pectoral = gold(blob('c370,272 c438,272 c430,310 404,322 378,310'), {
    lighting: 'flat',
    weight: 1.2,
  });
  p.inside(pectoral, () =>
    p.line(`M376 284q28 14 56 0M380 298q24 12 48 0${ellipse(404, 286, 5)}`, { w: 1.2, ink: INK }),
  );
  const head = gold(blob('c356,168 404,154 c452,168 448,206 c434,246 404,256 374,246 c360,206'), {
    lighting: 'round',
    weight: 2,
  });
  p.inside(head, () => p.hatch([404, 160, 50, 100], { gap: 4.5, ink: INK }));
  p.line('M374 202q10-8 20 0-10 6-20 0M414 202q10-8 20 0-10 6-20 0M404 196v26M384 240q20 8 40 0', {
    w: 2,
    ink: INK,
  });
  gold(blob('c382,220 c394,216 404,224 414,216 c426,220 c424,236 c404,244 c384,236'), {
    weight: 1,
  });
  const crown = gold(
    blob('c352,176 c344,112 c376,134 c404,84 c432,134 c464,112 c456,176 c404,160'),
    { lighting: 'lit', weight: 2 },
  );
  p.inside(crown, () => {
    p.line(
      `M356 164Q404 146 452 164M352 136l24 18M456 136l-24 18M404 96v56${ellipse(404, 136, 8)}`,
      { w: 1.4, ink: INK },
    );
  });
  figure(212, 470, 88, true, false);
  figure(284, 482, 84, false, true);
  figure(352, 488, 66, true, false);
  figure(458, 488, 66, false, false);
  figure(524, 482, 84, true, true);
  figure(598, 470, 88, true, false);
};
