/** What the plates have in common before anything is drawn: chance, paper and light. */

export const hash = (text) =>
  [...text].reduce((h, c) => Math.imul(h ^ c.codePointAt(0), 16777619) >>> 0, 2166136261);

/** mulberry32: the same slug always gives the same wear, flecks and marks. */
export const seeded = (text) => {
  let state = hash(text);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export const papers = [
  ['#f8efdc', '#e9d9ba'],
  ['#f7ebd6', '#e6d3b4'],
  ['#f5eddd', '#e4d6bd'],
  ['#f9eedb', '#ebd7b6'],
  ['#f4e9d3', '#e2d0ae'],
];

/** Light falls from the upper left on everything; these are the ways a surface answers it. */
export const lightings = {
  lit: (m) => [
    `linearGradient`,
    `x1="0" y1="0" x2="1" y2="1"`,
    [
      [0, m.hi],
      [0.3, m.light],
      [0.65, m.mid],
      [1, m.dark],
    ],
  ],
  flat: (m) => [
    `linearGradient`,
    `x1="0" y1="0" x2="1" y2="1"`,
    [
      [0, m.hi],
      [0.25, m.light],
      [1, m.mid],
    ],
  ],
  turned: (m) => [
    `linearGradient`,
    `x1="0" y1="0" x2="1" y2="0"`,
    [
      [0, m.mid],
      [0.12, m.light],
      [0.28, m.hi],
      [0.5, m.light],
      [0.75, m.mid],
      [1, m.dark],
    ],
  ],
  round: (m) => [
    `radialGradient`,
    `cx=".36" cy=".3" r=".78"`,
    [
      [0, m.hi],
      [0.35, m.light],
      [0.7, m.mid],
      [1, m.dark],
    ],
  ],
  shade: (m) => [
    `linearGradient`,
    `x1="0" y1="0" x2="1" y2="1"`,
    [
      [0, m.mid],
      [1, m.dark],
    ],
  ],
};
