import { join } from 'node:path';
import { engineOf } from '../../server/database/open-database';
import { SqliteFile } from '../../server/database/sqlite/sqlite-file';
import { ada, codes, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { createTestDatabase, type TestDatabase } from '../support/engine';
import { fillCatalogue } from '../support/fill';
import { askOai } from '../support/harvester';
import { endOfChanges, Mirror, readCatalogue, readChanges } from '../support/mirror';
import { onPostgres, onSqlite } from '../support/only-on';
import { openExisting } from '../support/open-database';

let original: TestDatabase;
let backup: () => Promise<TestDatabase>;
/** The numbers that were given out after the backup. */
const lost = { artifact: 0, revision: 0 };
let cursor = '';
let token = '';
let restored: TestDatabase;
let catalogue: TestCatalogue;

/** Starts a server that leaves its database when it ends. */
const startOn = (location: TestDatabase) =>
  startCatalogue({ location: { ...location, remove: () => Promise.resolve() } });

/**
 * Makes a backup of a database that nobody uses.
 * @returns what restores it as a new database.
 */
async function backUp(location: TestDatabase): Promise<() => Promise<TestDatabase>> {
  if (location.databaseUrl === null) {
    const file = join(location.dataDir, 'backup');
    await engineOf(location).backup.write(file);
    return async () => {
      const database = await createTestDatabase();
      await engineOf(database).backup.restore(file, false);
      return database;
    };
  }
  const dump = await createTestDatabase(location.databaseUrl);
  return async () => {
    const database = await createTestDatabase(dump.databaseUrl);
    // pg_dump of this machine may be older than the server. Like pg_restore, this creates a table anew.
    const { dataSource } = await openExisting(database);
    await dataSource.query('CREATE TABLE "restored" (LIKE "catalogue_epoch" INCLUDING ALL)');
    await dataSource.query('INSERT INTO "restored" SELECT * FROM "catalogue_epoch"');
    await dataSource.query('DROP TABLE "catalogue_epoch"');
    await dataSource.query('ALTER TABLE "restored" RENAME TO "catalogue_epoch"');
    await dataSource.destroy();
    return database;
  };
}

async function revisionOf(id: string): Promise<number> {
  const { data } = await catalogue
    .as(ada)
    .run(`{ artifactHistory(artifactId: "${id}") { edges { node { id } } } }`);
  return Number(data.artifactHistory.edges[0].node.id);
}

beforeAll(async () => {
  original = await createTestDatabase();
  catalogue = await startOn(original);
  await fillCatalogue(
    catalogue.dataSource,
    Array.from({ length: 101 }, (_, n) => `Artifact ${n}`),
  );
  await catalogue.as(ada).add();
  await catalogue.stop();
  backup = await backUp(original);

  catalogue = await startOn(original);
  const { id } = await catalogue.as(ada).add({ artifactName: 'After the backup' });
  lost.artifact = Number(id);
  lost.revision = await revisionOf(id);
  cursor = (await endOfChanges(catalogue.visitor)) ?? '';
  const words = { verb: 'ListRecords', metadataPrefix: 'oai_dc' };
  token = (await askOai(catalogue.visitor, words)).token ?? '';
  await catalogue.stop();

  restored = await backup();
  catalogue = await startOn(restored);
});
afterAll(async () => {
  await catalogue.stop();
  await original.remove();
  await restored.remove();
});

const restart = async () => {
  await catalogue.stop();
  catalogue = await startOn(restored);
};

const FROM_THE_BEGINNING = expect.stringMatching(/restored from a backup.*from the beginning/);

describe('after a restore', () => {
  it.each(['after', 'before'])(
    'an old cursor of the changes is refused as %s, and the error says what to do',
    async (argument) => {
      const answer = await catalogue.visitor.run(
        `query ($cursor: String) { artifactChanges(${argument}: $cursor) { edges { cursor } } }`,
        { cursor },
      );
      expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
      expect(answer.errors[0].message).toEqual(FROM_THE_BEGINNING);
      expect(answer.errors[0].extensions.fields).toEqual({ [argument]: FROM_THE_BEGINNING });
    },
  );

  it('an old resumption token is refused, and the error says what to do', async () => {
    const words = { verb: 'ListRecords', resumptionToken: token };
    const answer = await askOai(catalogue.visitor, words);
    expect([answer.errors, answer.text('error')]).toEqual([
      ['badResumptionToken'],
      FROM_THE_BEGINNING,
    ]);
  });

  it('no number of an artifact or a change is given out a second time', async () => {
    const { id } = await catalogue.as(ada).add();
    expect(Number(id)).toBeGreaterThan(lost.artifact);
    expect(await revisionOf(id)).toBeGreaterThan(lost.revision);
  });

  it('a mirror that reads from the beginning equals the catalogue, and goes on after a restart', async () => {
    const mirror = new Mirror();
    await mirror.follow(() => catalogue.visitor, 100);
    await restart();
    await catalogue.as(ada).add();
    await mirror.follow(() => catalogue.visitor);
    expect(mirror.artifacts).toEqual(await readCatalogue(catalogue.visitor));
  });

  it('numbers go on by one, also after a restart', async () => {
    const first = await catalogue.as(ada).add();
    await restart();
    const next = await catalogue.as(ada).add();
    expect(Number(next.id) - Number(first.id)).toBe(1);
    const { changes } = await readChanges(catalogue.visitor, {
      after: await endOfChanges(catalogue.visitor),
    });
    expect(changes).toEqual([]);
  });

  onSqlite('a second restore of the same backup repeats no number of the first', async () => {
    // As many as an import adds.
    await catalogue.dataSource.query('UPDATE "sqlite_sequence" SET "seq" = "seq" + 1000000');
    const { id } = await catalogue.as(ada).add();
    const revision = await revisionOf(id);
    await catalogue.stop();
    await engineOf(restored).backup.restore(join(original.dataDir, 'backup'), true);
    catalogue = await startOn(restored);
    const next = await catalogue.as(ada).add();
    expect(Number(next.id)).toBeGreaterThan(Number(id));
    expect(await revisionOf(next.id)).toBeGreaterThan(revision);
  });

  onPostgres('processes that open the database together begin one epoch', async () => {
    const location = await backup();
    const opened = await Promise.all([1, 2, 3].map(() => openExisting(location)));
    expect(new Set(opened.map(({ epoch }) => epoch)).size).toBe(1);
    const [database] = opened;
    const numbers = 'SELECT "last_value" FROM "artifacts_id_seq"';
    const [row] = (await database?.dataSource.query<{ last_value: string }[]>(numbers)) ?? [];
    expect(Number(row?.last_value)).toBeLessThan(11_000_000);
    for (const { dataSource } of opened) await dataSource.destroy();
    await location.remove();
  });
});

onSqlite('a database that has no numbers is replaced', async () => {
  const other = await createTestDatabase();
  const file = await SqliteFile.create(join(other.dataDir, 'antiquary.sqlite'));
  await file.all('CREATE TABLE "other" ("value" text)');
  await file.close();
  await engineOf(other).backup.restore(join(original.dataDir, 'backup'), true);
  await (await openExisting(other)).dataSource.destroy();
  await other.remove();
});
