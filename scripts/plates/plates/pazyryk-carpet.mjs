import { blob, box, r } from '../geometry.mjs';
import { motifs, pile, place } from '../surfaces.mjs';

export const title =
  'The Pazyryk carpet: horsemen and deer in borders round a field of lotus squares';

export const draw = (p) => {
  const [x0, y0, w, h] = [126, 44, 548, 512];
  const outline = blob(
    `c${x0 + 4},${y0} c400,${y0 + 5} c${x0 + w - 3},${y0 + 1} c${x0 + w},300 c${x0 + w - 4},${y0 + h} c520,${y0 + h - 3} c300,${y0 + h + 2} c236,${y0 + h - 3} c222,${y0 + h - 22} c190,${y0 + h - 14} c${x0 + 40},${y0 + h - 32} c${x0 + 5},${y0 + h - 60} c${x0 - 2},300`,
  );
  p.cast(outline, 9, 12, 0.42);
  const rug = p.solid(outline, 'madder', { lighting: 'flat', weight: 2 });
  const dark = '#2c1a10';
  motifs(p, {
    rider: `<path d="M-17 2q4-9 14-8l14-1q5-8 12-8l5 6-6 2-3 9q0 8-4 10l2 8h-4l-2-8h-14l-4 9h-4l2-12z" fill="#ecd9a4"/><path d="M-10-5h16l2 10h-18z" fill="#35618a"/><path d="M-2-6l1-9q4-6 6 0l1 9z" fill="#d8913c"/><path d="M0-15a3.500 3.500 0 1 1 4 0z" fill="#ecd9a4"/><path d="M17-14q3-5 1-8M-17 2q-5 5-3 10" fill="none" stroke="#ecd9a4" stroke-width="2"/>`,
    deer: `<path d="M-18-4q8-6 22-4 6-4 9-10l8 2-3 5-5 9q-2 6-6 8l1 10h-3l-2-9h-12l-3 9h-3l1-11q-5-4-4-9z" fill="#ecd9a4"/><path d="M12-17q-10-8-22-4M10-18q-4-7-12-8M14-18q4-6 0-10" fill="none" stroke="#d8913c" stroke-width="2.200"/><path d="M-10-3h.1M-3-4h.1M4-2h.1M-6 1h.1M1 2h.1" stroke="#8f2f28" stroke-width="3" stroke-linecap="round"/>`,
    star: `<path d="M0-14L4-4 14 0 4 4 0 14-4 4-14 0-4-4z" fill="#ecd9a4"/><path d="M0-9V9M-9 0H9" stroke="#8f2f28" stroke-width="2"/><path d="M-10-10l6 6M10-10l-6 6M-10 10l6-6M10 10l-6-6" stroke="#d8913c" stroke-width="3"/><circle r="3" fill="#35618a"/>`,
    griffin: `<path d="M-8 5q-2-9 5-11 7-1 8 6l4-5q1 8-4 11z" fill="#d8b36a"/><path d="M-3-6l-3-4 5 2" fill="#d8b36a"/>`,
    bud: `<path d="M0-6L3 0 0 6-3 0z" fill="#ecd9a4"/><path d="M-6 0h3M3 0h3" stroke="#35618a" stroke-width="2"/>`,
  });
  p.inside(rug, () => {
    const ring = (inset, colour, width = 1.6) =>
      p.line(box(x0 + inset, y0 + inset, w - 2 * inset, h - 2 * inset), { w: width, ink: colour });
    const band = (inset, size, colour) =>
      p.fill(
        `${box(x0 + inset, y0 + inset, w - 2 * inset, h - 2 * inset)}M${x0 + inset + size} ${y0 + inset + size}v${h - 2 * (inset + size)}h${w - 2 * (inset + size)}v-${h - 2 * (inset + size)}Z`,
        colour,
      );
    // Outer griffins in their squares.
    band(0, 26, '#b5622e');
    let out = '';
    const edge = (inset, n, m, id, turn) => {
      const W = w - 2 * inset;
      const H = h - 2 * inset;
      for (let i = 0; i < n; i += 1) {
        const t = (i + 0.5) / n;
        out +=
          place(id, x0 + inset + W * t, y0 + inset, turn ? 'scale(-1 1)' : '') +
          place(id, x0 + inset + W * (1 - t), y0 + h - inset, turn ? 'rotate(180)scale(-1 1)' : '');
      }
      for (let i = 0; i < m; i += 1) {
        const t = (i + 0.5) / m;
        out +=
          place(id, x0 + w - inset, y0 + inset + H * t, turn ? 'rotate(90)scale(-1 1)' : '') +
          place(id, x0 + inset, y0 + h - inset - H * t, turn ? 'rotate(-90)scale(-1 1)' : '');
      }
    };
    edge(13, 24, 22, 'griffin');
    ring(2, '#ecd9a4');
    ring(26, '#ecd9a4', 2);
    // The horsemen: seven on each side.
    band(28, 58, '#8f2f28');
    edge(58, 7, 7, 'rider', true);
    ring(87, '#ecd9a4', 2);
    band(88, 22, '#2d5a57');
    edge(99, 26, 24, 'bud');
    ring(110, '#ecd9a4', 2);
    // Six spotted deer on each side.
    band(112, 50, '#a23a2c');
    edge(139, 6, 6, 'deer');
    ring(163, '#ecd9a4', 2);
    band(165, 20, '#b5622e');
    edge(175, 16, 14, 'griffin');
    ring(185, '#ecd9a4', 2);
    p.add(`<g stroke="${dark}" stroke-width=".6">${out}</g>`);
    // The field: twenty-four squares.
    let field = '';
    const [fx, fy, fw, fh] = [x0 + 187, y0 + 187, w - 374, h - 374];
    p.fill(box(fx, fy, fw, fh), '#7c2722');
    for (let i = 0; i < 4; i += 1)
      for (let j = 0; j < 6; j += 1)
        field += place(
          'star',
          fx + fw * ((i + 0.5) / 4),
          fy + fh * ((j + 0.5) / 6),
          'scale(.82 .78)',
        );
    let grid = '';
    for (let i = 0; i <= 4; i += 1) grid += `M${r(fx + (fw * i) / 4)} ${fy}v${fh}`;
    for (let j = 0; j <= 6; j += 1) grid += `M${fx} ${r(fy + (fh * j) / 6)}h${fw}`;
    p.line(grid, { w: 1.6, ink: '#d8b36a' });
    p.add(field);
    pile(p, [x0, y0, w, h]);
    const loss = p.blot(214, 486, 36, 26, '#e9dabb', 1);
    const loss2 = p.blot(600, 330, 13, 20, '#e9dabb', 1);
    p.line(loss + loss2, { w: 1.3, ink: '#6b4a2a', dash: '2 2.500' });
    p.crack(240, 540, 280, 120, { ink: '#f1e2c0', w: 2, opacity: 0.6 });
  });
};
