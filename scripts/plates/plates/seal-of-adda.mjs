import { blob, ellipse, limb, r } from '../geometry.mjs';

export const title =
  'The seal of Adda and its impression: gods at sunrise, winged Ishtar, the sun god between mountains, Ea with streams';

export const draw = (p) => {
  const strip = blob('c250,150 c470,144 c744,152 c748,300 c742,452 c500,458 c248,450 c244,300');
  p.cast(strip, 9, 13, 0.4);
  const clay = p.solid(strip, 'clay', { lighting: 'flat', weight: 2.4 });
  const ink = '#5a351b';
  p.inside(clay, () => {
    p.speckle([245, 145, 500, 310], 120, { opacity: 0.2 });
    p.line('M250 168Q500 164 744 168M250 436Q500 440 744 436', { w: 1.4, ink });
    const relief = (d) => p.solid(d, 'clay', { lighting: 'lit', weight: 1.8, line: 1 });
    const god = (x, base, tall, step) => {
      relief(
        blob(
          `c${x - 12},${base - tall * 0.66} c${x + 12},${base - tall * 0.66} c${x + 13},${base - tall * 0.36} c${x + 22},${base} c${x - 20},${base} c${x - 12},${base - tall * 0.36}`,
        ),
      );
      if (step)
        relief(
          limb(
            `${x + 4},${base - tall * 0.36},9 ${x + 24},${base - tall * 0.26},8 ${x + 26},${base - 44},7`,
          ),
        );
      let flounce = '';
      for (let k = 1; k < 5; k += 1)
        flounce += `M${x - 13 - k} ${r(base - tall * 0.36 + k * tall * 0.075)}q${13 + k} 5 ${27 + k * 2} 0`;
      p.line(flounce, { w: 0.9, ink });
      relief(ellipse(x, base - tall * 0.77, 11, 14));
      relief(
        blob(
          `c${x - 8},${base - tall * 0.75} c${x + 9},${base - tall * 0.72} ${x + 4},${base - tall * 0.58} ${x - 3},${base - tall * 0.6}`,
        ),
      );
      relief(
        blob(
          `c${x - 12},${base - tall * 0.81} c${x - 18},${base - tall * 0.92} ${x - 8},${base - tall * 0.87} c${x},${base - tall} ${x + 8},${base - tall * 0.87} c${x + 18},${base - tall * 0.92} c${x + 12},${base - tall * 0.81}`,
        ),
      );
      p.fill(`M${x + 3} ${r(base - tall * 0.78)}h3M${x - 5} ${r(base - tall * 0.78)}h3`, ink);
      p.line(`M${x + 3} ${r(base - tall * 0.78)}h4M${x - 6} ${r(base - tall * 0.78)}h4`, {
        w: 1.4,
        ink,
      });
    };
    // The inscription and the god with the bow, his lion below.
    p.line('M262 182h44v92h-44zM284 182v92', { w: 1.2, ink });
    p.signs(
      'cuneiform',
      [
        [266, 190],
        [266, 210],
        [266, 230],
        [266, 250],
        [287, 190],
        [287, 210],
        [287, 230],
      ],
      { scale: 1.25, ink },
    );
    relief(
      blob(
        'c262,432 268,392 300,384 c318,360 336,366 c340,384 324,396 c326,432 c314,432 c308,408 286,410 276,432',
      ),
    );
    p.line('M318 378h4M334 376q-6 6-14 4M262 400q-8-20 4-34', { w: 1.5, ink });
    god(352, 434, 250, false);
    relief(limb('342,282,6 326,296,6 328,268,5'));
    p.line('M330 208q-26 56 0 116M330 208L330 324M370 268l12-52 8 2-10 54', { w: 2.2, ink });
    // Ishtar, winged and armed, above the mountain.
    const wing = (side) =>
      relief(
        blob(
          `c${444},${282} c${444 + side * 40},${232} ${444 + side * 52},${250} c${444 + side * 54},${300} ${444 + side * 36},${330} c${444 + side * 8},${310}`,
        ),
      );
    wing(-1);
    wing(1);
    p.line(
      'M404 250l22 60M396 262l22 54M484 250l-22 60M492 262l-22 54M412 240l20 60M476 240l-20 60',
      { w: 0.9, ink },
    );
    god(444, 434, 262, false);
    p.line('M426 256l-12-40M434 250l-6-42M454 250l8-42M462 256l14-40', { w: 2.4, ink });
    p.line(
      `${ellipse(414, 213, 4)}${ellipse(428, 205, 4)}${ellipse(463, 205, 4)}${ellipse(477, 213, 4)}`,
      { w: 1.6, ink },
    );
    // Shamash rising between two peaks with his saw.
    relief(blob('c478,436 c492,384 500,356 c516,372 520,402 c528,436'));
    relief(blob('c528,436 c534,396 548,352 c564,372 568,400 c580,436'));
    god(524, 396, 176, false);
    p.fill(blob('c478,437 c486,402 c512,408 c528,424 c546,404 c572,408 c580,437'), '#c79463');
    p.line(
      'M484 404q8-8 14 0t14 4M540 408q8-8 14 0t16 0M480 420q10-8 20 0t20 2M534 422q10-8 20 0t22 0',
      { w: 1.1, ink },
    );
    p.line('M508 300l-18-16M508 312l-22-6M540 300l18-16M540 312l22-6', { w: 2.2, ink });
    p.line('M546 318l20-30 5 4-16 32', { w: 1.8, ink });
    // Ea with streams and fish, the eagle above; Usmu behind him.
    god(626, 434, 256, true);
    p.line(
      'M612 260q-24 6-34 40t-4 60M614 270q-20 8-26 36t-2 50M640 260q26 8 32 44t-8 80M640 270q18 10 22 40t-8 70',
      { w: 1.6, ink },
    );
    for (const [x, y] of [
      [586, 312],
      [582, 340],
      [664, 318],
      [660, 350],
    ])
      p.line(`M${x - 8} ${y}q7-7 14 0q-7 7-14 0l-4-4v8z`, { w: 1.2, ink });
    relief(blob('c566,216 c580,206 596,214 c612,204 618,216 c600,224 592,238 584,226'));
    god(704, 434, 252, true);
    p.line('M694 246l-6 4M714 246l6 4M716 290q18-4 18-34', { w: 1.8, ink });
    p.hatch([245, 145, 505, 312], { gap: 7, a: [500, 340], b: [740, 470], opacity: 0.4 });
  });
  // The seal itself, turned so that the rising sun god faces us.
  p.ground(148, 452, 74, 16);
  const seal = p.solid('M84 160a64 15 0 0 1 128 0V436a64 15 0 0 1-128 0Z', 'bronze', {
    lighting: 'turned',
    weight: 2.4,
  });
  p.inside(seal, () => {
    p.veins([84, 160, 128, 290], 16, {
      ink: '#2b4034',
      opacity: 0.3,
      width: 2.4,
      angle: 70,
      length: 90,
      wander: 20,
    });
    const sunk = (d) => {
      p.fill(d, '#33463a', 0.72);
      p.line(d, { w: 1, ink: '#18231c' });
      p.group('translate(1.4 1.6)', () => p.line(d, { w: 0.8, ink: '#eef2dc', opacity: 0.5 }));
    };
    const cut = { w: 1.5, ink: '#18231c', opacity: 0.85 };
    p.line('M84 178q64 22 128 0M84 430q64 22 128 0', cut);
    sunk(blob('c138,296 c158,296 c160,330 c168,372 c128,372 c136,330'));
    sunk(limb('140,302,5 122,318,4 116,338,3'));
    sunk(limb('156,302,5 172,312,4 182,300,3'));
    sunk(ellipse(148, 276, 9, 11));
    sunk(blob('c141,280 c153,282 150,296 145,296'));
    sunk(blob('c138,268 c134,258 142,262 c148,248 154,262 c162,258 c158,268'));
    p.line('M182 300l14-22 4 3-12 24M130 312h36M132 340h32M130 352h36M129 362h38', cut);
    p.line('M136 300l-16-14M134 306l-20-6M160 300l14-16M162 306l18-10', { ...cut, w: 2 });
    sunk(blob('c92,438 c102,396 c116,352 c130,376 c136,410 c142,442'));
    sunk(blob('c154,442 c160,404 c176,346 c190,372 c198,402 c206,438'));
    p.line(
      'M104 404q8-7 14 0t14 2M112 384q6-6 10 0M166 402q8-7 14 0t14 2M170 380q6-6 12 0M98 422q10-8 18 0t18 2M160 422q10-8 18 0t20 0',
      { w: 1, ink: '#dfe6cc', opacity: 0.6 },
    );
    // Ishtar's wing turns away to the left, Ea's streams to the right.
    sunk(blob('c84,250 c104,236 c110,262 c106,296 c84,306'));
    p.line('M88 252q10 20 6 44M96 246q8 22 4 46M104 244q5 20 1 40', { ...cut, w: 1 });
    p.line('M196 236q14 30 4 90M204 232q10 34 4 96', cut);
    p.line('M192 262q6-6 12 0-6 6-12 0l-4-3v6zM190 300q6-6 12 0-6 6-12 0l-4-3v6z', cut);
    p.line('M112 200v40h26v-40zM125 200v40', cut);
    p.signs(
      'cuneiform',
      [
        [114, 206],
        [114, 222],
        [127, 206],
        [127, 222],
      ],
      {
        scale: 0.85,
        ink: '#18231c',
      },
    );
    p.hatch([140, 150, 76, 300], {
      gap: 4.5,
      a: [160, 300],
      b: [212, 304],
      ink: '#0d2018',
      opacity: 0.8,
    });
  });
  p.solid(ellipse(148, 160, 64, 15), 'bronze', { lighting: 'flat', weight: 0 });
  p.solid(ellipse(148, 160, 13, 4), 'bronze', { lighting: 'shade', weight: 0 });
};
