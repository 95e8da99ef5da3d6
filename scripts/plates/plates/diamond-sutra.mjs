import { blob, box, ellipse, limb, r } from '../geometry.mjs';

export const title =
  'The frontispiece of the Diamond Sutra: the Buddha preaching, beside columns of printed text';

export const draw = (p) => {
  p.ground(410, 470, 330, 26);
  const sheet = p.solid(
    blob('c84,150 c400,146 c690,152 c692,300 c688,452 c400,456 c84,450 c86,300'),
    'papyrus',
    { lighting: 'flat', weight: 1.6 },
  );
  const ink = '#21160b';
  p.inside(sheet, () => {
    p.veins([84, 150, 610, 300], 60, {
      ink: '#8c6a30',
      opacity: 0.25,
      length: 90,
      angle: 4,
      wander: 4,
    });
    p.blot(640, 420, 80, 50, '#9a7636', 0.25);
    p.line(box(106, 168, 280, 264), { w: 2, ink });
    // Canopy and halo.
    p.line(
      'M196 186q50-16 100 0M188 198q58-18 116 0l-6 14q-52-14-104 0zM196 212l-6 18M222 206l-2 16M270 206l2 16M298 212l6 18',
      { w: 1.2, ink },
    );
    p.line(ellipse(246, 258, 34, 36), { w: 1.2, ink });
    p.line(ellipse(246, 300, 66, 72), { w: 1.2, ink });
    let rays = '';
    for (let a = 0; a < 24; a += 1)
      rays += `M${r(246 + 68 * Math.cos(a * 0.262))} ${r(300 + 74 * Math.sin(a * 0.262))}L${r(246 + 74 * Math.cos(a * 0.262))} ${r(300 + 81 * Math.sin(a * 0.262))}`;
    p.line(rays, { w: 1.1, ink });
    // The Buddha, seated.
    p.fill(blob('c212,298 c246,284 c280,298 c292,342 c312,366 c180,366 c202,342'), '#ead9ab');
    p.line(blob('c212,298 c246,284 c280,298 c292,342 c312,366 c180,366 c202,342'), { w: 1.5, ink });
    p.line(
      'M226 294q20 34 50 44M234 292q16 24 44 34M212 304q6 40 30 50t60-4M190 360q50-20 112 0M200 350q30-12 48-4',
      { w: 1, ink },
    );
    p.fill(ellipse(246, 262, 18, 21), '#ead9ab');
    p.line(ellipse(246, 262, 18, 21), { w: 1.4, ink });
    p.fill(blob('c228,256 232,242 c240,238 246,232 c252,238 260,242 c264,256 246,248'), ink);
    p.line('M237 260q4-2 7 0M250 260q4-2 7 0M247 260v9l-3 1M241 275q6 3 11 0M230 284q16 8 32 0', {
      w: 1,
      ink,
    });
    p.line(limb('278,308,7 300,318,6 304,298,4'), { w: 1.2, ink });
    p.line('M170 368h152l-10 12H180zM182 380v20M310 380v20M178 400h136v14H178zM190 386h112', {
      w: 1.3,
      ink,
    });
    // The company around him: monks, bodhisattvas, and Subhuti kneeling.
    const head = (x, y, crown) => {
      p.fill(ellipse(x, y, 8, 9), '#ead9ab');
      p.line(`${ellipse(x, y, 8, 9)}M${x - 3} ${y}h2M${x + 3} ${y}h2M${x - 2} ${y + 4}h4`, {
        w: 1,
        ink,
      });
      if (crown)
        p.line(`M${x - 8} ${y - 4}l2-9 4 4 2-6 3 6 4-4 1 9M${x - 11} ${y}a11 12 0 1 1 22 0`, {
          w: 1,
          ink,
        });
      p.line(
        `M${x - 8} ${y + 10}q-8 8-8 34M${x + 8} ${y + 10}q8 8 8 34M${x - 4} ${y + 14}q2 12 10 16`,
        { w: 1, ink },
      );
    };
    [
      [130, 232, 1],
      [154, 256, 0],
      [126, 292, 0],
      [340, 224, 0],
      [364, 250, 1],
      [336, 274, 0],
      [366, 300, 0],
      [344, 336, 1],
      [150, 316, 1],
    ].forEach(([x, y, c]) => head(x, y, c));
    p.line('M118 428l4-34q2-16 16-20l16 8 10 20 8 26zM150 384l14-8M136 372a9 10 0 1 1 12-2', {
      w: 1.4,
      ink,
    });
    p.line('M200 428q4-12 14-10l10 8q8-2 8 4M330 426q10-16 22-8t20 10', { w: 1.2, ink });
    let tiles = '';
    for (let x = 108; x < 384; x += 22) tiles += `M${x} 431l11-8 11 8M${x} 431l11 8`;
    p.line(tiles, { w: 0.7, ink, opacity: 0.6 });
    p.line('M392 148V454', { w: 0.9, ink: '#7c5c26' });
    p.line('M400 170H676M400 432H676', { w: 1.3, ink });
    p.signs(
      'hanzi',
      p.rows([404, 178, 262, 244], 21, 17.5, { jitter: 0.7, keep: (x, y) => x < 620 || y < 330 }),
      { scale: 1.22, ink, w: 1.35 },
    );
  });
  for (const x of [692, 84]) {
    const rod = p.solid(`M${x - 15} 136q15-8 30 0V464q-15 8-30 0Z`, x > 400 ? 'papyrus' : 'wood', {
      lighting: 'turned',
      weight: 1.6,
    });
    p.inside(rod, () =>
      p.hatch([x - 15, 130, 30, 340], { gap: 4, a: [x - 2, 300], b: [x + 15, 302], opacity: 0.8 }),
    );
  }
  for (const [x, y] of [
    [692, 124],
    [692, 474],
    [84, 124],
    [84, 474],
  ])
    p.solid(box(x - 5, y - 8, 10, 16), 'wood', { lighting: 'turned', weight: 1 });
};
