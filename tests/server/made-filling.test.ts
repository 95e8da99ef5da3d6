import { prepareDatabase } from '../../server/composition/prepare-database';
import { parseEnvironment } from '../../server/base/env';
import { startCatalogue, type TestCatalogue } from '../support/catalogue';
import { createTestDatabase, type TestDatabase } from '../support/engine';
import { expectExact } from '../support/exact';
import { openMigrated } from '../support/open-database';
import { operatorOf } from '../support/operator-acts';

/** More artifacts than two batches. */
const COUNT = 4_100;
const HIDDEN = COUNT + 1;
const COLUMNS = `"artifactName", "artifactType", "image", "createdAt", "discoveredAt",
  "discoveredBy", "presentLocation", "historicalContext", "artifactNameNormalized", "ownerUid",
  "addedAt", "updatedAt"`;

let location: TestDatabase;
let catalogue: TestCatalogue;
beforeAll(async () => {
  location = await createTestDatabase();
  await addUnreadArtifacts();
  await prepare();
  catalogue = await startCatalogue({ cache: false, location });
});
afterAll(() => catalogue.stop());

/** Adds artifacts whose texts no parser has read, and a hidden one whose record has no derived columns. */
async function addUnreadArtifacts(): Promise<void> {
  const { dataSource } = await openMigrated(location);
  await dataSource.query(`INSERT INTO "members" ("uid", "email", "emailNormalized", "tokenIssuedAt")
    VALUES ('ada', 'ada@example.org', 'ada@example.org', 0)`);
  await dataSource.query(`
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${COUNT})
    INSERT INTO "artifacts" (${COLUMNS})
    SELECT 'Cup ' || n, 'TOOLS', 'https://example.org/x.png',
      CASE WHEN n % 10 = 0 THEN 'long ago' ELSE n || ' BC' END,
      'x', 'x', 'x', 'x', 'cup ' || n, 'ada', 1000, 2000 FROM numbers`);
  const record = {
    ...{
      id: HIDDEN,
      artifactName: 'Axe',
      artifactType: 'WEAPONS',
      image: '/x',
      createdAt: 'AD 79',
    },
    ...{ discoveredAt: 'x', discoveredBy: 'x', presentLocation: 'x', historicalContext: 'x' },
    ...{ description: null, artifactNameNormalized: 'axe', ownerUid: 'ada' },
    ...{ likeCount: 0, viewCount: 0, addedAt: 1000, updatedAt: 2000 },
  };
  await dataSource.query(
    `INSERT INTO "hidden_artifacts" ("id", "hiddenAt", "record", "ownerUid")
      VALUES (${HIDDEN}, 0, '${JSON.stringify(record)}', 'ada')`,
  );
  await dataSource.destroy();
}

/** Does what a process does to the database before it serves. @returns what it printed */
async function prepare(): Promise<string> {
  const lines: string[] = [];
  const { dataDir, databaseUrl } = location;
  const environment = { ...parseEnvironment({}), dataDir, databaseUrl, sampleCatalogue: false };
  await prepareDatabase(environment, (line) => lines.push(line));
  return lines.join('\n');
}

const madeOf = async (id: number) => {
  const { data } = await catalogue.visitor.run(
    `{ artifact(id: "${id}") { updatedAt made { earliest latest edtf } } }`,
  );
  return data.artifact;
};
const total = async (filter: string) => {
  const { data } = await catalogue.visitor.run(
    `{ artifacts(first: 1, filter: { ${filter} }) { totalCount } }`,
  );
  return data.artifacts.totalCount;
};

/** Writes years, names and words as no parser has read them. */
const spoil = () =>
  catalogue.dataSource.query(
    `UPDATE "artifacts" SET "madeEarliest" = 5, "madeLatest" = 6, "madeEdtf" = '0005/0006',
      "artifactNameNormalized" = 'bowl', "words" = ' bowl '`,
  );
const spoiled = () => total('madeFrom: 5, madeTo: 6');

test('artifacts that were never read have years after the start, and keep their updatedAt', async () => {
  const updatedAt = '1970-01-01T00:00:02.000Z';
  for (const n of [1, 1_999, 2_001, 4_001, COUNT - 1]) {
    expect([n, await madeOf(n)]).toEqual([
      n,
      { updatedAt, made: { earliest: -n, latest: -n, edtf: expect.any(String) } },
    ]);
  }
  expect(await madeOf(COUNT)).toEqual({ updatedAt, made: null });
  expect(await total('madeTo: -1001')).toBe(2_790);
  expect(await total('madeFrom: -5000')).toBe(COUNT * 0.9);
  const { data } = await catalogue.visitor.run(
    '{ artifacts(first: 2, orderBy: CHRONOLOGICAL) { edges { node { id } } } }',
  );
  expect(data.artifacts.edges.map((edge: { node: { id: string } }) => edge.node.id)).toEqual([
    '4099',
    '4098',
  ]);
  await expectExact(catalogue.dataSource, catalogue.visitor, ['cup 10']);
});

test('artifacts that were never read are found by their words after the start', async () => {
  expect(await total('text: "cup"')).toBe(COUNT);
  expect(await total('text: "\\"cup 4099\\""')).toBe(1);
  expect(await total('text: "ago"')).toBe(COUNT / 10);
});

test('the years are not read again at the next start', async () => {
  await spoil();
  expect(await prepare()).not.toMatch(/Read the texts/);
  expect(await spoiled()).toBe(COUNT);
});

test('all texts are read again when a parser has changed', async () => {
  await spoil();
  await catalogue.dataSource.query(
    `UPDATE "derived_column_fillings" SET "version" = 'former ' || "version"`,
  );
  expect(await prepare()).toMatch(`${COUNT} artifacts have other years or words`);
  expect(await spoiled()).toBe(0);
  expect((await madeOf(7)).made).toMatchObject({ earliest: -7, latest: -7 });
  expect((await madeOf(10)).made).toBeNull();
  expect([await total('search: "cup"'), await total('text: "cup"')]).toEqual([COUNT, COUNT]);
  expect([await total('search: "bowl"'), await total('text: "bowl"')]).toEqual([0, 0]);
  await expectExact(catalogue.dataSource, catalogue.visitor, ['cup 10']);
});

test('reading that was interrupted goes on after the last batch', async () => {
  await spoil();
  await catalogue.dataSource.query(
    'UPDATE "derived_column_fillings" SET "filledThrough" = 700 WHERE "filledThrough" IS NULL',
  );
  expect(await prepare()).toMatch('3400 artifacts have other years or words');
  expect(await spoiled()).toBe(700);
});

test('an artifact that was hidden unread has years when it is shown again', async () => {
  await operatorOf(catalogue.database).show(String(HIDDEN));
  expect((await madeOf(HIDDEN)).made).toEqual({ earliest: 79, latest: 79, edtf: '0079' });
  expect(await total('madeFrom: 79, madeTo: 79, type: WEAPONS')).toBe(1);
});
