/**
 * Outlines for the plates. Points are written as one string, "x,y x,y …"; a leading c
 * ("c120,80") makes a point a corner, every other point is passed through smoothly.
 */

/** Rounds to one decimal, which is finer than a pen at 800 × 600. */
export const r = (n) => Math.round(n * 10) / 10;

const parse = (points) =>
  points
    .trim()
    .split(/\s+/)
    .map((word) => {
      const corner = word.startsWith('c');
      const [x, y, w] = word
        .slice(corner ? 1 : 0)
        .split(',')
        .map(Number);
      return { x, y, w, corner };
    });

/** Numbers as short as SVG allows: no zero before the point, no blank before a minus. */
export const tight = (...numbers) =>
  numbers
    .map((n) => String(r(n)).replace(/^(-?)0\./, '$1.'))
    .reduce((text, n) => (text === '' || n.startsWith('-') ? text + n : `${text} ${n}`), '');

const through = (pts, closed) => {
  const at = (i) =>
    closed ? pts[(i + pts.length) % pts.length] : pts[Math.min(Math.max(i, 0), pts.length - 1)];
  // Relative steps are shorter; they start from the rounded pen, so that no error adds up.
  const pen = { x: r(pts[0].x), y: r(pts[0].y) };
  let d = `M${tight(pen.x, pen.y)}`;
  const last = closed ? pts.length : pts.length - 1;
  for (let i = 0; i < last; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const t1 = p1.corner ? 0 : 1 / 6;
    const t2 = p2.corner ? 0 : 1 / 6;
    const step = [r(p2.x - pen.x), r(p2.y - pen.y)];
    d +=
      p1.corner && p2.corner
        ? `l${tight(...step)}`
        : `c${tight(
            p1.x + (p2.x - p0.x) * t1 - pen.x,
            p1.y + (p2.y - p0.y) * t1 - pen.y,
            p2.x - (p3.x - p1.x) * t2 - pen.x,
            p2.y - (p3.y - p1.y) * t2 - pen.y,
            ...step,
          )}`;
    pen.x = r(pen.x + step[0]);
    pen.y = r(pen.y + step[1]);
  }
  return closed ? `${d}Z` : d;
};

/** A smooth open line through the points. */
export const curve = (points) => through(parse(points), false);

/** A smooth closed outline through the points. */
export const blob = (points) => through(parse(points), true);

/** A closed outline whose right half is given, top to bottom; the left half is its reflection. */
export const mirrored = (points, cx = 400) => {
  const half = parse(points);
  const other = half
    .filter((p) => Math.abs(p.x - cx) > 0.5)
    .reverse()
    .map((p) => ({ ...p, x: 2 * cx - p.x }));
  return through([...half, ...other], true);
};

/** The points reflected at x = cx, for the second of a pair. */
export const flip = (points, cx = 400) =>
  parse(points)
    .map(
      (p) => `${p.corner ? 'c' : ''}${r(2 * cx - p.x)},${p.y}${p.w === undefined ? '' : `,${p.w}`}`,
    )
    .join(' ');

/** A limb, horn or handle: a smooth spine "x,y,radius …" with rounded ends. */
export const limb = (points) => {
  const spine = parse(points);
  const at = (i) => spine[Math.min(Math.max(i, 0), spine.length - 1)];
  const dense = [];
  for (let i = 0; i < spine.length - 1; i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const steps = 3;
    for (let k = 0; k < steps; k += 1) {
      const t = k / steps;
      const cubic = (f) =>
        0.5 *
        (2 * f(b) +
          (f(c) - f(a)) * t +
          (2 * f(a) - 5 * f(b) + 4 * f(c) - f(e)) * t * t +
          (3 * f(b) - f(a) - 3 * f(c) + f(e)) * t ** 3);
      dense.push({ x: cubic((p) => p.x), y: cubic((p) => p.y), w: b.w + (c.w - b.w) * t });
    }
  }
  dense.push(spine.at(-1));
  const left = [];
  const right = [];
  dense.forEach((p, i) => {
    const before = dense[Math.max(i - 1, 0)];
    const after = dense[Math.min(i + 1, dense.length - 1)];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const nx = -(after.y - before.y) / length;
    const ny = (after.x - before.x) / length;
    left.push({ x: p.x + nx * p.w, y: p.y + ny * p.w });
    right.unshift({ x: p.x - nx * p.w, y: p.y - ny * p.w });
  });
  const cap = (p, from) => {
    const length = Math.hypot(p.x - from.x, p.y - from.y) || 1;
    return {
      x: p.x + ((p.x - from.x) / length) * p.w * 0.8,
      y: p.y + ((p.y - from.y) / length) * p.w * 0.8,
    };
  };
  return through(
    [...left, cap(dense.at(-1), dense.at(-2)), ...right, cap(dense[0], dense[1])],
    true,
  );
};

export const ellipse = (cx, cy, rx, ry = rx) =>
  `M${tight(cx - rx, cy)}a${tight(rx, ry)} 0 1 0 ${tight(2 * rx)} 0a${tight(rx, ry)} 0 1 0${tight(-2 * rx)} 0Z`;

export const box = (x, y, w, h) => `M${r(x)} ${r(y)}h${r(w)}v${r(h)}h${r(-w)}Z`;

export const poly = (points) =>
  `M${points
    .trim()
    .split(/\s+/)
    .map((p) => p.replace(',', ' '))
    .join('L')}Z`;

/**
 * A turned vessel from its right profile "x,y …" (top to bottom): the outline with an elliptical
 * foot, its mouth, and `ring(y)`, the front half of a horizontal circle round the body.
 * `tilt` is the ratio of the ellipses, that is, how far one looks down upon it.
 */
export const vessel = (points, cx = 400, tilt = 0.12) => {
  const half = parse(points);
  const radiusAt = (y) => {
    for (let i = 0; i < half.length - 1; i += 1) {
      const [a, b] = [half[i], half[i + 1]];
      if (y >= a.y && y <= b.y) {
        const t = (y - a.y) / (b.y - a.y || 1);
        const smooth = a.corner && b.corner ? t : t * t * (3 - 2 * t) * 0.35 + t * 0.65;
        return a.x + (b.x - a.x) * smooth - cx;
      }
    }
    return half.at(-1).x - cx;
  };
  const [top, foot] = [half[0], half.at(-1)];
  const footR = foot.x - cx;
  const topR = top.x - cx;
  const side = through(half, false);
  const back = through(
    [...half].reverse().map((p) => ({ ...p, x: 2 * cx - p.x })),
    false,
  ).slice(1);
  const outline = `${side}A${r(footR)} ${r(footR * tilt)} 0 0 1 ${r(cx - footR)} ${r(foot.y)}L${back}A${r(topR)} ${r(topR * tilt)} 0 0 1 ${r(top.x)} ${r(top.y)}Z`;
  return {
    outline,
    mouth: ellipse(cx, top.y, topR, topR * tilt),
    radiusAt,
    ring: (y) => {
      const w = radiusAt(y);
      return `M${r(cx - w)} ${r(y)}A${r(w)} ${r(w * tilt)} 0 0 0 ${r(cx + w)} ${r(y)}`;
    },
    /** Where the point at angle a (-1 left edge … 1 right edge) of the ring at y lies. */
    on: (a, y) => {
      const w = radiusAt(y);
      return {
        x: cx + w * Math.sin((a * Math.PI) / 2),
        y: y + w * tilt * Math.cos((a * Math.PI) / 2),
      };
    },
  };
};
