import { blob, curve, ellipse, limb, mirrored, r } from '../geometry.mjs';
import { both } from '../surfaces.mjs';

export const title =
  'The jade mask of Pakal: a mosaic of green plates with eyes of shell and obsidian';

export const draw = (p) => {
  const ink = '#16302a';
  // Ear ornaments.
  for (const side of [1, -1]) {
    const x = 400 + side * 176;
    p.solid(
      blob(
        `c${x - 34},236 ${x},214 c${x + 34},236 ${x + 40},286 c${x + 30},330 ${x},344 c${x - 30},330 ${x - 40},286`,
      ),
      'jade',
      { lighting: 'lit', weight: 2 },
    );
    p.solid(ellipse(x, 284, 17), 'jade', { lighting: 'shade', weight: 0 });
    p.solid(ellipse(x, 284, 8), 'bone', { lighting: 'round', weight: 0 });
    p.line(`M${x} 216v48M${x} 304v38M${x - 38} 284h20M${x + 18} 284h20`, { w: 1.2, ink });
    p.solid(limb(`${x},352,6 ${x},384,8 ${x},402,4`), 'jade', { lighting: 'turned', weight: 1.4 });
  }
  const d = mirrored('c400,62 c460,60 510,82 530,150 540,240 530,340 500,430 452,500 c400,520');
  p.cast(d, 12, 15, 0.42);
  const face = p.solid(d, 'jade', { lighting: 'round', weight: 2.8 });
  p.inside(face, () => {
    // The mosaic: rows of irregular plates, each its own green.
    const greens = [
      '#bfe0bd',
      '#8fc39c',
      '#5f9d78',
      '#3f7d63',
      '#a9d3ac',
      '#72ad86',
      '#2f6552',
      '#cfe8c8',
    ];
    const rows = [62, 102, 140, 180, 222, 262, 300, 340, 380, 420, 462, 522];
    for (let j = 0; j < rows.length - 1; j += 1) {
      const n = 7 + (j % 3);
      const edges = Array.from(
        { length: n + 1 },
        (_, i) => 252 + (i * 296) / n + (i % n ? p.rand(-11, 11) : 0),
      );
      for (let i = 0; i < n; i += 1) {
        const jog = () => p.rand(-6, 6);
        const q = `M${r(edges[i])} ${r(rows[j] + jog())}L${r(edges[i + 1])} ${r(rows[j] + jog())}L${r(edges[i + 1] + jog())} ${r(rows[j + 1] + jog())}L${r(edges[i] + jog())} ${r(rows[j + 1] + jog())}Z`;
        p.add(
          `<path d="${q}" fill="${p.pick(greens)}" fill-opacity=".62" stroke="${ink}" stroke-width="1.500" stroke-linejoin="round"/>`,
        );
        p.line(`M${r(edges[i] + 6)} ${r(rows[j] + 8)}l${r((edges[i + 1] - edges[i]) * 0.4)} -1`, {
          w: 1.6,
          ink: '#f3ffee',
          opacity: 0.55,
        });
      }
    }
    p.fill(blob('c404,150 c430,240 448,300 404,318'), '#12302a', 0.28);
    p.fill(ellipse(474, 348, 40, 60), '#12302a', 0.12);
    p.hatch([400, 70, 150, 450], { gap: 5, a: [440, 280], b: [536, 330], ink, opacity: 0.7 });
  });
  for (const side of [1, -1]) {
    const x = (dx) => r(400 + side * dx);
    p.solid(
      blob(`c${x(22)},236 ${x(54)},206 ${x(92)},216 c${x(116)},240 ${x(86)},262 ${x(50)},260`),
      'bone',
      { lighting: 'flat', weight: 1.4, line: 2 },
    );
    p.fill(ellipse(400 + side * 68, 238, 18, 18), '#15110d');
    p.fill(ellipse(400 + side * 62, 231, 5, 4), '#f4f0e4');
    p.line(curve(`${x(18)},206 ${x(58)},182 ${x(112)},204`), { w: 2, ink });
  }
  const nose = p.solid(mirrored('c400,116 c408,118 414,220 c438,300 c424,318 400,320'), 'jade', {
    lighting: 'turned',
    weight: 1.8,
    line: 1.5,
  });
  p.inside(nose, () => {
    p.line('M380 160h40M378 204h44M372 250h56M366 290h68M400 116v60', { w: 1.3, ink });
    p.hatch([400, 120, 44, 200], { gap: 4.5, ink });
  });
  p.line('M372 306q8 10 16 6M428 306q-8 10-16 6', { w: 2, ink });
  p.fill(mirrored('c400,352 c452,356 448,392 c430,408 400,410'), '#2a1510');
  const tongue = p.solid(mirrored('c400,368 416,368 c418,398 400,408'), 'jade', {
    lighting: 'lit',
    weight: 0,
    line: 1.2,
  });
  p.inside(tongue, () => p.line('M400 366v40M382 386h36', { w: 1.1, ink }));
  p.line(mirrored('c400,344 c464,350 458,398 c434,420 400,420'), { w: 2, ink });
  p.line(both('c400,344 438,338 464,350'), { w: 2, ink });
};
