import fc from 'fast-check';
import { beginsLike, spellingDistance } from '../../server/suggestions/spelling-distance';
import { editsBetween } from '../support/edits';

const word = fc
  .array(fc.constantFrom('a', 'b', 'c', '\u{10428}'), { maxLength: 8 })
  .map((letters) => letters.join(''));
const most = fc.integer({ min: 0, max: 3 });

it.each([
  ['mesopotamai', 'mesopotamia', 1],
  ['tutankamun', 'tutankhamun', 1],
  ['grce', 'greece', 2],
  ['ca', 'abc', 3],
  ['', 'abc', 3],
])('counts the edits from %s to %s', (from, to, edits) => {
  expect(spellingDistance([...from], [...to], 3)).toBe(edits);
});

it('counts as the full table does, up to a bound', () => {
  fc.assert(
    fc.property(word, word, most, (from, to, bound) => {
      const edits = editsBetween(from, to);
      expect(spellingDistance([...from], [...to], bound)).toBe(edits <= bound ? edits : Infinity);
    }),
  );
});

it('compares a beginning with every beginning of a word', () => {
  fc.assert(
    fc.property(word, word, most, (beginning, to, bound) => {
      const letters = [...to];
      const beginnings = [...letters, ''].map((_, end) => letters.slice(0, end).join(''));
      const isNear = beginnings.some((one) => editsBetween(beginning, one) <= bound);
      expect(beginsLike([...beginning], letters, bound)).toBe(isNear);
    }),
  );
});
