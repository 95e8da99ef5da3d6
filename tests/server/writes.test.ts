import type { DataSource } from 'typeorm';
import { startFragileCatalogue } from '../support/unavailable-database';
import { ada, ben, buildArtifact, codes, member, startCatalogue } from '../support/catalogue';
import { createTestDatabase } from '../support/engine';
import { onPostgres, onSqlite } from '../support/only-on';

const ADD = `mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id } } }`;
const LIST = '{ artifacts { totalCount } }';

async function count(dataSource: DataSource, from: string): Promise<number> {
  const [row] = await dataSource.query<{ n: number }[]>(`SELECT COUNT(*) AS "n" FROM ${from}`);
  return Number(row?.n);
}

/** How many artifacts have a like count that differs from their likes. */
const wrongCounts = (dataSource: DataSource) =>
  count(
    dataSource,
    `"artifacts" WHERE "likeCount" <>
      (SELECT COUNT(*) FROM "likes" WHERE "artifactId" = "artifacts"."id")`,
  );

test('each of many simultaneous writes succeeds or fails alone', async () => {
  const catalogue = await startCatalogue();
  const { dataSource } = catalogue;
  const [own, others, liked] = await Promise.all([
    catalogue.as(ada).add({ artifactName: 'Own' }),
    catalogue.as(ben).add({ artifactName: 'Another’s' }),
    catalogue.as(ben).add({ artifactName: 'Liked' }),
  ]);
  await dataSource.query('CREATE UNIQUE INDEX "one_of_a_name" ON "artifacts" ("artifactName")');

  const eightTimes = <Answer>(write: (n: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: 8 }, (_, n) => write(n)));
  const [likes, unknown, forbidden, updates, adds] = await Promise.all([
    eightTimes((n) => catalogue.as(member(n)).gesture('toggleLike', liked.id)),
    eightTimes((n) => catalogue.as(member(n)).gesture('toggleLike', String(9_000 + n))),
    eightTimes(() => catalogue.as(ada).update(others.id, { artifactName: 'Mine' })),
    eightTimes((n) => catalogue.as(ada).update(own.id, { artifactName: `Own ${n}` })),
    // All but one break the unique index.
    eightTimes(async () => {
      const input = buildArtifact({ artifactName: 'The same' });
      return catalogue.as(ada).run(ADD, { input });
    }),
  ]);
  expect(likes.map(({ payload }) => payload.liked)).toEqual(Array(8).fill(true));
  expect(unknown.map((answer) => codes(answer))).toEqual(Array(8).fill(['NOT_FOUND']));
  expect(forbidden.map((answer) => codes(answer))).toEqual(Array(8).fill(['FORBIDDEN']));
  expect(updates.flatMap((answer) => codes(answer))).toEqual([]);
  expect(adds.flatMap((answer) => codes(answer))).toEqual(Array(7).fill('INTERNAL_SERVER_ERROR'));
  expect((await catalogue.visitor.read(liked.id)).likeCount).toBe(8);
  expect((await catalogue.visitor.read(own.id)).artifactName).toMatch(/^Own \d$/);
  expect((await catalogue.visitor.read(others.id)).artifactName).toBe('Another’s');
  expect(await count(dataSource, '"artifacts"')).toBe(4);
  await catalogue.stop();
});

// Without PostgreSQL reads fail too: see outages.test.ts.
onSqlite('writes that wait for another process delay no read, and then succeed', async () => {
  const catalogue = await startFragileCatalogue({ timeout: 20_000 });
  const { id } = await catalogue.as(ada).add();
  const members = Array.from({ length: 30 }, (_, n) => member(n));
  for (const who of members) await catalogue.as(who).run(LIST);

  await catalogue.breakDatabase();
  let written = 0;
  const writes = Promise.all(
    members.map(async (who) => {
      const isNew = await catalogue.as(who).like(id);
      written += 1;
      return isNew;
    }),
  );
  const reads = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      n % 2 ? catalogue.visitor.run(LIST) : catalogue.as(member(n % 30)).run(LIST),
    ),
  );
  expect(reads.map(({ data }) => data.artifacts.totalCount)).toEqual(Array(60).fill(1));
  expect(written).toBe(0);
  await catalogue.restoreDatabase();
  expect(await writes).toEqual(Array(30).fill(true));
  expect((await catalogue.visitor.read(id)).likeCount).toBe(30);
  await catalogue.stop();
});

onSqlite('a full disk makes writes UNAVAILABLE and leaves no part of them', async () => {
  const catalogue = await startCatalogue();
  const { dataSource, writer } = catalogue;
  const { id } = await catalogue.as(ada).add();
  await catalogue.as(ben).run(LIST);
  const limitPages = (pages: number) =>
    writer.run((runner) => runner.query(`PRAGMA max_page_count = ${pages}`));
  await limitPages(1);

  const historicalContext = 'Found twice. '.repeat(700);
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => catalogue.as(ada).update(id, { historicalContext })),
    ...Array.from({ length: 20 }, () => catalogue.as(ben).gesture('toggleLike', id)),
  ]);
  const refused = answers.filter(({ errors }) => errors.length > 0);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(new Set(refused.flatMap((answer) => codes(answer)))).toEqual(new Set(['UNAVAILABLE']));
  const toggles = answers.slice(20).filter(({ errors }) => errors.length === 0).length;
  expect(answers.slice(0, 20).filter(({ errors }) => errors.length === 0)).toEqual([]);
  const artifact = await catalogue.visitor.read(id);
  expect(artifact.historicalContext).not.toContain('Found twice.');
  expect(artifact.likeCount).toBe(toggles % 2);
  expect(await wrongCounts(dataSource)).toBe(0);

  await limitPages(1_000_000);
  expect(codes(await catalogue.as(ada).update(id, { historicalContext }))).toEqual([]);
  expect((await catalogue.visitor.read(id)).historicalContext).toContain('Found twice.');
  await catalogue.stop();
});

test('two processes on one database both write, counts are exact, and one of two conflicting changes is stored', async () => {
  const database = await createTestDatabase();
  const one = await startCatalogue({ location: database });
  const two = await startCatalogue({ location: { ...database, remove: async () => {} } });
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) ids.push((await one.as(ada).add()).id);

  const answers = await Promise.all(
    Array.from({ length: 150 }, async (_, n) => {
      const caller = (n % 2 ? one : two).as(member(n % 7));
      const { payload } = await caller.gesture('toggleLike', ids[n % 3] ?? '');
      return payload.modifiedCount * (payload.liked ? 1 : -1);
    }),
  );
  const balance = answers.reduce((sum, change) => sum + change, 0);
  expect(answers.filter((change) => change === 0)).toEqual([]);
  expect(await count(one.dataSource, '"likes"')).toBe(balance);
  expect(await wrongCounts(two.dataSource)).toBe(0);

  const { id, updatedAt } = await one.as(ada).add();
  const updates = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      (n % 2 ? one : two).as(ada).updateBasedOn(updatedAt, id, { artifactName: `Change ${n}` }),
    ),
  );
  expect(updates.flatMap((answer) => codes(answer))).toEqual(Array(19).fill('CONFLICT'));
  const saved = updates.find(({ errors }) => errors.length === 0);
  expect(await one.as(ada).read(id)).toEqual(saved?.data.updateArtifact.artifact);
  await two.stop();
  await one.stop();
});

onPostgres('a write that PostgreSQL gives up is tried again, and at last UNAVAILABLE', async () => {
  const catalogue = await startCatalogue();
  const { dataSource } = catalogue;
  const { id } = await catalogue.as(ada).add();
  // A sequence counts the attempts, because no rollback takes its numbers back.
  await dataSource.query('CREATE SEQUENCE "attempts"');
  await dataSource.query(`CREATE FUNCTION give_up() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('attempts') < 5 OR NEW."memberUid" = 'ben' THEN
        RAISE EXCEPTION USING ERRCODE = '40P01';
      END IF;
      RETURN NEW;
    END $$`);
  await dataSource.query(`CREATE TRIGGER "given_up" BEFORE INSERT ON "likes"
    FOR EACH ROW EXECUTE FUNCTION give_up()`);
  expect(await catalogue.as(ada).like(id)).toBe(true);
  const answer = await catalogue.as(ben).gesture('likeArtifact', id);
  expect([answer.status, ...codes(answer)]).toEqual([503, 'UNAVAILABLE']);
  expect((await catalogue.visitor.read(id)).likeCount).toBe(1);
  await catalogue.stop();
});
