import { blob, curve } from '../geometry.mjs';

export const title = 'The Rosetta Stone: a broken dark stele with three bands of script';

export const draw = (p) => {
  p.ground(408, 560, 220);
  p.solid(
    blob(
      'c250,90 c272,72 c330,96 c372,78 c430,104 c520,182 c538,180 c590,262 c602,508 c560,556 c236,562 c222,548',
    ),
    'basalt',
    { lighting: 'shade', weight: 2 },
  );
  const face = p.solid(
    blob(
      'c242,98 c268,80 c328,104 c370,86 c424,110 c512,190 c528,188 c574,268 c586,504 c546,546 c228,552 c224,330',
    ),
    'basalt',
    { weight: 0 },
  );
  p.inside(face, () => {
    p.blot(300, 180, 120, 70, '#9c7c6a', 0.25);
    p.blot(480, 440, 90, 80, '#14110f', 0.3);
    p.speckle([220, 80, 370, 470], 160, { ink: '#e8d9c6', opacity: 0.22 });
    const right = (y) => (y < 190 ? 380 + (y - 90) * 1.2 : y < 268 ? 505 + (y - 188) * 0.6 : 562);
    const keep = (x, y) => x < right(y) - 6;
    p.signs('hieroglyph', p.rows([250, 122, 320, 95], 17, 17, { keep }), {
      scale: 1.05,
      ink: '#f3e3c8',
      opacity: 0.8,
      w: 1,
    });
    p.signs('demotic', p.rows([243, 248, 330, 122], 15, 12.5, { keep }), {
      scale: 0.85,
      ink: '#f3e3c8',
      opacity: 0.75,
      w: 0.9,
    });
    p.signs(
      'greek',
      p.rows([243, 392, 330, 132], 10.5, 12.2, {
        keep: (x, y) => keep(x, y) && x + (y - 392) * 0.5 < 610,
      }),
      { scale: 0.68, ink: '#f3e3c8', opacity: 0.75, w: 0.9 },
    );
    p.line('M226 236Q400 232 560 236M226 382Q400 378 574 381', {
      ink: '#f3e3c8',
      w: 0.8,
      opacity: 0.5,
    });
    p.hatch([380, 200, 220, 360], { gap: 5, ink: '#0d0b0a', opacity: 0.7 });
  });
  p.line(curve('242,98 c268,80 328,104 c370,86 424,110 c512,190'), {
    ink: '#cbb9a4',
    w: 1.4,
    opacity: 0.7,
  });
  p.crack(586, 420, 190, 60, { ink: '#0d0b0a' });
  p.crack(512, 190, 140, 50, { ink: '#0d0b0a' });
};
