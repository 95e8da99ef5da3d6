import { once } from 'node:events';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { unavailable } from '../../server/base/errors';
import type { Answer, Caller } from '../support/caller';
import { ada, ben, codes, startCatalogue, testVerifier } from '../support/catalogue';
import { createTestDatabase } from '../support/engine';
import { fillCatalogue } from '../support/fill';
import { startFollowingCatalogue } from '../support/following-catalogue';
import { describeOnPostgres, onPostgres } from '../support/only-on';
import { operatorOf } from '../support/operator-acts';
import { type FragileCatalogue, startFragileCatalogue } from '../support/unavailable-database';
import { untilWaitingForLock, waitUntil } from '../support/wait-until';

const LIST = '{ artifacts { edges { node { id } } } }';
/** The size of a page of SQLite's file, in bytes. The first page holds the header. */
const PAGE_SIZE = 4_096;

function expectUnavailable(answer: Answer) {
  expect(codes(answer)).toEqual(['UNAVAILABLE']);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

describe('while the database is unavailable', () => {
  let catalogue: FragileCatalogue;
  let id: string;
  const postgres = () => catalogue.dataSource.options.type === 'postgres';
  beforeEach(async () => {
    catalogue = await startFragileCatalogue();
    ({ id } = await catalogue.as(ada).add());
  });
  afterEach(() => catalogue.stop());

  it('writes and new members get UNAVAILABLE, and succeed once it is back', async () => {
    await catalogue.breakDatabase();
    expectUnavailable(await catalogue.as(ada).update(id));
    expectUnavailable(await catalogue.as(ada).delete(id));
    expectUnavailable(await catalogue.as(ada).gesture('likeArtifact', id));
    expectUnavailable(await catalogue.as(ben).run(LIST));
    await catalogue.restoreDatabase();
    expect(await catalogue.as(ben).like(id)).toBe(true);
    expect((await catalogue.visitor.read(id)).likeCount).toBe(1);
  });

  it('reads get UNAVAILABLE on PostgreSQL, and continue on SQLite', async () => {
    await catalogue.breakDatabase();
    const answer = await catalogue.visitor.run(LIST);
    // In WAL mode a lock stops only writers.
    if (postgres()) expectUnavailable(answer);
    else expect(answer.data.artifacts.edges).toHaveLength(1);
    expect((await catalogue.visitor.fetch('GET', '/healthz')).status).toBe(200);
    const ready = await catalogue.visitor.fetch('GET', '/readyz');
    expect(ready.status).toBe(postgres() ? 503 : 200);
    expect(ready.headers.has('retry-after')).toBe(postgres());
    await catalogue.restoreDatabase();
    expect((await catalogue.visitor.fetch('GET', '/readyz')).status).toBe(200);
  });

  // SQLite has no connection that could be lost.
  onPostgres('a write whose connection is lost between two statements is unavailable', async () => {
    const { dataSource, database } = catalogue;
    const writer = await database.engine.openWriter(dataSource);
    const writing = writer.run(async (runner) => {
      const lost = once(await runner.connect(), 'end');
      await catalogue.breakDatabase();
      await lost;
      await runner.query('SELECT 1');
    });
    const error = await writing.catch((reason: unknown) => reason);
    expect(database.engine.isUnavailable(error)).toBe(true);
  });

  onPostgres('a statement in progress gets UNAVAILABLE', async () => {
    const { dataSource } = catalogue;
    const holder = dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query(`UPDATE "artifacts" SET "createdAt" = 'held' WHERE "id" = ${Number(id)}`);
    const answer = catalogue.as(ada).update(id);
    await untilWaitingForLock(dataSource);
    await catalogue.breakDatabase();
    await holder.release();
    expectUnavailable(await answer);
    await catalogue.restoreDatabase();
    expect((await catalogue.visitor.read(id)).createdAt).toBe('c. 200 BC');
  });
});

describeOnPostgres('while PostgreSQL does not answer in time', () => {
  // A new connection has to be made within this time, also beside other tests.
  const TIMEOUT_MS = 3_000;
  let catalogue: FragileCatalogue;
  beforeAll(async () => {
    catalogue = await startFragileCatalogue({ timeout: TIMEOUT_MS });
    await catalogue.as(ada).add();
  });
  afterAll(() => catalogue.stop());
  /** Makes each query unique, so that no cached response answers it. */
  let asked = 0;
  const read = () => {
    asked += 1;
    return catalogue.visitor.run(`{ a${asked}: artifacts { edges { node { id } } } }`);
  };
  const expectServing = async () => {
    expect((await read()).status).toBe(200);
    await catalogue.as(ada).add();
  };

  it('a statement that takes too long gets UNAVAILABLE', async () => {
    const holder = new Client(catalogue.location.databaseUrl ?? '');
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE "artifacts" IN ACCESS EXCLUSIVE MODE');
    expectUnavailable(await read());
    expectUnavailable(await catalogue.as(ada).update('1'));
    await holder.end();
    await expectServing();
  });

  it('a request gets UNAVAILABLE when all connections are in use', async () => {
    const holders = Array.from({ length: 10 }, () => catalogue.dataSource.createQueryRunner());
    for (const holder of holders) await holder.connect();
    expectUnavailable(await read());
    await Promise.all(holders.map((holder) => holder.release()));
    await expectServing();
  });

  it('a write that is suspended gives up its locks, and fails', async () => {
    const { id } = await catalogue.as(ada).add();
    let resume = () => {};
    const suspension = new Promise<void>((resolve) => {
      resume = resolve;
    });
    let lock = () => {};
    const locked = new Promise<void>((resolve) => {
      lock = resolve;
    });
    const suspended = catalogue.writer
      .run(async ({ manager }) => {
        await manager.query(`UPDATE "artifacts" SET "updatedAt" = 0 WHERE "id" = ${Number(id)}`);
        lock();
        await suspension;
        await manager.query('SELECT 1');
      })
      .catch((error: unknown) => error);
    await Promise.race([locked, suspended]);
    expectUnavailable(await catalogue.as(ada).update(id));
    await waitUntil(async () => codes(await catalogue.as(ada).update(id)).length === 0);
    resume();
    expect(catalogue.database.engine.isUnavailable(await suspended)).toBe(true);
    await expectServing();
  });

  it('connections that stall are replaced', async () => {
    await read();
    catalogue.stallConnections();
    expectUnavailable(await read());
    await expectServing();
  });
});

test('while the acts of the operator cannot be read, nothing is answered from memory', async () => {
  const catalogue = await startFollowingCatalogue();
  const { operator, visitor } = catalogue;
  const { id } = await catalogue.as(ada).add({ artifactName: 'Hidden soon' });
  await catalogue.as(ada).add({ artifactName: 'Shown' });
  const COUNTS = '{ artifacts { totalCount } }';
  const list = (caller: Caller, etag?: string | null) =>
    caller.fetch('GET', '/api/allartifacts', undefined, etag ? { 'if-none-match': etag } : {});
  /** What a process may hold in memory: cached responses, counts, the state that a client has. */
  const read = async () => ({
    post: (await visitor.run(LIST)).data.artifacts.edges.length,
    get: ((await (await visitor.fetch('GET', '/api/mostliked')).json()) as unknown[]).length,
    count: (await visitor.run(COUNTS)).data.artifacts.totalCount,
    membersCount: (await catalogue.as(ben).run(COUNTS)).data.artifacts.totalCount,
  });
  // A response is cached at its second request.
  for (let n = 0; n < 2; n += 1) {
    await list(visitor);
    await read();
  }
  const etags = await Promise.all(
    [visitor, catalogue.as(ben)].map(async (caller) => (await list(caller)).headers.get('etag')),
  );
  expect(await read()).toEqual({ post: 2, get: 2, count: 2, membersCount: 2 });
  await catalogue.loseChanges();
  await operatorOf(operator).hide(id);
  expect(await read()).toEqual({ post: 1, get: 1, count: 1, membersCount: 1 });
  expect((await list(visitor, etags[0])).status).toBe(200);
  expect((await list(catalogue.as(ben), etags[1])).status).toBe(200);
  await catalogue.regainChanges();
  expect(await read()).toEqual({ post: 1, get: 1, count: 1, membersCount: 1 });
  await catalogue.stop();
});

test('while PostgreSQL refuses connections, requests get UNAVAILABLE', async () => {
  const database = await createTestDatabase();
  if (database.databaseUrl === null) return database.remove();
  const url = new URL(database.databaseUrl);
  const name = url.pathname.slice(1);
  const admin = new Client(url.href);
  await admin.connect();
  await admin.query(`CREATE ROLE "${name}" LOGIN`);
  await admin.query(`ALTER DATABASE "${name}" OWNER TO "${name}"`);
  url.username = name;
  const catalogue = await startCatalogue({ location: { ...database, databaseUrl: url.href } });
  try {
    await admin.query(`ALTER ROLE "${name}" CONNECTION LIMIT 0`);
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [
      name,
    ]);
    expectUnavailable(await catalogue.visitor.run(LIST));
    expectUnavailable(await catalogue.as(ada).run(LIST));
    await admin.query(`ALTER ROLE "${name}" CONNECTION LIMIT -1`);
    expect((await catalogue.visitor.run(LIST)).errors).toEqual([]);
    await catalogue.as(ada).add();
  } finally {
    await admin.end();
    await catalogue.stop();
  }
});

test('a damaged database file makes reads UNAVAILABLE, and the process continues', async () => {
  const catalogue = await startCatalogue();
  const { dataSource, location, visitor } = catalogue;
  if (location.databaseUrl !== null) return catalogue.stop();
  await fillCatalogue(
    dataSource,
    Array.from({ length: 500 }, (_, n) => `Shard ${n}`),
  );
  // Moves all data to the file and empties SQLite's memory.
  await dataSource.query('PRAGMA wal_checkpoint(TRUNCATE)');
  await dataSource.query('PRAGMA shrink_memory');
  const path = join(location.dataDir, 'antiquary.sqlite');
  const { size } = await stat(path);
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(size - PAGE_SIZE, 'damaged '), 0, size - PAGE_SIZE, PAGE_SIZE);
  await file.close();

  expectUnavailable(await visitor.run(LIST));
  expect((await visitor.fetch('GET', '/')).status).toBe(200);
  expect((await visitor.fetch('GET', '/healthz')).status).toBe(200);
  await catalogue.stop();
});

test('a token that cannot be checked gets UNAVAILABLE, and nobody is signed out', async () => {
  let isDown = true;
  const catalogue = await startCatalogue({
    verifier: {
      isReady: async () => !isDown,
      verify: async (token) => {
        if (isDown) throw unavailable('Tokens cannot be checked for a moment.');
        return testVerifier.verify(token);
      },
    },
  });
  expectUnavailable(await catalogue.as(ada).run(LIST));
  expect((await catalogue.visitor.run(LIST)).status).toBe(200);
  expect((await catalogue.visitor.fetch('GET', '/readyz')).status).toBe(503);
  isDown = false;
  expect((await catalogue.as(ada).run(LIST)).status).toBe(200);
  expect((await catalogue.visitor.fetch('GET', '/readyz')).status).toBe(200);
  // A token that was checked once stays known while the check is unavailable again.
  isDown = true;
  expect((await catalogue.as(ada).run(LIST)).status).toBe(200);
  expectUnavailable(await catalogue.as(ben).run(LIST));
  await catalogue.stop();
});

test('an unexpected error shows the request ID and nothing else', async () => {
  const catalogue = await startCatalogue();
  await catalogue.as(ada).add();
  await catalogue.dataSource.query(`ALTER TABLE "artifact_type_counts" RENAME TO "gone"`);
  const answer = await catalogue.visitor.run('{ artifactTypes { type } }');
  expect(answer.data).toBeNull();
  expect(Object.keys(answer.errors[0]).sort()).toEqual(['extensions', 'message']);
  expect(answer.errors[0].extensions).toEqual({
    code: 'INTERNAL_SERVER_ERROR',
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(JSON.stringify(answer.errors)).not.toMatch(/artifact_type_counts|sql|select/i);
  await catalogue.stop();
});
