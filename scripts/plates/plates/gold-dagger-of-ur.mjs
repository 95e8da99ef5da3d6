import { blob, ellipse, r } from '../geometry.mjs';

export const title =
  'The gold dagger from Ur: lapis lazuli hilt with gold studs, and a sheath of pierced gold';

export const draw = (p) => {
  p.add('<g transform="rotate(32 300 300)">');
  const blade = blob('c262,226 c338,226 c352,300 348,380 300,556 252,380 248,300');
  p.cast(blade, 14, 4);
  const gold = p.solid(blade, 'gold', { lighting: 'turned', weight: 2 });
  p.inside(gold, () => {
    p.line('M296 228L299 548M304 228L301 548', { w: 1.2, ink: '#8e5f1d' });
    p.fill('M303 228H360V560H301Z', '#8e5f1d', 0.22);
    p.hatch([300, 228, 60, 320], { gap: 5, a: [312, 360], b: [350, 364], ink: '#54350f' });
    p.veins([250, 230, 100, 260], 14, { angle: 88, length: 80, opacity: 0.2 });
  });
  const collar = p.solid(blob('c258,214 c342,214 c346,240 c300,230 c254,240'), 'gold', {
    weight: 1.6,
  });
  p.inside(collar, () => p.hatch([256, 212, 90, 30], { gap: 4 }));
  const hilt = p.solid(
    blob('c266,216 c272,150 c262,96 c246,56 300,44 354,56 c338,96 c328,150 c334,216'),
    'lapis',
    { lighting: 'turned', weight: 2 },
  );
  p.inside(hilt, () => {
    p.speckle([246, 44, 110, 175], 60, { ink: '#dfe9ff', opacity: 0.4, even: true });
    p.veins([246, 44, 110, 175], 12, { ink: '#dfe9ff', opacity: 0.35, angle: 40, length: 40 });
    p.hatch([300, 44, 56, 175], {
      gap: 4.5,
      a: [308, 130],
      b: [344, 134],
      ink: '#0a1430',
      opacity: 0.8,
    });
  });
  for (let row = 0; row < 7; row += 1) {
    const y = 62 + row * 22;
    const half = row < 2 ? 40 - row * 8 : 24;
    for (let x = 300 - half + 6; x <= 300 + half - 5; x += (half * 2 - 12) / (row < 2 ? 4 : 2)) {
      p.solid(ellipse(x, y, 4.8), 'gold', { lighting: 'round', weight: 0.8, line: 0.8 });
    }
  }
  p.solid('M258 92q42 10 84 0v9q-42 10-84 0z', 'gold', { weight: 1, line: 1 });
  p.add('</g>');
  p.add('<g transform="rotate(14 560 300)">');
  const sheath = blob(
    'c510,120 c612,120 c622,250 614,340 c590,430 c562,512 c536,430 c508,340 500,250',
  );
  p.cast(sheath, 13, 9);
  const front = p.solid(sheath, 'gold', { lighting: 'flat', weight: 2.2 });
  p.inside(front, () => {
    p.line('M518 128H604M516 136H606', { w: 1.1, ink: '#54350f' });
    // Pierced work: rows of woven openings, as in a mat of rushes.
    let holes = '';
    for (let row = 0; row < 22; row += 1) {
      const y = 150 + row * 15;
      const half = 46 - Math.max(0, row - 10) * 3.4;
      for (let x = -half; x < half - 6; x += 13)
        holes += `M${r(561 + x + (row % 2) * 6)} ${y}l6-4 5 4-5 5z`;
    }
    p.fill(holes, '#4a2c0c', 0.88);
    p.line('M512 196H612M512 256H612M512 316H610M524 376H600', { w: 4, ink: '#d9a93f' });
    p.line(
      'M512 194H612M512 198H612M512 254H612M512 258H612M512 314H610M512 318H610M524 374H600M524 378H600',
      { w: 0.9, ink: '#54350f' },
    );
    p.hatch([560, 120, 70, 390], {
      gap: 5,
      a: [578, 300],
      b: [622, 310],
      ink: '#54350f',
      opacity: 0.7,
    });
  });
  p.line(blob('c518,128 c604,128 c612,250 606,338 c584,424 c562,494 c541,424 c516,338 509,250'), {
    w: 1.3,
    ink: '#54350f',
  });
  p.add('</g>');
};
