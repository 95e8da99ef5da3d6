import fc from 'fast-check';
import { protectCell, readCell } from '../../server/exchange/records/spreadsheet-cells';

const anyText = fc
  .array(fc.constantFrom(...Array.from('\'=+-@＝\t\r\n a",\u{1F3FA}')))
  .map((characters) => characters.join(''));

test('every text comes back from its cell', () => {
  fc.assert(fc.property(anyText, (text) => readCell(protectCell(text)) === text));
});

test('no cell begins as a formula', () => {
  fc.assert(fc.property(anyText, (text) => !/^\s*[=+\-@＝＋－＠]/.test(protectCell(text))));
});
