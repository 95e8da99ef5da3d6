import { readSpreadsheet } from '../../server/exchange/spreadsheets/read-spreadsheet';
import { xlsxOf, type WorkbookXml } from '../support/xlsx';

const LIMITS = { rows: 5_000, columns: 100 };

const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;
const text = (cell: string, content: string) =>
  `<c r="${cell}" t="inlineStr"><is><t>${content}</t></is></c>`;
const HEADINGS = row(1, ['A', 'B', 'C'].map((column) => text(`${column}1`, `H${column}`)).join(''));

const read = ({ sheet, ...others }: WorkbookXml) =>
  readSpreadsheet(xlsxOf({ sheet, ...others }), LIMITS);

const rowsOf = async (rows: string, others: Partial<WorkbookXml> = {}) => {
  const { sheet = `<sheetData>${HEADINGS}${rows}</sheetData>` } = others;
  return (await read({ ...others, sheet })).rows;
};

/** What a cell reads as. */
const valueOf = async (cell: string, others: Partial<WorkbookXml> = {}) => {
  const [first] = await rowsOf(row(2, cell), others);
  return first && 'cells' in first ? first.cells[0] : first?.problem;
};

const FORMATS = ['General', 'yyyy-mm-dd', '[$-407]d/ mmm yyyy;@', 'h:mm', '[h]:mm', '0.00E+00'];
const MORE_FORMATS = [
  '#,##0 "days"',
  'mmmm',
  '[Red]0.0',
  'yyyy\\-mm\\-dd\\ hh:mm',
  'ggge',
  '0 "h"',
];
const CODES = [...FORMATS, ...MORE_FORMATS];
const STYLES = [
  `<numFmts>${CODES.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts>`,
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>',
  `<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/>${CODES.map((_, index) => `<xf numFmtId="${164 + index}"/>`).join('')}</cellXfs>`,
].join('');
const styleOf = (code: string) => CODES.indexOf(code) + 2;

describe('a number', () => {
  it.each([
    ['12.5', '12.5'],
    ['0.30000000000000004', '0.3'],
    ['1.1000000000000001', '1.1'],
    ['-0', '0'],
    ['1E-3', '0.001'],
    ['123456789012345678', '123456789012346000'],
    ['1e21', '1E+21'],
    ['7', '7'],
  ])('%s reads as %s', async (stored, shown) => {
    expect(await valueOf(`<c r="A2"><v>${stored}</v></c>`)).toBe(shown);
  });

  it.each([
    ['yyyy-mm-dd', '44379', '2021-07-02'],
    ['yyyy-mm-dd', '44379.520833333336', '2021-07-02T12:30:00'],
    ['yyyy\\-mm\\-dd\\ hh:mm', '44379.25', '2021-07-02T06:00:00'],
    ['[$-407]d/ mmm yyyy;@', '44379', '2021-07-02'],
    ['mmmm', '44379', '2021-07-02'],
    ['ggge', '44379', '2021-07-02'],
    ['yyyy-mm-dd', '1', '1900-01-01'],
    ['yyyy-mm-dd', '59', '1900-02-28'],
    ['yyyy-mm-dd', '60', '1900-02-29'],
    ['yyyy-mm-dd', '61', '1900-03-01'],
    ['yyyy-mm-dd', '-45103', '1776-07-04'],
    ['yyyy-mm-dd', '2958465.99999', '9999-12-31T23:59:59'],
    ['yyyy-mm-dd', '2958466', '2958466'],
    ['h:mm', '0.5', '12:00:00'],
    ['[h]:mm', '1.5', '36:00:00'],
    ['0.00E+00', '44379', '44379'],
    ['#,##0 "days"', '3', '3'],
    ['[Red]0.0', '0.25', '0.25'],
    ['0 "h"', '3', '3'],
    ['General', '44379', '44379'],
  ])('with the format %s: %s reads as %s', async (code, stored, shown) => {
    const cell = `<c r="A2" s="${styleOf(code)}"><v>${stored}</v></c>`;
    expect(await valueOf(cell, { styles: STYLES })).toBe(shown);
  });

  it('with a built-in format counts from 1904 in such a file', async () => {
    const cell = '<c r="A2" s="1"><v>0</v></c>';
    const properties = 'date1904="1"';
    expect(await valueOf(cell, { styles: STYLES, properties })).toBe('1904-01-01');
  });
});

describe('a cell', () => {
  it.each([
    ['a shared text', '<c r="A2" t="s"><v>0</v></c>', 'One & <two>'],
    ['a text of several runs, with hints', '<c r="A2" t="s"><v>1</v></c>', '東 京'],
    ['a text with escapes', '<c r="A2" t="s"><v>2</v></c>', 'a\r\nb_x000D_'],
    ['a text with preserved space', '<c r="A2" t="s"><v>3</v></c>', '  x '],
    ['a number kept as a text', text('A2', '007'), '007'],
    ['a formula with a text', '<c r="A2" t="str"><f>B2</f><v>x_x0009_y</v></c>', 'x\ty'],
    ['a formula with a number', '<c r="A2"><f>1+1</f><v>2</v></c>', '2'],
    [
      'a formula without its value',
      '<c r="A2"><f>1+1</f></c>',
      'The cell of the column "HA" has a formula without its value.',
    ],
    ['TRUE', '<c r="A2" t="b"><v>1</v></c>', 'TRUE'],
    ['FALSE', '<c r="A2" t="b"><v>0</v></c>', 'FALSE'],
    [
      'an error',
      '<c r="A2" t="e"><v>#REF!</v></c>',
      'The cell of the column "HA" has the error #REF!.',
    ],
    ['a date of ISO 8601', '<c r="A2" t="d"><v>1776-07-04T00:00:00.000Z</v></c>', '1776-07-04'],
    ['CDATA', text('A2', '<![CDATA[a<b]]>'), 'a<b'],
  ])('with %s', async (_, cell, shown) => {
    const strings = [
      '<si><t>One &amp; &lt;two&gt;</t></si>',
      '<si><r><t xml:space="preserve">東 </t></r><r><t>京</t></r><rPh sb="0" eb="1"><t>とう</t></rPh></si>',
      '<si><t>a_x000D_\nb_x005F_x000D_</t></si>',
      '<si><t xml:space="preserve">  x </t></si>',
    ].join('');
    expect(await valueOf(cell, { strings })).toBe(shown);
  });

  it('that is merged into another one is empty', async () => {
    const cells = (line: number) => ['A', 'B', 'C'].map((column) => text(`${column}${line}`, 'x'));
    const rows = [2, 3, 4].map((line) => row(line, cells(line).join(''))).join('');
    const merged = '<mergeCells count="1"><mergeCell ref="A2:B3"/></mergeCells>';
    const sheet = `<sheetData>${HEADINGS}${rows}</sheetData>${merged}`;
    expect(await rowsOf('', { sheet })).toEqual([
      { line: 2, cells: ['x', '', 'x'] },
      { line: 3, cells: ['', '', 'x'] },
      { line: 4, cells: ['x', 'x', 'x'] },
    ]);
  });
});

describe('a row', () => {
  it('is known by its number, also if it is hidden, and empty ones are left out', async () => {
    const rows =
      row(3, '<c r="A3" s="1"/>') +
      `<row r="7" hidden="1">${text('B7', 'seven')}</row>` +
      row(9, text('A9', ' ')) +
      row(12, text('D12', 'x')) +
      row(13, '<c r="D13" t="e"><v>#N/A</v></c>');
    expect(await rowsOf(rows)).toEqual([
      { line: 7, cells: ['', 'seven', ''] },
      { line: 12, problem: 'It has a cell beyond the headings.' },
      { line: 13, problem: 'The cell of the column D has the error #N/A.' },
    ]);
  });

  it('and its cells may have no numbers, and elements may have prefixes', async () => {
    const sheet =
      '<x:sheetData><x:row/><x:row><x:c t="str"><x:v> H </x:v></x:c></x:row><x:row><x:c><x:v>1</x:v></x:c></x:row></x:sheetData>';
    expect(await read({ sheet })).toEqual({ headings: ['H'], rows: [{ line: 3, cells: ['1'] }] });
  });

  it('of formats alone costs nothing', async () => {
    const blank = Array.from({ length: 200_000 }, (_, index) => row(index + 2, '<c s="1"/>'));
    const wide = row(300_000, '<c r="XFD300000" s="1"/>');
    expect(await rowsOf(blank.join('') + wide)).toEqual([]);
  });
});

it('reads the first sheet that is shown', async () => {
  const sheets =
    '<sheets><sheet name="0" r:id="rId9" state="hidden"/><sheet name="1" r:id="rId1"/></sheets>';
  expect(await rowsOf(row(2, text('A2', 'x')), { sheets })).toHaveLength(1);
});

it('names its limits, and the number found', async () => {
  const rows = Array.from({ length: 5_001 }, (_, index) => row(index + 2, text('A', 'x')));
  await expect(rowsOf(rows.join('').replaceAll('r="A"', ''))).rejects.toThrow(
    'The file has 5,001 rows. At most 5,000 can be read at once.',
  );
  const sheet = `<sheetData>${row(1, text('XFD1', 'x'))}</sheetData>`;
  await expect(read({ sheet })).rejects.toThrow('The file has 16,384 columns. At most 100');
});
