import { member, type TestMember } from '../support/catalogue';
import { inLongRun } from '../support/long-run';
import { Mirror, readCatalogue } from '../support/mirror';
import { operatorHeardBy } from '../support/heard-acts';
import { Random } from '../support/random';
import { type ServingProcess, startServingProcesses, stopAll } from '../support/serving-process';

let processes: [ServingProcess, ...ServingProcess[]];
let operator: ReturnType<typeof operatorHeardBy>;
beforeAll(async () => {
  processes = await startServingProcesses();
  operator = operatorHeardBy(processes);
});
afterAll(() => stopAll(processes));

describe('a mirror that knows nothing but the changes', () => {
  const random = new Random(17);
  const any = () => random.pick(processes).catalogue;
  const heard = () => Promise.all(processes.map((process) => process.takesInAllEvents()));

  async function expectEqual(mirror: Mirror) {
    await heard();
    await mirror.follow(() => any().visitor);
    expect(mirror.artifacts).toEqual(await readCatalogue(any().visitor));
  }

  // The first 14 steps do each kind of write twice.
  it('equals the catalogue after each step of a random walk of writes over all processes', async () => {
    const mirror = new Mirror();
    await expectEqual(mirror);
    let owned: { id: string; owner: TestMember }[] = [];
    let members = [81, 82, 83].map(member);
    let lastMember = 83;
    const add = async () => {
      const owner = random.pick(members);
      const { id } = await any()
        .as(owner)
        .add({ artifactName: `Name ${random.whole(0, 99)}` });
      owned.push({ id, owner });
      return { id, owner };
    };
    const writes: (() => Promise<unknown>)[] = [
      add,
      async () => {
        const { id, owner } = random.pick([...owned, await add()]);
        const texts = ['', 'Bronze.', '"quoted" \\ 青铜 \u2028 𐎠'];
        await any()
          .as(owner)
          .update(id, { description: random.pick(texts) });
      },
      async () => {
        const { id, owner } = await add();
        await any().as(owner).update(id, { artifactName: 'Changed', createdAt: '5th century BC' });
        await any().as(owner).delete(id);
        if (random.whole(0, 1) === 0) await operator.restore(id);
      },
      async () => {
        const { id, owner } = await add();
        await operator.hide(id);
        await any().as(owner).update(id, { artifactName: 'Refused' });
        if (random.whole(0, 1) === 0) await operator.show(id);
        else if (random.whole(0, 1) === 1) await operator.remove(id);
      },
      async () => operator.remove((await add()).id),
      async () =>
        any()
          .as(random.pick(members))
          .like((await add()).id),
      async () => {
        await add();
        const [leaving, ...others] = members;
        if (!leaving) return;
        members = [...others, member((lastMember += 1))];
        await operator.erase(leaving);
        owned = owned.filter(({ owner }) => owner !== leaving);
      },
    ];
    for (let step = 0; step < inLongRun(35, 14); step += 1) {
      await writes[step < 14 ? step % writes.length : random.whole(0, writes.length - 1)]?.();
      await expectEqual(mirror);
    }
    expect(new Set(mirror.changeKinds)).toEqual(new Set(['ADDED', 'UPDATED', 'DELETED']));
  });

  it('misses nothing and repeats nothing while members write through all processes at once', async () => {
    const mirror = new Mirror();
    const writing = { isOver: false };
    const following = (async () => {
      while (!writing.isOver) await mirror.follow(() => any().visitor, 3);
    })();
    await Promise.all(
      [61, 62, 63, 64, 65, 66].map(async (n) => {
        const owner = member(n);
        for (let round = 0; round < 5; round += 1) {
          const { id } = await any()
            .as(owner)
            .add({ artifactName: `Writer ${n}` });
          await Promise.all(
            ['first', 'second'].map((description) => any().as(owner).update(id, { description })),
          );
          if (round % 2 === 0) await any().as(owner).delete(id);
        }
      }),
    );
    writing.isOver = true;
    await following;
    await expectEqual(mirror);
    const later = new Mirror();
    await expectEqual(later);
    expect(mirror.changeKinds).toEqual(later.changeKinds);
  });
});
