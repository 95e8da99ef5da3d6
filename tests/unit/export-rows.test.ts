import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { EXPORT_COLUMNS, exportFormats, type ExportRow } from '../../server/records/export-rows';
import { protectCell, readCell } from '../../server/records/spreadsheet-cells';

const row: ExportRow = {
  _id: '7',
  id: '7',
  artifactName: '=HYPERLINK("https://example.org","click")',
  artifactType: 'Gold & Silver Religious Statues',
  image: 'https://example.org/mirror.jpg',
  createdAt: '-200',
  discoveredAt: 'Ur, "the city"\nof <Nanna> & ]]>',
  discoveredBy: '@someone',
  presentLocation: 'متحف اللوفر',
  historicalContext: "'=1+1 \u{1F3FA}\r\nsecond line",
  userName: '+Ada',
  liked: 2,
  likes: 2,
  rights: 'http://rightsstatements.org/vocab/InC/1.0/',
  addedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  made: '-0199',
};

const anyText = fc
  .array(
    fc.constantFrom(
      "'",
      '=',
      '+',
      '-',
      '@',
      '＝',
      '\t',
      '\r',
      '\n',
      ' ',
      'a',
      '"',
      ',',
      '\u{1F3FA}',
    ),
  )
  .map((characters) => characters.join(''));

test('every text comes back from its cell', () => {
  fc.assert(fc.property(anyText, (text) => readCell(protectCell(text)) === text));
});

test('no cell begins as a formula', () => {
  fc.assert(fc.property(anyText, (text) => !/^\s*[=+\-@＝＋－＠]/.test(protectCell(text))));
});

test('a parser of CSV reads the texts of an artifact back', () => {
  const { head, write } = exportFormats.csv;
  const [read] = parse(head + write([row]), {
    columns: true,
    cast: (cell, { header }) => (header ? cell : readCell(cell)),
  });
  expect(head.trimEnd().split(',')).toEqual(EXPORT_COLUMNS);
  expect(read).toEqual({
    ...row,
    liked: '2',
    likes: '2',
    description: '',
    imageAlt: '',
    license: '',
  });
});

test('a line of NDJSON is an artifact', () => {
  const { head, write } = exportFormats.ndjson;
  const lines = (head + write([row, row])).split('\n');
  expect(lines.map((line) => line && (JSON.parse(line) as unknown))).toEqual([row, row, '']);
});
