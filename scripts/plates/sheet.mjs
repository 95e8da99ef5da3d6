import { INK, materials } from './materials.mjs';
import { r, tight } from './geometry.mjs';
import { glyphSets } from './glyphs.mjs';
import { hash, seeded, papers, lightings } from './light.mjs';

/** One plate under the pen: shapes are added from back to front. */
export class Sheet {
  #defs = [];
  #body = [];
  #ids = new Map();
  #next = 0;
  #random;

  constructor(slug) {
    this.#random = seeded(slug);
    this.paper = papers[hash(slug) % papers.length];
  }

  rand(low = 0, high = 1) {
    return low + (high - low) * this.#random();
  }

  pick(list) {
    return list[Math.floor(this.#random() * list.length)];
  }

  add(markup) {
    this.#body.push(markup);
  }

  /** Puts an element into <defs> once and returns its id. */
  #define(key, make) {
    if (!this.#ids.has(key)) {
      const id = (this.#next++).toString(36);
      this.#ids.set(key, `a${id}`);
      this.#defs.push(make(`a${id}`));
    }
    return this.#ids.get(key);
  }

  tone(name, lighting = 'lit') {
    const [tag, attributes, stops] = lightings[lighting](materials[name]);
    const id = this.#define(
      `${name}/${lighting}`,
      (own) =>
        `<${tag} id="${own}" ${attributes}>${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</${tag}>`,
    );
    return `url(#${id})`;
  }

  /** A fade of one colour from transparent (x1,y1) to `opacity` (x2,y2). */
  fade(x1, y1, x2, y2, colour, opacity = 1) {
    const key = [x1, y1, x2, y2, colour, opacity]
      .map((v) => (typeof v === 'number' ? r(v * 10) / 10 : v))
      .join();
    const id = this.#define(
      key,
      (own) =>
        `<linearGradient id="${own}" gradientUnits="userSpaceOnUse" x1="${r(x1)}" y1="${r(y1)}" x2="${r(x2)}" y2="${r(y2)}"><stop stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity="${opacity}"/></linearGradient>`,
    );
    return `url(#${id})`;
  }

  #blur(deviation) {
    return this.#define(
      `blur${deviation}`,
      (own) =>
        `<filter id="${own}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  /** The soft shadow of a standing object upon the ground. */
  ground(cx, cy, rx, ry = rx * 0.13) {
    this.add(
      `<ellipse cx="${cx + rx * 0.16}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#6b4a26" opacity=".34" filter="url(#${this.#blur(9)})"/>`,
    );
    this.add(
      `<ellipse cx="${cx + rx * 0.05}" cy="${cy}" rx="${rx * 0.86}" ry="${ry * 0.5}" fill="#3d2814" opacity=".3" filter="url(#${this.#blur(4)})"/>`,
    );
  }

  /** The soft shadow of a flat object that lies on the paper. */
  cast(d, dx = 9, dy = 12, opacity = 0.34) {
    this.add(
      `<path d="${d}" transform="translate(${dx} ${dy})" fill="#5a3c1c" opacity="${opacity}" filter="url(#${this.#blur(7)})"/>`,
    );
  }

  /** A solid in a material: lit, contoured, with a heavier line on the shadow side. Returns a handle for `inside`. */
  solid(d, material, { lighting = 'lit', line = 1.5, weight = 1.4, opacity } = {}) {
    const id = this.#define(`path${d}`, (own) => `<path id="${own}" d="${d}"/>`);
    const { ink } = materials[material];
    if (weight > 0) this.add(`<use href="#${id}" x="${weight}" y="${weight}" fill="${ink}"/>`);
    this.add(
      `<use href="#${id}" fill="${this.tone(material, lighting)}" stroke="${ink}" stroke-width="${line}"${opacity ? ` opacity="${opacity}"` : ''}/>`,
    );
    return id;
  }

  /** Draws within the outline of a solid. */
  inside(handle, draw) {
    const clip = this.#define(
      `clip${handle}`,
      (own) => `<clipPath id="${own}"><use href="#${handle}"/></clipPath>`,
    );
    this.add(`<g clip-path="url(#${clip})">`);
    draw();
    this.add('</g>');
  }

  /** Keeps a drawing for repeated use with `place`. */
  symbol(draw) {
    const outer = this.#body;
    this.#body = [];
    draw();
    const markup = this.#body.join('');
    this.#body = outer;
    return this.#define(`symbol${markup}`, (own) => `<g id="${own}">${markup}</g>`);
  }

  place(symbol, x, y, turn = '') {
    this.add(`<use href="#${symbol}" transform="translate(${r(x)} ${r(y)})${turn}"/>`);
  }

  group(transform, draw) {
    this.add(`<g transform="${transform}">`);
    draw();
    this.add('</g>');
  }

  fill(d, colour, opacity) {
    this.add(
      `<path d="${d}" fill="${colour}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`,
    );
  }

  line(d, { w = 1, ink = INK, opacity, dash, cap = 'round' } = {}) {
    this.add(
      `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}"${cap === 'round' ? '' : ` stroke-linecap="${cap}"`}${opacity === undefined ? '' : ` opacity="${opacity}"`}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`,
    );
  }

  /** Engraver's hatching over a box, fading in from its lit side (a) to its shadow side (b). */
  hatch([x, y, w, h], { angle = 52, gap = 6, ink = INK, opacity = 0.55, width = 0.8, a, b } = {}) {
    const [x1, y1] = a ?? [x + w * 0.4, y + h * 0.4];
    const [x2, y2] = b ?? [x + w, y + h];
    const rad = (angle * Math.PI) / 180;
    const [ux, uy] = [Math.cos(rad), Math.sin(rad)];
    const [cx, cy] = [x + w / 2, y + h / 2];
    const reach = Math.abs(w * uy) / 2 + Math.abs(h * ux) / 2;
    const long = Math.abs(w * ux) / 2 + Math.abs(h * uy) / 2;
    const stroke = `l${tight(Math.round(2 * ux * long), Math.round(2 * uy * long))}`;
    let d = '';
    for (let k = -reach; k <= reach; k += gap) {
      const off = k + this.rand(-0.9, 0.9);
      const [px, py] = [cx - uy * off, cy + ux * off];
      d += `M${tight(Math.round(px - ux * long), Math.round(py - uy * long))}${stroke}`;
    }
    this.add(
      `<path d="${d}" fill="none" stroke="${this.fade(x1, y1, x2, y2, ink, opacity)}" stroke-width="${width}"/>`,
    );
  }

  /** Grain, pitting or stippling: `n` dots over a box, denser to the lower right. */
  speckle([x, y, w, h], n, { ink = INK, opacity = 0.4, size = 1.6, even = false } = {}) {
    let d = '';
    for (let i = 0; i < n; i += 1) {
      const bias = even ? 1 : 0.7;
      d += `M${Math.round(x + w * this.rand() ** bias)} ${Math.round(y + h * this.rand() ** bias)}h.1`;
    }
    this.add(
      `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${size}" opacity="${opacity}"/>`,
    );
  }

  /** Fine wandering lines: veins, grain, fibres. `angle` is their general direction. */
  veins(
    [x, y, w, h],
    n,
    { ink = INK, opacity = 0.35, width = 0.8, angle = 0, length = 120, wander = 6 } = {},
  ) {
    const rad = (angle * Math.PI) / 180;
    let d = '';
    for (let i = 0; i < n; i += 1) {
      const [px, py] = [x + w * this.rand(), y + h * this.rand()];
      const l = length * this.rand(0.5, 1.2);
      const end = [
        l * Math.cos(rad) + this.rand(-wander, wander),
        l * Math.sin(rad) + this.rand(-wander, wander),
      ];
      d += `M${Math.round(px)} ${Math.round(py)}q${tight(end[0] / 2 + this.rand(-wander, wander), end[1] / 2 + this.rand(-wander, wander), ...end)}`;
    }
    this.add(
      `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" opacity="${opacity}"/>`,
    );
  }

  /** A jagged crack from a point in a direction (degrees). */
  crack(x, y, angle, length, { ink = INK, w = 1.3, opacity = 0.7 } = {}) {
    let d = `M${r(x)} ${r(y)}`;
    let [heading, left] = [(angle * Math.PI) / 180, length];
    while (left > 0) {
      const step = this.rand(7, 17);
      heading += this.rand(-0.65, 0.65) * 0.8;
      d += `l${tight(Math.cos(heading) * step, Math.sin(heading) * step)}`;
      heading = heading * 0.6 + ((angle * Math.PI) / 180) * 0.4;
      left -= step;
    }
    this.line(d, { w, ink, opacity });
  }

  /** A worn patch: an irregular blot, for losses, patina and stains. */
  blot(cx, cy, rx, ry, colour, opacity = 0.5) {
    const n = 9;
    const pts = Array.from({ length: n }, (_, i) => {
      const t = (i / n) * Math.PI * 2;
      const k = this.rand(0.68, 1.15);
      return [cx + Math.cos(t) * rx * k, cy + Math.sin(t) * ry * k];
    });
    const mid = (p, q) => tight((p[0] + q[0]) / 2, (p[1] + q[1]) / 2);
    const d = `M${mid(pts.at(-1), pts[0])}${pts.map((p, i) => `Q${tight(...p)} ${mid(p, pts[(i + 1) % n])}`).join('')}Z`;
    const soft =
      opacity <= 0.6
        ? ` filter="url(#${this.#blur(Math.max(2, Math.round(Math.min(rx, ry) / 6)))})"`
        : '';
    this.add(`<path d="${d}" fill="${colour}" opacity="${opacity}"${soft}/>`);
    return d;
  }

  /** Places signs of a script (see glyphs.mjs) at [x, y] positions; `scale` 1 is a ten-unit sign. */
  signs(script, positions, { scale = 1, ink = INK, opacity = 0.85, w = 1.1, order } = {}) {
    const set = glyphSets[script];
    const filled = script === 'cuneiform';
    const marks = positions.map(([x, y], i) => {
      const n = order ? order[i % order.length] : Math.floor(this.rand() * set.length);
      const id = this.#define(
        `${script}${n}/${scale}`,
        (own) => `<path id="${own}" d="${set[n]}" transform="scale(${scale})"/>`,
      );
      return `<use href="#${id}" x="${Math.round(x)}" y="${Math.round(y)}"/>`;
    });
    const paint = filled
      ? `fill="${ink}"`
      : `fill="none" stroke="${ink}" stroke-width="${r((w / scale) * 10) / 10}"`;
    this.add(`<g ${paint} opacity="${opacity}">${marks.join('')}</g>`);
  }

  /** Positions in rows over a box, with a scribe's small unevenness. `keep(x, y)` may leave places out. */
  rows([x, y, w, h], dx, dy, { keep = () => true, jitter = 1 } = {}) {
    const out = [];
    for (let py = y; py <= y + h; py += dy) {
      for (let px = x; px <= x + w; px += dx * this.rand(0.92, 1.08)) {
        const point = [px + this.rand(-jitter, jitter), py + this.rand(-jitter, jitter)];
        if (keep(...point)) out.push(point);
      }
    }
    return out;
  }

  #ground() {
    const [light, edge] = this.paper;
    const glow = this.#define(
      'paper',
      (own) =>
        `<radialGradient id="${own}" cx=".4" cy=".34" r=".85"><stop offset=".2" stop-color="${light}"/><stop offset="1" stop-color="${edge}"/></radialGradient>`,
    );
    const random = seeded(`${edge}${this.paper.join()}${this.#body.length}`);
    let fibres = '';
    for (let i = 0; i < 26; i += 1) {
      fibres += `M${Math.round(random() * 800)} ${Math.round(random() * 600)}q${r(random() * 10 - 5)} ${r(random() * 8 - 4)} ${r(random() * 16 - 8)} ${r(random() * 10 - 5)}`;
    }
    return `<rect width="800" height="600" fill="url(#${glow})"/><path d="${fibres}" fill="none" stroke="#9a7a4c" stroke-width=".7" opacity=".3"/>`;
  }

  /** The finished plate. */
  svg(title) {
    const paper = this.#ground();
    const label = title.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" role="img">\n<title>${label}</title>\n<defs>${this.#defs.join('\n')}</defs>\n${paper}\n<g stroke-linecap="round" stroke-linejoin="round">\n${this.#body.join('\n')}\n</g>\n</svg>\n`;
  }
}
