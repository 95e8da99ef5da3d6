import { Client } from 'pg';
import { derivedColumns } from '../../server/catalogue/artifacts/artifact.columns';
import { Artifact } from '../../server/catalogue/artifacts/artifact.entity';
import {
  ada,
  ben,
  buildArtifact,
  codes,
  startCatalogue,
  type TestCatalogue,
} from '../support/catalogue';
import { createTestDatabase, type TestDatabase } from '../support/engine';
import { describeOnPostgres } from '../support/only-on';
import { isWaitingForLock, untilWaitingForLock, waitUntil } from '../support/wait-until';
import { builtInRecord } from '../support/record';

describeOnPostgres('of simultaneous writes', () => {
  let location: TestDatabase;
  let catalogue: TestCatalogue;
  beforeEach(async () => {
    location = await createTestDatabase();
    catalogue = await startCatalogue({ location: { ...location, remove: async () => {} } });
    await catalogue.as(ada).run('{ viewer { uid } }');
  });
  afterEach(async () => {
    await catalogue.stop();
    const deadlocks = await countDeadlocks(location.databaseUrl ?? '');
    await location.remove();
    expect(deadlocks).toBe(0);
  });

  it.each([
    ['type', { artifactType: 'WEAPONS' }],
    ['new word', { historicalContext: 'Uncommonword' }],
    ['new address of a picture', { image: 'https://example.org/shared.jpg' }],
    ['address of an unused picture', { image: 'https://example.org/unused.jpg' }],
  ])('none waits for an import that has added the same %s', async (_what, shared) => {
    const { dataSource } = catalogue;
    await dataSource.query(
      `INSERT INTO "picture_links" ("url", "unusedSince") VALUES ('https://example.org/unused.jpg', 1)`,
    );
    const importing = dataSource.createQueryRunner();
    await importing.startTransaction();
    const imported = { ...buildArtifact({ image: 'https://example.org/own.jpg' }), ...shared };
    await importing.manager.insert(Artifact, {
      ...{
        ...imported,
        artifactType: 'TOOLS',
        ...shared,
        ...derivedColumns(imported, builtInRecord),
      },
      ...{ ownerUid: ada.uid, addedAt: new Date(), updatedAt: new Date() },
    });

    let isAdded = false;
    const adding = catalogue
      .as(ben)
      .add({ ...{ artifactType: 'DOCUMENTS', historicalContext: 'Others.' }, ...shared })
      .finally(() => {
        isAdded = true;
      });
    await waitUntil(async () => isAdded || (await isWaitingForLock(dataSource)));
    const isWaiting = !isAdded;
    await importing.commitTransaction();
    await importing.release();
    await adding;
    expect(isWaiting).toBe(false);
  });

  it('a view and a deletion are no deadlock', async () => {
    const { id } = await catalogue.as(ada).add();
    const other = catalogue.dataSource.createQueryRunner();
    await other.startTransaction();
    // As the foreign key of a report does.
    await other.query(`SELECT 1 FROM "artifacts" WHERE "id" = ${Number(id)} FOR KEY SHARE`);
    const deletion = catalogue.as(ada).delete(id);
    await untilWaitingForLock(catalogue.dataSource);
    const view = catalogue
      .as(ben)
      .run(`mutation { recordView(artifactId: "${id}") { __typename } }`);
    await untilWaitingForLock(catalogue.dataSource, 2);
    await other.commitTransaction();
    await other.release();
    expect((await deletion).data.deleteArtifact.deletedCount).toBe(1);
    expect(codes(await view)).toEqual(['NOT_FOUND']);
  });
});

/** How many deadlocks there were in a database. A connection reports its own when it ends. */
async function countDeadlocks(databaseUrl: string): Promise<number> {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = 'postgres';
  const client = new Client(url.href);
  await client.connect();
  const query = (sql: string) => client.query<{ deadlocks: string }>(sql, [name]);
  const isUnused = async () =>
    (await query('SELECT 1 FROM pg_stat_activity WHERE datname = $1')).rows.length === 0;
  await waitUntil(isUnused);
  const { rows } = await query('SELECT deadlocks FROM pg_stat_database WHERE datname = $1');
  await client.end();
  return Number(rows[0]?.deadlocks);
}
