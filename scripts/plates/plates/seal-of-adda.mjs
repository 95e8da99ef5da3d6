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
    relief(limb('364,280,6 386,300,6 394,276,5'));
    p.line('M396 210q26 60 0 122M396 210L396 332M338 262l-14-46 8-3 14 42', { w: 2.2, ink });
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
  // The seal itself.
  p.ground(148, 452, 74, 16);
  const seal = p.solid('M84 160a64 15 0 0 1 128 0V436a64 15 0 0 1-128 0Z', 'jade', {
    lighting: 'turned',
    weight: 2.4,
  });
  p.inside(seal, () => {
    p.veins([84, 160, 128, 290], 14, {
      ink: '#183428',
      opacity: 0.3,
      width: 2.4,
      angle: 70,
      length: 90,
      wander: 20,
    });
    const carve = { w: 1.8, ink: '#12291f', opacity: 0.85 };
    p.line('M84 178q64 22 128 0M84 430q64 22 128 0', carve);
    p.fill(blob('c136,262 c162,262 c162,340 c176,436 c124,436 c136,340'), '#173527', 0.75);
    p.fill(ellipse(149, 238, 11, 14), '#173527', 0.75);
    p.line(
      'M136 226q-6-20 6-14q8-14 14 0q12-6 6 14M128 360q22 8 46 0M126 384q24 8 50 0M124 408q26 8 54 0M136 276l-22 20 6 30M162 276l18 16',
      carve,
    );
    p.fill(blob('c96,436 c100,386 112,360 c126,384 c130,438'), '#173527', 0.6);
    p.fill(blob('c172,440 c182,372 194,356 c206,380 c212,438'), '#173527', 0.6);
    p.line('M186 250q16 30 0 76M110 210v60M98 206v60M104 220h6M104 240h6M190 212q14-8 20 2', carve);
    p.hatch([140, 150, 76, 300], {
      gap: 4.5,
      a: [160, 300],
      b: [212, 304],
      ink: '#0d2018',
      opacity: 0.8,
    });
  });
  p.fill('M100 190q-3 110 0 232', '#fff', 0);
  p.solid(ellipse(148, 160, 64, 15), 'jade', { lighting: 'flat', weight: 0 });
  p.solid(ellipse(148, 160, 13, 4), 'jade', { lighting: 'shade', weight: 0 });
};
