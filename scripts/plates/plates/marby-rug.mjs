import { blob, box, curve, poly, r } from '../geometry.mjs';
import { fringe, motifs, pile, place } from '../surfaces.mjs';

export const title = 'The Marby rug: two octagons, in each a pair of birds beside a tree';

export const draw = (p) => {
  const [x0, y0, w, h] = [214, 30, 372, 540];
  const outline = blob(
    `c${x0 + 3},${y0 + 2} c400,${y0 - 3} c${x0 + w},${y0 + 4} c${x0 + w - 4},200 c${x0 + w + 2},420 c${x0 + w - 2},${y0 + h} c420,${y0 + h - 5} c${x0},${y0 + h + 2} c${x0 + 4},380 c${x0 - 3},180`,
  );
  p.cast(outline, 9, 12, 0.42);
  const rug = p.solid(outline, 'ochre', { lighting: 'flat', weight: 2 });
  // The bird as a weaver counts it, knot by knot.
  const birdRows = [
    '....##.......',
    '...####......',
    '..##.##......',
    '.....###.....',
    '.....###...#.',
    '....#####.##.',
    '...##########',
    '..##########.',
    '..#########..',
    '...#######...',
    '....#####....',
    '.....#.#.....',
    '.....#.#.....',
    '....##.##....',
  ];
  let bird = '';
  birdRows.forEach((row, j) =>
    [...row].forEach((c, i) => {
      if (c === '#') bird += `M${(i - 12) * 6} ${(j - 7) * 6}h6.300v6.300h-6.300z`;
    }),
  );
  motifs(p, {
    bird: `<path d="${bird}" fill="#a3382b"/><path d="M-54-36h6v6h-6z" fill="#f3e3b6"/><path d="M-48 0h24v6h-24zM-42 12h18v6h-18z" fill="#2d4266"/>`,
    hook: `<path d="M-8 8V-8H8V2H0" fill="none" stroke="#efdfb0" stroke-width="3"/>`,
    tri: `<path d="M0 0L44 0 0 44z" fill="#a3382b"/><path d="M8 8h18L8 26z" fill="#efdfb0"/><path d="M12 12h8l-8 8z" fill="#2d4266"/>`,
  });
  p.inside(rug, () => {
    p.fill(box(x0 - 5, y0 - 5, w + 10, h + 10), '#7a2b25');
    let out = '';
    for (let i = 0; i < 14; i += 1)
      out +=
        place('hook', x0 + 22 + i * 25.2, y0 + 20, i % 2 ? 'rotate(180)' : '') +
        place('hook', x0 + 22 + i * 25.2, y0 + h - 20, i % 2 ? 'rotate(180)' : '');
    for (let j = 1; j < 20; j += 1)
      out +=
        place('hook', x0 + 20, y0 + 22 + j * 26, j % 2 ? 'rotate(90)' : 'rotate(-90)') +
        place('hook', x0 + w - 20, y0 + 22 + j * 26, j % 2 ? 'rotate(90)' : 'rotate(-90)');
    p.fill(box(x0 + 38, y0 + 38, w - 76, h - 76), '#efdfb0');
    for (const top of [y0 + 43, y0 + 43 + 227]) {
      const [x, s, t] = [x0 + 43, w - 86, 227 - 3];
      p.fill(box(x, top, s, t), '#c2903c');
      p.line(box(x + 4, top + 4, s - 8, t - 8), { w: 2, ink: '#7a2b25' });
      out +=
        place('tri', x + 10, top + 10) +
        place('tri', x + s - 10, top + 10, 'scale(-1 1)') +
        place('tri', x + 10, top + t - 10, 'scale(1 -1)') +
        place('tri', x + s - 10, top + t - 10, 'scale(-1)');
      const oct = (k) =>
        poly(
          `${x + 76 + k},${top + 10 + k} ${x + s - 76 - k},${top + 10 + k} ${x + s - 12 - k},${top + 70 + k * 0.4} ${x + s - 12 - k},${top + t - 70 - k * 0.4} ${x + s - 76 - k},${top + t - 10 - k} ${x + 76 + k},${top + t - 10 - k} ${x + 12 + k},${top + t - 70 - k * 0.4} ${x + 12 + k},${top + 70 + k * 0.4}`,
        );
      p.fill(oct(0), '#2d4266');
      p.fill(oct(7), '#f3e6c2');
      p.line(oct(12), { w: 1.6, ink: '#a3382b' });
      // The tree, stepped and mirrored.
      let tree = `M${396} ${top + 30}h8v${t - 56}h-8z`;
      for (let k = 0; k < 6; k += 1)
        tree += `M${r(400 - 10 - k * 4)} ${top + 48 + k * 22}h${20 + k * 8}v6h-${20 + k * 8}zM${r(400 - 10 - k * 4)} ${top + 42 + k * 22}h6v8h-6zM${r(404 + k * 4)} ${top + 42 + k * 22}h6v8h-6z`;
      p.fill(tree, '#3f6b55');
      p.fill(`M380 ${top + t - 32}h40v8h-40z`, '#a3382b');
      out +=
        place('bird', 366, top + 104, 'scale(1.050)') +
        place('bird', 434, top + 104, 'scale(-1.050 1.050)');
    }
    p.add(out);
    pile(p, [x0, y0, w, h], 4);
    // Cut in two and sewn together again.
    p.line(curve(`${x0},298 330,302 470,296 ${x0 + w},300`), {
      w: 3,
      ink: '#3d2414',
      opacity: 0.8,
    });
    let stitches = '';
    for (let x = x0 + 6; x < x0 + w; x += 13) stitches += `M${x} 294l3 11`;
    p.line(stitches, { w: 1.3, ink: '#efdfb0' });
    const hole = p.blot(260, 540, 20, 14, '#e8d8b6', 1);
    p.line(hole, { w: 1.1, ink: '#6b4a2a', dash: '2 2' });
    p.blot(520, 90, 34, 22, '#e0c592', 0.5);
  });
  fringe(p, x0 + 4, y0 + h - 1, w - 6, 1, 12);
  fringe(p, x0 + 4, y0 + 1, w - 6, -1, 12);
};
