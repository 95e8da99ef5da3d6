import { Changes } from '../../server/database/changes';
import type { Change } from '../../server/database/change';
import {
  ada,
  codes,
  member,
  startCatalogue,
  type TestCatalogue,
  testVerifier,
} from '../support/catalogue';
import { expectExact } from '../support/exact';
import { onPostgres } from '../support/only-on';
import { openExisting } from '../support/open-database';
import { operatorOf } from '../support/operator-acts';
import { waitUntil } from '../support/wait-until';

const members = Array.from({ length: 64 }, (_, n) => member(n));
const gestures = ['likeArtifact', 'unlikeArtifact', 'toggleLike'] as const;

async function addArtifacts(catalogue: TestCatalogue, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push((await catalogue.as(ada).add()).id);
  return ids;
}

/** Makes the members known, so that their next requests write nothing but likes. */
const signIn = (catalogue: TestCatalogue) =>
  Promise.all(members.map((who) => catalogue.as(who).run('{ viewer { uid } }')));

/** Another process locks an artifact, on SQLite the whole database, until `release` is called. */
async function lockArtifact({ location }: TestCatalogue, id: string) {
  const { dataSource, engine } = await openExisting(location);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let ended = Promise.resolve();
  await new Promise<void>((locked) => {
    ended = engine.transaction(dataSource, async (runner) => {
      await runner.query(`UPDATE "artifacts" SET "likeCount" = "likeCount" WHERE "id" = ${id}`);
      locked();
      await released;
    });
  });
  return async () => {
    release();
    await ended;
    await dataSource.destroy();
  };
}

describe('likes at the same time', () => {
  const announced: Change[] = [];
  let begun = 0;
  let catalogue: TestCatalogue;
  beforeAll(async () => {
    const changes = new Changes();
    changes.onChange((change) => announced.push(change));
    catalogue = await startCatalogue({
      changes,
      // Revocation is checked once for each token, before its first write.
      checksRevocation: true,
      verifier: {
        ...testVerifier,
        verify(token, options) {
          if (options?.checkRevoked) begun += 1;
          return testVerifier.verify(token);
        },
      },
    });
    await catalogue.as(ada).add();
  });
  beforeEach(() => {
    announced.length = 0;
    begun = 0;
  });
  afterAll(() => catalogue.stop());

  /** New members toggle likes on the artifacts, all at once while one artifact is locked. */
  async function toggleTogether(ids: readonly string[], group: string) {
    const callers = members.map(({ uid }) =>
      catalogue.as({ uid: `${group}-${uid}`, email: `${uid}@example.org`, displayName: null }),
    );
    await Promise.all(callers.map((caller) => caller.run('{ viewer { uid } }')));
    const release = await lockArtifact(catalogue, ids[0] ?? '');
    const answers = Promise.all(
      callers.map((caller, n) => caller.gesture('toggleLike', ids[n % ids.length] ?? '')),
    );
    await waitUntil(() => begun === members.length);
    await release();
    return answers;
  }

  it('answer and announce the counts one after the other', async () => {
    const ids = await addArtifacts(catalogue, 5);
    const answers = await toggleTogether(ids, 'second');
    for (const [index, id] of ids.entries()) {
      const counts = answers
        .filter((_, n) => n % ids.length === index)
        .map(({ payload }) => payload.artifact.likeCount as number);
      const upwards = counts.map((_, n) => n + 1);
      expect(counts.toSorted((a, b) => a - b)).toEqual(upwards);
      const likes = announced.filter((change) => change === `likes:${Number(id)}`);
      expect(likes.length).toBe(upwards.length);
    }
  });

  it('succeed or fail alone, with missing and hidden artifacts and repetitions among them', async () => {
    const [first = '', second = '', hidden = ''] = await addArtifacts(catalogue, 3);
    const operator = await openExisting(catalogue.location);
    await operatorOf(operator).hide(hidden);
    await operator.dataSource.destroy();

    const targets = [first, second, hidden, first, '999999', 'nonsense'];
    const answers = await Promise.all(
      members.flatMap((who, n) =>
        [0, 3].map(async (offset) => {
          const id = targets[(n + offset) % targets.length] ?? '';
          const gesture = gestures[(n + offset) % 4] ?? 'toggleLike';
          return { id, gesture, ...(await catalogue.as(who).gesture(gesture, id)) };
        }),
      ),
    );
    const balance = new Map([first, second].map((id) => [id, 0]));
    for (const { id, gesture, payload, ...answer } of answers) {
      const count = balance.get(id);
      expect(codes(answer)).toEqual(count === undefined ? ['NOT_FOUND'] : []);
      if (count === undefined) continue;
      const { modifiedCount, liked, artifact } = payload;
      expect(artifact).toMatchObject({ id, viewerHasLiked: liked });
      if (gesture === 'toggleLike') expect(modifiedCount).toBe(1);
      else expect(liked).toBe(gesture === 'likeArtifact');
      balance.set(id, count + modifiedCount * (liked ? 1 : -1));
    }
    for (const [id, count] of balance) {
      expect((await catalogue.visitor.read(id)).likeCount).toBe(count);
    }
    await expectExact(catalogue.dataSource, catalogue.visitor, []);
  });
});

onPostgres('likes, deletions and erasures in opposite orders never deadlock', async () => {
  const one = await startCatalogue();
  const two = await startCatalogue({ location: { ...one.location, remove: async () => {} } });
  const operator = await openExisting(one.location);
  const ids = await addArtifacts(one, 10);
  await Promise.all([signIn(one), signIn(two)]);
  const toggles = members
    .slice(0, 16)
    .flatMap((who, n) =>
      ids.flatMap((id, nth) => [
        one.as(who).gesture('toggleLike', id),
        two.as(who).gesture('toggleLike', ids[ids.length - 1 - ((nth + n) % ids.length)] ?? ''),
      ]),
    );
  const erased = members.slice(0, 4);
  const { erase, remove } = operatorOf(operator);
  for (const who of erased) await erase(who);
  await remove(...[9, 2, 5].map((n) => ids[n] ?? ''));
  const answers = await Promise.all(toggles);
  const met = new Set(answers.flatMap((answer) => codes(answer)));
  expect([...met].filter((code) => !['NOT_FOUND', 'UNAUTHENTICATED'].includes(code))).toEqual([]);
  await expectExact(one.dataSource, one.visitor, []);
  await operator.dataSource.query('SELECT pg_stat_force_next_flush()');
  const [statistics] = await operator.dataSource.query<{ deadlocks: string }[]>(
    `SELECT "deadlocks" FROM "pg_stat_database" WHERE "datname" = current_database()`,
  );
  await operator.dataSource.destroy();
  await two.stop();
  await one.stop();
  expect(statistics?.deadlocks).toBe('0');
});
