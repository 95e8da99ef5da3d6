import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { splitValues } from '../../common/facts';
import { EXPORT_COLUMNS } from '../../server/exchange/records/export-rows';
import { readCell } from '../../server/exchange/spreadsheets/cells';
import { exportFile } from '../../server/operator/export-file';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { factInputs, FACTS, SiteWithFacts } from '../support/site-with-facts';

const VALUES = {
  number: ['=1+1; the first'],
  material: ['Bronze', 'Gold; or gilded\\silver'],
  elsewhere: ['https://example.org/1'],
  store: ['Shelf 12'],
};
const { store, ...PUBLIC } = VALUES;
const PUBLIC_COLUMNS = ['facts.number', 'facts.material', 'facts.technique', 'facts.elsewhere'];

let declared: SiteWithFacts;
let catalogue: TestCatalogue;
let folder: string;
beforeEach(async () => {
  declared = await SiteWithFacts.create();
  folder = await mkdtemp(join(tmpdir(), 'antiquary-export-'));
  catalogue = await startCatalogue({ site: declared.site });
  await catalogue.as(ada).add({ artifactName: 'Plain' });
  await catalogue.as(ada).add({ artifactName: 'Told', ...factInputs(VALUES) });
});
afterEach(async () => {
  await catalogue.stop();
  await declared.remove();
  await rm(folder, { recursive: true });
});

const textOf = async (path: string, caller = catalogue.visitor) =>
  (await caller.fetch('GET', path)).text();
const linesOf = (ndjson: string) =>
  ndjson
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { artifactName: string; facts?: object });

/** The columns of facts in a CSV file, and the values of the artifact that has some. */
function readCsv(csv: string) {
  const rows = parse<Record<string, string>>(csv, { columns: true, record_delimiter: '\r\n' });
  const columns = Object.keys(rows[0] ?? {}).slice(EXPORT_COLUMNS.length);
  const told = rows.find(({ artifactName }) => artifactName === 'Told') ?? {};
  const filled = columns.filter((name) => told[name] !== '');
  const values = filled.map(
    (name) => [name, splitValues(readCell(told[name] ?? '') ?? '')] as const,
  );
  return { columns, values: Object.fromEntries(values) };
}

const asColumns = (values: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(values).map(([key, texts]) => [`facts.${key}`, texts]));

it('an export as CSV has a column for each public fact, for everybody', async () => {
  const csv = await textOf('/export.csv');
  expect(readCsv(csv)).toEqual({ columns: PUBLIC_COLUMNS, values: asColumns(PUBLIC) });
  expect(csv).not.toMatch(/(^|,)"?=/m);
  expect(await textOf('/export.csv', catalogue.as(ada))).toBe(csv);
});

it('an export as NDJSON has the public facts that there are', async () => {
  const [told, plain] = linesOf(await textOf('/export.ndjson'));
  expect(told?.facts).toEqual(PUBLIC);
  expect(plain).not.toHaveProperty('facts');
});

it('the record as CSV has the same columns', async () => {
  expect(readCsv(await textOf('/records/2.csv', catalogue.as(ada)))).toEqual({
    columns: PUBLIC_COLUMNS,
    values: asColumns(PUBLIC),
  });
});

it('exports follow the declaration', async () => {
  await textOf('/export.csv');
  await declared.declare(FACTS.slice(1, 2));
  expect(readCsv(await textOf('/export.csv'))).toEqual({
    columns: ['facts.material'],
    values: asColumns({ material: VALUES.material }),
  });
  expect(linesOf(await textOf('/export.ndjson'))[0]?.facts).toEqual({
    material: VALUES.material,
  });
});

it('a fact may be called like a property of every object', async () => {
  await declared.declare([{ key: 'constructor', label: 'Constructor', kind: 'text' }]);
  await catalogue.as(ada).add({ artifactName: 'Built', ...factInputs({ constructor: ['Ann'] }) });
  const csv = await textOf('/export.csv');
  expect(readCsv(csv)).toEqual({ columns: ['facts.constructor'], values: {} });
  expect(csv).toContain(',"Ann"\r\n');
  expect(linesOf(await textOf('/export.ndjson?constructor=ann'))).toMatchObject([
    { artifactName: 'Built', facts: { constructor: ['Ann'] } },
  ]);
});

it('the export of the operator has private facts, too', async () => {
  const write = async (ending: string) => {
    const file = join(folder, `all.${ending}`);
    const { site } = declared;
    const source = { publicUrl: 'https://antiquary.example', dataLicense: null, site };
    const { facts } = site.get().record;
    await exportFile(catalogue.database, { file, source, facts, progress: () => undefined });
    return readFile(file, 'utf8');
  };
  expect(readCsv(await write('csv'))).toEqual({
    columns: [...PUBLIC_COLUMNS, 'facts.store'],
    values: asColumns({ ...PUBLIC, store }),
  });
  expect(linesOf(await write('ndjson')).map(({ facts }) => facts)).toEqual([undefined, VALUES]);
});
