/** What more than one plate is covered with: fibres, bands of stone, knots, fringes, repeats. */
import { curve, flip, r } from './geometry.mjs';

/** A line and its reflection at x = 400. */
export const both = (points) => curve(points) + curve(flip(points));

/** The crossed strips of a papyrus sheet. */
export const fibres = (p, [x, y, w, h]) => {
  p.veins([x, y, w, h], 70, { ink: '#8c6a30', opacity: 0.28, length: 130, wander: 2, width: 0.7 });
  p.veins([x, y, w, h], 46, { ink: '#fff3cc', opacity: 0.4, angle: 90, length: 110, wander: 2 });
};

/** Calcite's soft honey bands. */
export const bands = (p, area, n = 16, angle = 6) => {
  p.veins(area, n, { ink: '#cf9d5c', opacity: 0.32, width: 5, angle, length: 240, wander: 26 });
  p.veins(area, n, { ink: '#b9834a', opacity: 0.35, width: 1.2, angle, length: 200, wander: 26 });
};

/** The rows of knots, and the dust of years. */
export const pile = (p, [x, y, w, h], step = 3.4) => {
  let rows = '';
  for (let k = y; k < y + h; k += step) rows += `M${x} ${r(k)}h${w}`;
  p.line(rows, { w: 0.6, ink: '#2a150b', opacity: 0.22 });
  for (let i = 0; i < 7; i += 1)
    p.blot(x + w * p.rand(), y + h * p.rand(), w * 0.12, h * 0.1, '#f1dcae', 0.14);
  p.hatch([x, y, w, h], { gap: 7, a: [x + w * 0.5, y + h * 0.5], b: [x + w, y + h], opacity: 0.3 });
};

export const fringe = (p, x, y, w, dir, length = 14) => {
  let d = '';
  for (let k = 0; k < w; k += 4)
    d += `M${r(x + k)} ${y}q${r(p.rand(-3, 3))} ${dir * length * 0.5} ${r(p.rand(-3, 3))} ${r(dir * p.rand(length * 0.6, length))}`;
  p.line(d, { w: 1.3, ink: '#a58a5c' });
};

/** Defines drawings once, for repeating. */
export const motifs = (p, list) =>
  p.add(
    `<defs>${Object.entries(list)
      .map(([id, markup]) => `<g id="${id}">${markup}</g>`)
      .join('')}</defs>`,
  );

export const place = (id, x, y, turn = '') =>
  `<use href="#${id}" transform="translate(${r(x)} ${r(y)})${turn}"/>`;
