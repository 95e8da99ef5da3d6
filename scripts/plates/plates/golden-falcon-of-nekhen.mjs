import { blob, curve, ellipse, r } from '../geometry.mjs';

const INK = '#54350f';

export const title =
  'The golden falcon of Nekhen: a hammered head with obsidian eyes, tall plumes and a cobra';

export const draw = (p) => {
  p.ground(410, 556, 130, 22);
  const gold = (d, o) => p.solid(d, 'gold', { lighting: 'lit', weight: 2.2, ...o });
  // Two tall plumes on a circlet.
  for (const [x, lean] of [
    [386, -8],
    [436, 10],
  ]) {
    const plume = gold(
      blob(
        `c${x - 20},236 c${x - 22 + lean},120 ${x - 14 + lean},50 ${x + lean},34 ${x + 16 + lean},50 c${x + 24 + lean},120 ${x + 22},236`,
      ),
      { lighting: 'turned' },
    );
    p.inside(plume, () => {
      p.line(
        `M${x} 236Q${x + lean / 2} 130 ${x + lean} 40M${x + 3} 236Q${x + 3 + lean / 2} 130 ${x + 3 + lean} 44`,
        { w: 1.2, ink: INK },
      );
      let barbs = '';
      for (let k = 0; k < 27; k += 1)
        barbs += `M${r(x + lean * (k / 27))} ${228 - k * 7}l-22 -12M${r(x + lean * (k / 27) + 2)} ${228 - k * 7}l24 -12`;
      p.line(barbs, { w: 0.9, ink: INK, opacity: 0.7 });
      p.hatch([x, 40, 40, 196], { gap: 4.5, ink: INK, opacity: 0.5 });
    });
  }
  // Head: one great beaten form.
  const head = gold(
    blob(
      'c330,556 c338,490 350,436 348,392 c322,392 286,402 262,432 c254,414 252,384 264,354 282,310 320,262 374,240 430,226 494,250 520,312 536,372 522,436 502,478 c498,520 506,556 c420,568',
    ),
    { lighting: 'round' },
  );
  p.inside(head, () => {
    for (let i = 0; i < 26; i += 1) {
      const [x, y] = [p.rand(290, 520), p.rand(250, 540)];
      p.line(`M${r(x)} ${r(y)}q6 ${r(p.rand(-8, 8))} ${r(p.rand(10, 30))} ${r(p.rand(-6, 6))}`, {
        w: 1.4,
        ink: p.pick(['#fff3c4', '#9a6a20']),
        opacity: 0.45,
      });
    }
    p.blot(400, 290, 60, 26, '#fff6d2', 0.6);
    p.hatch([400, 230, 140, 330], { gap: 5, a: [440, 380], b: [525, 420], ink: INK });
    p.hatch([330, 440, 90, 120], { gap: 5, a: [390, 470], b: [340, 470], ink: INK, opacity: 0.4 });
  });
  // Beak and cere.
  p.line(`${curve('c348,392 326,380 300,382 262,398')}${curve('330,300 322,330 c336,356')}`, {
    w: 1.6,
    ink: INK,
  });
  const beak = gold(blob('c322,300 c290,318 268,354 262,430 c274,402 300,392 c330,386 c338,350'), {
    lighting: 'lit',
    weight: 1.4,
  });
  p.inside(beak, () =>
    p.hatch([262, 300, 80, 130], { gap: 4.5, a: [300, 340], b: [280, 420], ink: INK }),
  );
  p.line(ellipse(312, 338, 4, 3), { w: 1.6, ink: INK });
  // Eye: the polished end of an obsidian rod.
  gold(ellipse(396, 326, 33, 31), { lighting: 'lit', weight: 1.2 });
  p.fill(ellipse(396, 326, 25, 24), '#17120f');
  p.fill(ellipse(387, 317, 8, 6), '#f2ead8', 0.9);
  p.line('M378 346q10 14 34 8', { w: 1, ink: '#6f655b' });
  // The chased markings below a falcon's eye.
  p.line(
    `${curve('384,362 378,400 396,440 410,424 404,384 412,360')}${curve('430,340 462,352 492,342')}`,
    { w: 1.6, ink: INK, opacity: 0.8 },
  );
  p.line(`${curve('346,430 400,446 470,440 508,424')}`, { w: 1, ink: INK, opacity: 0.4 });
  // Circlet and cobra.
  const band = gold(blob('c356,252 c372,228 456,226 c474,244 c470,258 c440,246 392,248 c364,268'), {
    weight: 1.6,
  });
  p.inside(band, () => p.line('M352 258Q410 226 480 250', { w: 1.2, ink: INK }));
  const cobra = gold(
    blob(
      'c360,262 c350,240 336,226 336,204 342,180 356,170 372,178 c374,186 c364,192 c368,210 c370,236 c376,252',
    ),
    { weight: 1.6 },
  );
  p.inside(cobra, () => p.line('M340 204h26M342 214h26M346 226h24', { w: 1.1, ink: INK }));
  p.fill(ellipse(360, 178, 2.2), '#17120f');
  let nails = '';
  for (let k = 0; k < 9; k += 1) nails += `M${346 + k * 18} ${r(546 + Math.sin(k / 3) * 6)}h.1`;
  p.line(nails, { w: 4, ink: '#7a4f17' });
};
