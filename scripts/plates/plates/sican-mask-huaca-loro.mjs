import { blob, curve, ellipse, mirrored, r } from '../geometry.mjs';

export const title =
  'The gold mask of the Sicán lord: a broad face with winged eyes, red paint, ear spools and nose ornament';

export const draw = (p) => {
  const ink = '#54350f';
  const d = mirrored('c400,118 c598,128 c612,150 c620,272 c604,404 c566,470 c400,484');
  p.cast(d, 12, 16, 0.42);
  const sheet = p.solid(d, 'gold', { lighting: 'lit', weight: 2.6 });
  p.inside(sheet, () => {
    // Cinnabar over the face, worn away in places.
    p.fill(mirrored('c400,134 c586,144 c600,270 c586,396 c552,454 c400,468'), '#ad3420', 0.78);
    for (let i = 0; i < 26; i += 1)
      p.blot(
        p.rand(206, 594),
        p.rand(130, 470),
        p.rand(10, 36),
        p.rand(8, 22),
        p.pick(['#f0cb62', '#e2b04a', '#d29f36', '#7c2416']),
        0.55,
      );
    p.speckle([190, 120, 420, 350], 170, { ink: '#6a1c10', opacity: 0.4 });
    p.speckle([190, 120, 420, 350], 110, { ink: '#fbe9a9', opacity: 0.6, even: true });
    p.hatch([400, 120, 220, 360], {
      gap: 6,
      a: [450, 300],
      b: [610, 390],
      ink: '#3b1d0a',
      opacity: 0.55,
    });
  });
  p.line(mirrored('c400,132 c588,142 c604,272 c588,398 c554,458 c400,470'), {
    w: 1.2,
    ink: '#fbe9a9',
    opacity: 0.8,
  });
  for (const side of [1, -1]) {
    const x = (dx) => r(400 + side * dx);
    // The winged eye of the Sicán deity.
    const wing = p.solid(
      blob(
        `c${x(38)},262 ${x(62)},222 ${x(104)},210 ${x(140)},214 c${x(186)},188 ${x(168)},232 ${x(132)},264 ${x(84)},278`,
      ),
      'gold',
      { lighting: 'lit', weight: 2 },
    );
    p.inside(wing, () =>
      p.hatch([400 + side * 40 - (side < 0 ? 150 : 0), 200, 150, 80], { gap: 5, ink }),
    );
    p.solid(ellipse(400 + side * 100, 244, 24, 21), 'silver', { lighting: 'round', weight: 1.2 });
    p.solid(ellipse(400 + side * 100, 244, 12), 'madder', { lighting: 'round', weight: 1 });
    p.line(`M${x(112)} 244l${side * 22} 0`, { w: 2, ink });
    // Ear spools hang from the lower corners of the ears.
    const ear = p.solid(
      blob(`c${x(208)},232 c${x(248)},226 ${x(258)},266 ${x(250)},316 c${x(204)},320`),
      'gold',
      { lighting: side > 0 ? 'shade' : 'lit', weight: 2 },
    );
    p.inside(ear, () =>
      p.line(curve(`${x(216)},250 ${x(240)},248 ${x(238)},290 ${x(220)},304`), { w: 1.4, ink }),
    );
    const spool = p.solid(ellipse(400 + side * 236, 366, 44), 'gold', {
      lighting: 'round',
      weight: 2.2,
    });
    p.inside(spool, () => {
      p.line(`${ellipse(400 + side * 236, 366, 34)}${ellipse(400 + side * 236, 366, 18)}`, {
        w: 1.4,
        ink,
      });
      let beads = '';
      for (let k = 0; k < 22; k += 1)
        beads += `M${r(400 + side * 236 + 39 * Math.cos(k * 0.2856))} ${r(366 + 39 * Math.sin(k * 0.2856))}h.1`;
      p.line(beads, { w: 4, ink: '#8e5f1d' });
      p.hatch([400 + side * 236 - 44, 322, 90, 90], { gap: 5, ink });
    });
    p.solid(ellipse(400 + side * 236, 366, 10), 'jade', { lighting: 'round', weight: 1 });
  }
  const nose = p.solid(mirrored('c400,236 c412,240 418,300 c446,338 c436,354 400,358'), 'gold', {
    lighting: 'turned',
    weight: 2,
  });
  p.inside(nose, () => {
    p.fill('M350 230h50v140h-50z', '#ad3420', 0.35);
    p.hatch([400, 236, 50, 120], { gap: 4.5, ink });
  });
  // Mouth and the nose ornament with its dangles.
  p.solid(mirrored('c400,396 440,392 c486,402 440,424 400,424'), 'gold', {
    lighting: 'lit',
    weight: 1.6,
  });
  p.line('M318 404Q400 416 482 404', { w: 2, ink });
  const ornament = p.solid(mirrored('c400,358 424,360 c448,378 c424,386 400,388'), 'silver', {
    lighting: 'lit',
    weight: 1.6,
  });
  p.inside(ornament, () => p.line('M352 376Q400 392 448 376', { w: 1.2 }));
  for (let k = -4; k <= 4; k += 1) {
    const x = 400 + k * 40;
    const y = 492 - Math.abs(k) * 1.6;
    p.line(`M${x} ${y - 14}v12`, { w: 1.4, ink });
    p.solid(ellipse(x, y + 8, 11), 'gold', { lighting: 'round', weight: 1.4, line: 1 });
  }
  for (let k = -5; k <= 5; k += 1) {
    const x = 400 + k * 34;
    p.line(`M${x} 120v-12`, { w: 1.4, ink });
    p.solid(ellipse(x, 98, 10), 'gold', { lighting: 'round', weight: 1.4, line: 1 });
  }
};
