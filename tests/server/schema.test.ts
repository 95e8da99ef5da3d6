import { readFileSync } from 'node:fs';
import {
  getIntrospectionQuery,
  type IntrospectionQuery,
  lexicographicSortSchema,
  buildClientSchema,
  printSchema,
} from 'graphql';
import { ada, startCatalogue } from '../support/catalogue';
import { createTestDatabase } from '../support/engine';
import { onPostgres } from '../support/only-on';
import { openMigrated } from '../support/open-database';

async function introspect(): Promise<IntrospectionQuery> {
  const catalogue = await startCatalogue();
  const { data } = await catalogue.visitor.run(
    getIntrospectionQuery({ inputValueDeprecation: true }),
  );
  await catalogue.stop();
  return data;
}

interface Described {
  name: string;
  description?: string | null;
  fields?: readonly Described[] | null;
  args?: readonly Described[];
  inputFields?: readonly Described[] | null;
  enumValues?: readonly Described[] | null;
}

/** The paths of an item and its parts that have no description. */
function pathsWithoutDescription(item: Described, path: string): string[] {
  const parts = [item.fields, item.args, item.inputFields, item.enumValues].flatMap(
    (list) => list ?? [],
  );
  const own = item.description?.trim() ? [] : [path];
  return [
    ...own,
    ...parts.flatMap((part) => pathsWithoutDescription(part, `${path}.${part.name}`)),
  ];
}

test('every type, field, argument and value of an enumeration has a description', async () => {
  const { __schema } = await introspect();
  const types = __schema.types.filter(({ name }) => !name.startsWith('__'));
  expect(types.length).toBeGreaterThan(15);
  const undescribed = types.flatMap((type) =>
    pathsWithoutDescription(type as Described, type.name),
  );
  expect(undescribed).toEqual([]);
});

test('schema.graphql is the schema that is served', async () => {
  const served = printSchema(lexicographicSortSchema(buildClientSchema(await introspect())));
  const file = readFileSync('schema.graphql', 'utf8').replace(/^#.*\n/, '');
  expect(file.trim()).toBe(served.trim());
});

describe('the migrations', () => {
  it('create the tables that the entities describe', async () => {
    const database = await createTestDatabase();
    const { dataSource } = await openMigrated(database);
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
    await dataSource.destroy();
    await database.remove();
  });

  it('change nothing when one of them fails half-way', async () => {
    const database = await createTestDatabase();
    const { dataSource } = await openMigrated(database);
    const before = await dataSource.query<object[]>('SELECT * FROM "migrations"');
    dataSource.migrations.push({
      name: 'HalfWay9999999999999',
      async up(runner) {
        await runner.query('CREATE TABLE "half" ("id" integer)');
        await runner.query('ALTER TABLE "artifacts" ADD COLUMN "half" integer');
        await runner.query('UPDATE "nowhere" SET "half" = 1');
      },
      down: async () => {},
    });
    // TypeORM tells the console, too.
    const log = jest.spyOn(console, 'log').mockImplementation();
    await expect(dataSource.runMigrations({ transaction: 'each' })).rejects.toThrow(/nowhere/);
    expect(log.mock.lastCall?.[0]).toMatch(/HalfWay/);
    log.mockRestore();
    await dataSource.destroy();

    const catalogue = await startCatalogue({ location: database });
    expect(await catalogue.dataSource.query('SELECT * FROM "migrations"')).toEqual(before);
    await expect(catalogue.dataSource.query('SELECT "id" FROM "half"')).rejects.toThrow(/half/);
    await catalogue.as(ada).add();
    const [row] = await catalogue.dataSource.query<object[]>('SELECT * FROM "artifacts"');
    expect(row).not.toHaveProperty('half');
    await catalogue.stop();
  });

  it('have nothing to do the second time', async () => {
    const database = await createTestDatabase();
    await (await openMigrated(database)).dataSource.destroy();
    const { dataSource } = await openMigrated(database);
    expect(await dataSource.showMigrations()).toBe(false);
    await dataSource.destroy();
    await database.remove();
  });

  // On SQLite, one process opens the file before there are others.
  onPostgres('are made once by servers that start together', async () => {
    const database = await createTestDatabase();
    const opened = await Promise.all([1, 2, 3].map(() => openMigrated(database)));
    for (const { dataSource } of opened) {
      expect(await dataSource.showMigrations()).toBe(false);
      await dataSource.destroy();
    }
    await database.remove();
  });
});
