import { blob, box, ellipse, limb, poly } from '../geometry.mjs';

export const title =
  'Three pages of the Dresden Codex, folded like a screen: glyphs, numbers and gods';

export const draw = (p) => {
  p.ground(410, 520, 320, 30);
  const pages = [
    [118, 96],
    [308, 112],
    [498, 96],
  ];
  pages.forEach(([x, y], i) => {
    const lean = i % 2 ? -16 : 16;
    const w = 190;
    p.group(`matrix(1 ${lean / w} 0 1 ${x} ${y})`, () => {
      const sheet = p.solid('M0 0H188V398H0Z', 'bone', { lighting: 'flat', weight: 1.5 });
      p.inside(sheet, () => {
        p.veins([0, 0, 188, 398], 22, { opacity: 0.2, angle: 80, length: 60 });
        p.blot(150, 380, 70, 40, '#a8793c', 0.3);
        p.blot(20, 20, 50, 30, '#a8793c', 0.22);
        const ink = '#261709';
        p.line('M8 10H180M8 136H180M8 262H180M8 388H180', { w: 1.8, ink: '#a3321f' });
        [0, 1, 2].forEach((band) => {
          const top = 16 + band * 126;
          const figure = (i + band) % 2;
          const gx = figure ? 12 : 100;
          const blocks = [];
          for (let c = 0; c < 3; c += 1)
            for (let k = 0; k < 2; k += 1) blocks.push([gx + c * 26, top + k * 24]);
          for (const [bx, by] of blocks) {
            p.fill(
              `M${bx + 5} ${by}h13q5 0 5 5v10q0 5-5 5h-13q-5 0-5-5v-10q0-5 5-5Z`,
              p.pick(['#ecd7a6', '#e3b97e', '#c9d0b0', '#ecd7a6']),
            );
            p.line(
              `M${bx + 5} ${by}h13q5 0 5 5v10q0 5-5 5h-13q-5 0-5-5v-10q0-5 5-5Z${p.pick([`M${bx + 5} ${by + 7}h5M${bx + 14} ${by + 7}h4M${bx + 7} ${by + 14}q5 4 9 0`, `M${bx + 12} ${by + 1}v18M${bx + 4} ${by + 10}h.1M${bx + 18} ${by + 6}q-3 4 0 8`, `M${bx + 2} ${by + 12}q10-10 19 0M${bx + 8} ${by + 16}h.1M${bx + 14} ${by + 16}h.1M${bx + 7} ${by + 5}h8`, `M${bx + 12} ${by + 4}a5 5 0 1 0 .1 0M${bx + 3} ${by + 17}l6-3`])}`,
              { w: 1.15, ink },
            );
          }
          const nx = gx + 4;
          const ny = top + 62;
          for (let c = 0; c < 3; c += 1) {
            const red = c % 2;
            const bars = Math.floor(p.rand(1, 3.5));
            let d = '';
            for (let b = 0; b < bars; b += 1) d += `M${nx + c * 27} ${ny + 34 - b * 7}h17`;
            p.line(d, { w: 3.6, ink: red ? '#a3321f' : ink });
            let dots = '';
            for (let b = 0; b < Math.floor(p.rand(1, 4.5)); b += 1)
              dots += `M${nx + 2 + c * 27 + b * 5} ${ny + 33 - bars * 7}h.1`;
            p.line(dots, { w: 4.2, ink: red ? '#a3321f' : ink });
          }
          // A seated god with long-nosed profile, headdress and offering.
          const fx = figure ? 104 : 14;
          const body = (d, colour) => {
            p.fill(d, colour);
            p.line(d, { w: 1.3, ink });
          };
          const fill = ['#7fa8a5', '#d9a368', '#ead9ab'][(i + band) % 3];
          if (band === 1) body(box(fx, top + 8, 76, 104), '#b5522f');
          body(
            blob(
              `c${fx + 20},${top + 56} c${fx + 40},${top + 54} c${fx + 46},${top + 84} c${fx + 66},${top + 92} c${fx + 70},${top + 106} c${fx + 12},${top + 106} c${fx + 16},${top + 84}`,
            ),
            fill,
          );
          body(
            limb(
              `${fx + 36},${top + 62},5 ${fx + 50},${top + 76},4.500 ${fx + 62},${top + 64},3.500`,
            ),
            fill,
          );
          body(
            blob(
              `c${fx + 20},${top + 28} ${fx + 36},${top + 22} c${fx + 48},${top + 34} ${fx + (band ? 58 : 52)},${top + 44} c${fx + 46},${top + 47} c${fx + 40},${top + 58} c${fx + 22},${top + 56}`,
            ),
            fill,
          );
          body(
            blob(
              `c${fx + 18},${top + 32} ${fx + 8},${top + 14} c${fx + 4},${top + 4} ${fx + 26},${top + 8} c${fx + 44},${top + 4} c${fx + 40},${top + 24} ${fx + 28},${top + 26}`,
            ),
            '#e8d6a8',
          );
          p.line(
            `M${fx + 10} ${top + 8}l8 16M${fx + 22} ${top + 8}l2 16M${fx + 34} ${top + 7}l-4 16M${fx + 20} ${top + 40}a4 4 0 1 0 .1 0M${fx + 24} ${top + 92}h34M${fx + 26} ${top + 70}q8 4 14 0`,
            { w: 1.1, ink },
          );
          p.fill(ellipse(fx + 40, top + 37, 3, 3.5), ink);
          body(`M${fx + 58} ${top + 62}h16q-2 10-8 10t-8-10Z`, '#ead9ab');
        });
      });
      p.fill(
        'M0 0H188V398H0Z',
        p[i % 2 ? 'fade' : 'fade'](
          i % 2 ? 0 : 40,
          0,
          i % 2 ? 188 : 188,
          0,
          '#6b4a1e',
          i % 2 ? 0.08 : 0.34,
        ),
      );
    });
  });
  p.line('M308 112V510M498 96V494', { w: 1.6, ink: '#52401f' });
  p.solid(poly('688,112 706,98 706,490 688,510'), 'bone', { lighting: 'shade', weight: 1.2 });
};
