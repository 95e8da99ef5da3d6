import fc from 'fast-check';
import { readMadeDates } from '../../common/made/made-dates';

type Span = readonly [earliest: number, latest: number];

/** What a form is made of: years in their order, an AD year that is short, a day, a month. */
interface Parts {
  a: number;
  b: number;
  short: number;
  day: number;
  month: string;
}

const parts = fc
  .record({
    a: fc.integer({ min: 1100, max: 1990 }),
    gap: fc.integer({ min: 1, max: 99 }),
    short: fc.integer({ min: 32, max: 999 }),
    day: fc.integer({ min: 1, max: 27 }),
    month: fc.constantFrom('January', 'Feb.', 'May', 'Aug', 'August', 'Sept.', 'December'),
  })
  .map(({ gap, ...rest }) => ({ ...rest, b: rest.a + gap }));

/** Forms with one meaning. */
type Forms = readonly [right: (parts: Parts) => Span | null, forms: string];

const decade = ({ a }: Parts): Span => [a - (a % 10), a - (a % 10) + 9];
const century = ({ a }: Parts): Span => [a - (a % 100), a - (a % 100) + 99];

/**
 * One form on each line, in which `A` and `B` are years; `A3`, `A2` the first digits of A, and `3A`, `2A`
 * the others; `D`, `E`, `M` two days and a month; `S` a short year; `C` an ordinal for the century of A;
 * `H` the Islamic year that begins in A, and `I` an ordinal for its century.
 */
const READ: readonly Forms[] = [
  [
    ({ a }) => [a, a],
    `A
    [A]
    A?
    [A?]
    A[?]
    A (?)
    ca. A
    [ca. A]
    approximately A
    probably A
    A3[3A]
    A3[3A?]
    A2[2A]
    [A2]2A
    D M A
    M D, A
    A M D
    A, M D
    A M
    [M A]
    D-E M A
    D or E M A
    M D-E, A
    AH H (A)
    A.H. H/A.D. A`,
  ],
  [
    ({ short }) => [short, short],
    `AD S M D
    AD S M D-E
    S AD M D
    M D, AD S
    M D or E, AD S
    D M AD S
    D-E M AD S
    AD D M S
    D and E M S AD`,
  ],
  [
    ({ a, b }) => [a, b],
    `A-B
    A–B
    [A-B]
    [between A and B]
    [between A and B?]
    A/B
    A to B
    [A]-B
    A-[B]
    [A?]-B
    A?-B?
    ca. A-ca. B
    A M - B M
    M A - M B`,
  ],
  [
    ({ short }) => [-short, -short],
    `S BC
    [S B.C.?]
    [ca. S B.C.E.]
    D M S BC`,
  ],
  [
    century,
    `C century
    [C century?]
    C cent.`,
  ],
];

/** Forms that mean this, and may be read as it or as nothing. */
const MAY_BE_READ: readonly Forms[] = [
  [
    decade,
    `A30s
    [A30s?]
    A3?
    A3-
    A3–
    A3-?
    [A3-]
    [A3-?]
    A3[-]
    A3[?]
    A3(?)
    A3[0-9]
    A3x
    A3X
    A3u
    A3_
    A3*`,
  ],
  [
    century,
    `I/C century
    A2--
    [A2--]
    A2--?
    A2??
    A2[??]
    A2[--]
    A2..
    A2xx
    A2uu
    A2__`,
  ],
  [
    ({ a, b }) => [a, b],
    `[A or B]
    A, B
    A-[B?]
    A [-B]`,
  ],
  [
    ({ b }) => [b, b],
    `A [i.e. B]
    A (i.e. B)
    A [that is, B]
    A [B]`,
  ],
  [
    ({ a }) => [a, a],
    `H/A
    dated H/A
    H / A
    H [A]
    H (A)
    H AH/A CE
    A, cB
    A, ©B
    A [printed B]`,
  ],
  [
    () => null,
    `..A
    [..A]
    A..
    [A..]
    A…
    …A
    A-
    A–
    -A
    A+
    A/
    A/..
    ../A
    A ff.
    [not before A]
    [not after A]
    [A or later]
    A, or earlier
    A, possibly later
    A (possibly a little earlier)
    A and after
    A; perhaps before
    C century, possibly earlier
    C century, or earlier
    C century or later
    C century (probably later?)
    C century; perhaps 9th
    C century, or 9th
    A3[A]
    first half I/C century
    H/A-B`,
  ],
];

function write(form: string, { a, b, short, day, month }: Parts): string {
  const year = String(a);
  const hijri = Math.round((a - 621.57) / 0.970224);
  const values: Record<string, string> = {
    ...{ A: year, B: String(b), S: String(short), D: String(day), E: String(day + 1), M: month },
    ...{ A3: year.slice(0, 3), A2: year.slice(0, 2), '3A': year.slice(3), '2A': year.slice(2) },
    ...{ C: `${Math.floor(a / 100) + 1}th`, H: String(hijri), I: `${Math.ceil(hijri / 100)}th` },
  };
  return form
    .trim()
    .replace(
      /\b(?:A\.[HD]\.|AD|AH|CE|BC|B\.C\.(?:E\.)?)|A3|A2|3A|2A|[ABSDEMCHI](?![a-z])/g,
      (name) => values[name] ?? name,
    );
}

const formsOf = (list: readonly Forms[]) =>
  list.flatMap(([right, forms]) => forms.split('\n').map((form) => ({ right, form })));

const runs = { numRuns: 3_000 };

it('these forms are read', () => {
  fc.assert(
    fc.property(fc.constantFrom(...formsOf(READ)), parts, ({ right, form }, values) => {
      const text = write(form, values);
      const made = readMadeDates(text);
      expect([text, made && [made.earliest, made.latest]]).toEqual([text, right(values)]);
    }),
    runs,
  );
});

const around = fc.constantFrom(
  '_',
  'dated _',
  'made _',
  '_.',
  ' _ ',
  '(_)',
  'London, _',
  '_, Paris',
  'Edo period, _',
);

it('whatever libraries write is read as they mean it, or not at all', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...formsOf([...READ, ...MAY_BE_READ])),
      parts,
      around,
      ({ right, form }, values, frame) => {
        const text = frame.replace('_', write(form, values));
        const made = readMadeDates(text);
        if (made) expect([text, [made.earliest, made.latest]]).toEqual([text, right(values)]);
      },
    ),
    runs,
  );
});
