import { ellipse, r } from '../geometry.mjs';

export const title = 'Bamboo slips from Shuihudi, tied with cord and partly rolled';

export const draw = (p) => {
  p.ground(440, 520, 280, 40);
  const slips = 17;
  for (let i = 0; i < slips; i += 1) {
    const x = 150 + i * 24;
    const top = 96 + p.rand(-4, 4) + i * 0.8;
    const bottom = 506 + p.rand(-6, 5) + i * 0.8;
    const broken = i === 3 || i === 9;
    const d = `M${x} ${r(top)}h20L${x + 21} ${r(bottom)}${broken ? `l-7 -14-5 9-9 -12` : `h-21`}Z`;
    p.cast(d, 5, 6, 0.25);
    const slip = p.solid(d, i % 3 === 1 ? 'earth' : 'papyrus', {
      lighting: 'turned',
      weight: 1.2,
      line: 1,
    });
    p.inside(slip, () => {
      p.veins([x, 100, 20, 390], 9, { angle: 90, length: 130, wander: 2, opacity: 0.35 });
      p.line(`M${x} ${r(p.rand(180, 440))}h21`, { w: 1, opacity: 0.3 });
      const skip = p.rand(16, 24);
      const marks = [];
      for (let y = top + 12; y < bottom - (broken ? 40 : 16); y += p.rand(14.5, 16.5)) {
        if (Math.abs(y - 150) < 11 || Math.abs(y - 300) < 11 || Math.abs(y - 452) < 11)
          y += skip - 6;
        marks.push([x + 5, y]);
      }
      p.signs('hanzi', marks, { scale: 1.05, ink: '#21140a', w: 1.15 });
    });
  }
  // The roll at the right, seen from its end.
  const roll = p.solid('M560 84h112a44 40 0 0 1 0 80V496a52 30 0 0 1-112 0Z', 'papyrus', {
    lighting: 'turned',
    weight: 2.2,
  });
  p.inside(roll, () => {
    for (let k = 0; k < 6; k += 1)
      p.line(`M${[574, 592, 614, 638, 658, 670][k]} 84V520`, {
        w: 1.1,
        ink: '#533c1b',
        opacity: 0.75,
      });
    p.veins([560, 90, 112, 400], 26, { angle: 90, length: 130, wander: 2, opacity: 0.3 });
    p.hatch([600, 84, 80, 440], { gap: 5, a: [610, 300], b: [676, 310], opacity: 0.75 });
  });
  const end = p.solid(ellipse(616, 92, 58, 34), 'wood', { lighting: 'flat', weight: 1.4 });
  p.inside(end, () => {
    let d = 'M616 92';
    for (let a = 0; a < 20; a += 0.5)
      d += `L${r(616 + a * 2.9 * Math.cos(a))} ${r(92 + a * 1.7 * Math.sin(a))}`;
    p.line(d, { w: 2, ink: '#4b3412' });
  });
  for (const y of [150, 300, 452]) {
    let cord = `M140 ${y}`;
    for (let x = 150; x < 560; x += 12) cord += `q3 ${x % 24 ? 5 : -5} 12 0`;
    p.line(cord, { w: 4.2, ink: '#4b2f14' });
    p.line(cord, { w: 2, ink: '#b98d56' });
    p.line(`M556 ${y + 2}q56 26 118 -8`, { w: 4.2, ink: '#4b2f14' });
    p.line(`M556 ${y + 2}q56 26 118 -8`, { w: 2, ink: '#b98d56' });
  }
  p.line('M140 150q-26 8-34 34q-2 12-12 14M140 300q-22 4-26 24', { w: 3, ink: '#6b4a22' });
};
