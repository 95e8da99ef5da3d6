import fc from 'fast-check';
import { editDistance } from '../../server/suggestions/edit-distance';

/** The edits between two words, transpositions of neighbours included: the textbook's full table. */
function editsBetween(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  const table: number[][] = [];
  const at = (i: number, j: number) => table[i]?.[j] ?? Infinity;
  for (let i = 0; i <= a.length; i += 1) {
    const row: number[] = [];
    table.push(row);
    for (let j = 0; j <= b.length; j += 1) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        i === 0 || j === 0
          ? i + j
          : Math.min(
              at(i - 1, j) + 1,
              at(i, j - 1) + 1,
              at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
              isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
            ),
      );
    }
  }
  return at(a.length, b.length);
}

const word = fc
  .array(fc.constantFrom('a', 'b', 'c', '\u{10428}'), { maxLength: 8 })
  .map((letters) => letters.join(''));

it.each([
  ['mesopotamai', 'mesopotamia', 1],
  ['tutankamun', 'tutankhamun', 1],
  ['grce', 'greece', 2],
  ['ca', 'abc', 3],
  ['', 'abc', 3],
  ['abc', '', 3],
])('counts the edits from %s to %s', (from, to, edits) => {
  expect(editDistance([...from], [...to])).toBe(edits);
});

it('counts as the full table does', () => {
  fc.assert(
    fc.property(word, word, (from, to) => {
      expect(editDistance([...from], [...to])).toBe(editsBetween(from, to));
    }),
  );
});
