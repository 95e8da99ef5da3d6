import { readPictureLines } from '../../common/picture-lines';
import { splitValues } from '../../common/facts';
import { EXPORT_COLUMNS } from '../../server/exchange/records/export-rows';
import { readCell } from '../../server/exchange/spreadsheets/cells';
import { parse } from 'csv-parse/sync';
import { addArtifacts } from '../support/add-artifacts';
import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { HOSTILE_NAMES } from '../support/hostile/names';
import { factInputs, SiteWithFacts } from '../support/site-with-facts';
import { partsOf, rowsOf } from '../support/exported-xlsx';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Texts that a spreadsheet program guesses at, or that a cell writes with signs of its own. */
const TEXTS = [
  ...['0012', '1/2', '1776-07-04', '1e5', 'TRUE', '=1+1', "'=1+1", '  indented'],
  ...['[empty]', '\\[empty]', '_x0041_', '_x005F_', 'two\r\nlines\nand a third'],
];

let declared: SiteWithFacts;
let catalogue: TestCatalogue;
beforeAll(async () => {
  declared = await SiteWithFacts.create();
  catalogue = await startCatalogue({ site: declared.site });
});
afterAll(async () => {
  await catalogue.stop();
  await declared.remove();
});

const bytesOf = async (path: string, served = catalogue) =>
  new Uint8Array(await (await served.visitor.fetch('GET', path)).arrayBuffer());
const rowsAt = async (path: string) => rowsOf(await bytesOf(path));
const csvAt = async (path: string) =>
  parse<Record<string, string>>(Buffer.from(await bytesOf(path)), { columns: true, bom: true });

/** Both spreadsheets of a list, as cells. */
const readers = { xlsx: rowsAt, csv: csvAt };

describe.each(Object.entries(readers))('a spreadsheet as %s', (ending, read) => {
  it('has every text as it is stored', async () => {
    const ids: string[] = [];
    for (const text of [...HOSTILE_NAMES, ...TEXTS]) {
      const given = { artifactName: 'Hostile', description: text, createdAt: text };
      ids.push(((await catalogue.as(ada).add(given)) as { id: string }).id);
    }
    const rows = await read(`/export.${ending}?q=Hostile&order=OLDEST`);
    expect(rows).toHaveLength(ids.length);
    for (const [index, row] of rows.entries()) {
      const { body } = await stored(ids[index] ?? '');
      expect(readCell(row['description'] ?? '')).toBe(body.description);
      expect(readCell(row['createdAt'] ?? '')).toBe(body.createdAt);
      expect([row['_id'], row['id']]).toEqual([ids[index], ids[index]]);
    }
    for (const id of ids) await catalogue.as(ada).delete(id);
  });

  it('has several values with backslashes, also where the only one looks like an empty cell', async () => {
    const values = { material: ['Gold; or gilded\\silver', 'Bronze'], number: ['[empty]'] };
    const more = [
      { image: 'https://example.org/a|b', caption: '[empty]', alt: 'x | y\\', rights: null },
    ];
    const given = { artifactName: 'Listed', ...factInputs(values), morePictures: more };
    const { id } = (await catalogue.as(ada).add(given)) as { id: string };
    const [row = {}] = await read(`/export.${ending}?q=Listed`);
    expect(row['facts.number']).toBe('\\[empty]');
    const valuesIn = (name: string) => splitValues(readCell(row[name] ?? '') ?? '');
    expect(valuesIn('facts.number')).toEqual(values.number);
    expect(valuesIn('facts.material')).toEqual(values.material);
    expect(readPictureLines(readCell(row['morePictures'] ?? '') ?? '')).toEqual(more);
    await catalogue.as(ada).delete(id);
  });
});

/** An artifact as REST has it. */
async function stored(id: string) {
  const response = await catalogue.visitor.fetch('GET', `/records/${id}.json`);
  return { body: (await response.json()) as Record<string, string> };
}

describe('XLSX', () => {
  it('is a file of its own, the same for everybody, and compressed once', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const get = (caller = catalogue.visitor) =>
      caller.fetch('GET', '/export.xlsx', undefined, headers);
    await addArtifacts(catalogue, 20);
    const response = await get();
    expect(response.headers.get('content-type')).toBe(XLSX);
    expect(response.headers.get('content-encoding')).toBeNull();
    const file = Buffer.from(await response.arrayBuffer());
    for (const caller of [catalogue.as(ada), catalogue.as(ben), catalogue.visitor]) {
      expect(Buffer.from(await (await get(caller)).arrayBuffer()).equals(file)).toBe(true);
    }
  });

  it('has the columns of CSV, the first row in sight, and cells for texts', async () => {
    const [row = {}] = await rowsAt('/export.xlsx');
    const facts = Object.keys(row).slice(EXPORT_COLUMNS.length);
    expect(Object.keys(row)).toEqual([...EXPORT_COLUMNS, ...facts]);
    expect(Object.keys((await csvAt('/export.csv'))[0] ?? {})).toEqual(Object.keys(row));
    const parts = await partsOf(await bytesOf('/export.xlsx'));
    expect(parts['xl/worksheets/sheet1.xml']).toContain('state="frozen"');
    expect(parts['xl/styles.xml']).toContain('numFmtId="49"');
  });

  it('of nothing has the headings alone', async () => {
    const file = await bytesOf('/export.xlsx?q=nothing-has-this-name');
    expect(await rowsOf(file)).toEqual([]);
    const { 'xl/worksheets/sheet1.xml': sheet } = await partsOf(file);
    expect(sheet).toContain('>artifactName<');
  });

  it('leaves out pictures that are too many for a cell, and nothing else', async () => {
    const picture = (n: number) => ({
      ...{ image: `https://example.org/${n}?${'x'.repeat(1_900)}`, alt: 'y'.repeat(1_000) },
      ...{ caption: 'z'.repeat(90), rights: null },
    });
    const morePictures = Array.from({ length: 11 }, (_, n) => picture(n));
    const { id } = (await catalogue.as(ada).add({ artifactName: 'Pictured', morePictures })) as {
      id: string;
    };
    const [csv = {}] = await csvAt('/export.csv?q=Pictured');
    expect(csv['morePictures']?.length).toBeGreaterThan(32_767);
    const [xlsx = {}] = await rowsAt('/export.xlsx?q=Pictured');
    expect(xlsx).toMatchObject({ id, artifactName: 'Pictured', morePictures: '' });
    await catalogue.as(ada).delete(id);
  });
});

describe('a byte order mark', () => {
  const MARK = '\uFEFF';
  const textOf = async (path: string) => Buffer.from(await bytesOf(path)).toString('utf8');

  it('begins CSV where the address asks for one, and nothing else is changed', async () => {
    const plain = await textOf('/export.csv?order=OLDEST');
    expect(plain.startsWith(MARK)).toBe(false);
    expect(await textOf('/export.csv?bom=&order=OLDEST')).toBe(plain);
    expect(await textOf('/export.csv?order=OLDEST&bom=1')).toBe(MARK + plain);
    for (const path of ['/export.ndjson', '/feed.atom']) {
      expect(await textOf(`${path}?bom=1`)).toBe(await textOf(path));
    }
  });

  it.each([
    ['bom=0', ['bom']],
    ['bom=true&type=Spoons', ['bom', 'type']],
    ['bom=1&bom=1', ['bom']],
  ])('"%s" is refused with the parameters’ names', async (search, names) => {
    const response = await catalogue.visitor.fetch('GET', `/export.csv?${search}`);
    expect(response.status).toBe(400);
    const { fields } = (await response.json()) as { fields: object };
    expect(Object.keys(fields).sort()).toEqual(names);
  });
});
