import { box, ellipse, mirrored, r } from '../geometry.mjs';
import { fringe, motifs, pile, place } from '../surfaces.mjs';

export const title = 'The Ardabil carpet: a sunburst medallion on dark blue with two hanging lamps';

export const draw = (p) => {
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
    for (let i = 0; i < 5; i += 1)
      for (const y of [y0 + m, y0 + h - m]) {
        const x = x0 + 46 + i * 51;
        out += place('cartouche', x, y);
        if (i) out += place('lobed', x - 25.5, y, 'scale(.75)');
      }
    for (let j = 0; j < 10; j += 1)
      for (const x of [x0 + m, x0 + w - m]) {
        const y = y0 + 50 + j * 49.8;
        out += place('cartouche', x, y, 'rotate(90)');
        if (j) out += place('lobed', x, y - 25, 'scale(.75)');
      }
    for (const x of [x0 + m, x0 + w - m])
      for (const y of [y0 + m, y0 + h - m]) out += place('lobed', x, y, 'scale(.9)');
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
        out +=
          place('palmette', cx + side * 58, y + 1, `rotate(${side * 60})`) +
          place('rosette', cx + side * 30, y - 10) +
          place('rosette', cx + side * 32, y + 24) +
          place('leaf', cx + side * 78, y + 16) +
          place('palmette', cx + side * 84, y + 36, 'scale(.8)') +
          place('leaf', cx + side * 14, y + 4) +
          place('rosette', cx + side * 12, y + 30, 'scale(.8)');
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
          p.fill(
            `M${r(62 * s)} 0q${r(14 * s)} ${r(-15 * s)} ${r(30 * s)} 0q${r(-16 * s)} ${r(15 * s)} ${r(-30 * s)} 0z`,
            c,
          );
          p.line(
            `M${r(62 * s)} 0q${r(14 * s)} ${r(-15 * s)} ${r(30 * s)} 0q${r(-16 * s)} ${r(15 * s)} ${r(-30 * s)} 0zM${r(70 * s)} 0h${r(14 * s)}`,
            { w: 0.9, ink: '#efdca6' },
          );
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
        for (let k = 0; k < 16; k += 1)
          heads += place(
            k % 2 ? 'rosette' : 'palmette',
            x + (k % 2 ? 34 : 46) * Math.cos(k * 0.3927),
            y + (k % 2 ? 34 : 46) * Math.sin(k * 0.3927),
            `scale(.8)`,
          );
        p.add(heads);
      }
    };
    const fieldId = p.solid(box(fx, fy, fw, fh), 'indigo', { weight: 0, line: 1.2, opacity: 0.02 });
    p.inside(fieldId, () => {
      for (const x of [fx, fx + fw]) for (const y of [fy, fy + fh]) medallion(x, y, 0.92, false);
    });
    medallion(cx, 300, 0.98, true);
    // Two mosque lamps upon their chains, of unequal size.
    for (const [y, s, dir] of [
      [172, 0.8, 1],
      [438, 1, -1],
    ]) {
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
};
