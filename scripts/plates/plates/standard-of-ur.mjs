import { blob, box, ellipse, poly, r } from '../geometry.mjs';

export const title =
  'The Standard of Ur, its peace side: banqueters and bearers in shell on lapis lazuli';

export const draw = (p) => {
  p.ground(404, 480, 330, 28);
  const ink = '#2a1a10';
  const end = p.solid(poly('706,158 742,182 752,452 724,464'), 'lapis', {
    lighting: 'shade',
    weight: 2,
  });
  p.inside(end, () =>
    p.veins([700, 158, 60, 310], 30, { ink: '#9db4dd', opacity: 0.4, angle: 85, length: 30 }),
  );
  const panel = p.solid(poly('92,158 706,158 724,464 74,464'), 'lapis', {
    lighting: 'flat',
    weight: 2.4,
  });
  p.inside(panel, () => {
    // The irregular little tiles of lapis.
    let tiles = '';
    for (let y = 170; y < 460; y += 11)
      for (let x = 76; x < 724; x += p.rand(13, 26))
        tiles += `M${r(x)} ${y}l${r(p.rand(-3, 3))} 11`;
    for (let y = 170; y < 460; y += 11) tiles += `M74 ${y}H724`;
    p.line(tiles, { w: 0.7, ink: '#0f1c3a', opacity: 0.5 });
    p.speckle([76, 160, 650, 300], 120, { ink: '#cfdcf4', opacity: 0.35, even: true });
    // Borders of shell lozenges and red stone.
    for (const y of [166, 262, 362, 456]) {
      p.fill(box(74, y - 6, 650, 12), '#8f3325');
      let loz = '';
      for (let x = 80; x < 722; x += 17) loz += `M${x} ${y}l8-5 8 5-8 5z`;
      p.fill(loz, '#f3e6c8');
      p.line(`M74 ${y - 6}H724M74 ${y + 6}H724`, { w: 1.6, ink: '#efe0bd' });
    }
    const shell = (d) => {
      p.fill(d, '#f1e3c3');
      p.line(d, { w: 1, ink });
    };
    const person = (x, base, h, o = {}) => {
      const k = h / 80;
      const q = (dx, dy) => `${r(x + dx * k)},${r(base - dy * k)}`;
      const f = o.left ? -1 : 1;
      const seated = o.seated;
      if (seated) {
        shell(
          `M${q(-12 * f, 30).replace(',', ' ')}H${r(x + 8 * f * k)}V${base}H${r(x + 4 * f * k)}V${r(base - 22 * k)}H${r(x - 9 * f * k)}V${base}H${r(x - 12 * f * k)}Z`,
        );
        shell(
          blob(
            `c${q(-13 * f, 44)} c${q(4 * f, 46)} c${q(22 * f, 36)} c${q(20 * f, 8)} c${q(8 * f, 8)} c${q(6 * f, 24)} c${q(-14 * f, 28)}`,
          ),
        );
        p.line(
          `M${q(10 * f, 14).replace(',', ' ')}l${r(9 * f * k)} 0M${q(9 * f, 22).replace(',', ' ')}l${r(11 * f * k)} 0M${q(12 * f, 8).replace(',', ' ')}V${base}`,
          { w: 1, ink },
        );
      } else {
        p.line(
          `M${q(-3, 30).replace(',', ' ')}L${q(-5, 0).replace(',', ' ')}M${q(3, 30).replace(',', ' ')}L${q(7 * f, 0).replace(',', ' ')}`,
          { w: 4.5 * k, ink: '#f1e3c3' },
        );
        shell(blob(`c${q(-7, 44)} c${q(7, 44)} c${q(12, 14)} c${q(-12, 14)}`));
        p.line(
          `M${q(-8, 14).replace(',', ' ')}l1 4M${q(-3, 14).replace(',', ' ')}v5M${q(3, 14).replace(',', ' ')}v5M${q(8, 14).replace(',', ' ')}l-1 5`,
          { w: 1, ink },
        );
      }
      shell(blob(`c${q(-9, 64)} c${q(9, 64)} c${q(7, 42)} c${q(-7, 42)}`));
      shell(ellipse(x + f * k, base - 71 * k, 6.5 * k, 7.5 * k));
      p.fill(ellipse(x + 3 * f * k, base - 73 * k, 1.8 * k), ink);
      p.line(`M${q(6 * f, 69).replace(',', ' ')}l${r(3 * f * k)} ${r(2 * k)}`, {
        w: 1.6,
        ink: '#f1e3c3',
      });
      if (o.cup) {
        p.line(
          `M${q(6 * f, 58).replace(',', ' ')}l${r(9 * f * k)} ${r(4 * k)} ${r(5 * f * k)} ${r(-9 * k)}`,
          { w: 3.4 * k, ink: '#f1e3c3' },
        );
        shell(poly(`${q(17 * f, 66)} ${q(23 * f, 66)} ${q(21 * f, 58)} ${q(19 * f, 58)}`));
      }
      if (o.folded)
        p.line(
          `M${q(-6, 58).replace(',', ' ')}L${q(4, 54).replace(',', ' ')}L${q(-4, 50).replace(',', ' ')}`,
          { w: 1.2, ink },
        );
      if (o.load) {
        shell(blob(`c${q(-14, 66)} ${q(-18, 78)} ${q(-6, 84)} ${q(6, 80)} c${q(-2, 62)}`));
      }
    };
    // Upper register: king, banqueters, lyre player.
    person(172, 252, 92, { seated: true, cup: true });
    let fleece = '';
    for (let k = 0; k < 4; k += 1) fleece += `M${164 + k} ${208 + k * 10}q10 5 26 2`;
    p.line(fleece, { w: 1, ink });
    for (const x of [264, 326, 388, 450, 512])
      person(x, 252, 74, { seated: true, left: true, cup: true });
    person(118, 252, 66, { folded: true });
    person(218, 252, 62, { folded: true });
    person(574, 252, 70, { left: true });
    shell(blob('c586,218 c614,214 c624,232 c588,236'));
    shell(blob('c586,220 c570,214 c562,222 c566,228 c580,230'));
    p.line('M590 216l-8-24M616 216l18-30M580 192l58-8M596 216l4-22M603 216l9-24', {
      w: 1.8,
      ink: '#f1e3c3',
    });
    person(668, 252, 66, { left: true, folded: true });
    // Middle: bulls, sheep, fish.
    const beast = (x, base, k, horn) => {
      shell(
        blob(
          `c${x - 26 * k},${base - 36 * k} ${x},${base - 42 * k} c${x + 22 * k},${base - 40 * k} c${x + 30 * k},${base - 54 * k} ${x + 40 * k},${base - 52 * k} c${x + 48 * k},${base - 40 * k} c${x + 38 * k},${base - 36 * k} c${x + 26 * k},${base - 18 * k} c${x - 24 * k},${base - 18 * k}`,
        ),
      );
      p.line(
        `M${r(x - 22 * k)} ${base - 18 * k}V${base}M${r(x - 15 * k)} ${base - 18 * k}V${base}M${r(x + 16 * k)} ${base - 18 * k}V${base}M${r(x + 24 * k)} ${base - 18 * k}V${base}M${r(x - 26 * k)} ${base - 34 * k}q-6 8-3 ${22 * k}`,
        { w: 3.6 * k, ink: '#f1e3c3' },
      );
      p.line(
        horn
          ? `M${r(x + 34 * k)} ${base - 52 * k}q2-14 12-12`
          : `M${r(x + 34 * k)} ${base - 52 * k}q-8-6-8 4`,
        { w: 2.4, ink: '#f1e3c3' },
      );
      p.fill(ellipse(x + 39 * k, base - 47 * k, 1.6), ink);
    };
    person(104, 352, 72, { folded: true });
    person(146, 352, 72, {});
    beast(200, 352, 1.1, true);
    person(272, 352, 72, {});
    beast(326, 352, 1.1, true);
    person(398, 352, 72, {});
    beast(444, 352, 0.75, false);
    beast(506, 352, 0.75, false);
    person(566, 352, 72, {});
    p.line('M576 312l26-4M576 318l26 4', { w: 1.6, ink: '#f1e3c3' });
    for (const y of [306, 324])
      shell(
        blob(`c600,${y} 612,${y - 7} 624,${y} c632,${y - 6} c632,${y + 6} c624,${y} 612,${y + 7}`),
      );
    person(654, 352, 72, {});
    beast(694, 352, 0.6, false);
    // Lower: teams of asses and porters.
    for (const x of [116, 250, 384, 518, 652]) person(x, 446, 74, { load: true });
    for (const x of [172, 440, 584]) {
      beast(x, 446, 0.95, false);
      p.line(`M${x + 34} 400l-4-10M${x + 38} 400l1-10`, { w: 2.6, ink: '#f1e3c3' });
    }
    for (const x of [310, 700]) person(x, 446, 74, { folded: true });
    const lost = p.blot(688, 196, 22, 18, '#c9b48a', 1);
    p.line(lost, { w: 1, ink });
    p.crack(76, 330, 10, 60, { ink: '#efe0bd', w: 1.4 });
    p.hatch([380, 158, 350, 310], {
      gap: 6,
      a: [480, 300],
      b: [740, 470],
      opacity: 0.45,
      ink: '#0a1226',
    });
  });
};
