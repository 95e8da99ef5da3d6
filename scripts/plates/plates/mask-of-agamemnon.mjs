import { blob, curve, ellipse, limb, mirrored, r } from '../geometry.mjs';
import { both } from '../surfaces.mjs';

export const title = 'The Mask of Agamemnon: a bearded face beaten in sheet gold, eyes closed';

export const draw = (p) => {
  const ink = '#54350f';
  const d = blob(
    'c286,70 340,58 400,54 462,60 512,72 c532,140 540,196 c566,184 580,204 570,260 556,300 538,308 c530,380 c506,452 c456,512 400,536 342,512 c294,456 c268,380 c262,308 244,300 228,258 220,204 236,186 c260,196 c266,136',
  );
  p.cast(d, 12, 15, 0.42);
  const gold = p.solid(d, 'gold', { lighting: 'round', weight: 2.6 });
  p.inside(gold, () => {
    // Crumples and dents of the thin sheet.
    for (let i = 0; i < 30; i += 1) {
      const [x, y] = [p.rand(240, 560), p.rand(66, 500)];
      const a = p.rand(-40, 40);
      p.line(`M${r(x)} ${r(y)}q${r(a / 2)} ${r(p.rand(-8, 8))} ${r(a)} ${r(p.rand(-14, 14))}`, {
        w: 1.8,
        ink: p.pick(['#fff3c4', '#fff3c4', '#9a6a20']),
        opacity: 0.5,
      });
    }
    p.blot(330, 110, 60, 26, '#fff6d2', 0.6);
    p.blot(480, 440, 70, 50, '#8e5f1d', 0.3);
    p.fill(blob('c402,190 c426,260 432,316 404,326'), '#8e5f1d', 0.4);
    p.hatch([400, 70, 190, 460], { gap: 5, a: [440, 270], b: [575, 330], ink });
  });
  // Hairline ridge, brows, lids.
  p.line(`${both('c400,98 450,92 506,104')}`, { w: 1.2, ink, opacity: 0.6 });
  for (const side of [1, -1]) {
    const x = (dx) => r(400 + side * dx);
    const brow = p.solid(
      blob(`c${x(12)},196 ${x(50)},172 ${x(96)},178 c${x(124)},200 ${x(92)},192 ${x(50)},190`),
      'gold',
      { lighting: 'lit', weight: 1.6, line: 1.2 },
    );
    p.inside(brow, () => {
      let hairs = '';
      for (let k = 16; k < 120; k += 6) hairs += `M${x(k)} 206l${side * 7}-34`;
      p.line(hairs, { w: 1, ink });
    });
    p.solid(
      blob(`c${x(24)},228 ${x(52)},206 ${x(84)},212 c${x(108)},232 ${x(80)},248 ${x(46)},246`),
      'gold',
      { lighting: 'round', weight: 1.4, line: 1.2 },
    );
    p.line(
      `${curve(`c${x(24)},229 ${x(64)},236 c${x(108)},232`)}${curve(`${x(30)},222 ${x(60)},204 ${x(104)},226`)}${curve(`${x(34)},242 ${x(66)},254 ${x(102)},238`)}`,
      { w: 1.3, ink },
    );
    // Ears, cut out flat; the hole by which the mask was tied.
    p.line(
      `${curve(`${x(140)},208 ${x(166)},206 ${x(164)},252 ${x(146)},290`)}${curve(`${x(148)},222 ${x(158)},232 ${x(146)},262`)}`,
      { w: 1.5, ink },
    );
    p.fill(ellipse(400 + side * 158, 282, 4), '#3b2712');
    // Moustache with upturned ends.
    const mo = p.solid(
      limb(`${x(4)},352,6 ${x(36)},352,9 ${x(72)},346,7 ${x(100)},326,3`),
      'gold',
      { lighting: 'lit', weight: 1.6, line: 1.1 },
    );
    p.inside(mo, () => {
      let hairs = '';
      for (let k = 0; k < 104; k += 6) hairs += `M${x(k)} 366l${side * 9}-${22 + k * 0.3}`;
      p.line(hairs, { w: 0.9, ink });
    });
  }
  const nose = p.solid(mirrored('c400,186 408,190 412,260 c426,312 c416,328 400,330'), 'gold', {
    lighting: 'turned',
    weight: 1.4,
    line: 1,
  });
  p.inside(nose, () => p.hatch([400, 190, 30, 140], { gap: 4, ink }));
  p.line('M378 314q6 8 12 6M422 314q-6 8-12 6', { w: 1.6, ink });
  // Thin straight mouth, tuft, beard.
  p.line('M358 376Q400 384 442 376M366 368Q400 362 434 368M370 384Q400 396 430 384', {
    w: 1.5,
    ink,
  });
  let beard = '';
  for (let k = -15; k <= 15; k += 1) {
    const x0 = 400 + k * 8.4;
    const y0 = 404 + Math.abs(k) * -2.4 + (Math.abs(k) < 3 ? 4 : 0);
    beard += `M${r(x0)} ${r(y0)}q${k * 0.6} 40 ${r(k * -1.3)} ${r(104 - Math.abs(k) * 3)}`;
  }
  p.line(beard, { w: 1.4, ink, opacity: 0.85 });
  p.line(`${both('516,312 510,352 c500,396')}`, { w: 1.4, ink, opacity: 0.8 });
  let sideburns = '';
  for (let k = 0; k < 9; k += 1)
    sideburns += `M${512 - k * 1.5} ${300 + k * 11}q10 6 16 16M${288 + k * 1.5} ${300 + k * 11}q-10 6-16 16`;
  p.line(sideburns, { w: 1.1, ink, opacity: 0.75 });
  p.line('M392 394q8 14 8 22 0-8 8-22', { w: 1.3, ink });
  p.crack(536, 150, 195, 46, { ink });
  p.crack(300, 480, 320, 40, { ink });
};
