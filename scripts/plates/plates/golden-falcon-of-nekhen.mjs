import { blob, curve, ellipse, r } from '../geometry.mjs';

const INK = '#54350f';

export const title =
  'The golden falcon of Nekhen: a hammered head with obsidian eyes, tall plumes and a cobra';

/** Two tall plumes, their barbs chased, on a circlet with a cobra before it. */
const crown = (p, gold) => {
  for (const [x, lean] of [
    [400, -10],
    [446, 10],
  ]) {
    const tip = x + lean;
    const plume = gold(
      blob(
        `c${x - 17},252 ${x - 20 + lean * 0.5},150 ${tip - 15},56 ${tip},30 ${tip + 15},56 ${x + 20 + lean * 0.5},150 c${x + 17},252`,
      ),
      { lighting: 'turned' },
    );
    p.inside(plume, () => {
      let barbs = '';
      for (let k = 0; k < 30; k += 1) {
        const mid = x + (lean * k) / 30;
        barbs += `M${r(mid - 2)} ${246 - k * 7}q-12-3-20-13M${r(mid + 2)} ${246 - k * 7}q12-3 20-13`;
      }
      p.line(barbs, { w: 0.9, ink: INK, opacity: 0.65 });
      p.line(`M${x - 2} 252L${tip - 1} 36M${x + 2} 252L${tip + 1} 36`, { w: 1.1, ink: INK });
      p.hatch([x, 40, 24, 212], { gap: 4.5, ink: INK, opacity: 0.5 });
    });
  }
  const band = gold(blob('c366,258 c372,232 420,222 c474,232 c482,256 424,246'), { weight: 1.6 });
  p.inside(band, () => p.line('M368 250Q424 232 480 248', { w: 1.2, ink: INK }));
  const cobra = gold(
    blob(
      'c366,262 c352,246 340,228 338,206 c336,196 346,178 c340,172 346,160 362,158 376,164 c376,172 c364,176 370,196 374,222 c384,254',
    ),
    { weight: 1.6 },
  );
  p.inside(cobra, () => {
    p.line('M340 202q12 6 28-2M340 212q14 6 30-2M344 222q14 6 28-2M350 232q12 5 24-2', {
      w: 1.1,
      ink: INK,
    });
    p.line('M354 184q-6 26 10 70', { w: 1.1, ink: INK, opacity: 0.7 });
  });
  p.fill(ellipse(360, 166, 2.2), '#17120f');
};

export const draw = (p) => {
  p.ground(424, 558, 128, 22);
  const gold = (d, o) => p.solid(d, 'gold', { lighting: 'lit', weight: 2.2, ...o });
  crown(p, gold);
  // Lower bill, then the head: one great beaten form upon its neck.
  gold(blob('c314,366 c308,380 320,392 342,398 c372,396 c360,362'), {
    lighting: 'shade',
    weight: 1.2,
  });
  const head = gold(
    blob(
      'c344,556 356,506 362,456 358,412 342,394 332,366 330,330 338,288 366,256 416,240 472,252 512,296 524,356 516,412 500,460 498,506 c516,556 c430,568',
    ),
    { lighting: 'round' },
  );
  p.inside(head, () => {
    for (let i = 0; i < 30; i += 1)
      p.line(
        `M${r(p.rand(340, 510))} ${r(p.rand(260, 540))}q6 ${r(p.rand(-8, 8))} ${r(p.rand(10, 30))} ${r(p.rand(-6, 6))}`,
        { w: 1.3, ink: p.pick(['#fff3c4', '#9a6a20']), opacity: 0.42 },
      );
    p.blot(408, 274, 58, 20, '#fff6d2', 0.6);
    p.hatch([420, 240, 120, 330], { gap: 5, a: [446, 400], b: [522, 420], ink: INK });
    p.hatch([340, 420, 90, 140], { gap: 5, a: [392, 480], b: [350, 480], ink: INK, opacity: 0.4 });
    // The foot of the neck, where nails held it to a body of copper and wood.
    p.line(curve('340,530 424,544 520,528'), { w: 1.1, ink: INK, opacity: 0.6 });
  });
  // The cere and the short hooked bill.
  gold(blob('c356,294 336,298 316,310 c310,330 c326,350 c336,374 c352,364 350,330'), {
    lighting: 'flat',
    weight: 1.2,
  });
  const bill = gold(
    blob('c319,308 298,316 284,338 283,362 c292,394 c297,380 308,375 c338,374 c332,350 c325,326'),
    { weight: 1.6 },
  );
  p.inside(bill, () => {
    p.fill(blob('c312,317 298,328 291,348 c298,352 303,336'), '#fff6d2', 0.7);
    p.hatch([280, 310, 60, 86], { gap: 4.5, a: [298, 340], b: [324, 376], ink: INK });
  });
  p.line(`${curve('336,375 352,381 374,376')}${ellipse(330, 324, 3, 4.5)}`, { w: 1.7, ink: INK });
  // The eye: the polished end of an obsidian rod; the brow overhangs it.
  gold(ellipse(400, 324, 33, 31), { lighting: 'lit', weight: 1.2 });
  p.fill(ellipse(400, 325, 25, 24), '#17120f');
  p.fill(ellipse(391, 316, 8, 6), '#f2ead8', 0.9);
  p.line('M384 345q12 10 32 3', { w: 1, ink: '#6f655b' });
  const brow = gold(blob('c352,300 376,284 412,282 444,298 c456,312 420,296 386,296'), {
    weight: 0.8,
    line: 1.1,
  });
  p.inside(brow, () => p.line(curve('356,300 384,290 414,289 446,304'), { w: 0.9, ink: INK }));
  // The chased markings of a falcon's cheek.
  const cheek = blob('c372,356 366,386 374,420 394,448 408,430 402,398 c408,360 390,366');
  p.fill(cheek, '#8e5f1d', 0.22);
  p.line(`${cheek}${curve('384,378 384,402 394,426')}`, { w: 1.5, ink: INK, opacity: 0.85 });
  p.line(
    `${curve('430,350 446,386 480,404 518,398')}${curve('438,342 458,370 490,384 520,376')}${curve('410,358 424,398 424,440')}`,
    { w: 1.4, ink: INK, opacity: 0.7 },
  );
  let nails = '';
  for (let k = 0; k < 9; k += 1) nails += `M${360 + k * 18} ${r(546 + Math.sin(k / 2.6) * 7)}h.1`;
  p.line(nails, { w: 4, ink: '#7a4f17' });
};
