import fc from 'fast-check';
import { editDistance } from '../../server/suggestions/edit-distance';
import { editsBetween } from '../support/edits';

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
