import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { Changes } from '../../server/changes/changes';
import type { Change } from '../../server/database/change';
import { ChangeEventFeed } from '../../server/database/postgres/change-event-feed';
import { ada, ben, startCatalogue, type TestCatalogue, tokenOf } from '../support/catalogue';
import { createTestDatabase, type TestDatabase } from '../support/engine';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy';

/** The longest delay until another process knows of a write, in milliseconds. */
const MAX_DELAY = 1_000;

/** SQLite writes no change events. */
const onPostgres = globalThis.testEngine === 'postgres' ? describe : describe.skip;

onPostgres('another process on the same database', () => {
  let database: TestDatabase;
  let catalogue: TestCatalogue;
  let proxy: TcpProxy;
  let feed: ChangeEventFeed;
  let changes: Changes;
  let received: Change[];
  const log: string[] = [];
  let id: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    catalogue = await startCatalogue({ location: database });
    ({ id } = await catalogue.as(ada).add());
  });
  afterAll(() => catalogue.stop());

  beforeEach(async () => {
    const url = new URL(database.databaseUrl ?? '');
    proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${proxy.port}`;
    feed = new ChangeEventFeed(url.href, (line) => log.push(line));
    changes = new Changes(undefined, false);
    changes.onChange((change) => received.push(change));
    feed.follow(changes);
    received = [];
    await within(5_000, () => changes.isCurrent && received.includes('catalogue'));
    await pause(300);
    received = [];
  });
  afterEach(async () => {
    await feed.close();
    await proxy.cut();
  });

  const listed = (artifactNameNormalized: string, likeCount = 0) => ({
    id: Number(id),
    artifactType: 'WEAPONS',
    artifactNameNormalized,
    likeCount,
  });
  const change = (kind: 'artifact' | 'likes', before: object | null, after: object | null) => ({
    tag: `${kind}:${id}`,
    before,
    after,
  });

  it.each<[string, () => unknown[], () => Promise<unknown>]>([
    [
      'a new artifact, the only one of its type',
      () => [change('artifact', null, listed('first')), 'types'],
      async () =>
        ({ id } = await catalogue.as(ada).add({ artifactName: 'First', artifactType: 'WEAPONS' })),
    ],
    [
      'an updated artifact',
      () => [change('artifact', listed('first'), listed('second'))],
      () => catalogue.as(ada).update(id, { artifactName: 'Second', artifactType: 'WEAPONS' }),
    ],
    [
      'a like',
      () => [change('likes', listed('second'), listed('second', 1))],
      () => catalogue.as(ben).like(id),
    ],
    [
      'an unlike',
      () => [change('likes', listed('second', 1), listed('second'))],
      () => catalogue.as(ben).gesture('unlikeArtifact', id),
    ],
    [
      'a view',
      () => [`views:${id}`],
      () =>
        catalogue.as(ben).run(`mutation { recordView(artifactId: "${id}") { artifact { id } } }`),
    ],
    [
      'a member’s new name',
      () => ['owner:ben'],
      () =>
        catalogue
          .withToken(tokenOf({ ...ben, displayName: 'Benjamin Booth' }, Date.now()))
          .run('{ viewer { uid } }'),
    ],
    [
      'an operator’s command',
      () => [change('artifact', listed('second'), listed('second'))],
      () =>
        catalogue.dataSource.query(
          `UPDATE "artifacts" SET "createdAt" = '1 BC' WHERE "id" = ${id}`,
        ),
    ],
    [
      'an erased member',
      () => ['members', 'owner:ben'],
      async () => {
        await catalogue.as(ben).run('{ viewer { uid } }');
        await catalogue.dataSource.query(
          `UPDATE "members" SET "displayName" = '', "erasedAt" = 1 WHERE "uid" = 'ben'`,
        );
      },
    ],
    [
      'a deleted artifact',
      () => [change('artifact', listed('second'), null), 'types'],
      () => catalogue.as(ada).delete(id),
    ],
  ])('receives the change events of %s once, within a second', async (_what, expected, write) => {
    await write();
    await within(MAX_DELAY, () => received.length > 0);
    await pause(600);
    expect(received.sort()).toEqual(expected());
  });

  it('receives one change of the catalogue when a transaction changes many artifacts', async () => {
    const copy = `"artifactName", "artifactType", "image", "createdAt", "discoveredAt",
      "discoveredBy", "presentLocation", "historicalContext", "artifactNameNormalized", "ownerUid",
      "addedAt", "updatedAt"`;
    ({ id } = await catalogue.as(ada).add());
    await within(MAX_DELAY, () => received.length > 0);
    const fill = `INSERT INTO "artifacts" (${copy})
      SELECT ${copy} FROM "artifacts", generate_series(1, 1000) WHERE "id" = ${id}`;
    const renamed = `UPDATE "artifacts" SET "artifactName" = 'Many'`;
    for (const statement of [fill, renamed, 'DELETE FROM "artifacts"']) {
      received = [];
      await catalogue.dataSource.query(statement);
      await within(MAX_DELAY, () => received.includes('catalogue'));
      expect(received.length).toBeLessThan(200);
    }
    ({ id } = await catalogue.as(ada).add());
    await within(MAX_DELAY, () => received.length > 0);
  });

  it('receives change events at once after a notification', async () => {
    // Nothing but a notification makes it read before the test ends.
    const never = 3_600_000;
    const log = () => undefined;
    const waiting = new ChangeEventFeed(database.databaseUrl ?? '', log, never);
    const notifier = new ChangeEventFeed(database.databaseUrl ?? '', log);
    const woken = new Changes();
    let count = 0;
    woken.onChange(() => (count += 1));
    waiting.follow(woken);
    notifier.follow(new Changes());
    // At its first read, anything may have changed: the catalogue and the members.
    await within(5_000, () => count === 2);
    await pause(500);
    await catalogue.as(ada).update(id);
    await pause(500);
    expect(count).toBe(2);
    notifier.notify();
    await within(MAX_DELAY, () => count === 3);
    await Promise.all([notifier.close(), waiting.close()]);
  });

  it('receives the events of a transaction that commits after later ones', async () => {
    const { dataSource } = catalogue;
    const slow = dataSource.createQueryRunner();
    await slow.startTransaction();
    await slow.query(`UPDATE "artifacts" SET "createdAt" = '2 BC' WHERE "id" = ${id}`);
    const { id: other } = await catalogue.as(ada).add();
    await within(MAX_DELAY, () => received.length > 0);
    for (let n = 0; n < 5; n += 1) {
      await catalogue.as(ada).update(other);
      await pause(150);
    }
    received = [];
    await slow.commitTransaction();
    await slow.release();
    const tags = () => received.map((change) => (typeof change === 'string' ? change : change.tag));
    await within(MAX_DELAY, () => tags().includes(`artifact:${Number(id)}`));
  });

  it('is not current while its connection is cut, and treats everything as changed afterwards', async () => {
    await proxy.cut();
    await within(MAX_DELAY, () => !changes.isCurrent);
    await catalogue.as(ada).update(id);
    expect(changes.revision()).not.toBe(changes.revision());
    await proxy.restore();
    await within(5_000, () => changes.isCurrent);
    expect(received).toEqual(expect.arrayContaining(['catalogue', 'members']));
    expect(log.at(-1)).toContain('can be read again');
  });

  it('is not current a second after its connection stalled', async () => {
    proxy.stall();
    await within(MAX_DELAY, () => !changes.isCurrent);
    await within(8_000, () => changes.isCurrent);
    expect(received).toContain('catalogue');
  });

  it('receives the events written while the database had closed its connection', async () => {
    await endConnections(catalogue.dataSource);
    await catalogue.as(ada).update(id);
    await within(MAX_DELAY, () => received.includes('catalogue') && changes.isCurrent);
  });

  it('says no state of the catalogue twice to a member', () => {
    expect(changes.revision('visitor')).toBe(changes.revision('visitor'));
    expect(changes.revision('member')).not.toBe(changes.revision('member'));
  });
});

async function endConnections(dataSource: DataSource) {
  await dataSource.query(`SELECT pg_terminate_backend("pid") FROM pg_stat_activity
    WHERE "application_name" = 'antiquary change events' AND "datname" = current_database()`);
}

async function within(limit: number, holds: () => boolean): Promise<void> {
  const deadline = performance.now() + limit;
  while (!holds()) {
    if (performance.now() > deadline)
      throw new Error(`The condition was not met within ${limit} ms.`);
    await pause(5);
  }
}
