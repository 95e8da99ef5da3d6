import { Changes } from '../../server/database/changes';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { onPostgres } from '../support/only-on';
import { recordQueries } from '../support/queries';

const VALUES = '{ factValues(key: "material") { edges { node { value count } } } }';

async function valuesOf(catalogue: TestCatalogue): Promise<string[]> {
  // The responses of members are not cached.
  const { data, errors } = await catalogue.as(ada).run(VALUES);
  expect(errors).toEqual([]);
  const edges = (data.factValues?.edges ?? []) as { node: { value: string; count: number } }[];
  return edges.map(({ node }) => `${node.value} ${node.count}`);
}

const add = (catalogue: TestCatalogue, material: string) =>
  catalogue.as(ada).add({ facts: [{ key: 'material', values: [material] }] });

/** Expects these values, which are counted at most once. */
async function expectRemembered(catalogue: TestCatalogue, values: string[]) {
  expect(await valuesOf(catalogue)).toEqual(values);
  const statements = recordQueries(catalogue.dataSource);
  expect(await valuesOf(catalogue)).toEqual(values);
  expect(statements.filter(({ sql }) => sql.includes('GROUP BY "key", "value"'))).toEqual([]);
}

test('the values of a fact are counted once, until an artifact changes', async () => {
  const catalogue = await startCatalogue();
  const { id } = await add(catalogue, 'Bronze');
  await expectRemembered(catalogue, ['Bronze 1']);
  await catalogue.as(ada).update(id, { facts: [{ key: 'material', values: ['Iron'] }] });
  expect(await valuesOf(catalogue)).toEqual(['Iron 1']);
  await catalogue.as(ada).delete(id);
  expect(await valuesOf(catalogue)).toEqual([]);
  await catalogue.stop();
});

onPostgres('what another process writes is counted in the next answer', async () => {
  const others = () => new Changes(() => undefined);
  const one = await startCatalogue({ changes: others() });
  const location = { ...one.location, remove: async () => {} };
  const two = await startCatalogue({ changes: others(), location });
  await add(one, 'Bronze');
  await expectRemembered(one, ['Bronze 1']);
  for (let count = 2; count < 6; count += 1) {
    const { id } = await add(two, 'Bronze');
    expect(await valuesOf(one)).toEqual([`Bronze ${count}`]);
    if (count % 2 === 0) continue;
    await two.as(ada).update(id, { facts: [{ key: 'material', values: ['Iron'] }] });
    expect(await valuesOf(one)).toEqual([`Bronze ${count - 1}`, 'Iron 1']);
    await two.as(ada).update(id, { facts: [{ key: 'material', values: ['Bronze'] }] });
  }
  await two.stop();
  await one.stop();
});
