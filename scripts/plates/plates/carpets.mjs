import { blob, box, curve, ellipse, mirrored, poly, r } from '../geometry.mjs';

/** The rows of knots, and the dust of years. */
const pile = (p, [x, y, w, h], step = 3.4) => {
  let rows = '';
  for (let k = y; k < y + h; k += step) rows += `M${x} ${r(k)}h${w}`;
  p.line(rows, { w: 0.6, ink: '#2a150b', opacity: 0.22 });
  for (let i = 0; i < 7; i += 1) p.blot(x + w * p.rand(), y + h * p.rand(), w * 0.12, h * 0.1, '#f1dcae', 0.14);
  p.hatch([x, y, w, h], { gap: 7, a: [x + w * 0.5, y + h * 0.5], b: [x + w, y + h], opacity: 0.3 });
};

const fringe = (p, x, y, w, dir, length = 14) => {
  let d = '';
  for (let k = 0; k < w; k += 4) d += `M${r(x + k)} ${y}q${r(p.rand(-3, 3))} ${dir * length * 0.5} ${r(p.rand(-3, 3))} ${r(dir * p.rand(length * 0.6, length))}`;
  p.line(d, { w: 1.3, ink: '#a58a5c' });
};

/** Defines drawings once, for repeating. */
const motifs = (p, list) =>
  p.add(`<defs>${Object.entries(list).map(([id, markup]) => `<g id="${id}">${markup}</g>`).join('')}</defs>`);
const place = (id, x, y, turn = '') => `<use href="#${id}" transform="translate(${r(x)} ${r(y)})${turn}"/>`;

export const plates = {
  'pazyryk-carpet': {
    title: 'The Pazyryk carpet: horsemen and deer in borders round a field of lotus squares',
    draw(p) {
      const [x0, y0, w, h] = [126, 44, 548, 512];
      const outline = blob(`c${x0 + 4},${y0} c400,${y0 + 5} c${x0 + w - 3},${y0 + 1} c${x0 + w},300 c${x0 + w - 4},${y0 + h} c520,${y0 + h - 3} c300,${y0 + h + 2} c236,${y0 + h - 3} c222,${y0 + h - 22} c190,${y0 + h - 14} c${x0 + 40},${y0 + h - 32} c${x0 + 5},${y0 + h - 60} c${x0 - 2},300`);
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
        const ring = (inset, colour, width = 1.6) => p.line(box(x0 + inset, y0 + inset, w - 2 * inset, h - 2 * inset), { w: width, ink: colour });
        const band = (inset, size, colour) => p.fill(`${box(x0 + inset, y0 + inset, w - 2 * inset, h - 2 * inset)}M${x0 + inset + size} ${y0 + inset + size}v${h - 2 * (inset + size)}h${w - 2 * (inset + size)}v-${h - 2 * (inset + size)}Z`, colour);
        // Outer griffins in their squares.
        band(0, 26, '#b5622e');
        let out = '';
        const edge = (inset, n, m, id, turn) => {
          const W = w - 2 * inset;
          const H = h - 2 * inset;
          for (let i = 0; i < n; i += 1) {
            const t = (i + 0.5) / n;
            out += place(id, x0 + inset + W * t, y0 + inset, turn ? 'scale(-1 1)' : '') + place(id, x0 + inset + W * (1 - t), y0 + h - inset, turn ? 'rotate(180)scale(-1 1)' : '');
          }
          for (let i = 0; i < m; i += 1) {
            const t = (i + 0.5) / m;
            out += place(id, x0 + w - inset, y0 + inset + H * t, turn ? 'rotate(90)scale(-1 1)' : '') + place(id, x0 + inset, y0 + h - inset - H * t, turn ? 'rotate(-90)scale(-1 1)' : '');
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
        for (let i = 0; i < 4; i += 1) for (let j = 0; j < 6; j += 1) field += place('star', fx + fw * ((i + 0.5) / 4), fy + fh * ((j + 0.5) / 6), 'scale(.82 .78)');
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
    },
  },

  'ardabil-carpet': {
    title: 'The Ardabil carpet: a sunburst medallion on dark blue with two hanging lamps',
    draw(p) {
      const [x0, y0, w, h] = [252, 26, 296, 548];
      const outline = box(x0, y0, w, h);
      p.cast(outline, 9, 12, 0.42);
      fringe(p, x0 + 2, y0, w - 4, -1, 9);
      fringe(p, x0 + 2, y0 + h, w - 4, 1, 9);
      const rug = p.solid(outline, 'indigo', { lighting: 'flat', weight: 1.6 });
      motifs(p, {
        palmette: `<path d="M0-6q5 1 4 6 3 4-4 7-7-3-4-7-1-5 4-6z" fill="#e2b878"/><path d="M0-3q2 2 0 6-2-4 0-6z" fill="#a33c2c"/>`,
        rosette: `<circle r="3.400" fill="#c9604a"/><circle r="1.400" fill="#f1dca6"/>`,
        leaf: `<path d="M-4 1q4-5 8-1-4 4-8 1z" fill="#8fae7c"/>`,
        cartouche: `<path d="M-19 0q2-9 8-9H11q6 0 8 9-2 9-8 9H-11q-6 0-8-9z" fill="#9b3a2c" stroke="#e2c07e" stroke-width="1"/><path d="M-11 0q5-5 11 0t11 0" fill="none" stroke="#efd79a" stroke-width="1.200"/><circle r="2.400" fill="#efd79a"/>`,
        lobed: `<path d="M0-9l3 3 5 0 0 5 3 3-3 3 0 4-5 0-3 3-3-3-5 0 0-4-3-3 3-3 0-5 5 0z" fill="#efe0b0" stroke="#7b2a20" stroke-width=".8"/><circle r="3" fill="#35567e"/>`,
      });
      p.inside(rug, () => {
        // Borders.
        p.fill(box(x0, y0, w, h), '#7b2a22');
        p.fill(box(x0 + 6, y0 + 6, w - 12, h - 12), '#e0c88e');
        p.fill(box(x0 + 10, y0 + 10, w - 20, h - 20), '#2b2019');
        let out = '';
        const cx = 400;
        const m = 25;
        for (let i = 0; i < 5; i += 1) for (const y of [y0 + m, y0 + h - m]) { const x = x0 + 46 + i * 51; out += place('cartouche', x, y); if (i) out += place('lobed', x - 25.500, y, 'scale(.75)'); }
        for (let j = 0; j < 10; j += 1) for (const x of [x0 + m, x0 + w - m]) { const y = y0 + 50 + j * 49.800; out += place('cartouche', x, y, 'rotate(90)'); if (j) out += place('lobed', x, y - 25, 'scale(.75)'); }
        for (const x of [x0 + m, x0 + w - m]) for (const y of [y0 + m, y0 + h - m]) out += place('lobed', x, y, 'scale(.9)');
        p.fill(box(x0 + 40, y0 + 40, w - 80, h - 80), '#e0c88e');
        p.fill(box(x0 + 44, y0 + 44, w - 88, h - 88), '#8c3126');
        p.fill(box(x0 + 50, y0 + 50, w - 100, h - 100), '#e0c88e');
        const [fx, fy, fw, fh] = [x0 + 52, y0 + 52, w - 104, h - 104];
        p.fill(box(fx, fy, fw, fh), '#1f2f52');
        // The field's two scrolls of stems, and their flowers.
        let stems = '';
        for (let k = 0; k < 9; k += 1) {
          for (const side of [-1, 1]) {
            const y = fy + 24 + k * 50;
            stems += `M${cx + side * 12} ${y}q${side * 30} -24 ${side * 46} 2t${side * 34} 12M${cx + side * 40} ${y - 6}q${side * 12} 22 ${side * -8} 30M${cx + side * 66} ${y + 10}q${side * 16} 12 ${side * 4} 26`;
          }
        }
        p.line(stems, { w: 0.9, ink: '#b39b6a', opacity: 0.75 });
        for (let k = 0; k < 9; k += 1) {
          for (const side of [-1, 1]) {
            const y = fy + 24 + k * 50;
            out += place('palmette', cx + side * 58, y + 1, `rotate(${side * 60})`) + place('rosette', cx + side * 30, y - 10) + place('rosette', cx + side * 32, y + 24) + place('leaf', cx + side * 78, y + 16) + place('palmette', cx + side * 84, y + 36, 'scale(.8)') + place('leaf', cx + side * 14, y + 4) + place('rosette', cx + side * 12, y + 30, 'scale(.8)');
          }
        }
        p.add(out);
        // Corner quarters of the same medallion.
        const sun = (x, y, radius) => {
          let d = '';
          for (let k = 0; k < 16; k += 1) {
            const a = (k / 16) * Math.PI * 2;
            const b = a + Math.PI / 16;
            const c = a + Math.PI / 8;
            d += `${k ? '' : `M${r(x + radius * Math.cos(a))} ${r(y + radius * Math.sin(a))}`}Q${r(x + radius * 1.16 * Math.cos(b))} ${r(y + radius * 1.16 * Math.sin(b))} ${r(x + radius * Math.cos(c))} ${r(y + radius * Math.sin(c))}`;
          }
          return `${d}Z`;
        };
        p.add(`<g clip-path="inset(0)">`);
        p.add('</g>');
        const medallion = (x, y, s, whole) => {
          for (let k = 0; k < 16; k += 1) {
            const a = ((k + 0.5) / 16) * 360;
            p.group(`translate(${x} ${y}) rotate(${r(a)})`, () => {
              const c = ['#a03a2a', '#4a6f54', '#d9c58e', '#a03a2a'][k % 4];
              p.fill(`M${r(62 * s)} 0q${r(14 * s)} ${r(-15 * s)} ${r(30 * s)} 0q${r(-16 * s)} ${r(15 * s)} ${r(-30 * s)} 0z`, c);
              p.line(`M${r(62 * s)} 0q${r(14 * s)} ${r(-15 * s)} ${r(30 * s)} 0q${r(-16 * s)} ${r(15 * s)} ${r(-30 * s)} 0zM${r(70 * s)} 0h${r(14 * s)}`, { w: 0.9, ink: '#efdca6' });
            });
          }
          p.fill(sun(x, y, 58 * s), '#e2c47c');
          p.line(sun(x, y, 58 * s), { w: 1.2, ink: '#8c3126' });
          let vines = '';
          for (let k = 0; k < 8; k += 1) {
            const a = (k / 8) * Math.PI * 2;
            vines += `M${x} ${y}Q${r(x + 34 * s * Math.cos(a + 0.7))} ${r(y + 34 * s * Math.sin(a + 0.7))} ${r(x + 50 * s * Math.cos(a))} ${r(y + 50 * s * Math.sin(a))}`;
          }
          p.line(vines, { w: 1, ink: '#5d7a4c' });
          if (whole) {
            p.fill(sun(x, y, 20), '#3f6b58');
            p.line(sun(x, y, 20), { w: 1, ink: '#efdca6' });
            let heads = '';
            for (let k = 0; k < 16; k += 1) heads += place(k % 2 ? 'rosette' : 'palmette', x + (k % 2 ? 34 : 46) * Math.cos(k * 0.3927), y + (k % 2 ? 34 : 46) * Math.sin(k * 0.3927), `scale(.8)`);
            p.add(heads);
          }
        };
        const fieldId = p.solid(box(fx, fy, fw, fh), 'indigo', { weight: 0, line: 1.2, opacity: 0.02 });
        p.inside(fieldId, () => {
          for (const x of [fx, fx + fw]) for (const y of [fy, fy + fh]) medallion(x, y, 0.92, false);
        });
        medallion(cx, 300, 0.98, true);
        // Two mosque lamps upon their chains, of unequal size.
        for (const [y, s, dir] of [[172, 0.8, 1], [438, 1, -1]]) {
          p.line(`M${cx} ${300 - dir * 92}V${y + dir * 26 * s}`, { w: 1.4, ink: '#efdca6' });
          p.group(`translate(${cx} ${y}) scale(${s} ${s * -dir})`, () => {
            const lamp = mirrored('c0,-26 c14,-26 c9,-8 20,4 22,16 12,28 c8,34 c10,40 c0,41', 0);
            p.fill(lamp, '#d99a3c');
            p.line(`${lamp}M-20 6Q0 14 20 6M-21 18Q0 26 21 18M-10-9h20`, { w: 1.2, ink: '#6b2a18' });
            p.fill(ellipse(0, 15, 6, 4), '#a03a2a');
          });
        }
        pile(p, [x0, y0, w, h], 2.8);
      });
    },
  },

  'seljuk-carpet-of-konya': {
    title: 'A Seljuk carpet from Konya: a lattice of hooked stars within a great border of angular script',
    draw(p) {
      const [x0, y0, w, h] = [70, 104, 640, 400];
      const outline = blob(`c${x0},${y0 + 3} c300,${y0 - 2} c500,${y0 + 4} c${x0 + w},${y0} c${x0 + w - 3},300 c${x0 + w + 2},${y0 + h - 110} c${x0 + w - 120},${y0 + h + 2} c380,${y0 + h - 3} c${x0 + 3},${y0 + h} c${x0 - 3},280`);
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
        for (let i = 0; i < 8; i += 1) out += place('kufi', x0 + 96 + i * 64, y0 + 36, 'scale(.92)') + place('kufi', x0 + 96 + i * 64, y0 + h - 36, 'scale(.92 -.92)');
        for (let j = 0; j < 4; j += 1) out += place('kufi', x0 + 36, y0 + 104 + j * 64, 'rotate(-90)scale(.92)') + place('kufi', x0 + w - 36, y0 + 104 + j * 64, 'rotate(90)scale(.92)');
        for (const x of [x0 + 36, x0 + w - 36]) for (const y of [y0 + 36, y0 + h - 36]) out += place('star', x, y, 'scale(1.300)');
        const [fx, fy, fw, fh] = [x0 + 72, y0 + 72, w - 144, h - 144];
        p.fill(box(fx - 4, fy - 4, fw + 8, fh + 8), '#efd9a2');
        p.fill(box(fx, fy, fw, fh), '#6e2a2a');
        for (let i = 0; i < 40; i += 1) out += place('eight', fx + 8 + i * (fw - 16) / 39, fy + 8, 'scale(.7)') + place('eight', fx + 8 + i * (fw - 16) / 39, fy + fh - 8, 'scale(.7)');
        for (let j = 1; j < 20; j += 1) out += place('eight', fx + 8, fy + 8 + j * (fh - 16) / 20, 'scale(.7)') + place('eight', fx + fw - 8, fy + 8 + j * (fh - 16) / 20, 'scale(.7)');
        p.fill(box(fx + 16, fy + 16, fw - 32, fh - 32), '#a5392f');
        for (let j = 0; j < 5; j += 1) for (let i = 0; i < 10 - (j % 2); i += 1) out += place('star', fx + 42 + i * 46 + (j % 2) * 23, fy + 40 + j * 44, 'scale(.86)');
        p.add(out);
        pile(p, [x0, y0, w, h]);
        for (const [x, y, a, b] of [[250, 300, 34, 16], [560, 210, 26, 18], [420, 450, 40, 12]]) {
          const worn = p.blot(x, y, a, b, '#c9a377', 0.9);
          p.line(worn, { w: 0.8, ink: '#6b4a2a', opacity: 0.5 });
        }
      });
      // The turned corner shows the back.
      const corner = blob(`c${x0 + w + 2},${y0 + h - 112} c${x0 + w - 30},${y0 + h - 96} ${x0 + w - 84},${y0 + h - 72} c${x0 + w - 122},${y0 + h + 2} c${x0 + w - 74},${y0 + h - 34} ${x0 + w - 20},${y0 + h - 62}`);
      p.cast(corner, -5, 7, 0.4);
      const turned = p.solid(corner, 'earth', { lighting: 'lit', weight: 1.6 });
      p.inside(turned, () => {
        p.veins([x0 + w - 125, y0 + h - 115, 130, 120], 60, { angle: -42, length: 40, wander: 1, ink: '#6b3a2a', opacity: 0.5 });
        p.hatch([x0 + w - 125, y0 + h - 115, 130, 120], { gap: 4, angle: 50 });
      });
      fringe(p, x0 + 1, y0, w - 4, -1, 8);
    },
  },

  'marby-rug': {
    title: 'The Marby rug: two octagons, in each a pair of birds beside a tree',
    draw(p) {
      const [x0, y0, w, h] = [214, 30, 372, 540];
      const outline = blob(`c${x0 + 3},${y0 + 2} c400,${y0 - 3} c${x0 + w},${y0 + 4} c${x0 + w - 4},200 c${x0 + w + 2},420 c${x0 + w - 2},${y0 + h} c420,${y0 + h - 5} c${x0},${y0 + h + 2} c${x0 + 4},380 c${x0 - 3},180`);
      p.cast(outline, 9, 12, 0.42);
      const rug = p.solid(outline, 'ochre', { lighting: 'flat', weight: 2 });
      // The bird as a weaver counts it, knot by knot.
      const birdRows = ['....##.......', '...####......', '..##.##......', '.....###.....', '.....###...#.', '....#####.##.', '...##########', '..##########.', '..#########..', '...#######...', '....#####....', '.....#.#.....', '.....#.#.....', '....##.##....'];
      let bird = '';
      birdRows.forEach((row, j) => [...row].forEach((c, i) => { if (c === '#') bird += `M${(i - 12) * 6} ${(j - 7) * 6}h6.300v6.300h-6.300z`; }));
      motifs(p, {
        bird: `<path d="${bird}" fill="#a3382b"/><path d="M-54-36h6v6h-6z" fill="#f3e3b6"/><path d="M-48 0h24v6h-24zM-42 12h18v6h-18z" fill="#2d4266"/>`,
        hook: `<path d="M-8 8V-8H8V2H0" fill="none" stroke="#efdfb0" stroke-width="3"/>`,
        tri: `<path d="M0 0L44 0 0 44z" fill="#a3382b"/><path d="M8 8h18L8 26z" fill="#efdfb0"/><path d="M12 12h8l-8 8z" fill="#2d4266"/>`,
      });
      p.inside(rug, () => {
        p.fill(box(x0 - 5, y0 - 5, w + 10, h + 10), '#7a2b25');
        let out = '';
        for (let i = 0; i < 14; i += 1) out += place('hook', x0 + 22 + i * 25.200, y0 + 20, i % 2 ? 'rotate(180)' : '') + place('hook', x0 + 22 + i * 25.200, y0 + h - 20, i % 2 ? 'rotate(180)' : '');
        for (let j = 1; j < 20; j += 1) out += place('hook', x0 + 20, y0 + 22 + j * 26, j % 2 ? 'rotate(90)' : 'rotate(-90)') + place('hook', x0 + w - 20, y0 + 22 + j * 26, j % 2 ? 'rotate(90)' : 'rotate(-90)');
        p.fill(box(x0 + 38, y0 + 38, w - 76, h - 76), '#efdfb0');
        for (const top of [y0 + 43, y0 + 43 + 227]) {
          const [x, s, t] = [x0 + 43, w - 86, 227 - 3];
          p.fill(box(x, top, s, t), '#c2903c');
          p.line(box(x + 4, top + 4, s - 8, t - 8), { w: 2, ink: '#7a2b25' });
          out += place('tri', x + 10, top + 10) + place('tri', x + s - 10, top + 10, 'scale(-1 1)') + place('tri', x + 10, top + t - 10, 'scale(1 -1)') + place('tri', x + s - 10, top + t - 10, 'scale(-1)');
          const oct = (k) => poly(`${x + 76 + k},${top + 10 + k} ${x + s - 76 - k},${top + 10 + k} ${x + s - 12 - k},${top + 70 + k * 0.4} ${x + s - 12 - k},${top + t - 70 - k * 0.4} ${x + s - 76 - k},${top + t - 10 - k} ${x + 76 + k},${top + t - 10 - k} ${x + 12 + k},${top + t - 70 - k * 0.4} ${x + 12 + k},${top + 70 + k * 0.4}`);
          p.fill(oct(0), '#2d4266');
          p.fill(oct(7), '#f3e6c2');
          p.line(oct(12), { w: 1.6, ink: '#a3382b' });
          // The tree, stepped and mirrored.
          let tree = `M${396} ${top + 30}h8v${t - 56}h-8z`;
          for (let k = 0; k < 6; k += 1) tree += `M${r(400 - 10 - k * 4)} ${top + 48 + k * 22}h${20 + k * 8}v6h-${20 + k * 8}zM${r(400 - 10 - k * 4)} ${top + 42 + k * 22}h6v8h-6zM${r(404 + k * 4)} ${top + 42 + k * 22}h6v8h-6z`;
          p.fill(tree, '#3f6b55');
          p.fill(`M380 ${top + t - 32}h40v8h-40z`, '#a3382b');
          out += place('bird', 366, top + 104, 'scale(1.050)') + place('bird', 434, top + 104, 'scale(-1.050 1.050)');
        }
        p.add(out);
        pile(p, [x0, y0, w, h], 4);
        // Cut in two and sewn together again.
        p.line(curve(`${x0},298 330,302 470,296 ${x0 + w},300`), { w: 3, ink: '#3d2414', opacity: 0.8 });
        let stitches = '';
        for (let x = x0 + 6; x < x0 + w; x += 13) stitches += `M${x} 294l3 11`;
        p.line(stitches, { w: 1.3, ink: '#efdfb0' });
        const hole = p.blot(260, 540, 20, 14, '#e8d8b6', 1);
        p.line(hole, { w: 1.1, ink: '#6b4a2a', dash: '2 2' });
        p.blot(520, 90, 34, 22, '#e0c592', 0.5);
      });
      fringe(p, x0 + 4, y0 + h - 1, w - 6, 1, 12);
      fringe(p, x0 + 4, y0 + 1, w - 6, -1, 12);
    },
  },

  'flower-felt-rug-of-the-shosoin': {
    title: 'A flower-patterned felt rug of the Shōsōin: great blossoms in blue and brown on white wool',
    draw(p) {
      const outline = blob('92,150 200,140 330,146 470,138 610,144 704,150 714,240 708,330 716,420 706,462 600,470 460,464 330,472 190,464 96,468 86,380 92,300 84,220');
      p.cast(outline, 9, 13, 0.42);
      const rug = p.solid(outline, 'linen', { lighting: 'flat', weight: 2.2 });
      const blue = ['#223a66', '#4d6f9c', '#9db6cc', '#dfe4e0'];
      const brown = ['#6b3f22', '#a8713f', '#d6ae78', '#f0dfbd'];
      p.inside(rug, () => {
        p.veins([84, 138, 632, 336], 150, { ink: '#a89776', opacity: 0.3, angle: 10, length: 18, wander: 10 });
        p.veins([84, 138, 632, 336], 110, { ink: '#a89776', opacity: 0.3, angle: 100, length: 16, wander: 10 });
        const wool = (d, colour) => { p.fill(d, colour, 0.92); p.line(d, { w: 2.6, ink: colour, opacity: 0.4 }); };
        const petalAt = (cx, cy, a, near, far, wide) => {
          const c = Math.cos(a);
          const s = Math.sin(a);
          const q = (d, o) => `${r(cx + c * d - s * o)},${r(cy + s * d + c * o)}`;
          return blob(`c${q(near, 0)} ${q((near + far) / 2, wide)} ${q(far - 2, wide * 0.72)} c${q(far + 4, 0)} ${q(far - 2, -wide * 0.72)} ${q((near + far) / 2, -wide)}`);
        };
        const flower = (cx, cy, k, n, inner, outer) => {
          for (let i = 0; i < n; i += 1) {
            const a = (i / n) * Math.PI * 2;
            wool(petalAt(cx, cy, a + Math.PI / n, 40 * k, 92 * k, 21 * k), outer[2]);
            wool(petalAt(cx, cy, a + Math.PI / n, 46 * k, 80 * k, 12 * k), outer[1]);
          }
          for (let i = 0; i < n; i += 1) {
            const a = (i / n) * Math.PI * 2;
            wool(petalAt(cx, cy, a, 22 * k, 78 * k, 23 * k), inner[3]);
            wool(petalAt(cx, cy, a, 24 * k, 68 * k, 16 * k), inner[1]);
            wool(petalAt(cx, cy, a, 26 * k, 54 * k, 9 * k), inner[0]);
          }
          wool(ellipse(cx, cy, 26 * k), outer[3]);
          wool(ellipse(cx, cy, 18 * k), outer[1]);
          for (let i = 0; i < 6; i += 1) wool(ellipse(cx + 10 * k * Math.cos(i * 1.047), cy + 10 * k * Math.sin(i * 1.047), 4.500 * k), inner[3]);
          wool(ellipse(cx, cy, 5 * k), inner[0]);
        };
        const sprig = (x, y, sx, sy) => {
          p.group(`translate(${x} ${y}) scale(${sx} ${sy})`, () => {
            p.line('M-34 26Q0 20 10-14M-8 18q20 6 34-4', { w: 4, ink: '#5d7458', opacity: 0.85 });
            wool(blob('c-34,26 -26,8 -10,8 c-8,18 -18,26'), '#7f9573');
            wool(blob('c26,14 30,0 44,-2 c44,10 36,18'), '#7f9573');
            for (let i = 0; i < 5; i += 1) wool(ellipse(12 + 13 * Math.cos(i * 1.257 - 1.57), -18 + 13 * Math.sin(i * 1.257 - 1.57), 9.500), i % 2 ? brown[2] : brown[1]);
            wool(ellipse(12, -18, 6), brown[3]);
          });
        };
        flower(400, 304, 1.18, 8, blue, brown);
        flower(196, 304, 0.84, 6, brown, blue);
        flower(604, 304, 0.84, 6, brown, blue);
        for (const [x, y, sx, sy] of [[292, 186, 1, 1], [508, 186, -1, 1], [292, 424, 1, -1], [508, 424, -1, -1], [134, 188, 0.9, 0.9], [666, 188, -0.9, 0.9], [134, 422, 0.9, -0.9], [666, 422, -0.9, -0.9]]) sprig(x, y, sx, sy);
        p.blot(250, 440, 60, 22, '#b49a68', 0.3);
        p.blot(640, 240, 50, 60, '#b49a68', 0.22);
        p.speckle([84, 138, 632, 336], 220, { ink: '#fffaf0', opacity: 0.7, even: true });
        p.hatch([84, 138, 640, 336], { gap: 7, a: [420, 320], b: [716, 480], opacity: 0.35 });
      });
      p.line('M86 220l-6 3M84 226l-5-2M714 240l6-3M330 472l-2 6M600 470l3 5', { w: 1.3, ink: '#a89776' });
    },
  },
};
