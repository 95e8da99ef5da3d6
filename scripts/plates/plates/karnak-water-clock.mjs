import { blob, ellipse, r, vessel } from '../geometry.mjs';

export const title =
  'The Karnak water clock: a flaring alabaster vessel with rows of figures and an inner scale of hours';

export const draw = (p) => {
  p.ground(404, 530, 190, 30);
  const v = vessel('c624,134 c606,220 c584,330 c562,430 c540,524', 400, 0.16);
  const jar = p.solid(v.outline, 'alabaster', { lighting: 'turned', weight: 2.4 });
  const ink = '#5d4225';
  p.inside(jar, () => {
    p.veins([190, 140, 420, 390], 26, {
      ink: '#c2935a',
      opacity: 0.4,
      width: 2.4,
      angle: 8,
      length: 220,
      wander: 24,
    });
    p.blot(540, 420, 60, 80, '#c99a62', 0.3);
    for (const y of [182, 270, 278, 366, 374, 462, 470])
      p.line(v.ring(y), { w: 1.2, ink, opacity: 0.85 });
    // Three registers of gods, decans and the king, carved and once inlaid.
    [
      [186, 0],
      [282, 1],
      [378, 2],
    ].forEach(([y, row]) => {
      for (let k = -6; k <= 6; k += 1) {
        const a = k / 7;
        const { x, y: by } = v.on(a, y + 80);
        const s = Math.cos((a * Math.PI) / 2) * 0.9 + 0.1;
        const h = 68;
        if ((k + row) % 4 === 0) {
          p.signs(
            'hieroglyph',
            [0, 1, 2, 3, 4].map((i) => [x - 6, by - h + i * 13.5]),
            { scale: 1.1, ink, w: 1 },
          );
          continue;
        }
        const w = 11 * s;
        const at = (dx, dy) => `${r(x + dx * w)},${r(by + dy)}`;
        const god = (k + row + 9) % 3;
        p.fill(
          blob(
            `c${at(-0.5, -46)} c${at(0.5, -46)} c${at(0.4, -24)} c${at(0.7, -2)} c${at(-0.7, -2)} c${at(-0.4, -24)}`,
          ),
          ['#4a6fae', '#a5552f', '#6d8f78'][god],
          0.62,
        );
        p.line(
          `${blob(`c${at(-0.5, -46)} c${at(0.5, -46)} c${at(0.4, -24)} c${at(0.7, -2)} c${at(-0.7, -2)} c${at(-0.4, -24)}`)}${ellipse(x, by - 52, 4 * s + 1, 5)}`,
          { w: 1.1, ink },
        );
        if (god === 0)
          p.line(`${ellipse(x, by - 62, 5 * s, 5)}M${r(x + w)} ${r(by - 2)}v-44`, { w: 1.1, ink });
        if (god === 1)
          p.line(
            `M${r(x)} ${r(by - 57)}v-10M${r(x - 3)} ${r(by - 57)}v-9M${r(x + w * 0.5)} ${r(by - 42)}l${r(w * 0.7)} 10`,
            { w: 1.2, ink },
          );
        if (god === 2)
          p.line(`M${r(x + 3)} ${r(by - 51)}l${r(w * 0.6)} 3M${r(x - w)} ${r(by - 2)}v-40`, {
            w: 1.1,
            ink,
          });
      }
    });
    p.hatch([400, 140, 240, 420], { gap: 5.5, a: [470, 320], b: [612, 340], opacity: 0.5, ink });
    p.crack(250, 196, 62, 330, { ink, w: 1.5 });
    p.crack(560, 210, 130, 220, { ink, w: 1.4 });
    p.crack(330, 470, 10, 190, { ink, w: 1.2 });
  });
  const mouth = p.solid(v.mouth, 'alabaster', { lighting: 'shade', weight: 0 });
  p.line(ellipse(400, 134, 213, 32), { w: 1.1, ink });
  p.inside(mouth, () => {
    p.fill(ellipse(400, 142, 205, 34), '#8a6840', 0.45);
    let dots = '';
    for (let k = -5; k <= 5; k += 1)
      for (let n = 0; n < 4; n += 1)
        dots += `M${r(400 + (k / 6) * (198 - n * 4))} ${r(134 - Math.sqrt(1 - (k / 6) ** 2) * 29 + n * 8)}h.1`;
    p.line(dots, { w: 3.2, ink: '#3b2712' });
    p.hatch([190, 100, 420, 70], { gap: 5, a: [430, 140], b: [300, 110], ink, opacity: 0.5 });
  });
  p.fill(ellipse(400, 506, 5, 4), '#3b2712');
};
