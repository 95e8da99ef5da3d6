import { blob, curve, ellipse, limb, r } from '../geometry.mjs';

export const title = 'Ötzi’s axe: a copper blade bound with hide into an angled haft of yew';

export const draw = (p) => {
  p.add('<g transform="translate(10 108) rotate(-10 400 300) scale(.93)">');
  const haft = blob(
    'c120,404 c126,392 260,372 420,346 560,324 632,300 c664,240 c676,196 698,186 c718,190 716,220 708,262 c700,322 676,352 640,366 560,384 420,394 260,412 130,426 c118,420',
  );
  p.cast(haft, 8, 16, 0.36);
  const blade = blob('c690,196 c712,200 c742,150 788,128 c772,92 730,70 c712,116 688,168');
  const wood = p.solid(haft, 'wood', { lighting: 'lit', weight: 2.4 });
  p.inside(wood, () => {
    p.veins([110, 300, 560, 130], 70, {
      angle: -7,
      length: 150,
      wander: 4,
      ink: '#4b2a12',
      opacity: 0.45,
    });
    p.veins([640, 190, 80, 170], 18, {
      angle: -72,
      length: 90,
      wander: 5,
      ink: '#4b2a12',
      opacity: 0.45,
    });
    for (const [x, y] of [
      [330, 378],
      [520, 346],
    ])
      p.line(`${ellipse(x, y, 9, 4)}${ellipse(x, y, 15, 7)}`, {
        w: 1,
        ink: '#4b2a12',
        opacity: 0.7,
      });
    p.hatch([110, 330, 600, 100], { angle: 70, gap: 5, a: [380, 350], b: [396, 424] });
    p.hatch([640, 190, 90, 190], { gap: 5, a: [670, 260], b: [724, 300] });
  });
  p.cast(blade, 6, 9, 0.3);
  const metal = p.solid(blade, 'copper', { lighting: 'lit', weight: 2.4 });
  p.inside(metal, () => {
    p.blot(742, 120, 22, 30, '#7f9a7c', 0.35);
    p.blot(716, 170, 18, 14, '#5f7f68', 0.4);
    p.veins([690, 70, 100, 130], 20, { angle: -60, length: 44, opacity: 0.3 });
    p.line('M698 190q22-60 36-112M716 198q20-42 60-70', { w: 1.2, ink: '#401f10', opacity: 0.7 });
    p.line(curve('774,130 764,100 732,80'), { w: 1.6, ink: '#ffe2c2', opacity: 0.9 });
    p.hatch([690, 70, 100, 130], { gap: 4.5, a: [720, 130], b: [780, 170] });
  });
  const cheek = p.solid(
    blob('c668,246 c680,196 700,176 c716,182 c722,204 712,250 c690,262'),
    'wood',
    { lighting: 'lit', weight: 1.4 },
  );
  p.inside(cheek, () => p.veins([664, 176, 60, 90], 14, { angle: -72, length: 60, wander: 3 }));
  for (let k = 0; k < 9; k += 1) {
    const [x, y] = [704 - k * 5.4, 190 + k * 12.5];
    p.solid(
      limb(
        `${r(x - 24 + k)},${r(y + 3)},5 ${r(x - 4)},${r(y + 11)},5.4 ${r(x + 18 - k * 0.2)},${r(y + 9)},4.800`,
      ),
      'earth',
      { lighting: 'turned', weight: 1, line: 1 },
    );
  }
  p.line('M684 200l30 58M676 236l30 40', { w: 3, ink: '#5b4426' });
  p.line('M664 300q-10 14-4 26q8 8 0 20', { w: 3, ink: '#6c573b' });
  p.add('</g>');
  // The blade drawn out of its binding, to show its form.
  const bare = blob(
    'c214,116 c236,110 c262,108 c262,170 270,226 284,260 c246,278 196,264 c208,220 216,170',
  );
  p.cast(bare, 7, 10, 0.36);
  const flat = p.solid(bare, 'copper', { lighting: 'lit', weight: 2 });
  p.inside(flat, () => {
    p.line('M224 116q-2 90-18 146M252 112q0 90 20 148', { w: 1.1, ink: '#401f10', opacity: 0.7 });
    p.blot(240, 140, 18, 22, '#7f9a7c', 0.4);
    p.veins([200, 90, 90, 160], 16, { angle: 85, length: 50, opacity: 0.3 });
    p.line(curve('202,256 244,268 278,254'), { w: 1.6, ink: '#ffe2c2' });
    p.hatch([200, 110, 90, 170], { gap: 4.5, a: [236, 190], b: [284, 220] });
  });
};
