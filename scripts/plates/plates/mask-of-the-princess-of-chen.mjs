import { blob, curve, mirrored, r } from '../geometry.mjs';
import { both } from '../surfaces.mjs';

export const title =
  'The burial mask of the Princess of Chen: a full, calm face in thin sheet gold';

export const draw = (p) => {
  const ink = '#5e3c12';
  const d = mirrored(
    'c400,52 452,54 504,84 534,140 c540,196 c558,188 566,214 560,262 552,300 c538,312 c538,376 520,444 468,500 400,522',
  );
  p.cast(d, 13, 16, 0.42);
  const gold = p.solid(d, 'gold', { lighting: 'round', weight: 2.4 });
  p.inside(gold, () => {
    p.blot(322, 330, 60, 70, '#fff3c8', 0.5);
    p.blot(480, 350, 50, 64, '#8e5f1d', 0.2);
    p.fill(blob('c404,206 c424,270 440,316 404,326'), '#8e5f1d', 0.28);
    p.veins([270, 60, 260, 450], 40, {
      ink: '#fff3c8',
      opacity: 0.5,
      angle: 80,
      length: 60,
      wander: 14,
    });
    p.veins([330, 60, 220, 450], 22, {
      ink: '#8e5f1d',
      opacity: 0.35,
      angle: 60,
      length: 50,
      wander: 16,
    });
    p.hatch([400, 60, 160, 460], { gap: 5, a: [440, 280], b: [545, 330], ink, opacity: 0.6 });
  });
  // The smooth cap of hair above the brow.
  p.line(both('400,120 456,126 500,158 c528,204'), { w: 1.6, ink, opacity: 0.75 });
  p.line(both('400,125 456,131 498,163'), { w: 0.9, ink: '#fff3c8', opacity: 0.8 });
  let strands = '';
  for (let k = -10; k <= 10; k += 1)
    strands += `M${400 + k * 11} ${r(112 + k * k * 0.36)}q${k * -0.4} -20 ${r(k * -2.6)} ${r(-44 + k * k * 0.1)}`;
  p.line(strands, { w: 1, ink, opacity: 0.5 });
  for (const side of [1, -1]) {
    const x = (dx) => r(400 + side * dx);
    p.line(curve(`${x(26)},206 ${x(62)},186 ${x(108)},208`), { w: 3, ink, opacity: 0.8 });
    p.solid(
      blob(`c${x(26)},240 ${x(58)},224 ${x(88)},230 c${x(112)},242 ${x(84)},254 ${x(52)},253`),
      'gold',
      { lighting: 'round', weight: 1, line: 1.2 },
    );
    p.line(
      `${curve(`c${x(26)},241 ${x(64)},244 c${x(112)},242`)}${curve(`${x(30)},230 ${x(66)},214 ${x(108)},234`)}`,
      { w: 1.8, ink },
    );
    p.line(curve(`${x(40)},262 ${x(70)},268 ${x(100)},258`), { w: 0.9, ink, opacity: 0.6 });
    p.line(
      `${curve(`${x(140)},208 ${x(152)},220 ${x(146)},264 ${x(136)},290`)}${curve(`${x(140)},226 ${x(146)},246 ${x(136)},262`)}`,
      { w: 1.3, ink },
    );
    p.line(curve(`${x(34)},330 ${x(58)},356 ${x(62)},390`), { w: 1, ink, opacity: 0.4 });
  }
  p.line('M390 212q-4 60-16 92q-6 20 10 24q16 8 32 0q16-4 10-24q-12-32-16-92', {
    w: 1.1,
    ink,
    opacity: 0.7,
  });
  p.line('M372 318q4 10 14 8M428 318q-4 10-14 8', { w: 1.8, ink });
  const lips = p.solid(mirrored('c400,376 410,370 424,378 c438,382 424,398 400,400'), 'gold', {
    lighting: 'flat',
    weight: 1,
    line: 1.2,
  });
  p.inside(lips, () => p.fill('M360 384h80v20h-80z', '#b77f2c', 0.4));
  p.line('M364 382Q400 390 436 382M380 424q20 8 40 0M352 468q48 24 96 0', {
    w: 1.4,
    ink,
    opacity: 0.85,
  });
  // Holes along the edge for the silver wire.
  let holes = '';
  for (const [x, y] of [
    [400, 62],
    [446, 66],
    [488, 90],
    [514, 130],
    [524, 172],
    [542, 284],
    [518, 340],
    [506, 390],
    [486, 436],
    [456, 478],
    [424, 502],
  ])
    holes += `M${x} ${y}h.1${x === 400 ? '' : `M${800 - x} ${y}h.1`}`;
  p.line(holes, { w: 4.5, ink: '#3b2712' });
  p.crack(300, 452, 20, 40, { ink });
};
