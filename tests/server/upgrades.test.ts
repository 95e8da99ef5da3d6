import { DataSource } from 'typeorm';
import { engineOf } from '../../server/database/open-database';
import { fillDerivedColumns } from '../../server/catalogue/artifacts/fill-derived-columns';
import { ada, startCatalogue } from '../support/catalogue';
import { createTestDatabase, type TestDatabase } from '../support/engine';
import { expectExact } from '../support/exact';
import { Mirror, readCatalogue } from '../support/mirror';
import { openMigrated } from '../support/open-database';
import { schemaOf } from '../support/schema-of';
import { OF_THE_ENGINE, rowsOf, tablesOf } from '../support/stored-rows';
import { databaseOfRelease, RELEASES } from '../upgrades/releases';
import { builtInRecord } from '../support/record';

/** What a database contained before the upgrade: the columns and rows of each table. */
type Contents = Record<string, { columns: string[]; rows: string[] }>;

async function contentsOf(location: TestDatabase): Promise<Contents> {
  const dataSource = new DataSource(engineOf(location).dataSourceOptions());
  await dataSource.initialize();
  const contents: Contents = {};
  for (const table of await tablesOf(dataSource)) {
    // A restored database begins another epoch.
    if (OF_THE_ENGINE.test(table) || table === 'catalogue_epoch') continue;
    const [row] = await dataSource.query<object[]>(`SELECT * FROM "${table}" LIMIT 1`);
    const columns = Object.keys(row ?? {});
    contents[table] = { columns, rows: await rowsOf(dataSource, table, columns) };
  }
  await dataSource.destroy();
  return contents;
}

it('there is a release', () => expect(RELEASES).toContain('1.0.0'));

describe.each(RELEASES)('a database of %s', (version) => {
  let location: TestDatabase;
  let before: Contents;
  beforeEach(async () => {
    location = await databaseOfRelease(version);
    before = await contentsOf(location);
  });
  afterEach(() => location.remove());

  it('has rows in every table', () => {
    for (const [table, { rows }] of Object.entries(before)) {
      expect([table, rows]).not.toEqual([table, []]);
    }
  });

  it('keeps every row when it is upgraded', async () => {
    const { dataSource } = await openMigrated(location);
    for (const [table, { columns, rows }] of Object.entries(before)) {
      expect([table, await rowsOf(dataSource, table, columns)]).toEqual([table, rows]);
    }
    await dataSource.destroy();
  });

  it('has the schema of a new database when it is upgraded', async () => {
    const fresh = await createTestDatabase();
    const schemas = [];
    for (const { dataSource } of [await openMigrated(fresh), await openMigrated(location)]) {
      schemas.push(await schemaOf(dataSource));
      await dataSource.destroy();
    }
    await fresh.remove();
    expect(schemas[1]).toEqual(schemas[0]);
  });

  it('is served and changed', async () => {
    const upgraded = await openMigrated(location);
    await fillDerivedColumns(upgraded, builtInRecord);
    await upgraded.dataSource.destroy();
    const catalogue = await startCatalogue({ location: { ...location, remove: async () => {} } });
    try {
      const { visitor, dataSource } = catalogue;
      const mirror = new Mirror();
      await mirror.follow(() => visitor);
      expect(mirror.artifacts).toEqual(await readCatalogue(visitor));
      expect(mirror.artifacts.size).toBeGreaterThan(3);
      const { id } = await catalogue.as(ada).add({ artifactName: 'A sphinx since the upgrade' });
      expect(mirror.artifacts.has(id)).toBe(false);
      await catalogue.as(ada).like(id);
      await expectExact(dataSource, visitor, ['sphinx', 'λίθος', 'x']);
    } finally {
      await catalogue.stop();
    }
  });
});
