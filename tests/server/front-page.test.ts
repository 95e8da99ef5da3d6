import { ada, codes, member, startCatalogue } from '../support/catalogue';

describe('the most liked artifacts', () => {
  it('are ordered by their likes, and the last added comes first among equals', async () => {
    const catalogue = await startCatalogue();
    const ids: string[] = [];
    for (let n = 0; n < 10; n += 1) ids.push((await catalogue.as(ada).add()).id);
    const likes: Record<number, number> = { 0: 1, 3: 3, 5: 1, 9: 2 };
    for (const [index, count] of Object.entries(likes)) {
      for (let n = 0; n < count; n += 1)
        await catalogue.as(member(n)).like(ids[Number(index)] ?? '');
    }
    const order = [3, 9, 5, 0, 8, 7, 6, 4, 2, 1].map((index) => ids[index]);
    const mostLiked = async (args: string) => {
      const { data } = await catalogue.visitor.run(`{ mostLikedArtifacts${args} { id } }`);
      return data.mostLikedArtifacts.map((artifact: { id: string }) => artifact.id);
    };
    expect(await mostLiked('')).toEqual(order.slice(0, 8));
    expect(await mostLiked('(first: 3)')).toEqual(order.slice(0, 3));
    expect(await mostLiked('(first: 100)')).toEqual(order);
    await catalogue.stop();
  });

  it('are refused when first is no size of a page', async () => {
    const catalogue = await startCatalogue();
    const query = 'query ($first: Int) { mostLikedArtifacts(first: $first) { id } }';
    for (const first of [0, -1, 101, null, 1.5]) {
      const answer = await catalogue.visitor.run(query, { first });
      expect([first, codes(answer)]).toEqual([first, ['BAD_USER_INPUT']]);
    }
    await catalogue.stop();
  });
});

test('the list of types follows additions, changes of type and deletions', async () => {
  const catalogue = await startCatalogue();
  const types = async () =>
    (await catalogue.visitor.run('{ artifactTypes { type label count } }')).data.artifactTypes;
  expect(await types()).toEqual([]);

  const caller = catalogue.as(ada);
  const first = await caller.add({ artifactType: 'WOOL_CARPET' });
  const second = await caller.add({ artifactType: 'GOLD_AND_SILVER_RELIGIOUS_STATUES' });
  await caller.add({ artifactType: 'WOOL_CARPET' });
  const statues = {
    type: 'GOLD_AND_SILVER_RELIGIOUS_STATUES',
    label: 'Gold & Silver Religious Statues',
  };
  const carpets = { type: 'WOOL_CARPET', label: 'Wool Carpet' };
  expect(await types()).toEqual([
    { ...statues, count: 1 },
    { ...carpets, count: 2 },
  ]);

  await caller.update(first.id, { artifactType: 'GOLD_AND_SILVER_RELIGIOUS_STATUES' });
  await caller.update(first.id, { artifactType: 'GOLD_AND_SILVER_RELIGIOUS_STATUES' });
  expect(await types()).toEqual([
    { ...statues, count: 2 },
    { ...carpets, count: 1 },
  ]);

  await caller.delete(first.id);
  await caller.delete(second.id);
  expect(await types()).toEqual([{ ...carpets, count: 1 }]);
  await catalogue.stop();
});
