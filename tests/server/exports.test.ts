import { parse } from 'csv-parse/sync';
import { EXPORT_ENDINGS, type ExportEnding } from '../../server/exchange/records/export-formats';
import { EXPORT_COLUMNS } from '../../server/exchange/records/export-rows';
import { readCell } from '../../server/exchange/spreadsheets/cells';
import { addArtifacts } from '../support/add-artifacts';
import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { HOSTILE_NAMES } from '../support/hostile/names';
import { rowsOf } from '../support/exported-xlsx';
import { builtInRecord } from '../support/record';

const LICENCE = 'https://licences.example/by';

/** The first line of a CSV file. */
const HEAD = [...EXPORT_COLUMNS, ...builtInRecord.facts.map(({ key }) => `facts.${key}`)].join(',');

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue({ dataLicense: LICENCE });
  for (const artifactName of HOSTILE_NAMES) await catalogue.as(ada).add({ artifactName });
});
afterAll(() => catalogue.stop());

const get = (path: string, headers: Record<string, string> = {}, caller = catalogue.visitor) =>
  caller.fetch('GET', path, undefined, headers);
const textOf = async (path: string) => (await get(path)).text();

type Row = Record<string, string>;

/** The rows of a CSV file, with the cells as they stand in it. */
function cellsOf(csv: string): Row[] {
  expect(csv.startsWith(`${HEAD}\r\n`)).toBe(true);
  return parse<Row>(csv, { columns: true, record_delimiter: '\r\n' });
}
const linesOf = (ndjson: string) =>
  ndjson
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const namesIn = (ndjson: string) => linesOf(ndjson).map(({ artifactName }) => artifactName);

describe('the file', () => {
  it('of CSV has every text as it is, and no cell that a spreadsheet would run', async () => {
    const rows = cellsOf(await textOf('/export.csv?order=OLDEST'));
    expect(rows.map(({ artifactName = '' }) => readCell(artifactName))).toEqual(HOSTILE_NAMES);
    for (const row of rows) {
      for (const cell of Object.values(row)) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      expect(row['license']).toBe(LICENCE);
    }
  });

  it('of NDJSON has an artifact in each line, as REST shows it to visitors', async () => {
    const rest = (await (await get('/api/allartifacts')).json()) as object[];
    const time = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(linesOf(await textOf('/export.ndjson'))).toEqual(
      rest.map((artifact) => ({
        ...artifact,
        ...{ addedAt: time, updatedAt: time, made: '-0199~', license: LICENCE },
      })),
    );
  });

  it('has the picture’s texts where there are any', async () => {
    const imageAlt = 'A round mirror, "polished"';
    const rights = 'https://creativecommons.org/licenses/by/4.0/';
    const added = { artifactName: 'Described', imageAlt, rights, description: 'Two\r\nlines' };
    const { id } = (await catalogue.as(ada).add(added)) as { id: string };
    expect(cellsOf(await textOf('/export.csv?q=Described'))).toMatchObject([{ ...added, id }]);
    expect(linesOf(await textOf('/export.ndjson?q=Described'))).toMatchObject([{ ...added, id }]);
    await catalogue.as(ada).delete(id);
  });

  it.each(EXPORT_ENDINGS)('of %s is named, and is the same for everybody', async (ending) => {
    const path = `/export.${ending}`;
    const response = await get(path, { origin: 'https://anywhere.example' });
    const { headers } = response;
    expect(headers.get('content-disposition')).toBe(`attachment; filename="antiquary.${ending}"`);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('public, no-cache');
    expect(headers.get('link')).toBe(`<${LICENCE}>; rel="license"`);
    const text = await response.text();
    expect(text).not.toMatch(/@example\.org/i);
    for (const caller of [catalogue.as(ada), catalogue.as(ben), catalogue.withToken('bad')]) {
      expect(await (await get(path, {}, caller)).text()).toBe(text);
    }
    const known = await get(path, { 'if-none-match': headers.get('etag') ?? '' });
    expect(known.status).toBe(304);
    const head = await catalogue.visitor.fetch('HEAD', path);
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('of nothing has the columns alone', async () => {
    expect(await textOf('/export.csv?q=nothing-has-this-name')).toBe(`${HEAD}\r\n`);
    const response = await get('/export.ndjson?q=nothing-has-this-name');
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('the filter of the address', () => {
  let filtered: TestCatalogue;
  beforeAll(async () => {
    filtered = await startCatalogue();
    const member = filtered.as(ada);
    await member.add({ artifactName: 'Bronze axe', artifactType: 'WEAPONS', createdAt: '1323 BC' });
    await member.add({ artifactName: 'Axe of jade', createdAt: 'AD 79', discoveredAt: 'Pompeii' });
    const { id } = await member.add({ artifactName: 'Mirror', createdAt: '600 BC' });
    await filtered.as(ben).like(id);
  });
  afterAll(() => filtered.stop());
  const read = async (search: string) =>
    namesIn(await (await filtered.visitor.fetch('GET', `/export.ndjson${search}`)).text());

  it.each([
    ['', ['Mirror', 'Axe of jade', 'Bronze axe']],
    ['?q=&type=&order=&from=&to=&text=&page=2', ['Mirror', 'Axe of jade', 'Bronze axe']],
    ['?q=axe', ['Axe of jade', 'Bronze axe']],
    ['?text=pompeii', ['Axe of jade']],
    ['?text=axe&order=RELEVANCE', ['Axe of jade', 'Bronze axe']],
    ['?q=axe&text=pompeii', ['Axe of jade']],
    ['?anywhere=pompeii', ['Axe of jade']],
    ['?anywhere=ronze', ['Bronze axe']],
    ['?type=WEAPONS', ['Bronze axe']],
    ['?type=Weapons', ['Bronze axe']],
    ['?contributor=nobody', []],
    ['?order=OLDEST', ['Bronze axe', 'Axe of jade', 'Mirror']],
    ['?order=NAME', ['Axe of jade', 'Bronze axe', 'Mirror']],
    ['?order=MOST_LIKED', ['Mirror', 'Axe of jade', 'Bronze axe']],
    ['?order=CHRONOLOGICAL', ['Bronze axe', 'Mirror', 'Axe of jade']],
    ['?from=-700', ['Mirror', 'Axe of jade']],
    ['?from=-700&to=-1', ['Mirror']],
    ['?from=1400%20BC&to=1300+bc', ['Bronze axe']],
    ['?from=AD%2079', ['Axe of jade']],
  ])('"%s" is kept to', async (search, names) => {
    expect(await read(search)).toEqual(names);
  });

  it.each([
    ['type=Spoons', ['type']],
    ['type=WEAPONS&type=TOOLS', ['type']],
    ['order=newest', ['order']],
    ['order=RELEVANCE', ['order']],
    ['from=0', ['from']],
    ['from=soon', ['from']],
    ['to=1e3', ['to']],
    ['to=99999999', ['to']],
    ['from=3rd+century+BC', ['from']],
    ['from=10&to=-10', ['from']],
    [`q=${'x'.repeat(201)}`, ['q']],
    ['q=%00', ['q']],
    ['q[a]=b&q=1&q=2', ['q']],
    [`text=${'x'.repeat(201)}`, ['text']],
    ['anywhere=axe&q=axe', ['anywhere']],
    ['type=Spoons&order=best&from=soon', ['from', 'order', 'type']],
  ])('"%s" is refused with the parameters’ names', async (search, names) => {
    for (const path of [...EXPORT_ENDINGS.map((ending) => `/export.${ending}`), '/feed.atom']) {
      const response = await filtered.visitor.fetch('GET', `${path}?${search}`);
      // A feed has one order.
      if (path === '/feed.atom' && search === 'order=RELEVANCE') continue;
      expect([path, response.status]).toEqual([path, 400]);
      expect(response.headers.get('content-disposition')).toBeNull();
      const { message, fields } = (await response.json()) as { message: string; fields: object };
      expect(message).toContain(names[0]);
      expect(Object.keys(fields).sort()).toEqual(names);
    }
  });
});

const countIn: Record<ExportEnding, (file: Buffer) => number | Promise<number>> = {
  csv: (file) => parse(file, { columns: true }).length,
  ndjson: (file) => linesOf(file.toString()).length,
  xlsx: async (file) => (await rowsOf(file)).length,
};

// How a long file is streamed is tested with the lists of REST, which the same code sends.
it.each(EXPORT_ENDINGS)(
  'a long file as %s is sent whole, and its pages count in the minutes that follow',
  async (ending) => {
    const limited = await startCatalogue({ rateLimit: 7 });
    await addArtifacts(limited, 1_000);
    const get = () => limited.visitor.fetch('GET', `/export.${ending}`);
    const whole = await get();
    expect(whole.status).toBe(200);
    const file = Buffer.from(await whole.arrayBuffer());
    expect(await countIn[ending](file)).toBe(1_000);
    const refused = await get();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    await limited.stop();
  },
);
