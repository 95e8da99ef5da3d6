import { blob, box, curve, ellipse, limb, mirrored, r, vessel } from '../geometry.mjs';
import { bands } from '../surfaces.mjs';

const INK = '#65492b';

export const title =
  'Tutankhamun’s lotus chalice: an open flower of alabaster with buds and kneeling gods for handles';

export const draw = (p) => {
  p.ground(404, 556, 120, 22);
  // Handles: a lotus flower between buds, and Heh kneeling upon it with the palm ribs of years.
  for (const side of [-1, 1]) {
    const x = (dx) => r(400 + side * dx);
    const part = (d, o) =>
      p.solid(d, 'alabaster', { lighting: 'lit', weight: 1.6, line: 1.2, ...o });
    part(limb(`${x(40)},420,7 ${x(120)},410,7 ${x(190)},372,6 ${x(212)},318,5`));
    part(limb(`${x(150)},400,5 ${x(216)},400,4.500 ${x(246)},372,3.500`));
    part(blob(`c${x(243)},378 ${x(238)},352 c${x(258)},328 ${x(264)},352 c${x(252)},376`));
    part(limb(`${x(110)},404,5 ${x(150)},360,4.500 ${x(164)},336,3.500`));
    part(blob(`c${x(159)},338 ${x(154)},316 c${x(170)},292 ${x(178)},318 c${x(169)},340`));
    const bloom = part(
      blob(
        `c${x(206)},322 c${x(186)},292 c${x(178)},262 c${x(196)},274 c${x(212)},254 c${x(228)},274 c${x(248)},262 c${x(238)},292 c${x(218)},322`,
      ),
    );
    p.inside(bloom, () =>
      p.line(
        `M${x(212)} 322V258M${x(208)} 320L${x(194)} 272M${x(216)} 320L${x(230)} 272M${x(206)} 318L${x(184)} 268M${x(218)} 318L${x(242)} 268`,
        { w: 1, ink: INK },
      ),
    );
    p.line(curve(`${x(184)},226 ${x(176)},180 ${x(188)},120 ${x(180)},108`), {
      w: 5,
      ink: '#ead3ab',
    });
    p.line(curve(`${x(240)},226 ${x(250)},180 ${x(240)},120 ${x(250)},108`), {
      w: 5,
      ink: '#ead3ab',
    });
    p.line(
      curve(`${x(184)},226 ${x(176)},180 ${x(188)},120 ${x(180)},108`) +
        curve(`${x(240)},226 ${x(250)},180 ${x(240)},120 ${x(250)},108`),
      { w: 1.3, ink: INK },
    );
    part(blob(`c${x(190)},258 c${x(194)},232 ${x(214)},226 c${x(240)},240 c${x(242)},258`));
    part(blob(`c${x(200)},188 c${x(226)},188 ${x(226)},220 c${x(228)},240 c${x(198)},240`));
    part(limb(`${x(202)},196,5 ${x(190)},208,4.500 ${x(184)},198,3.500`));
    part(limb(`${x(224)},196,5 ${x(238)},208,4.500 ${x(242)},198,3.500`));
    part(ellipse(400 + side * 212, 172, 11, 13), { lighting: 'round' });
    part(
      blob(
        `c${x(200)},172 ${x(202)},158 ${x(214)},154 ${x(226)},164 c${x(228)},192 c${x(220)},188 c${x(218)},168`,
      ),
    );
    part(ellipse(400 + side * 213, 142, 10), { lighting: 'round' });
    p.line(`M${x(204)} 172h${side * 4}M${x(196)} 250q${side * 18}-14 ${side * 40}-2`, {
      w: 1.2,
      ink: INK,
    });
  }
  // Foot and stem, then the cup of petals.
  const foot = p.solid(
    mirrored('c400,424 c416,424 417,478 428,516 c474,540 478,552 456,564 c400,568'),
    'alabaster',
    { lighting: 'turned', weight: 2.2 },
  );
  p.inside(foot, () => {
    bands(p, [320, 420, 160, 150], 5);
    p.hatch([400, 424, 80, 140], { gap: 4.5, ink: '#523a1e', opacity: 0.7 });
  });
  const v = vessel('c560,168 c540,250 510,330 470,388 c418,436', 400, 0.14);
  const cup = p.solid(v.outline, 'alabaster', { lighting: 'turned', weight: 2.6 });
  p.inside(cup, () => {
    bands(p, [240, 170, 320, 270], 18, 10);
    const petal = (cx, top, w, foot2) => {
      const d = `M${cx} ${top}C${cx - w} ${top + 70} ${400 - (400 - cx) * 0.3 - w * 0.5} ${foot2 - 60} ${400 - (400 - cx) * 0.12} ${foot2}C${400 - (400 - cx) * 0.3 + w * 0.5} ${foot2 - 60} ${cx + w} ${top + 70} ${cx} ${top}Z`;
      p.fill(d, '#fff8e8', 0.5);
      p.line(d, { w: 1.5, ink: INK });
      p.line(
        `M${cx} ${top + 12}Q${(cx + 400) / 2 + (cx - 400) * 0.1} ${top + 140} ${400 - (400 - cx) * 0.14} ${foot2 - 8}`,
        { w: 0.8, ink: INK, opacity: 0.6 },
      );
    };
    for (const cx of [262, 318, 370, 430, 482, 538]) petal(cx, 196, 40, 440);
    for (const cx of [290, 345, 455, 510]) petal(cx, 208, 44, 442);
    petal(400, 204, 52, 444);
    p.line(v.ring(180), { w: 1.2, ink: INK });
    p.signs(
      'hieroglyph',
      Array.from({ length: 23 }, (_, k) => {
        const q = v.on(-0.86 + k * 0.078, 176);
        return [q.x - 4, q.y + 3];
      }),
      { scale: 0.9, ink: '#2f4a74', w: 1.2 },
    );
    p.line(v.ring(200), { w: 1.1, ink: INK });
    p.hatch([400, 170, 170, 280], {
      gap: 5,
      a: [450, 280],
      b: [545, 300],
      ink: '#523a1e',
      opacity: 0.7,
    });
  });
  // The square panel with the king's names.
  const panel = p.solid(box(370, 244, 60, 74), 'alabaster', {
    lighting: 'flat',
    weight: 0.6,
    line: 1.1,
  });
  p.inside(panel, () => {
    p.line('M390 246v70M410 246v70', { w: 1, ink: '#2f4a74' });
    p.signs(
      'hieroglyph',
      [0, 1, 2, 3, 4].flatMap((k) => [
        [374, 249 + k * 13],
        [394, 249 + k * 13],
        [414, 249 + k * 13],
      ]),
      { scale: 0.95, ink: '#2f4a74', w: 1.2 },
    );
  });
  const mouth = p.solid(v.mouth, 'alabaster', { lighting: 'flat', weight: 0 });
  p.inside(mouth, () => {
    p.fill(ellipse(404, 174, 150, 19), '#8a6a3e', 0.42);
    p.hatch([240, 145, 320, 46], { gap: 5, a: [420, 168], b: [260, 160], ink: '#523a1e' });
  });
};
