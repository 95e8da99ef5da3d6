import { Random } from '../support/random';
import { ada, member, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { onPostgres } from '../support/only-on';
import { operatorOf } from '../support/operator-acts';
import { readLog, readVersions, replay } from '../support/revisions';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const log = (after?: number) => readLog(catalogue.dataSource, after);
const lastNumber = async () => (await log()).at(-1)?.sequence ?? 0;

it('a random walk of writes, replayed from the log, equals the catalogue at each step', async () => {
  const operator = operatorOf(catalogue.database);
  const random = new Random(16);
  const members = [1, 2, 3].map(member);
  const shown = new Map<string, ReturnType<typeof member>>();
  const hidden = new Map<string, ReturnType<typeof member>>();
  const add = async () => {
    const owner = random.pick(members);
    const { id } = await catalogue.as(owner).add({ artifactName: `Name ${random.whole(0, 9)}` });
    shown.set(id, owner);
  };
  const move = async (action: 'hide' | 'show', from: typeof shown, to: typeof shown) => {
    const [id, owner] = random.pick([...from, ...(await addedTo(from))]);
    await operator[action](id);
    from.delete(id);
    to.set(id, owner);
  };
  /** A hidden artifact, where there is none yet. */
  const addedTo = async (artifacts: typeof shown) => {
    if (artifacts.size > 0) return [];
    await add();
    if (artifacts === hidden) await move('hide', shown, hidden);
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
    () => move('hide', shown, hidden),
    () => move('show', hidden, shown),
    async () => {
      const artifacts = random.pick([shown, hidden].filter(({ size }) => size > 0));
      const [id] = random.pick([...artifacts]);
      await operator.remove(id);
      artifacts.delete(id);
      await add();
    },
    () => operator.erase(member(9)),
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
