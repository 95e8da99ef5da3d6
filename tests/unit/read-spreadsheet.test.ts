import fc from 'fast-check';
import { stringify } from 'csv-stringify/sync';
import { readSpreadsheet } from '../../server/exchange/spreadsheets/read-spreadsheet';
import { xlsxOfTexts } from '../support/xlsx';

const LIMITS = { rows: 5_000, columns: 100 };

const read = (content: string | Buffer) =>
  readSpreadsheet(Buffer.isBuffer(content) ? content : Buffer.from(content), LIMITS);

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

const ENCODINGS: Record<string, (text: string) => Buffer> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\uFEFF${text}`),
  'UTF-16 LE with a mark': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16 LE': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16 BE with a mark': (text) => utf16be(`\uFEFF${text}`),
  'UTF-16 BE': utf16be,
  'Windows-1252': (text) => Buffer.from(text.replaceAll('€', '\x80'), 'latin1'),
};
const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' };

describe.each(Object.entries(ENCODINGS))('a text in %s', (_, encode) => {
  it.each(Object.entries(SEPARATORS))('is read with a %s', async (_name, separator) => {
    const table = [
      ['Name', 'Länge; Maß, Preis'],
      ['Gefäß', '1,5 €'],
      ['"Ein" Krug\nund mehr', 'a;b'],
    ];
    const file = encode(stringify(table, { delimiter: separator, quoted_string: true }));
    expect(await read(file)).toEqual({
      headings: table[0],
      rows: [
        { line: 2, cells: table[1] },
        { line: 3, cells: table[2] },
      ],
    });
  });
});

const TABLE = fc.integer({ min: 2, max: 6 }).chain((width) =>
  fc.array(
    fc.array(
      fc.string({
        unit: fc.oneof(
          fc.constantFrom(
            '"',
            ',',
            ';',
            '\t',
            '\n',
            '\r',
            '\r\n',
            ' ',
            "'",
            '_x000D_',
            '<',
            'ä',
            '鏡',
          ),
          fc
            .string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 })
            .filter((one) => one >= ' '),
        ),
        maxLength: 12,
      }),
      { minLength: width, maxLength: width },
    ),
    { maxLength: 8 },
  ),
);

describe('any table of texts comes back', () => {
  const withHeadings = (rows: string[][]) => [
    Array.from({ length: rows[0]?.length ?? 2 }, (_, column) => `h${column}`),
    ...rows,
  ];
  const expected = (table: string[][]) =>
    table.flatMap((cells, index) =>
      index > 0 && cells.some((cell) => cell.trim() !== '') ? [{ line: index + 1, cells }] : [],
    );

  it.each(Object.entries(SEPARATORS))('from a text with a %s', async (_name, delimiter) => {
    for (const record_delimiter of ['\n', '\r\n']) {
      await fc.assert(
        fc.asyncProperty(TABLE, async (rows) => {
          const table = withHeadings(rows);
          const file = stringify(table, {
            delimiter,
            record_delimiter,
            quoted_match: /[\r\n]|^\s/,
          });
          expect((await read(file)).rows).toEqual(expected(table));
        }),
        { numRuns: 100, seed: 1 },
      );
    }
  });

  it('from XLSX', async () => {
    const isXml = (rows: string[][]) => !rows.flat().join('').includes('_x');
    await fc.assert(
      fc.asyncProperty(TABLE.filter(isXml), async (rows) => {
        const table = withHeadings(rows);
        const trimmed = table.map((cells) => cells.map((cell) => (cell.trim() ? cell : '')));
        expect((await read(xlsxOfTexts(table))).rows).toEqual(expected(trimmed));
      }),
      { numRuns: 100, seed: 1 },
    );
  });
});

describe('the separator', () => {
  it.each([
    ['is that of the first line', 'sep=;\r\na,x;b\r\n1;2', ['a,x', 'b'], 2],
    ['may be another one in the first line', 'sep=|\na|b\n1|2', ['a', 'b'], 2],
    ['divides the rows evenly', 'Name, Ort, Zeit;Typ\na;b\nc, d;e', ['Name, Ort, Zeit', 'Typ'], 2],
    ['stands outside of quotes', '"a;b;c",d\n"1;2;3",4', ['a;b;c', 'd'], 2],
    ['is missing where there is one column', 'name\nx', ['name'], 2],
    ['may stand in cells', 'a;b\n"x,y",1\n', ['a', 'b'], 2],
  ])('%s', async (_, file, headings, line) => {
    const sheet = await read(file);
    expect(sheet.headings).toEqual(headings);
    expect(sheet.rows[0]?.line).toBe(line);
  });
});

describe('rows of a text', () => {
  it('are known by the number that a spreadsheet shows', async () => {
    const file = '\n,\n a , b \n"1\n2",x\n\n,\nlast,y\n';
    expect(await read(file)).toEqual({
      headings: ['a', 'b'],
      rows: [
        { line: 4, cells: ['1\n2', 'x'] },
        { line: 7, cells: ['last', 'y'] },
      ],
    });
  });

  it('may have fewer cells in TSV, and more cells if they are empty', async () => {
    expect((await read('a\tb\tc\n1\n1\t2\t3\t\n1\t2\t3\t4')).rows).toEqual([
      { line: 2, cells: ['1', '', ''] },
      { line: 3, cells: ['1', '2', '3'] },
      { line: 4, problem: 'It has a cell beyond the headings.' },
    ]);
    expect((await read('a,b,c\n1\n1,2,3,\n1,2,3,4')).rows).toEqual([
      { line: 2, problem: 'It has fewer cells than the headings.' },
      { line: 3, cells: ['1', '2', '3'] },
      { line: 4, problem: 'It has a cell beyond the headings.' },
    ]);
  });

  it('with stray quotes are refused once, and cost no other row', async () => {
    const good = 'a,b,"c, d"';
    const bad = [
      'x "y" "z",2,3',
      '"x "y" z",2,3',
      '1,"two "stray" quotes\nand a line",3',
      '"two\nlines with "stray" quotes",2,3',
      '"never closed,2,3',
      '1,2,"never closed\n1,2,"either',
      '"opened,2,3\n1,2,"c, d"\nx,y,closed"',
    ];
    const reports = await Promise.all(
      bad.map(async (row) => (await read(['h1,h2,h3', good, row, good, good].join('\n'))).rows),
    );
    const summaries = reports.map((rows) => [
      rows.filter((row) => 'problem' in row).length,
      rows.filter((row) => 'cells' in row && row.cells[2] === 'c, d').length,
    ]);
    expect(summaries).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
      [1, 3],
      [1, 3],
      [2, 3],
      [2, 4],
    ]);
  });
});

it.each(['', '\n\n', ',,,\n,,,', '\uFEFF'])('refuses a file without rows: %j', async (file) => {
  await expect(read(file)).rejects.toThrow('The file has no rows.');
});
