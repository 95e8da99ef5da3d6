import { blob, box } from '../geometry.mjs';
import { fringe, motifs, pile, place } from '../surfaces.mjs';

export const title =
  'A Seljuk carpet from Konya: a lattice of hooked stars within a great border of angular script';

export const draw = (p) => {
  const [x0, y0, w, h] = [70, 104, 640, 400];
  const outline = blob(
    `c${x0},${y0 + 3} c300,${y0 - 2} c500,${y0 + 4} c${x0 + w},${y0} c${x0 + w - 3},300 c${x0 + w + 2},${y0 + h - 110} c${x0 + w - 120},${y0 + h + 2} c380,${y0 + h - 3} c${x0 + 3},${y0 + h} c${x0 - 3},280`,
  );
  p.cast(outline, 9, 13, 0.42);
  const rug = p.solid(outline, 'madder', { lighting: 'flat', weight: 2 });
  motifs(p, {
    star: `<path d="M-6-14h12l8 8v12l-8 8h-12l-8-8v-12z" fill="none" stroke="#e58f6a" stroke-width="2.600"/><path d="M0-8L3-3 8 0 3 3 0 8-3 3-8 0-3-3z" fill="#e58f6a"/><path d="M-6-14v-5h-5M6-14v-5h5M-6 14v5h-5M6 14v5h5M-14-6h-5v-5M-14 6h-5v5M14-6h5v-5M14 6h5v5" fill="none" stroke="#e58f6a" stroke-width="2.200"/>`,
    kufi: `<path d="M-28 24V-20l6-8 6 8V24M-10 24V-6h18V24M14 24V-20l6-8 6 8V24M-34 24H34M-10 6h18M-1-6v-18M-7-18h12" fill="none" stroke="#7fa6c4" stroke-width="5.500" stroke-linejoin="miter"/>`,
    eight: `<path d="M0-7L2-2 7 0 2 2 0 7-2 2-7 0-2-2z" fill="#efd9a2"/>`,
  });
  p.inside(rug, () => {
    p.fill(box(x0 - 5, y0 - 5, w + 10, h + 10), '#22385c');
    let out = '';
    for (let i = 0; i < 8; i += 1)
      out +=
        place('kufi', x0 + 96 + i * 64, y0 + 36, 'scale(.92)') +
        place('kufi', x0 + 96 + i * 64, y0 + h - 36, 'scale(.92 -.92)');
    for (let j = 0; j < 4; j += 1)
      out +=
        place('kufi', x0 + 36, y0 + 104 + j * 64, 'rotate(-90)scale(.92)') +
        place('kufi', x0 + w - 36, y0 + 104 + j * 64, 'rotate(90)scale(.92)');
    for (const x of [x0 + 36, x0 + w - 36])
      for (const y of [y0 + 36, y0 + h - 36]) out += place('star', x, y, 'scale(1.300)');
    const [fx, fy, fw, fh] = [x0 + 72, y0 + 72, w - 144, h - 144];
    p.fill(box(fx - 4, fy - 4, fw + 8, fh + 8), '#efd9a2');
    p.fill(box(fx, fy, fw, fh), '#6e2a2a');
    for (let i = 0; i < 40; i += 1)
      out +=
        place('eight', fx + 8 + (i * (fw - 16)) / 39, fy + 8, 'scale(.7)') +
        place('eight', fx + 8 + (i * (fw - 16)) / 39, fy + fh - 8, 'scale(.7)');
    for (let j = 1; j < 20; j += 1)
      out +=
        place('eight', fx + 8, fy + 8 + (j * (fh - 16)) / 20, 'scale(.7)') +
        place('eight', fx + fw - 8, fy + 8 + (j * (fh - 16)) / 20, 'scale(.7)');
    p.fill(box(fx + 16, fy + 16, fw - 32, fh - 32), '#a5392f');
    for (let j = 0; j < 5; j += 1)
      for (let i = 0; i < 10 - (j % 2); i += 1)
        out += place('star', fx + 42 + i * 46 + (j % 2) * 23, fy + 40 + j * 44, 'scale(.86)');
    p.add(out);
    pile(p, [x0, y0, w, h]);
    for (const [x, y, a, b] of [
      [250, 300, 34, 16],
      [560, 210, 26, 18],
      [420, 450, 40, 12],
    ]) {
      const worn = p.blot(x, y, a, b, '#c9a377', 0.9);
      p.line(worn, { w: 0.8, ink: '#6b4a2a', opacity: 0.5 });
    }
  });
  // The turned corner shows the back.
  const corner = blob(
    `c${x0 + w + 2},${y0 + h - 112} c${x0 + w - 30},${y0 + h - 96} ${x0 + w - 84},${y0 + h - 72} c${x0 + w - 122},${y0 + h + 2} c${x0 + w - 74},${y0 + h - 34} ${x0 + w - 20},${y0 + h - 62}`,
  );
  p.cast(corner, -5, 7, 0.4);
  const turned = p.solid(corner, 'earth', { lighting: 'lit', weight: 1.6 });
  p.inside(turned, () => {
    p.veins([x0 + w - 125, y0 + h - 115, 130, 120], 60, {
      angle: -42,
      length: 40,
      wander: 1,
      ink: '#6b3a2a',
      opacity: 0.5,
    });
    p.hatch([x0 + w - 125, y0 + h - 115, 130, 120], { gap: 4, angle: 50 });
  });
  fringe(p, x0 + 1, y0, w - 4, -1, 8);
};
