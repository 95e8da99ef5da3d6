import { blob, ellipse, limb, r, vessel } from '../geometry.mjs';
import { bands } from '../surfaces.mjs';

const INK = '#65492b';

export const title =
  'The Warka Vase: a tall alabaster vessel carved with plants, flocks, bearers and the goddess’s gate';

export const draw = (p) => {
  p.ground(404, 566, 130, 22);
  const v = vessel(
    'c492,40 c478,62 474,110 472,200 464,300 448,400 432,468 c424,486 c430,500 446,530 c466,558',
    400,
    0.15,
  );
  const vase = p.solid(v.outline, 'alabaster', { lighting: 'turned', weight: 2.6 });
  p.inside(vase, () => {
    bands(p, [310, 40, 180, 520], 10, 20);
    p.blot(450, 250, 40, 60, '#c79a62', 0.3);
    for (const y of [66, 72, 182, 188, 290, 296, 362, 368, 424, 470, 478])
      p.line(v.ring(y), { w: 1.3, ink: INK });
    const spots = (y, n, each) => {
      for (let k = 0; k < n; k += 1) {
        const a = -0.84 + (k * 1.68) / (n - 1);
        const { x, y: py } = v.on(a, y);
        each(x, py, Math.cos((a * Math.PI) / 2), k);
      }
    };
    const carve = (d, s) => {
      p.fill(d, '#fff6e2', 0.75 * s + 0.1);
      p.line(d, { w: 1.2, ink: INK });
    };
    // Top register: gate bundles, the goddess, a bearer before her.
    spots(176, 7, (x, y, s, k) => {
      if (k === 4 || k === 5) {
        carve(limb(`${r(x)},${y},3 ${r(x)},${y - 60},3.500 ${r(x)},${y - 92},4`), s);
        carve(ellipse(x + 5 * s, y - 92, 7 * s, 8), s);
        p.line(`M${r(x - 3)} ${y - 20}h6M${r(x - 3)} ${y - 44}h6M${r(x - 3)} ${y - 66}h6`, {
          w: 1,
          ink: INK,
        });
      } else if (k === 3) {
        carve(
          blob(
            `c${r(x - 7)},${y - 74} c${r(x + 7)},${y - 74} c${r(x + 13)},${y} c${r(x - 13)},${y}`,
          ),
          s,
        );
        carve(ellipse(x, y - 84, 6.5, 8), s);
        p.line(
          `M${r(x - 4)} ${y - 91}l-3-7 5 3 4-4 1 8M${r(x - 6)} ${y - 66}l-16-6M${r(x)} ${y - 70}v68`,
          { w: 1.2, ink: INK },
        );
      } else {
        carve(
          blob(
            `c${r(x - 6 * s)},${y - 64} c${r(x + 7 * s)},${y - 64} c${r(x + 5 * s)},${y - 36} c${r(x + 8 * s)},${y} c${r(x - 8 * s)},${y} c${r(x - 4 * s)},${y - 36}`,
          ),
          s,
        );
        carve(ellipse(x + 2 * s, y - 72, 5 * s + 1, 7), s);
        carve(
          `M${r(x + 4 * s)} ${y - 52}h${r(16 * s)}l-${r(3 * s)} 14h-${r(10 * s)}Z${ellipse(x + 12 * s, y - 54, 7 * s, 4)}`,
          s,
        );
      }
    });
    // Middle register: nude men walking left with baskets, jars and bowls.
    spots(284, 9, (x, y, s, k) => {
      carve(
        limb(
          `${r(x)},${y - 40},${r(5 * s + 1)} ${r(x + 4 * s)},${y - 20},${r(4 * s + 1)} ${r(x + 6 * s)},${y - 2},2`,
        ),
        s,
      );
      carve(
        limb(
          `${r(x)},${y - 40},${r(5 * s + 1)} ${r(x - 5 * s)},${y - 20},${r(4 * s + 1)} ${r(x - 7 * s)},${y - 2},2`,
        ),
        s,
      );
      carve(
        blob(
          `c${r(x - 6 * s)},${y - 68} c${r(x + 7 * s)},${y - 68} c${r(x + 5 * s)},${y - 36} c${r(x - 5 * s)},${y - 36}`,
        ),
        s,
      );
      carve(ellipse(x - 1, y - 75, 4.5 * s + 1, 6), s);
      carve(
        k % 2
          ? `M${r(x - 17 * s)} ${y - 62}h${r(15 * s)}l-${r(2 * s)} 14h-${r(11 * s)}Z`
          : ellipse(x - 11 * s, y - 55, 7 * s, 9),
        s,
      );
    });
    // Flocks: rams and ewes in turn.
    spots(357, 8, (x, y, s, k) => {
      carve(
        blob(
          `c${r(x - 10 * s)},${y - 32} ${r(x + 8 * s)},${y - 33} c${r(x + 12 * s)},${y - 16} c${r(x - 9 * s)},${y - 16}`,
        ),
        s,
      );
      carve(ellipse(x - 13 * s, y - 35, 5 * s, 5), s);
      p.line(
        `M${r(x - 7 * s)} ${y - 17}v15M${r(x - 3 * s)} ${y - 16}v14M${r(x + 7 * s)} ${y - 16}v14M${r(x + 10 * s)} ${y - 17}v15${k % 2 ? '' : `M${r(x - 13 * s)} ${y - 40}q${r(8 * s)}-8 ${r(7 * s)} 4`}`,
        { w: 1.5, ink: INK },
      );
    });
    // Plants, and water beneath.
    spots(420, 12, (x, y, s, k) => {
      p.line(
        k % 2
          ? `M${r(x)} ${y}v-42M${r(x)} ${y - 42}l-4 8M${r(x)} ${y - 42}l4 8M${r(x)} ${y - 32}l-5 8M${r(x)} ${y - 32}l5 8M${r(x)} ${y - 22}l-5 8M${r(x)} ${y - 22}l5 8`
          : `M${r(x)} ${y}v-40M${r(x)} ${y - 8}q-8-6-7-22M${r(x)} ${y - 8}q8-6 7-22M${r(x)} ${y - 36}l-3-8h6z`,
        { w: 1.4, ink: INK },
      );
    });
    for (const y of [440, 452]) {
      let wave = '';
      for (let k = 0; k <= 26; k += 1) {
        const q = v.on(-0.95 + k * 0.073, y + (k % 2 ? 4 : -3));
        wave += `${k ? 'L' : 'M'}${r(q.x)} ${r(q.y)}`;
      }
      p.line(wave, { w: 1.5, ink: INK });
    }
    p.hatch([400, 40, 100, 530], {
      gap: 4.8,
      a: [430, 280],
      b: [480, 286],
      ink: '#523a1e',
      opacity: 0.8,
    });
    p.crack(330, 190, 50, 120, { ink: INK, w: 1.8 });
    p.crack(470, 150, 160, 110, { ink: INK, w: 1.6 });
    p.crack(372, 470, 40, 80, { ink: INK, w: 1.5 });
    p.crack(350, 300, 20, 110, { ink: INK, w: 1.5 });
  });
  const mouth = p.solid(v.mouth, 'alabaster', { lighting: 'shade', weight: 0 });
  p.inside(mouth, () =>
    p.hatch([308, 24, 184, 34], { gap: 4, a: [420, 40], b: [320, 34], ink: '#523a1e' }),
  );
  p.solid(blob('c484,32 c500,38 c492,58 c476,52'), 'alabaster', {
    lighting: 'flat',
    weight: 0,
    line: 1,
  });
};
