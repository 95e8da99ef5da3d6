import { blob } from '../geometry.mjs';
import { fibres } from '../surfaces.mjs';

export const title = 'A column of the Ebers Papyrus: lines of hieratic in black and red';

export const draw = (p) => {
  const d = blob(
    'c168,62 c330,56 c520,64 c640,58 c644,200 c638,342 c646,480 c640,540 c470,546 c330,538 c164,544 c170,400 c160,240',
  );
  p.cast(d);
  const sheet = p.solid(d, 'papyrus', { lighting: 'flat', weight: 1.4 });
  p.inside(sheet, () => {
    fibres(p, [160, 56, 490, 490]);
    p.blot(610, 480, 60, 90, '#a27e3c', 0.28);
    p.line('M404 58q3 240-2 484', { w: 0.8, ink: '#7c5c26', opacity: 0.5 });
    let y = 96;
    for (let row = 0; row < 21; row += 1) {
      const red = row % 6 === 0;
      const begin = red ? 470 : 600;
      p.signs('hieratic', p.rows([196, y, red ? 262 : 404, 1], 13.5, 50), {
        scale: 0.98,
        ink: '#1d130a',
        w: 1.35,
      });
      if (red)
        p.signs('hieratic', p.rows([478, y, begin - 346, 1], 13.5, 50), {
          scale: 0.98,
          ink: '#a3281b',
          w: 1.35,
        });
      y += 20.4;
    }
    p.signs(
      'hieratic',
      [
        [388, 72],
        [402, 72],
      ],
      { scale: 1, ink: '#1d130a', w: 1.35 },
    );
    p.hatch([400, 60, 250, 490], {
      gap: 7,
      angle: 60,
      a: [540, 400],
      b: [660, 560],
      opacity: 0.35,
    });
  });
  p.crack(166, 300, 5, 40, { ink: '#533c1b' });
  p.crack(640, 210, 175, 34, { ink: '#533c1b' });
  p.fill(blob('c628,54 c652,50 c650,86 c638,76 c634,64'), '#efe0c2');
};
