import fc from 'fast-check';
import { countEdits } from '../../server/catalogue/spelling/near-words';

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
  ['ca', 'abc', Infinity],
  ['', 'abc', Infinity],
  ['ab', '', 2],
])('counts at most two edits from %s to %s', (from, to, edits) => {
  expect(countEdits([...from], [...to], 2)).toBe(edits);
});

it('counts as the full table does', () => {
  fc.assert(
    fc.property(word, word, fc.constantFrom(1, 2), (from, to, most) => {
      const edits = editsBetween(from, to);
      expect(countEdits([...from], [...to], most)).toBe(edits <= most ? edits : Infinity);
    }),
  );
});
