import { blob, box, curve, ellipse, limb, poly } from '../geometry.mjs';
import { fibres } from '../surfaces.mjs';

export const title =
  'The weighing of the heart from the papyrus of Ani: Anubis at the balance, Ammit waiting';

export const draw = (p) => {
  const d = blob(
    'c56,132 c260,126 c500,134 c746,128 c750,300 c744,470 c520,476 c260,470 c52,474 c58,300',
  );
  p.cast(d);
  const sheet = p.solid(d, 'papyrus', { lighting: 'flat', weight: 1.4 });
  const ink = '#2a190b';
  p.inside(sheet, () => {
    fibres(p, [50, 120, 700, 360]);
    p.fill(box(50, 140, 700, 7), '#a33a22', 0.85);
    p.fill(box(50, 147, 700, 4), '#d9a93a', 0.9);
    p.fill(box(50, 452, 700, 4), '#d9a93a', 0.9);
    p.fill(box(50, 456, 700, 7), '#a33a22', 0.85);
    for (let x = 72; x < 190; x += 22) p.line(`M${x} 158V230`, { w: 0.8, ink });
    p.signs('hieroglyph', p.rows([75, 160, 92, 58], 22, 13, { jitter: 0.5 }), {
      scale: 1,
      ink,
      w: 1,
    });
    for (let x = 548; x < 740; x += 22) p.line(`M${x} 158V262`, { w: 0.8, ink });
    p.signs('hieroglyph', p.rows([552, 160, 160, 92], 22, 13, { jitter: 0.5 }), {
      scale: 1,
      ink,
      w: 1,
    });
    p.signs('hieroglyph', p.rows([222, 160, 290, 14], 18, 15, { jitter: 0.5 }), {
      scale: 1,
      ink,
      w: 1,
    });
    const paint = (shape, colour) => {
      p.fill(shape, colour);
      p.line(shape, { w: 1.1, ink });
    };
    // Ani bowing, his wife behind him.
    for (const [x, hair] of [
      [96, 1],
      [150, 0],
    ]) {
      paint(blob(`c${x - 14},290 c${x + 22},284 c${x + 34},446 c${x - 24},446`), '#f8efd9');
      p.line(`M${x} 300q8 70-4 146M${x + 12} 296q12 70 8 150M${x - 12} 360q20 10 40 -6`, {
        w: 0.7,
        ink,
        opacity: 0.7,
      });
      paint(limb(`${x - 8},300,7 ${x + 10},330,6 ${x + 36},312,4`), '#a5552f');
      paint(ellipse(x + 12, 262, 12, 14), '#a5552f');
      paint(
        blob(
          `c${x + 18},246 ${x + 2},238 ${x - 12},252 c${x - 16},${hair ? 304 : 284} c${x + 4},${hair ? 306 : 284} ${x + 6},266`,
        ),
        '#1b1712',
      );
      p.line(`M${x + 15} 260h6`, { w: 1.4, ink });
    }
    // The balance.
    paint(box(352, 210, 7, 238), '#c98b3d');
    paint(blob('c346,448 c365,448 c360,436 c351,436'), '#c98b3d');
    p.line('M262 236H450', { w: 5.5, ink });
    p.line('M262 236H450', { w: 3, ink: '#d8a349' });
    paint(blob('c347,204 352,190 362,190 c366,206'), '#7a4a28');
    p.line('M266 238l-24 92M266 238l24 92M446 238l-24 92M446 238l24 92', { w: 1, ink });
    paint('M236 330h60q-8 16-30 16t-30-16Z', '#d9b052');
    paint('M416 330h60q-8 16-30 16t-30-16Z', '#d9b052');
    paint(blob('c258,330 c254,312 260,300 c266,306 c272,300 278,312 c274,330'), '#a43c24');
    p.line('M446 330V296M446 330q-10-22 0-36q10 14 0 36', { w: 1.4, ink });
    p.fill('M446 330q-10-22 0-36q10 14 0 36', '#3f7a63', 0.85);
    // Anubis kneeling beneath the beam.
    paint(blob('c366,448 c404,448 c410,438 c386,430 c392,404 c380,398 c362,424'), '#f3e6c6');
    paint(blob('c374,350 c394,350 c396,404 c374,406'), '#b98a33');
    paint(limb('378,356,6 366,376,5 358,352,4'), '#27231f');
    paint(
      blob(
        'c374,352 c372,336 c368,306 c377,322 c382,324 c386,308 c391,328 c418,340 c416,346 c396,348 c394,356',
      ),
      '#27231f',
    );
    p.line('M390 334h5', { w: 1.2, ink: '#f4e3b4' });
    // Thoth with his palette, Ammit behind.
    paint(
      blob('c512,346 c534,346 c540,398 c546,446 c536,446 c526,404 c512,446 c502,446 c508,398'),
      '#a5552f',
    );
    paint(blob('c506,384 c540,384 c544,420 c504,420'), '#f3e6c6');
    paint(blob('c508,350 c506,318 522,306 c538,314 c536,350'), '#2e5a86');
    paint(blob('c522,312 c512,318 492,338 c482,362 c498,342 c520,332'), '#27231f');
    paint(limb('530,354,5 514,374,4 496,366,3'), '#a5552f');
    paint(poly('478,352 486,348 502,384 494,388'), '#d9b052');
    p.line('M512 366l-14-8', { w: 1.6, ink });
    // Ammit on her haunches: crocodile, lion and hippopotamus.
    paint(
      blob(
        'c620,446 c612,428 606,410 614,386 632,364 660,362 690,374 708,400 714,430 c712,446 c672,446 c668,436 650,438 c648,446',
      ),
      '#a9866a',
    );
    p.line(`${curve('664,438 656,416 666,396 684,392')}M700 446v-6M690 446v-6M708 418q10 6 6 18`, {
      w: 1.1,
      ink,
    });
    paint(
      blob(
        'c600,360 620,350 642,366 652,390 c638,408 630,424 c628,446 c604,446 c602,436 c612,436 606,404',
      ),
      '#d0a04f',
    );
    p.line('M612 446v-5M620 446v-5M612 410l8 22', { w: 1, ink });
    paint(blob('c592,340 608,332 630,344 644,366 638,388 c620,404 604,396 c594,376'), '#8c5b2c');
    p.line(
      `${curve('604,342 622,360 628,392')}${curve('612,340 632,360 636,384')}${curve('598,350 612,368 616,396')}`,
      { w: 0.9, ink },
    );
    paint(
      blob(
        'c606,338 600,326 588,328 578,336 c560,340 c544,348 542,358 c554,360 570,356 590,362 c604,366 612,352',
      ),
      '#5d8257',
    );
    p.line('M546 354q22-4 46 0M552 355l2 3 3-3 3 3 3-3 3 3 3-3 3 3 3-3', { w: 1, ink });
    p.fill(ellipse(592, 337, 2.2), ink);
    p.speckle([664, 376, 40, 56], 24, { opacity: 0.45, even: true });
    p.hatch([500, 130, 250, 345], {
      gap: 8,
      angle: 60,
      a: [640, 380],
      b: [760, 480],
      opacity: 0.3,
    });
  });
  p.crack(748, 250, 178, 36, { ink: '#533c1b' });
  p.crack(214, 128, 88, 80, { ink: '#533c1b', opacity: 0.5, w: 1 });
};
