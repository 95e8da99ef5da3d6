import { unavailable } from '../../server/errors';
import { type FragileCatalogue, startFragileCatalogue } from '../support/away';
import type { Answer } from '../support/caller';
import {
  ada,
  ben,
  codes,
  member,
  startCatalogue,
  testVerifier,
  tokenOf,
} from '../support/catalogue';

const LIST = '{ artifacts { edges { node { id } } } }';

function expectUnavailable(answer: Answer) {
  expect(codes(answer)).toEqual(['UNAVAILABLE']);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

describe('while the database is away', () => {
  let catalogue: FragileCatalogue;
  let id: string;
  const postgres = () => catalogue.dataSource.options.type === 'postgres';
  beforeEach(async () => {
    catalogue = await startFragileCatalogue();
    ({ id } = await catalogue.as(ada).add());
  });
  afterEach(() => catalogue.stop());

  it('writes and newcomers are told so, and it all works again once it is back', async () => {
    await catalogue.breakDatabase();
    expectUnavailable(await catalogue.as(ada).update(id));
    expectUnavailable(await catalogue.as(ada).delete(id));
    expectUnavailable(await catalogue.as(ada).gesture('likeArtifact', id));
    expectUnavailable(await catalogue.as(ben).run(LIST));
    await catalogue.mendDatabase();
    expect(await catalogue.as(ben).like(id)).toBe(true);
    expect((await catalogue.visitor.read(id)).likeCount).toBe(1);
  });

  it('reads are told so too, where they cannot go on', async () => {
    await catalogue.breakDatabase();
    const answer = await catalogue.visitor.run(LIST);
    // In WAL mode a lock stops writers alone.
    if (postgres()) expectUnavailable(answer);
    else expect(answer.data.artifacts.edges).toHaveLength(1);
    expect((await catalogue.visitor.fetch('GET', '/healthz')).status).toBe(200);
    const ready = await catalogue.visitor.fetch('GET', '/readyz');
    expect(ready.status).toBe(postgres() ? 503 : 200);
    expect(ready.headers.has('retry-after')).toBe(postgres());
    await catalogue.mendDatabase();
    expect((await catalogue.visitor.fetch('GET', '/readyz')).status).toBe(200);
  });

  it('a statement that was under way is told so as well', async () => {
    // Only a connection can be lost under way.
    if (!postgres()) return;
    const { dataSource } = catalogue;
    const holder = dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query(`UPDATE "artifacts" SET "createdAt" = 'held' WHERE "id" = ${Number(id)}`);
    const answer = catalogue.as(ada).update(id);
    const waiting = `SELECT 1 FROM pg_stat_activity
      WHERE "wait_event_type" = 'Lock' AND "datname" = current_database()`;
    while ((await dataSource.query<unknown[]>(waiting)).length === 0);
    await catalogue.breakDatabase();
    await holder.release();
    expectUnavailable(await answer);
    await catalogue.mendDatabase();
    expect((await catalogue.visitor.read(id)).createdAt).toBe('c. 200 BC');
  });
});

test('a token that cannot be checked is told so, and nobody is signed out', async () => {
  let away = true;
  const catalogue = await startCatalogue({
    verifier: {
      isReady: async () => !away,
      verify: async (token) => {
        if (away) throw unavailable('Tokens cannot be checked for a moment.');
        return testVerifier.verify(token);
      },
    },
  });
  expectUnavailable(await catalogue.as(ada).run(LIST));
  expect((await catalogue.visitor.run(LIST)).status).toBe(200);
  expect((await catalogue.visitor.fetch('GET', '/readyz')).status).toBe(503);
  away = false;
  expect((await catalogue.as(ada).run(LIST)).status).toBe(200);
  expect((await catalogue.visitor.fetch('GET', '/readyz')).status).toBe(200);
  // What was checked once is known while the check is away again.
  away = true;
  expect((await catalogue.as(ada).run(LIST)).status).toBe(200);
  expectUnavailable(await catalogue.as(ben).run(LIST));
  await catalogue.stop();
});

describe('an unforeseen fault', () => {
  it('shows the request’s id and nothing else, and the rest of the answer stands', async () => {
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

  it('in finding out who asks shows no more', async () => {
    const catalogue = await startCatalogue();
    await catalogue.dataSource.query('ALTER TABLE "members" RENAME TO "gone"');
    const answer = await catalogue.withToken(tokenOf(member(1))).run('{ viewer { uid } }');
    expect(answer.status).toBe(500);
    expect(answer.errors[0].extensions).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(JSON.stringify(answer.errors)).not.toMatch(/members|sql|insert/i);
    await catalogue.stop();
  });
});
