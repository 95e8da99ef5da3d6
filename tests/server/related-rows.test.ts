import type { Caller } from '../support/caller';
import { codes, member, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { recordQueries } from '../support/queries';
import { Random } from '../support/random';

let catalogue: TestCatalogue;
let owner: Caller;
beforeAll(async () => {
  catalogue = await startCatalogue();
  owner = catalogue.as(member(1));
});
afterAll(() => catalogue.stop());

interface Row {
  kind: string;
  title: string;
  search: { totalCount: number };
  related: { artifact: { id: string }; reasons: string[] }[];
}

const rowsOf = async (id: string, first = 4): Promise<Row[]> => {
  const { data } = await catalogue.visitor.run(
    `query ($id: ID!, $first: Int) { artifact(id: $id) { relatedRows(first: $first) {
      kind title search { anywhere type madeFrom madeTo facts { key value } totalCount }
      related { reasons artifact { id } } } } }`,
    { id, first },
  );
  return data.artifact.relatedRows;
};

const ALONE = {
  artifactType: 'TOOLS',
  createdAt: 'unknown',
  discoveredAt: 'Unknown',
  discoveredBy: 'Howard Carter, 1922',
};
const added: string[] = [];
async function add(overrides: object): Promise<string> {
  const { id } = await owner.add({ ...ALONE, ...overrides });
  added.push(id);
  return id;
}
afterEach(async () => {
  for (const id of added.splice(0)) await owner.delete(id);
});

const idsIn = ({ related }: Row) => related.map(({ artifact }) => artifact.id);

test('the first row shares the rarest fact that fills it', async () => {
  const facts = { facts: [{ key: 'culture', values: ['Nabataean', 'Arabian'] }] };
  const id = await add(facts);
  const arabian = await add({ facts: [{ key: 'culture', values: ['arabian'] }] });
  const both = await add(facts);
  const [few] = await rowsOf(id, 1);
  expect(few).toMatchObject({ kind: 'FACT', title: 'Also Nabataean' });
  const [row] = await rowsOf(id, 2);
  expect(row).toMatchObject({
    kind: 'FACT',
    title: 'Also Arabian',
    search: { facts: [{ key: 'culture', value: 'Arabian' }], totalCount: 3 },
  });
  expect(row && idsIn(row)).toEqual([both, arabian]);
  expect(row?.related[0]?.reasons.slice(0, 2)).toEqual(['Also Arabian', 'Also Nabataean']);
});

test('rows of a place, of a time and of a type, without an artifact in two of them', async () => {
  const facts = { createdAt: '1323 BC', discoveredAt: 'Valley of the Kings, Egypt' };
  const id = await add({ artifactType: 'FUNERARY_MASK', ...facts });
  const place = await add({ artifactType: 'FUNERARY_MASK', ...facts });
  const later = await add({ artifactType: 'FUNERARY_MASK', createdAt: '1300 BC' });
  const nearer = await add({ createdAt: '1333 BC', discoveredAt: 'Amarna, Egypt' });
  const type = await add({ artifactType: 'FUNERARY_MASK', createdAt: 'AD 683' });
  const unknown = await add({ artifactType: 'FUNERARY_MASK' });
  const rows = await rowsOf(id);
  expect(rows.map(({ kind, title }) => [kind, title])).toEqual([
    ['PLACE', 'From the same place'],
    ['TIME', 'From the same time'],
    ['TYPE', 'More funerary masks'],
  ]);
  expect(rows.map(idsIn)).toEqual([[place], [nearer, later], [type, unknown]]);
  expect(rows.map(({ search }) => search)).toEqual([
    {
      anywhere: '"Valley of the Kings"',
      type: null,
      madeFrom: null,
      madeTo: null,
      facts: [],
      totalCount: 2,
    },
    { anywhere: null, type: null, madeFrom: -1423, madeTo: -1223, facts: [], totalCount: 4 },
    {
      anywhere: null,
      type: 'FUNERARY_MASK',
      madeFrom: null,
      madeTo: null,
      facts: [],
      totalCount: 5,
    },
  ]);
  const reasons = rows.flatMap(({ related }) => related.map((one) => one.reasons));
  expect(reasons).toEqual([
    ['Also from Valley of the Kings', 'Also dated to 1323 BC', 'Another funerary mask'],
    ['About 10 years earlier', 'Also from Egypt'],
    ['About 20 years later', 'Another funerary mask'],
    ['Another funerary mask'],
    ['Another funerary mask'],
  ]);
});

describe('from the same time', () => {
  it.each([
    ['1323 BC', '1323 BC', 'About the same time'],
    ['1323 BC', '14th century BC', 'About the same time'],
    ['AD 868', 'AD 871', 'About 3 years later'],
    ['1 BC', 'AD 1', 'About 1 year later'],
    ['AD 1', '1 BC', 'About 1 year earlier'],
    ['1323 BC', '1250 BC', 'About 70 years later'],
    ['16th century BC', '1490 BC', 'About 60 years later'],
    ['1323 BC', '1200 BC', null],
    ['12th century BC', '900–750 BC', null],
    ['unknown', 'unknown', null],
  ])('%s and %s: %s', async (createdAt, other, note) => {
    const id = await add({ artifactType: 'WRITINGS', createdAt });
    await add({ createdAt: other });
    const row = (await rowsOf(id)).find(({ kind }) => kind === 'TIME');
    expect(row?.related[0]?.reasons[0] ?? null).toBe(note);
  });
});

test('a country and a finder are no place, and rows without members are left out', async () => {
  const id = await add({ artifactType: 'WRITINGS', discoveredAt: 'Susa, Iran' });
  await add({ discoveredAt: 'Ardabil, Iran' });
  expect(await rowsOf(id)).toEqual([]);
});

test('a text of hundreds of characters is no place', async () => {
  const discoveredAt = `Xanthos ${'stone by stone '.repeat(30)}`;
  const id = await add({ artifactType: 'WRITINGS', discoveredAt });
  await add({ discoveredAt });
  expect(await rowsOf(id)).toEqual([]);
});

test('artifacts of a place of several names lead to the name that most of them have', async () => {
  const id = await add({ discoveredAt: 'Grave IV, Grave Circle A, Mycenae' });
  const discoveredAt = 'Grave Circle A, Mycenae';
  await add({ discoveredAt });
  await add({ discoveredAt: 'Mycenae' });
  const [row] = await rowsOf(id);
  expect(row?.search).toMatchObject({ anywhere: '"Mycenae"', totalCount: 3 });
});

test('a row has 1 to 100 artifacts, 4 unless given', async () => {
  const id = await add({});
  for (let n = 0; n < 6; n += 1) await add({});
  const ask = (args: string) =>
    catalogue.visitor.run(
      `{ artifact(id: "${id}") { relatedRows${args} { related { reasons } } } }`,
    );
  expect((await ask('')).data.artifact.relatedRows[0].related).toHaveLength(4);
  for (const first of [0, -1, 101]) {
    expect(codes(await ask(`(first: ${first})`))).toEqual(['BAD_USER_INPUT']);
  }
  const many = '{ artifacts(first: 50) { edges { node { relatedRows { title } } } } }';
  expect((await catalogue.visitor.run(many)).status).toBe(400);
});

test('no row has the artifact itself, and each search finds at least its row and the artifact', async () => {
  const random = new Random(16);
  const pick = (...texts: string[]) => random.pick(texts);
  for (let n = 0; n < 30; n += 1) {
    await add({
      artifactType: pick('TOOLS', 'WEAPONS', 'SCULPTURE'),
      createdAt: pick('unknown', '5th century BC', '450 BC', '520 BC', 'AD 79'),
      discoveredAt: pick('Unknown', 'Athens, Greece', 'Pompeii, Italy', 'Delphi, Greece'),
    });
  }
  for (const id of added) {
    const rows = await rowsOf(id);
    const shown = rows.flatMap(idsIn);
    expect(shown).not.toContain(id);
    expect(new Set(shown).size).toBe(shown.length);
    for (const row of rows) {
      expect(row.search.totalCount).toBeGreaterThan(row.related.length);
      expect(row.related.every(({ reasons }) => reasons.length > 0)).toBe(true);
    }
  }
});

test('few statements read all, and only the columns that each field shows', async () => {
  const place = {
    discoveredAt: 'Delphi, Phocis, Greece',
    presentLocation: 'Delphi Museum, Delphi',
  };
  const id = await add({ ...place, createdAt: '450 BC' });
  await add({ ...place, createdAt: '440 BC' });
  const queries = recordQueries(catalogue.dataSource);
  const { data } = await catalogue.visitor.run(
    `query ($id: ID!) { artifact(id: $id) { description factLinks { text }
      relatedRows { related { artifact { artifactName } } } } }`,
    { id },
  );
  expect(data.artifact.factLinks.length).toBeGreaterThan(2);
  expect(data.artifact.relatedRows).not.toEqual([]);
  const ofArtifacts = queries.filter(({ sql }) => /artifact/.test(sql));
  expect(ofArtifacts.length).toBeLessThanOrEqual(9);
  expect(ofArtifacts.filter(({ sql }) => sql.includes('"description"'))).toHaveLength(1);
});

test('a field of a fragment shows what is selected beside it elsewhere', async () => {
  const place = { discoveredAt: 'Delphi, Greece' };
  const ids = [await add(place), await add({ ...place, artifactName: 'Charioteer' })];
  const { data } = await catalogue.visitor.run(
    `query ($a: ID!, $b: ID!) {
      a: artifact(id: $a) { ...Rows }
      b: artifact(id: $a) { ...Rows relatedRows { related { artifact { artifactName } } } }
      c: artifact(id: $b) { ...Rows }
    }
    fragment Rows on Artifact { relatedRows { related { artifact { id } } } }`,
    { a: ids[0], b: ids[1] },
  );
  const related = { artifact: { id: ids[1], artifactName: 'Charioteer' } };
  expect(data.b.relatedRows[0].related).toContainEqual(related);
  expect(data.c.relatedRows[0].related).toContainEqual({ artifact: { id: ids[0] } });
});
