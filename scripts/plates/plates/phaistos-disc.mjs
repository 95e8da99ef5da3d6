import { blob } from '../geometry.mjs';

export const title = 'The Phaistos Disc: a clay disc with signs stamped along a spiral';

export const draw = (p) => {
  const [cx, cy] = [400, 300];
  const d = blob(
    '400,62 506,84 594,150 634,250 640,330 602,440 520,512 410,540 300,520 212,456 166,360 162,264 200,160 290,86',
  );
  p.cast(d, 12, 15, 0.42);
  const disc = p.solid(d, 'clay', { lighting: 'lit', weight: 3 });
  const ink = '#4a2710';
  const turn = (t) => 238 - t * 7.15;
  p.inside(disc, () => {
    p.blot(320, 200, 130, 100, '#f6dcb4', 0.45);
    p.blot(520, 430, 110, 90, '#6b4021', 0.25);
    p.speckle([160, 60, 480, 480], 150, { opacity: 0.25 });
    const spiral = (from, to, off = 0) => {
      let path = '';
      for (let t = from; t <= to; t += 0.3) {
        const radius = turn(t) + off;
        path += `${path ? 'L' : 'M'}${Math.round(cx + radius * Math.cos(t))} ${Math.round(cy + radius * Math.sin(t))}`;
      }
      return path;
    };
    p.line(spiral(0, 31.2, 1.5), { w: 1, ink: '#ffe9c8', opacity: 0.7 });
    p.line(spiral(0, 31.2), { w: 1.9, ink });
    const stamps = [
      'M0-13a6 6 0 1 1-.1 0M-5-12l-3-3M-2-14l-1-4M2-14l1-4M5-12l3-3M0-1v6M-4 2h8',
      'M0-10L-3-2v12M0-10L3-2v12M-8 0l8-6 8 6M0-14a3 3 0 1 1-.1 0',
      'M0-11a11 11 0 1 1-.1 0M0-5h.1M-5 0h.1M5 0h.1M0 5h.1M0 0h.1M-4-4h.1M4 4h.1',
      'M-8 10q-2-18 8-20 10 2 8 20M-8 10h16M0-10v20',
      'M-11 2q4-8 12-6l9-5-3 8 3 7-9-3q-8 4-12-1M-7 1h.1',
      'M0 12V-4M0-4q-8-2-8-8 6 0 8 8M0-4q8-2 8-8-6 0-8 8M0-4v-9',
      'M-10 6l6-14 4 6 5-8 5 16zM-4 6v4M4 6v4',
      'M-10 0q10-14 20 0-10 12-20 0M-4 0h8',
      'M-9 9q6-2 6-10t4-9M-3-1q6 0 10 9M1-10l5 2',
      'M-10-4h20l-4 12h-12zM-6-4v-5M6-4v-5',
      'M0-11v22M-7-7q7 6 14 0M-7 1q7 6 14 0',
      'M-9 8V-6l9-6 9 6V8M-9 0h18',
    ];
    let out = '';
    const used = stamps.map(() => 0);
    let word = 2;
    for (let t = 0.34; t < 28.8;) {
      const radius = turn(t) - 21.5;
      const n = Math.floor(p.rand(0, stamps.length));
      used[n] += 1;
      const deg = Math.round((t * 180) / Math.PI + 90) % 360;
      const at = `${Math.round(cx + radius * Math.cos(t))} ${Math.round(cy + radius * Math.sin(t))}`;
      out += `<use href="#s${n}" transform="translate(${at})rotate(${deg})"/>`;
      word -= 1;
      if (word < 0) {
        const s = t + 15 / radius;
        const [r1, r2] = [turn(s) - 1, turn(s + 6.283) + 1];
        p.line(
          `M${Math.round(cx + r1 * Math.cos(s))} ${Math.round(cy + r1 * Math.sin(s))}L${Math.round(cx + r2 * Math.cos(s))} ${Math.round(cy + r2 * Math.sin(s))}`,
          { w: 1.5, ink },
        );
        word = Math.floor(p.rand(2, 5));
        t += 5 / radius;
      }
      t += 29 / radius;
    }
    p.add(`<defs>${stamps.map((s, i) => `<path id="s${i}" d="${s}"/>`).join('')}</defs>`);
    p.add(
      `<g fill="#b27a4a" fill-opacity=".55" stroke="${ink}" stroke-width="1.600" stroke-linecap="round" stroke-linejoin="round">${out}</g>`,
    );
    p.line('M622 300v-34', { w: 1.5, ink });
    p.hatch([160, 60, 490, 490], { gap: 7, a: [380, 320], b: [600, 520], opacity: 0.5 });
    p.crack(168, 340, 25, 60);
    p.crack(560, 470, 220, 60);
  });
};
