import { blob, limb, r } from '../geometry.mjs';

export const title = 'An armoured warrior of the Terracotta Army, others in rank behind him';

export const draw = (p) => {
  const ink = '#3a2716';
  const warrior = (cx, base, k, main) => {
    const q = (points) =>
      points
        .trim()
        .split(/\s+/)
        .map((w) => {
          const c = w.startsWith('c') ? 'c' : '';
          const [x, y, s] = w.slice(c.length).split(',').map(Number);
          return `${c}${r(cx + (x - 400) * k)},${r(base + (y - 560) * k)}${s === undefined ? '' : `,${r(s * k)}`}`;
        })
        .join(' ');
    const part = (points, m = 'earth', o = {}) =>
      p.solid(blob(q(points)), m, {
        lighting: 'lit',
        weight: main ? 2 : 1.2,
        line: main ? 1.3 : 1,
        ...o,
      });
    const arm = (points, m = 'earth', o = {}) =>
      p.solid(limb(q(points)), m, {
        lighting: 'lit',
        weight: main ? 1.8 : 1,
        line: main ? 1.2 : 0.9,
        ...o,
      });
    const pen = (d, w = 1.1) =>
      p.group(`translate(${r(cx - 400 * k)} ${r(base - 560 * k)}) scale(${k})`, () =>
        p.line(d, { w: w / Math.sqrt(k), ink, opacity: 0.8 }),
      );
    part('c334,548 c466,548 c474,566 c326,566', 'earth', { lighting: 'turned' });
    // Legs, shoes, robe beneath the armour.
    arm('376,470,20 372,512,16 368,544,14');
    arm('424,470,20 428,512,16 432,544,14', 'earth', { lighting: 'shade' });
    part('c352,540 c384,538 c386,556 c336,556');
    part('c416,538 c448,540 c464,556 c414,556');
    const robe = part('c330,400 c470,400 c488,486 c400,500 c312,486', 'clay');
    if (main)
      p.inside(robe, () => {
        p.line('M346 410q-14 40-18 76M374 410q-6 40-8 84M426 410q6 40 10 84M452 410q14 40 20 74', {
          w: 1.2,
          ink,
          opacity: 0.6,
        });
        p.hatch([400, 400, 90, 100], { gap: 5 });
      });
    // Arms at the sides; the right hand once held a weapon.
    arm('322,236,25 306,300,23 306,362,20 316,396,17', 'clay');
    arm('478,236,25 496,300,23 494,362,20 484,396,17', 'clay', { lighting: 'shade' });
    arm('316,402,13 322,418,12');
    arm('484,402,13 478,418,12', 'earth', { lighting: 'shade' });
    if (main) {
      p.line('M312 412q10 8 20 0M312 420q10 8 20 0M470 412q10 8 20 0M470 420q10 8 20 0', {
        w: 1.1,
        ink,
      });
      p.line(
        'M290 300q16 8 34 2M290 330q16 8 34 2M288 364q18 8 36 2M478 300q16 6 34-2M478 332q16 6 34-2M476 366q18 6 36-2',
        { w: 1.1, ink, opacity: 0.6 },
      );
    }
    // Armour of small plates laced together.
    const cuirass = part(
      'c326,222 c362,204 c438,204 c474,222 c468,300 c470,392 c400,420 c330,392 c332,300',
      'earth',
    );
    p.inside(cuirass, () => {
      const step = 26 * k;
      let plates = '';
      let studs = '';
      for (let row = 0; row < 8; row += 1) {
        const y = base + (214 + row * 26 - 560) * k;
        plates += `M${r(cx - 80 * k)} ${r(y + 26 * k)}q${r(80 * k)} ${r(14 * k)} ${r(160 * k)} 0`;
        for (let i = -3; i <= 3; i += 1) {
          const x = cx + i * step * 0.92;
          plates += `M${r(x - step * 0.46)} ${r(y)}v${r(26 * k)}`;
          if (main)
            studs += `M${r(x - 5)} ${r(y + 12)}h.1M${r(x + 5)} ${r(y + 12)}h.1M${r(x)} ${r(y + 20)}h.1`;
        }
      }
      p.line(plates, { w: main ? 1.3 : 0.9, ink });
      if (main) {
        p.line(studs, { w: 3, ink: '#8c2f22', opacity: 0.75 });
        for (let i = 0; i < 10; i += 1)
          p.blot(
            p.rand(330, 470),
            p.rand(220, 410),
            p.rand(10, 26),
            p.rand(8, 20),
            p.pick(['#8a6a45', '#efe0c6', '#77808a', '#a5604a']),
            0.3,
          );
        p.hatch([400, 204, 76, 216], { gap: 5, a: [412, 300], b: [466, 320], opacity: 0.7 });
      }
    });
    for (const side of [-1, 1]) {
      const x = (dx) => 400 + side * dx;
      const guard = part(
        `c${x(52)},212 c${x(86)},214 c${x(108)},240 c${x(106)},290 c${x(72)},292 c${x(64)},250`,
        'earth',
        { lighting: side > 0 ? 'shade' : 'lit' },
      );
      if (main)
        p.inside(guard, () =>
          p.line(
            `M${x(60)} 236q${side * 24}-4 ${side * 46} 8M${x(64)} 256q${side * 22}-4 ${side * 44} 6M${x(66)} 276q${side * 22}-4 ${side * 42} 4M${x(76)} 214v80M${x(92)} 222v70`,
            { w: 1.2, ink },
          ),
        );
    }
    // Neck cloth, head, topknot to one side.
    part('c372,190 c428,190 c444,218 400,226 c356,218', 'clay', { lighting: 'turned' });
    if (main) p.line('M366 206q34 16 68 0M362 214q38 16 76 0', { w: 1.1, ink });
    const face = part('400,92 430,104 438,140 428,178 400,202 372,178 362,140 370,104', 'clay', {
      lighting: 'round',
    });
    if (main)
      p.inside(face, () => {
        p.blot(384, 172, 14, 12, '#efd6b4', 0.5);
        p.hatch([400, 96, 42, 108], { gap: 4.5, a: [410, 150], b: [438, 170] });
      });
    part(
      'c360,138 358,104 376,84 400,78 424,84 442,104 c440,138 c432,114 400,106 c368,114',
      'earth',
    );
    part('c404,84 402,62 414,48 432,50 440,66 c430,90', 'earth');
    pen(
      'M408 66q14 8 28 2M364 116q8-16 22-22M436 116q-8-16-22-22M400 84v20M382 86q-6 10-8 20M418 86q6 10 8 20',
      1.1,
    );
    pen(
      'M374 132q9-7 20-1M406 131q11-6 20 1M378 143q8-5 15 0-7 5-15 0M407 143q8-5 15 0-7 5-15 0M398 142q-2 16-5 22q7 6 14 0M388 176q6-5 12-1 6-4 12 1-12 6-24 0M380 172q10-8 20-3 10-5 20 3M394 188q6 8 12 0M360 140q-6 4-2 22M440 140q6 4 2 22',
      main ? 1.5 : 1.2,
    );
  };
  // The ranks behind, each under another veil of distance.
  const veil = (opacity) => p.fill('M0 0H800V600H0Z', p.paper[0], opacity);
  const other = p.symbol(() => warrior(0, 0, 0.86, false));
  for (const x of [118, 236, 564, 682]) p.place(other, x, 520, 'scale(.84)');
  veil(0.42);
  for (const x of [188, 612]) p.place(other, x, 544);
  veil(0.24);
  p.ground(404, 566, 150, 20);
  warrior(400, 566, 1, true);
};
