import { performAct } from '../../server/operator/perform-act';
import { eraseMember } from '../../server/account/erase-member';
import { hide, show } from '../../server/operator/decisions';
import { remove } from '../../server/operator/removal';
import { Random } from '../bench/random';
import { ada, ben, member, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { onPostgres } from '../support/only-on';
import { type Entry, readLog, readVersions, replay } from '../support/revisions';

const VIEW = 'mutation ($id: ID!) { recordView(artifactId: $id) { artifact { id } } }';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const log = (after?: number) => readLog(catalogue.dataSource, after);
const lastNumber = async () => (await log()).at(-1)?.sequence ?? 0;

/** What a write adds to the log. */
async function entriesOf(write: () => Promise<unknown>): Promise<Entry[]> {
  const before = await lastNumber();
  await write();
  return log(before);
}

const act = (action: typeof hide, id: string) =>
  performAct(catalogue.database, 'hide', [id], (runner) =>
    action(catalogue.database, runner, Number(id)),
  );
const removeAll = (...ids: string[]) =>
  performAct(catalogue.database, 'remove', ids, (runner) =>
    remove(catalogue.database, runner, ids.map(Number)),
  );

describe('an entry of the log', () => {
  it('names the artifact, the kind of change, the member and the version before', async () => {
    const [added] = await entriesOf(() => catalogue.as(ada).add({ artifactName: 'Old' }));
    const id = String(added?.artifactId);
    const [updated] = await entriesOf(() => catalogue.as(ada).update(id, { artifactName: 'New' }));
    const [deleted, ...others] = await entriesOf(() => catalogue.as(ada).delete(id));
    expect(added).toMatchObject({
      ...{ kind: 'ADDED', ownerUid: ada.uid, changedBy: ada.uid, previous: null },
    });
    const before = { artifactName: 'Old' };
    expect(updated).toMatchObject({ kind: 'UPDATED', changedBy: ada.uid, previous: before });
    const last = { artifactName: 'New' };
    expect(deleted).toMatchObject({ kind: 'DELETED', changedBy: ada.uid, previous: last });
    expect(others).toEqual([]);
  });

  it('of hiding, showing and removing by an operator names no member', async () => {
    const { id } = await catalogue.as(ada).add();
    const kinds = await entriesOf(async () => {
      await act(hide, id);
      await act(show, id);
      await removeAll(id);
    });
    expect(kinds.map(({ kind, changedBy }) => [kind, changedBy])).toEqual([
      ['DELETED', null],
      ['ADDED', null],
      ['DELETED', null],
    ]);
  });

  it('of removing a hidden artifact has its last version', async () => {
    const { id } = await catalogue.as(ada).add({ artifactName: 'Hidden' });
    await act(hide, id);
    const entries = await entriesOf(() => removeAll(id));
    expect(entries).toMatchObject([{ kind: 'DELETED', previous: { artifactName: 'Hidden' } }]);
  });

  it('is not written for likes, views, refused changes and derived columns', async () => {
    const { id } = await catalogue.as(ada).add();
    const entries = await entriesOf(async () => {
      await catalogue.as(ben).like(id);
      await catalogue.as(ben).run(VIEW, { id });
      await catalogue.as(ben).update(id, { artifactName: 'Mine' });
      await catalogue.as(ben).delete(id);
      await catalogue.as(ada).update(id, { artifactName: ' ' });
      await catalogue.as(ada).updateBasedOn('2001-01-01T00:00:00.000Z', id, {
        artifactName: 'Too late',
      });
      await catalogue.dataSource.query(
        `UPDATE "artifacts" SET "madeEdtf" = '0079', "artifactNameNormalized" = 'x' WHERE "id" = ${id}`,
      );
    });
    expect(entries).toEqual([]);
  });
});

it('a random walk of writes, replayed from the log, equals the catalogue at each step', async () => {
  const random = new Random(16);
  const members = [1, 2, 3].map(member);
  const shown = new Map<string, ReturnType<typeof member>>();
  const hidden = new Map<string, ReturnType<typeof member>>();
  const add = async () => {
    const owner = random.pick(members);
    const { id } = await catalogue.as(owner).add({ artifactName: `Name ${random.whole(0, 9)}` });
    shown.set(id, owner);
  };
  const move = async (action: typeof hide, from: typeof shown, to: typeof shown) => {
    const [id, owner] = random.pick([...from, ...(await addedTo(from))]);
    await act(action, id);
    from.delete(id);
    to.set(id, owner);
  };
  /** A hidden artifact, where there is none yet. */
  const addedTo = async (artifacts: typeof shown) => {
    if (artifacts.size > 0) return [];
    await add();
    if (artifacts === hidden) await move(hide, shown, hidden);
    return artifacts;
  };
  const writes: (() => Promise<unknown>)[] = [
    add,
    add,
    async () => {
      const [id, owner] = random.pick([...shown]);
      const texts = ['', 'Bronze.', '"quoted" \\ 青铜 \u2028 𐎠'];
      await catalogue.as(owner).update(id, { description: random.pick(texts) });
    },
    async () => {
      const [id, owner] = random.pick([...shown]);
      await catalogue.as(owner).update(id, { artifactName: `Name ${random.whole(0, 9)}` });
    },
    async () =>
      catalogue.as(random.pick(members)).gesture('toggleLike', random.pick([...shown])[0]),
    async () => {
      const [id, owner] = random.pick([...shown]);
      await catalogue.as(owner).delete(id);
      shown.delete(id);
      await add();
    },
    () => move(hide, shown, hidden),
    () => move(show, hidden, shown),
    async () => {
      const artifacts = random.pick([shown, hidden].filter(({ size }) => size > 0));
      const [id] = random.pick([...artifacts]);
      await removeAll(id);
      artifacts.delete(id);
      await add();
    },
    () =>
      performAct(catalogue.database, 'erase-member', ['member-9'], (runner) =>
        eraseMember(catalogue.database, runner, 'member-9'),
      ),
  ];
  const start = await lastNumber();
  const base = await readVersions(catalogue.dataSource);
  await add();

  const steps: { after: number; versions: Map<number, unknown> }[] = [];
  for (let step = 0; step < 60; step += 1) {
    const write = writes[step < 20 ? step % writes.length : random.whole(0, writes.length - 1)];
    await write?.();
    const versions = await readVersions(catalogue.dataSource);
    steps.push({ after: await lastNumber(), versions });
  }
  const entries = await log(start);
  const replayed = replay(entries, await readVersions(catalogue.dataSource));
  for (const { after, versions } of steps) {
    const catalogueThen = replayed[entries.findIndex(({ sequence }) => sequence === after)];
    expect(new Map([...base, ...(catalogueThen ?? [])])).toEqual(versions);
  }
  expect(entries.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['ADDED', 'UPDATED', 'DELETED']),
  );
});

it('beside simultaneous writers, a reader of the log misses no entry and reads none twice', async () => {
  const writers = [1, 2, 3, 4].map(member);
  const start = await lastNumber();
  const expected = new Map<number, string[]>();
  let isWriting = true;
  const follow = async () => {
    const read: Entry[] = [];
    let after = start;
    for (;;) {
      const isLast = !isWriting;
      const entries = await log(after);
      read.push(...entries);
      after = entries.at(-1)?.sequence ?? after;
      if (isLast) return read;
    }
  };
  const following = follow();
  await Promise.all(
    writers.map(async (writer, n) => {
      for (let round = 0; round < 8; round += 1) {
        const name = `Writer ${n} round ${round}`;
        const { id } = await catalogue.as(writer).add({ artifactName: name });
        await Promise.all(
          ['first', 'second'].map((change) =>
            catalogue.as(writer).update(id, { artifactName: `${name} ${change}` }),
          ),
        );
        if (round % 2 === 0) await catalogue.as(writer).delete(id);
        const kinds = ['ADDED', 'UPDATED', 'UPDATED', ...(round % 2 === 0 ? ['DELETED'] : [])];
        expected.set(Number(id), kinds);
      }
    }),
  );
  isWriting = false;
  const read = await following;

  expect(read).toEqual(await log(start));
  const kinds = new Map<number, string[]>();
  for (const { artifactId, kind } of read) {
    kinds.set(artifactId, [...(kinds.get(artifactId) ?? []), kind]);
  }
  expect(kinds).toEqual(expected);
  const instants = read.map(({ changedAt }) => changedAt);
  expect(instants).toEqual(instants.toSorted((a, b) => a - b));
  const last = replay(read, await readVersions(catalogue.dataSource)).at(-1);
  const versions = await readVersions(catalogue.dataSource);
  for (const [id, version] of last ?? []) expect(version).toEqual(versions.get(id));
});

onPostgres('of two transactions, the one that commits later has the later entries', async () => {
  const { id } = await catalogue.as(ada).add();
  const runner = catalogue.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query(`UPDATE "artifacts" SET "description" = 'first' WHERE "id" = ${id}`);
  const other = await catalogue.as(ada).add();
  const before = await lastNumber();
  await runner.commitTransaction();
  await runner.release();
  expect((await log(before - 1)).map(({ artifactId }) => artifactId)).toEqual([
    Number(other.id),
    Number(id),
  ]);
});
