import { blob, box, curve, ellipse, limb, poly } from '../geometry.mjs';

const INK = '#38200e';

export const title =
  'The Bersha Procession: a shaven priest and three women carrying offerings, in painted wood';

export const draw = (p) => {
  p.ground(408, 532, 330, 24);
  const base = p.solid(poly('92,500 708,500 728,518 728,538 72,538 72,518'), 'wood', {
    lighting: 'lit',
    weight: 2.4,
  });
  p.inside(base, () => {
    p.veins([70, 500, 660, 40], 40, { length: 120, wander: 3 });
    p.line('M72 518H728', { w: 1.3, ink: INK });
  });
  const paint = (d, m, o) => p.solid(d, m, { lighting: 'lit', weight: 1.6, line: 1.2, ...o });
  // The priest with vase and mirror case, at the head (left).
  paint(limb('160,372,15 148,430,12 138,490,9'), 'skin');
  paint(limb('180,372,15 192,430,12 196,490,9'), 'skin');
  paint(limb('138,494,7 112,500,5'), 'skin', { weight: 0.8 });
  paint(limb('196,494,7 172,500,5'), 'skin', { weight: 0.8 });
  const kilt = paint(blob('c144,300 c200,300 c214,392 c136,394'), 'linen', { lighting: 'flat' });
  p.inside(kilt, () => {
    p.line('M150 308q-4 40-6 84M164 306q-4 40-2 88M184 306q6 40 10 86', {
      w: 1,
      ink: INK,
      opacity: 0.6,
    });
    p.hatch([170, 300, 46, 94], { gap: 4.5 });
  });
  const torso = paint(blob('c140,186 c204,184 c206,212 c198,304 c146,304 c138,214'), 'skin');
  p.inside(torso, () => p.hatch([170, 184, 40, 120], { gap: 4.5 }));
  paint(limb('168,168,10 170,186,12'), 'skin', { weight: 0 });
  const skull = paint(
    blob('170,104 190,114 196,138 188,162 170,172 150,160 146,138 152,114'),
    'skin',
    { lighting: 'round' },
  );
  p.inside(skull, () => p.hatch([168, 104, 30, 70], { gap: 4 }));
  p.line('M152 136q6-4 12 0-6 4-12 0M150 128q8-4 14 0M148 142l-4 8 6 2M152 160h10', {
    w: 1.4,
    ink: INK,
  });
  p.line(curve('180,130 188,138 180,148'), { w: 1.4, ink: INK });
  paint(limb('148,200,11 128,242,9 106,236,7'), 'skin');
  const vase = paint(
    blob('c88,212 c108,212 c106,222 c118,246 108,284 c100,294 c92,284 82,250 c92,222'),
    'alabaster',
    { lighting: 'turned' },
  );
  p.inside(vase, () => p.line('M84 240h34M84 246h34', { w: 1.6, ink: '#2c4c88' }));
  p.line('M92 206q8-10 14 4', { w: 2.2, ink: INK });
  paint(limb('198,200,11 208,250,9 194,236,7'), 'skin');
  const mirror = paint(blob('c186,192 c216,186 c232,206 c230,246 c214,258 c192,250'), 'linen', {
    lighting: 'flat',
  });
  p.inside(mirror, () => {
    for (let i = 0; i < 12; i += 1)
      p.blot(p.rand(190, 230), p.rand(194, 252), 5, 4, '#2a1a10', 0.85);
  });
  // Women: wigs, tight dresses, things carried.
  const woman = (x, load) => {
    p.solid(limb(`${x - 6},478,10 ${x - 10},498,8`), 'ochre', { weight: 1 });
    p.solid(limb(`${x - 12},498,6 ${x - 30},502,4.500`), 'ochre', { weight: 0.8 });
    p.solid(limb(`${x + 14},478,10 ${x + 14},496,8`), 'ochre', { weight: 1 });
    p.solid(limb(`${x + 12},498,6 ${x - 4},502,4.500`), 'ochre', { weight: 0.8 });
    const dress = paint(
      blob(
        `c${x - 24},256 c${x + 26},256 c${x + 20},310 c${x + 30},370 c${x + 26},486 c${x - 24},486 c${x - 28},370 c${x - 16},310`,
      ),
      'linen',
      { lighting: 'turned' },
    );
    p.inside(dress, () => {
      p.line(`M${x - 26} 480h56M${x - 26} 472h56`, { w: 2, ink: '#3f6f92' });
      p.line(`M${x - 2} 320q-6 80-4 160`, { w: 1, ink: INK, opacity: 0.4 });
      if (load === 'birds') {
        let net = '';
        for (let y = 300; y < 480; y += 12) net += `M${x - 30} ${y}l12 6 12-6 12 6 12-6 12 6`;
        p.line(net, { w: 1.3, ink: '#8f2f28', opacity: 0.8 });
      }
      p.hatch([x, 256, 34, 234], { gap: 4.5, a: [x + 4, 360], b: [x + 30, 364] });
    });
    paint(blob(`c${x - 26},212 c${x + 28},212 c${x + 26},262 c${x - 24},262`), 'ochre');
    p.fill(blob(`c${x - 18},214 c${x - 8},214 c${x - 2},262 c${x - 16},262`), '#fff6e6');
    p.fill(blob(`c${x + 12},214 c${x + 22},214 c${x + 20},262 c${x + 8},262`), '#fff6e6');
    p.line(`M${x - 18} 214l4 48M${x + 20} 214l-4 48M${x - 24} 208q26 18 50 0`, {
      w: 1.4,
      ink: '#2c4c88',
    });
    paint(limb(`${x},190,9 ${x},208,11`), 'ochre', { weight: 0 });
    paint(
      blob(
        `${x - 2},142 ${x + 16},152 ${x + 18},174 ${x + 6},194 ${x - 10},196 ${x - 22},180 ${x - 22},158`,
      ),
      'ochre',
      { lighting: 'round' },
    );
    p.solid(
      blob(
        `c${x - 20},160 ${x - 14},138 ${x + 4},132 ${x + 26},146 ${x + 32},176 c${x + 34},228 c${x + 12},228 c${x + 10},180 c${x - 2},160`,
      ),
      'basalt',
      { lighting: 'lit', weight: 1.2, line: 1 },
    );
    p.line(
      `M${x - 18} 170q6-4 12 0-6 4-12 0M${x - 20} 163q8-4 14-1M${x - 24} 176l-3 7 5 2M${x - 18} 189h9`,
      { w: 1.4, ink: INK },
    );
    if (load !== 'box') {
      paint(limb(`${x - 22},222,9 ${x - 36},280,7.500 ${x - 40},330,6`), 'ochre');
      const duck = paint(
        blob(
          `c${x - 46},330 c${x - 34},330 c${x - 26},366 ${x - 36},398 ${x - 52},396 ${x - 58},368`,
        ),
        'bone',
      );
      p.inside(duck, () =>
        p.line(`M${x - 52} 356q8 10 18 4M${x - 54} 370q10 10 20 4M${x - 50} 384q8 6 14 2`, {
          w: 1.1,
          ink: INK,
        }),
      );
      p.line(`M${x - 42} 396q-4 14-14 12`, { w: 4, ink: '#d3bb8a' });
      p.line(`M${x - 46} 332l-4-10M${x - 38} 332l4-10`, { w: 1.8, ink: '#a5552f' });
    }
    if (load === 'basket' || load === 'birds') {
      paint(limb(`${x + 24},222,9 ${x + 48},180,8 ${x + 36},126,6`), 'ochre');
      const basket = paint(
        blob(`c${x - 40},76 c${x + 44},76 c${x + 30},132 c${x - 26},132`),
        'wood',
        { lighting: 'turned' },
      );
      p.inside(basket, () => {
        for (let y = 84; y < 132; y += 8) p.line(`M${x - 44} ${y}q46 8 92 0`, { w: 1.2, ink: INK });
        let weave = '';
        for (let k = -6; k <= 6; k += 1) weave += `M${x + 2 + k * 8} 76L${x + 2 + k * 5} 132`;
        p.line(weave, { w: 1, ink: INK, opacity: 0.6 });
        p.hatch([x, 76, 50, 56], { gap: 4.5 });
      });
      if (load === 'basket')
        for (let k = 0; k < 4; k += 1)
          paint(
            blob(
              `c${x - 32 + k * 18},78 ${x - 30 + k * 18},54 ${x - 22 + k * 18},48 ${x - 14 + k * 18},56 c${x - 14 + k * 18},78`,
            ),
            'clay',
            { lighting: 'turned', weight: 1 },
          );
      else
        p.solid(blob(`c${x - 38},78 ${x - 20},58 ${x + 24},58 c${x + 42},78`), 'linen', {
          lighting: 'lit',
          weight: 1.2,
        });
    }
    if (load === 'box') {
      paint(limb(`${x - 22},222,9 ${x - 42},180,8 ${x - 26},122,6`), 'ochre');
      paint(limb(`${x + 24},222,9 ${x + 40},270,7.500 ${x + 34},316,6`), 'ochre');
      const chest = paint(box(x - 46, 70, 88, 54), 'wood', { lighting: 'lit' });
      p.inside(chest, () => {
        p.line(`M${x - 46} 84h88M${x - 30} 84v40M${x + 26} 84v40`, { w: 1.3, ink: INK });
        p.fill(box(x - 28, 90, 52, 28), '#f1e0b4', 0.8);
        p.hatch([x, 70, 44, 54], { gap: 4.5 });
      });
      p.line(`M${x + 34} 322l-10 44`, { w: 4, ink: '#9d6a38' });
      p.solid(ellipse(x + 20, 380, 17, 16), 'copper', { lighting: 'round', weight: 1.2 });
    }
  };
  woman(340, 'basket');
  woman(490, 'birds');
  woman(636, 'box');
};
