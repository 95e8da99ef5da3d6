import { blob, ellipse, r } from '../geometry.mjs';

export const title =
  'The iron dagger of Tutankhamun with its gold sheath, crystal knob and granulated hilt';

export const draw = (p) => {
  // Dagger at the left, point down.
  const blade = blob('c268,232 c344,232 c342,360 334,450 306,546 278,450 270,360');
  p.cast(blade, 10, 10);
  const iron = p.solid(blade, 'iron', { lighting: 'turned', weight: 2 });
  p.inside(iron, () => {
    p.line('M300 236q-2 180 6 300M312 236q2 180-6 300', { w: 1, ink: '#292725', opacity: 0.6 });
    p.blot(290, 330, 9, 18, '#8a5a38', 0.4);
    p.blot(322, 420, 7, 14, '#8a5a38', 0.45);
    p.speckle([268, 232, 76, 310], 46, { opacity: 0.4 });
    p.hatch([300, 232, 50, 310], { gap: 4.5, a: [312, 380], b: [346, 384] });
  });
  p.solid(blob('c258,222 c306,212 c354,222 c356,240 306,244 256,240'), 'gold', { weight: 1.8 });
  const hilt = p.solid(blob('c280,220 c284,150 274,98 c306,94 c338,98 328,150 c332,220'), 'gold', {
    lighting: 'turned',
    weight: 1.8,
  });
  p.inside(hilt, () => {
    for (let y = 106; y < 220; y += 16) {
      let grains = '';
      for (let x = 274; x < 340; x += 4.5)
        grains += `M${r(x)} ${y + ((x / 4.5) % 2 > 1 ? 2 : 0)}h.1`;
      p.line(grains, { w: 2.6, ink: '#8e5f1d', opacity: 0.9 });
      p.line(`M272 ${y + 6}q34 6 68 0`, { w: 1, ink: '#54350f' });
    }
    for (const [y, c] of [
      [118, '#2c4c88'],
      [150, '#b0402b'],
      [182, '#2c4c88'],
      [208, '#3f8574'],
    ]) {
      for (let x = 282; x < 330; x += 12) p.fill(`M${x} ${y}h9l-2 8h-5z`, c, 0.95);
    }
    p.hatch([300, 90, 44, 130], { gap: 4.5, a: [308, 150], b: [340, 154], ink: '#54350f' });
  });
  p.solid(blob('c278,100 c272,92 c306,86 c340,92 c334,100 c306,106'), 'gold', { weight: 1.4 });
  const knob = p.solid(ellipse(306, 68, 29, 23), 'silver', {
    lighting: 'round',
    weight: 1.8,
    opacity: 0.92,
  });
  p.inside(knob, () => {
    p.fill(ellipse(296, 60, 10, 6), '#fff', 0.9);
    p.fill(ellipse(316, 78, 12, 6), '#d9b15a', 0.5);
    p.line('M284 62l10 26M296 50l20 36', { w: 0.8, opacity: 0.4 });
  });
  // Sheath at the right: feather pattern on one face, lily and jackal's head at the tip.
  const sheath = blob(
    'c444,116 c496,106 c548,116 c544,260 536,380 c524,470 512,500 c496,536 c480,500 468,470 c456,380 448,260',
  );
  p.cast(sheath, 11, 12);
  const gold = p.solid(sheath, 'gold', { lighting: 'turned', weight: 2.2 });
  p.inside(gold, () => {
    p.line('M460 130q-2 200 20 350M532 130q2 200-20 350', { w: 1.2, ink: '#54350f' });
    let plumes = '';
    for (let row = 0; row < 17; row += 1) {
      const y = 206 + row * 15;
      for (let x = 460 + (row % 2) * 8; x < 536; x += 16)
        plumes += `M${x} ${y}q8 18 16 0M${x + 8} ${y - 3}v8`;
    }
    p.line(plumes, { w: 1.2, ink: '#54350f', opacity: 0.9 });
    p.line('M462 138h68M464 196h64', { w: 1.4, ink: '#54350f' });
    p.line(
      'M472 186q2-30 14-34 12 4 10 34M472 186q12-8 24 0M506 186q2-30 12-34 10 4 8 34M506 186q10-8 20 0',
      { w: 1.4, ink: '#54350f' },
    );
    p.fill('M470 146h52v5h-52z', '#2c4c88', 0.9);
    p.hatch([490, 110, 60, 400], {
      gap: 5,
      a: [506, 300],
      b: [548, 304],
      ink: '#54350f',
      opacity: 0.75,
    });
  });
  const jackal = p.solid(
    blob('c482,484 c486,462 c490,474 c502,474 c506,462 c510,484 c506,508 c496,536 c486,508'),
    'gold',
    { lighting: 'lit', weight: 1.2 },
  );
  p.inside(jackal, () =>
    p.line('M488 494h5M500 494h5M496 500v22M492 524h8', { w: 1.4, ink: '#54350f' }),
  );
};
