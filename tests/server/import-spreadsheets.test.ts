import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { ImportingCatalogue } from '../support/importing';
import { xlsxOfTexts } from '../support/xlsx';

let importing: ImportingCatalogue;
beforeAll(async () => {
  importing = await ImportingCatalogue.start();
});
afterAll(() => importing.stop());

const HEADINGS =
  'artifactName,artifactType,image,createdAt,discoveredAt,discoveredBy,presentLocation,historicalContext'.split(
    ',',
  );
const REST = [
  'https://example.org/a.jpg',
  'c. 1500 BC',
  'Thebes',
  'A farmer',
  'Museum A',
  'Context.',
];
const row = (name: string, type = 'Tools') => [name, type, ...REST];

type Table = string[][];

/** How a table is written, and the ending of such a file. */
const FORMATS: Record<string, (table: Table) => Buffer> = {
  csv: (table) => Buffer.from(stringify(table)),
  tsv: (table) => Buffer.from(stringify(table, { delimiter: '\t' })),
  'semicolons and Windows-1252': (table) =>
    Buffer.from(stringify(table, { delimiter: ';' }), 'latin1'),
  'UTF-16': (table) => Buffer.from(`\uFEFF${stringify(table, { delimiter: '\t' })}`, 'utf16le'),
  xlsx: xlsxOfTexts,
};

describe.each(Object.entries(FORMATS))('a spreadsheet as %s', (format, bytesOf) => {
  const importTable = async (table: Table, options: { isDryRun?: boolean } = {}) => {
    // The bytes tell what the file is, and not its name.
    const file = join(importing.folder, 'table.dat');
    await writeFile(file, bytesOf(table));
    return importing.importFile(file, options);
  };
  const named = async (text: string) =>
    (await importing.named(text)).map(({ artifactName }) => artifactName);

  it('is read, and recognized when it is read again', async () => {
    const name = `Gefäß ${format}`;
    const table = [HEADINGS, row(name)];
    expect(await importTable(table)).toMatchObject({ added: 1, refusals: [], unread: null });
    expect(await named(name)).toEqual([name]);
    expect(await importTable(table)).toMatchObject({ added: 0, alreadyThere: 1, refusals: [] });
  });

  it('may have empty rows, which are no errors', async () => {
    const empty = HEADINGS.map(() => '');
    const name = `Blank ${format}`;
    const table = [empty, HEADINGS, empty, row(name), empty, row('', 'x'), empty];
    const report = await importTable(table);
    expect(report).toMatchObject({ read: 2, added: 1, refused: 1 });
    expect(report.refusals).toEqual([expect.stringMatching(/^Line 6: artifactName: /)]);
  });

  it('may have spaces around headings, types and identifiers', async () => {
    const headings = ['id', ...HEADINGS].map((name) => ` ${name}\u00a0`);
    const name = `Spaced ${format}`;
    const table = (id: string) => [headings, [id, ...row(` ${name} `, ' Tools ')]];
    expect(await importTable(table(` ${name}1 `))).toMatchObject({ added: 1, refused: 0 });
    expect(await importTable(table(`${name}1`))).toMatchObject({ added: 0, alreadyThere: 1 });
    expect(await named(name)).toEqual([name]);
  });

  it('may have many further columns, and one line names them all', async () => {
    const foreign = Array.from({ length: 43 }, (_, column) => `Foreign ${column}`);
    const table = [
      [...HEADINGS, ...foreign],
      [...row(`Foreign ${format}`), ...foreign.map(() => 'x')],
    ];
    expect(await importTable(table)).toMatchObject({
      ...{ added: 1, refusals: [] },
      notes: [`Columns that are not read: ${foreign.join(', ')}.`],
    });
  });

  it.each([true, false])(
    'may count from 1 as another one does, and no row is lost without a word (dates: %s)',
    async (hasDates) => {
      const dated = hasDates ? ['2026-01-01'] : [];
      const headings = ['id', ...(hasDates ? ['addedAt'] : []), ...HEADINGS];
      const rowOf = (id: string, name: string) => [id, ...dated, ...row(`${name} ${format}`)];
      const kind = hasDates ? 'Dated' : 'Plain';
      const numbers = ['1', '2'].map((id) => `${format} ${kind} ${id}`);
      const [one = '', two = ''] = numbers;
      const north = [headings, rowOf(one, `North ${kind} bowl`), rowOf(two, `${kind} cup`)];
      const south = [headings, rowOf(one, `South ${kind} bowl`), rowOf(two, `${kind} cup`)];
      expect(await importTable(north)).toMatchObject({ added: 2 });
      for (const isDryRun of [true, false]) {
        const report = await importTable(south, { isDryRun });
        expect(report).toMatchObject({ added: 0, alreadyThere: 1, refused: 1 });
        expect(report.refusals).toEqual([
          expect.stringMatching(
            /^Line 2: The identifier .* was imported before with other texts, as artifact \d+,/,
          ),
        ]);
      }
    },
  );
});

it('names a row of CSV by its line in the file', async () => {
  const csv = stringify([HEADINGS, row('Two\nlines'), row('', 'x')]);
  expect((await importing.importText('lines.txt', csv)).refusals).toEqual([
    expect.stringMatching(/^Line 2: artifactName: /),
    expect.stringMatching(/^Line 4: artifactName: /),
  ]);
});

it('refuses a file that is no spreadsheet in words', async () => {
  expect(await importing.importText('a.csv', '%PDF-1.7')).toMatchObject({
    ...{ read: 0, added: 0 },
    unread: expect.stringMatching(/^This is a PDF\./),
  });
});
