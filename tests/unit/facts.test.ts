import fc from 'fast-check';
import { joinValues, splitValues } from '../../common/facts';
import { visibleText } from '../../common/visible-text';
import { inLongRun } from '../support/long-run';

it('writes values as people do, and these signs with a backslash', () => {
  expect(joinValues(['Gold', 'Bronze'])).toBe('Gold; Bronze');
  expect(joinValues(['a;b', 'c\\'])).toBe('a\\;b; c\\\\');
  expect(joinValues([])).toBe('');
});

it.each([
  ['', []],
  [' ; ;', []],
  ['Gold;Bronze', ['Gold', 'Bronze']],
  [' Gold ;\n Bronze ; ', ['Gold', 'Bronze']],
  ['a\\;b; c', ['a;b', 'c']],
  ['a\\\\; b', ['a\\', 'b']],
  ['C:\\new; end\\', ['C:\\new', 'end\\']],
])('reads %j', (text, values) => {
  expect(splitValues(text)).toEqual(values);
});

it('gives back every list of values', () => {
  const pieces = fc.constantFrom(';', '\\', ' ', '; ', '\\;', '\n', 'a', 'é', '🏺');
  const value = fc
    .oneof(
      fc.array(pieces, { minLength: 1 }).map((some) => some.join('')),
      fc.string(),
    )
    .map(visibleText)
    .filter((text) => text !== null);
  fc.assert(
    fc.property(fc.array(value), (values) => {
      expect(splitValues(joinValues(values))).toEqual(values);
    }),
    { numRuns: inLongRun(10_000, 500) },
  );
});
