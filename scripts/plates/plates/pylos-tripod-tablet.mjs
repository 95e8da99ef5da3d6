import { blob } from '../geometry.mjs';

export const title =
  'A Linear B tablet from Pylos with rows of signs and small pictures of vessels';

export const draw = (p) => {
  const d = blob(
    'c86,232 150,222 300,230 460,218 620,226 c716,222 724,262 718,310 c712,366 640,378 480,372 320,382 180,376 c92,372 82,330 80,280',
  );
  p.cast(d, 8, 14, 0.42);
  const clay = p.solid(d, 'earth', { weight: 2.4 });
  p.inside(clay, () => {
    p.blot(230, 270, 120, 34, '#e8d9be', 0.5);
    p.blot(600, 330, 110, 34, '#5c4526', 0.25);
    p.blot(440, 240, 60, 20, '#8a5a36', 0.2);
    p.speckle([84, 224, 634, 150], 190, { opacity: 0.3 });
    p.line('M84 274Q400 268 722 272M82 322Q400 318 722 320', { w: 1.3, ink: '#3e2c14' });
    p.line('M86 275Q400 270 722 274M84 324Q400 320 722 322', {
      w: 0.8,
      ink: '#f6ead0',
      opacity: 0.6,
    });
    const vessel = (x, y, feet, ears) => {
      p.line(`M${x} ${y}h24q2 16-6 20h-12q-8-4-6-20M${x - 1} ${y}h26`, { w: 1.6, ink: '#2f1e0c' });
      if (feet)
        p.line(`M${x + 5} ${y + 20}l-4 14M${x + 12} ${y + 20}v14M${x + 19} ${y + 20}l4 14`, {
          w: 1.5,
          ink: '#2f1e0c',
        });
      if (ears > 0)
        p.line(`M${x + 1} ${y}q-7-1-6 7M${x + 23} ${y}q7-1 6 7`, { w: 1.3, ink: '#2f1e0c' });
      if (ears > 2) p.line(`M${x + 9} ${y}q3-8 7 0`, { w: 1.3, ink: '#2f1e0c' });
    };
    const text = (x, y, n) =>
      p.signs(
        'linearB',
        Array.from({ length: n }, (_, i) => [x + i * 19, y + p.rand(-2, 2)]),
        { scale: 1.75, ink: '#2f1e0c', w: 1.5 },
      );
    const count = (x, y, n) =>
      p.line(Array.from({ length: n }, (_, i) => `M${x + i * 7} ${y}v16`).join(''), {
        w: 1.7,
        ink: '#2f1e0c',
      });
    text(104, 246, 14);
    vessel(386, 238, true, 2);
    count(430, 246, 2);
    text(466, 246, 8);
    vessel(640, 238, true, 0);
    count(684, 246, 1);
    text(100, 292, 5);
    vessel(206, 288, false, 0);
    count(250, 294, 3);
    text(288, 292, 6);
    vessel(416, 288, false, 4);
    count(460, 294, 1);
    text(492, 292, 5);
    vessel(602, 288, false, 3);
    count(646, 294, 2);
    text(98, 342, 6);
    vessel(226, 336, false, 3);
    count(270, 344, 1);
    text(304, 342, 7);
    vessel(450, 336, false, 0);
    count(492, 344, 1);
    p.crack(352, 226, 92, 160, { w: 1.8 });
    p.crack(568, 222, 84, 150, { w: 1.6 });
    p.crack(352, 300, 200, 120, { w: 1 });
    p.hatch([80, 220, 650, 165], {
      gap: 5.5,
      angle: 30,
      a: [500, 280],
      b: [640, 400],
      opacity: 0.6,
    });
  });
  p.fill(blob('c704,222 c722,232 c724,254 c708,246'), '#f1e5cc', 1);
};
