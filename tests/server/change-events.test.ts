import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { Changes } from '../../server/changes/changes';
import type { Change } from '../../server/database/change';
import { ChangeEventFeed } from '../../server/database/postgres/change-event-feed';
import { ada, ben, startCatalogue, type TestCatalogue, tokenOf } from '../support/catalogue';
import { createTestDatabase, type TestDatabase } from '../support/engine';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy';

/** How late a process may hear of a write, in milliseconds. */
const SOON = 1_000;

/** SQLite writes no change events. */
const onPostgres = globalThis.testEngine === 'postgres' ? describe : describe.skip;

onPostgres('another process on the same database', () => {
  let database: TestDatabase;
  let catalogue: TestCatalogue;
  let proxy: TcpProxy;
  let feed: ChangeEventFeed;
  let changes: Changes;
  let heard: Change[];
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
    changes = new Changes();
    changes.onChange((change) => heard.push(change));
    feed.follow(changes);
    heard = [];
    await within(5_000, () => changes.isCurrent && heard.includes('catalogue'));
    await pause(300);
    heard = [];
  });
  afterEach(async () => {
    await feed.close();
    await proxy.cut();
  });

  it.each<[string, Change[], () => Promise<unknown>]>([
    ['an artifact that is added', ['catalogue'], () => catalogue.as(ada).add()],
    ['one that is changed', ['catalogue'], () => catalogue.as(ada).update(id)],
    ['a like', ['likes:ID'] as unknown as Change[], () => catalogue.as(ben).like(id)],
    [
      'a like taken back',
      ['likes:ID'] as unknown as Change[],
      () => catalogue.as(ben).gesture('unlikeArtifact', id),
    ],
    [
      'a view',
      ['views:ID'] as unknown as Change[],
      () =>
        catalogue.as(ben).run(`mutation { recordView(artifactId: "${id}") { artifact { id } } }`),
    ],
    [
      'a member’s new name',
      ['catalogue'],
      () =>
        catalogue
          .withToken(tokenOf({ ...ben, displayName: 'Benjamin Booth' }, Date.now()))
          .run('{ viewer { uid } }'),
    ],
    [
      'an operator’s command',
      ['catalogue'],
      () => catalogue.dataSource.query(`UPDATE "artifacts" SET "createdAt" = '1 BC'`),
    ],
    [
      'an erased member',
      ['catalogue', 'members'],
      async () => {
        await catalogue.as(ben).run('{ viewer { uid } }');
        await catalogue.dataSource.query(
          `UPDATE "members" SET "email" = '', "erasedAt" = 1 WHERE "uid" = 'ben'`,
        );
      },
    ],
  ])('hears of %s within a second, once', async (_what, expected, write) => {
    await write();
    await within(SOON, () => heard.length > 0);
    await pause(600);
    expect(heard.sort()).toEqual(expected.map((change) => change.replace('ID', id)));
  });

  it('hears at once of what is told', async () => {
    const teller = new ChangeEventFeed(database.databaseUrl ?? '', (line) => log.push(line));
    teller.follow(new Changes());
    await pause(500);
    const delays: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      heard = [];
      await catalogue.as(ada).update(id);
      const at = performance.now();
      teller.notify();
      await within(SOON, () => heard.length > 0);
      delays.push(performance.now() - at);
    }
    await teller.close();
    // A heartbeat alone would take some 125 ms.
    expect(delays.sort((a, b) => a - b)[5]).toBeLessThan(90);
  });

  it('hears of a transaction that others overtook', async () => {
    const { dataSource } = catalogue;
    const slow = dataSource.createQueryRunner();
    await slow.startTransaction();
    await slow.query(`UPDATE "artifacts" SET "createdAt" = '2 BC' WHERE "id" = ${id}`);
    const { id: other } = await catalogue.as(ada).add();
    await within(SOON, () => heard.length > 0);
    for (let n = 0; n < 5; n += 1) {
      await catalogue.as(ada).update(other);
      await pause(150);
    }
    heard = [];
    await slow.commitTransaction();
    await slow.release();
    await within(SOON, () => heard.includes('catalogue'));
  });

  it('is not current while its connection is cut, and takes everything as changed after', async () => {
    await proxy.cut();
    await within(SOON, () => !changes.isCurrent);
    await catalogue.as(ada).update(id);
    expect(changes.revision()).not.toBe(changes.revision());
    await proxy.mend();
    await within(5_000, () => changes.isCurrent);
    expect(heard).toEqual(expect.arrayContaining(['catalogue', 'members']));
    expect(log.at(-1)).toContain('can be read again');
  });

  it('is not current a second after its connection went silent', async () => {
    proxy.stall();
    await within(SOON, () => !changes.isCurrent);
    await within(8_000, () => changes.isCurrent);
    expect(heard).toContain('catalogue');
  });

  it('hears what was said while its connection was ended by the database', async () => {
    await endConnections(catalogue.dataSource);
    await catalogue.as(ada).update(id);
    await within(SOON, () => heard.includes('catalogue') && changes.isCurrent);
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
    if (performance.now() > deadline) throw new Error(`It did not hold within ${limit} ms.`);
    await pause(5);
  }
}
