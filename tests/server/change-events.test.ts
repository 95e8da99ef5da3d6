import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { Changes } from '../../server/database/changes';
import type { Change } from '../../server/database/change';
import { ChangeEventFeed } from '../../server/database/postgres/change-event-feed';
import { ada, ben, startCatalogue, type TestCatalogue, tokenOf } from '../support/catalogue';
import { writeEvent } from '../support/change-events';
import { createTestDatabase, type TestDatabase } from '../support/engine';
import { describeOnPostgres } from '../support/only-on';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy';

/** The longest delay until another process knows of a write, in milliseconds. */
const MAX_DELAY = 1_000;

// SQLite writes no change events.
describeOnPostgres('another process on the same database', () => {
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
    changes = new Changes(() => undefined);
    changes.onChange((change) => received.push(change));
    feed.follow(changes);
    received = [];
    // At its first read, anything may have changed: the catalogue and the members.
    await within(5_000, () => changes.isFresh && received.length === 2);
    received = [];
  });
  afterEach(async () => {
    await feed.close();
    await proxy.cut();
  });

  it.each<[string, () => unknown[], () => Promise<unknown>]>([
    [
      'a new artifact',
      () => [`artifact:${id}`],
      async () =>
        ({ id } = await catalogue.as(ada).add({ artifactName: 'First', artifactType: 'WEAPONS' })),
    ],
    [
      'an updated artifact',
      () => [`artifact:${id}`],
      () => catalogue.as(ada).update(id, { artifactName: 'Second', artifactType: 'WEAPONS' }),
    ],
    ['a like', () => [`likes:${id}`], () => catalogue.as(ben).like(id)],
    ['an unlike', () => [`likes:${id}`], () => catalogue.as(ben).gesture('unlikeArtifact', id)],
    [
      'a view',
      () => [`views:${id}`],
      () =>
        catalogue.as(ben).run(`mutation { recordView(artifactId: "${id}") { artifact { id } } }`),
    ],
    [
      'a member’s new name',
      () => ['catalogue'],
      () =>
        catalogue
          .withToken(tokenOf({ ...ben, displayName: 'Benjamin Booth' }, Date.now()))
          .run('{ viewer { uid } }'),
    ],
    [
      'an operator’s command',
      () => [`artifact:${id}`],
      () =>
        catalogue.dataSource.query(
          `UPDATE "artifacts" SET "createdAt" = '1 BC' WHERE "id" = ${id}`,
        ),
    ],
    [
      'an erased member',
      () => ['members', 'catalogue'],
      async () => {
        await catalogue.as(ben).run('{ viewer { uid } }');
        await catalogue.dataSource.query(
          `UPDATE "members" SET "displayName" = '', "erasedAt" = 1 WHERE "uid" = 'ben'`,
        );
      },
    ],
    ['a deleted artifact', () => [`artifact:${id}`], () => catalogue.as(ada).delete(id)],
  ])('receives the change events of %s once, within a second', async (_what, expected, write) => {
    await write();
    await within(MAX_DELAY, () => received.length > 0);
    // The polls that read these events would read the first events a second time.
    for (const later of ['views:98', 'views:99'] as const) {
      await writeEvent(catalogue.dataSource, later);
      await within(MAX_DELAY, () => received.includes(later));
    }
    expect(received.sort()).toEqual([...expected(), 'views:98', 'views:99'].sort());
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
    const woken: Change[] = [];
    const polled: Change[] = [];
    const setFreshUntil = () => undefined;
    waiting.follow({ apply: (change) => woken.push(change), setFreshUntil });
    notifier.follow({ apply: (change) => polled.push(change), setFreshUntil });
    await within(5_000, () => woken.length === 2 && polled.length === 2);
    // Between these two reads of the one that polls lies a whole poll interval.
    for (const count of [3, 4]) {
      await catalogue.as(ada).update(id, { artifactName: `Change ${count}` });
      await within(MAX_DELAY, () => polled.length >= count);
    }
    expect(woken.length).toBe(2);
    notifier.notify();
    await within(MAX_DELAY, () => woken.length > 2);
    await Promise.all([notifier.close(), waiting.close()]);
  });

  it('receives the events of a transaction that commits after later ones', async () => {
    const { dataSource } = catalogue;
    const slow = dataSource.createQueryRunner();
    await slow.startTransaction();
    await slow.query(`UPDATE "artifacts" SET "createdAt" = '2 BC' WHERE "id" = ${id}`);
    const { id: other } = await catalogue.as(ada).add();
    await within(MAX_DELAY, () => received.includes(`artifact:${Number(other)}`));
    for (let n = 0; n < 5; n += 1) {
      received = [];
      await catalogue.as(ada).update(other, { artifactName: `Change ${n}` });
      await within(MAX_DELAY, () => received.includes(`artifact:${Number(other)}`));
    }
    received = [];
    await slow.commitTransaction();
    await slow.release();
    await within(MAX_DELAY, () => received.includes(`artifact:${Number(id)}`));
  });

  it('is not fresh while its connection is cut, and treats everything as changed afterwards', async () => {
    await proxy.cut();
    await within(MAX_DELAY, () => !changes.isFresh);
    await catalogue.as(ada).update(id, { artifactName: 'Changed meanwhile' });
    expect(changes.revision()).not.toBe(changes.revision());
    await proxy.restore();
    await within(5_000, () => changes.isFresh);
    expect(received).toEqual(expect.arrayContaining(['catalogue', 'members']));
    expect(log.at(-1)).toContain('can be read again');
  });

  it('is not fresh a second after its connection stalled', async () => {
    proxy.stall();
    // A query is under way that does not end: pg would warn of further ones, and this file fail.
    feed.notify();
    await within(MAX_DELAY, () => !changes.isFresh);
    feed.notify();
    await within(8_000, () => changes.isFresh);
    expect(received).toContain('catalogue');
  });

  it('receives the events written while the database had closed its connection', async () => {
    await endConnections(catalogue.dataSource);
    await catalogue.as(ada).update(id, { artifactName: 'Changed without a listener' });
    await within(MAX_DELAY, () => received.includes('catalogue') && changes.isFresh);
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
