import { blob, ellipse, limb, poly } from '../geometry.mjs';

const INK = '#38200e';

export const title =
  'Spearmen of Mesehti: ranks of painted wooden soldiers with shields and bronze-tipped spears';

export const draw = (p) => {
  p.add('<g transform="translate(-16 -70) scale(1.04 1.08)">');
  p.ground(408, 540, 340, 28);
  const base = p.solid(poly('120,440 648,440 740,516 740,540 64,540 64,516'), 'wood', {
    lighting: 'lit',
    weight: 2.4,
  });
  p.inside(base, () => {
    p.veins([60, 440, 680, 100], 46, { length: 130, wander: 3 });
    p.line('M64 516H740', { w: 1.4, ink: INK });
  });
  // A man stands with his feet at the origin.
  const skin = (d) => p.solid(d, 'skin', { lighting: 'lit', weight: 1, line: 0.9 });
  const man = p.symbol(() => {
    p.line('M20-2L17-172', { w: 4, ink: INK });
    p.line('M20-2L17-172', { w: 2, ink: '#c8955a' });
    p.fill(blob('c13,-168 c17,-200 c21,-168'), '#7c6a4a');
    skin(limb('-7,-58,7 -14,-30,6 -17,-3,4.5'));
    skin(limb('6,-58,7 11,-30,6 9,-3,4.5'));
    p.solid(blob('c-13,-78 c13,-78 c17,-46 c-16,-46'), 'linen', {
      lighting: 'flat',
      weight: 1,
      line: 0.9,
    });
    skin(blob('c-17,-118 c17,-118 c12,-76 c-12,-76'));
    skin(limb('15,-112,5 24,-96,4.5 19,-84,4'));
    skin(ellipse(0, -134, 11, 13));
    p.fill(blob('c-12,-128 -13,-146 0,-152 13,-146 c12,-128 c7,-140 c-7,-140'), '#1a110b');
    p.line('M-6-136h4M3-136h4', { w: 2.2, ink: '#fbf3e0' });
    p.line('M-3-127h7', { w: 1.2, ink: INK });
  });
  // The shields of cow-hide: no two alike in a file.
  const shields = Array.from({ length: 10 }, (_, n) =>
    p.symbol(() => {
      const ground = ['linen', 'ochre', 'bone'][n % 3];
      const hide = ['#2b1a10', '#7a3f20', '#2b1a10', '#54351f'][n % 4];
      const shield = p.solid(blob('c-32,-58 c-32,-104 -18,-124 -4,-104 c-4,-58'), ground, {
        lighting: 'flat',
        weight: 1.2,
        line: 1.1,
      });
      p.inside(shield, () => {
        if (n % 5 === 0) p.fill(blob('c-32,-60 c-32,-92 -18,-80 c-4,-96 c-4,-60'), hide, 0.85);
        else
          for (let i = 0; i < 3 + (n % 3); i += 1)
            p.blot(p.rand(-28, -8), p.rand(-112, -64), p.rand(4, 8), p.rand(4, 8), hide, 1);
      });
    }),
  );
  // Forty men: four files of ten.
  [
    [432, 0.9, 146],
    [460, 1, 130],
    [490, 1.1, 112],
    [522, 1.2, 92],
  ].forEach(([y, k, x0], file) => {
    const step = (700 - 2 * (x0 - 50)) / 9.6;
    for (let i = 0; i < 10; i += 1) {
      const x = x0 + i * step + (file % 2 ? 10 : 0);
      p.place(man, x, y, `scale(${k})`);
      p.place(shields[(file * 3 + i * 7) % 10], x, y, `scale(${k})`);
    }
  });
  p.add('</g>');
};
