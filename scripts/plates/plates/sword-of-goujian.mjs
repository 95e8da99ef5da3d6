import { blob, ellipse } from '../geometry.mjs';

export const title =
  'The sword of Goujian: a bronze blade with a lattice of dark lozenges and an inlaid guard';

export const draw = (p) => {
  p.add('<g transform="rotate(-21 400 300)">');
  const blade = blob(
    'c206,272 c330,268 c520,270 c600,278 680,276 c760,300 c680,324 c600,322 c520,330 c330,332 c206,328',
  );
  p.cast(blade, 6, 14, 0.38);
  const metal = p.solid(blade, 'brown', { lighting: 'flat', weight: 2 });
  p.inside(metal, () => {
    p.fill('M200 300H762V340H200Z', '#2f2413', 0.34);
    let lattice = '';
    for (let x = 196; x < 780; x += 21) lattice += `M${x} 262L${x + 42} 338M${x + 42} 262L${x} 338`;
    p.line(lattice, { w: 2.3, ink: '#2b2215', opacity: 0.8 });
    let cores = '';
    for (let x = 207; x < 770; x += 21) cores += `M${x + 10.5} 290v1M${x + 10.5} 309v1`;
    p.line(cores, { w: 1.8, ink: '#efdca0', opacity: 0.55 });
    p.line('M200 300H762', { w: 1.6, ink: '#fff0c4', opacity: 0.8 });
    p.line('M206 274H520Q600 281 680 279L752 299', { w: 2, ink: '#fff3cf', opacity: 0.75 });
    p.line('M206 327H520Q600 319 680 321', { w: 2, ink: '#2b2215', opacity: 0.6 });
    // Eight signs in two columns of bird script, inlaid in gold.
    const bird = (x, y, k) =>
      p.line(
        `M${x} ${y}q6-6 10 0t8-2M${x + 9} ${y}v12q-6 3-8 0M${x + 9} ${y + 6}q8 1 ${7 + k} 6M${x + 3} ${y + 5}h4M${x + 16} ${y - 3}l3-3`,
        { w: 1.5, ink: '#ffe08a' },
      );
    p.fill('M214 276h104v18h-104zM214 305h104v18h-104z', '#4a3517', 0.55);
    for (let k = 0; k < 4; k += 1) {
      bird(218 + k * 25, 279, k);
      bird(218 + k * 25, 307, 3 - k);
    }
  });
  // Guard, grip with two rings, pommel.
  const guard = p.solid(
    blob(
      'c180,246 c204,250 c216,274 c218,300 c216,326 c204,350 c180,354 c170,326 c168,300 c170,274',
    ),
    'brown',
    { lighting: 'lit', weight: 2 },
  );
  p.inside(guard, () => {
    p.fill('M182 262h12v26h-12zM182 312h12v26h-12z', '#2a6f7a', 0.95);
    p.line(
      'M182 262h12v26h-12zM182 312h12v26h-12zM200 258q8 20 8 42t-8 42M188 275h.1M188 325h.1M176 300h26',
      { w: 1.4, ink: '#2f1e10' },
    );
    p.hatch([168, 246, 50, 110], { gap: 4.5 });
  });
  const grip = p.solid('M46 284Q110 278 172 284V316Q110 322 46 316Z', 'wood', {
    lighting: 'shade',
    weight: 2,
  });
  p.inside(grip, () => {
    let cord = '';
    for (let x = 44; x < 176; x += 6) cord += `M${x} 280q4 20 0 42`;
    p.line(cord, { w: 2.2, ink: '#2f1e10', opacity: 0.75 });
    p.line(cord.replaceAll('M', 'M').replaceAll('q4 20 0 42', 'q4 20 0 20'), {
      w: 0.9,
      ink: '#d6ab70',
      opacity: 0.75,
    });
  });
  for (const x of [86, 130]) {
    p.solid(
      blob(`c${x - 6},274 c${x + 6},274 ${x + 8},300 c${x + 6},326 c${x - 6},326 ${x - 8},300`),
      'brown',
      { lighting: 'lit', weight: 1.6 },
    );
    p.line(`M${x} 278q3 22 0 44`, { w: 1, ink: '#2f1e10' });
  }
  p.solid(blob('c48,282 c36,268 c28,254 c20,256 18,300 c20,344 c28,346 c36,332 c48,318'), 'brown', {
    lighting: 'lit',
    weight: 2,
  });
  p.line('M30 262q-6 38 0 76M38 274q-4 26 0 52', { w: 1.1, ink: '#2f1e10' });
  p.add('</g>');
  // The pommel seen from its end, with its fine concentric rings.
  const disc = ellipse(628, 440, 58);
  p.cast(disc, 7, 10);
  const pommel = p.solid(disc, 'brown', { lighting: 'round', weight: 2 });
  p.inside(pommel, () => {
    for (let k = 1; k < 12; k += 1) {
      p.line(ellipse(628, 440, 4 + k * 4.6), { w: 1.5, ink: '#2f1e10', opacity: 0.8 });
      p.line(ellipse(627.2, 439, 4 + k * 4.6), { w: 0.7, ink: '#ffe9b8', opacity: 0.6 });
    }
    p.hatch([570, 382, 120, 120], { gap: 5 });
  });
};
