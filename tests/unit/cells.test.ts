import fc from 'fast-check';
import { protectCell, readCell, writeCell } from '../../server/exchange/spreadsheets/cells';

/** As texts are stored: without white space around them. */
const anyText = fc
  .array(fc.constantFrom(...Array.from('\'=+-@＝\t\r\n a",\\\u{1F3FA}'), '[empty]'))
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '');

test.each([
  { name: 'a file in which formulas run', write: protectCell },
  { name: 'a file of texts', write: writeCell },
])('every text comes back from its cell in $name', ({ write }) => {
  fc.assert(fc.property(anyText, (text) => readCell(write(text)) === text));
});

test('no cell begins as a formula', () => {
  fc.assert(fc.property(anyText, (text) => !/^\s*[=+\-@＝＋－＠]/.test(protectCell(text))));
});

test('a cell says nothing, empties its field, or is a text', () => {
  const read = ['', '  ', '[empty]', ' [empty] ', '\\[empty]', '\\\\[empty]', 'an [empty] cup'];
  expect(read.map(readCell)).toEqual([
    ...[undefined, undefined, '', ''],
    ...['[empty]', '\\[empty]', 'an [empty] cup'],
  ]);
});
