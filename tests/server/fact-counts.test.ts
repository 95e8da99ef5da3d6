import { addArtifacts } from '../support/add-artifacts';
import { ada, buildArtifact } from '../support/catalogue';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';

let fixture: OperatedCatalogue;
beforeEach(async () => {
  fixture = await startOperatedCatalogue();
});
afterEach(() => fixture.stop());

const material = (...values: string[]) => ({ facts: [{ key: 'material', values }] });
const add = (...values: string[]) => fixture.catalogue.as(ada).add(material(...values));

/** The values of the material in lists that the filters keep, and in the whole catalogue. */
async function counted(filter: object = {}): Promise<string[]> {
  const { data } = await fixture.catalogue.visitor.run(
    `query ($filter: ArtifactFilter) {
      artifacts(filter: $filter) { facets { facts { key values { value count } } } } }`,
    { filter },
  );
  const facts = data.artifacts.facets.facts as {
    key: string;
    values: { value: string; count: number }[];
  }[];
  const values = facts.find(({ key }) => key === 'material')?.values ?? [];
  return values.map(({ value, count }) => `${value} ${count}`);
}

it('values are counted through every kind of write, in their most frequent spelling', async () => {
  const { catalogue, hide, show, remove, restore } = fixture;
  const first = await add('Onyx', 'Gold');
  const second = await add('ONYX');
  const third = await add('ONYX', 'Tin');
  const steps: [write: () => Promise<unknown>, found: string[]][] = [
    [async () => undefined, ['ONYX 3', 'Gold 1', 'Tin 1']],
    [() => catalogue.as(ada).update(second.id, material('Onyx')), ['Onyx 3', 'Gold 1', 'Tin 1']],
    [() => hide(first.id), ['ONYX 2', 'Tin 1']],
    [() => show(first.id), ['Onyx 3', 'Gold 1', 'Tin 1']],
    [() => catalogue.as(ada).delete(third.id), ['Onyx 2', 'Gold 1']],
    [() => restore(third.id), ['Onyx 3', 'Gold 1', 'Tin 1']],
    [() => catalogue.as(ada).update(first.id, material()), ['ONYX 2', 'Tin 1']],
    [() => remove(first.id, second.id, third.id), []],
  ];
  for (const [write, found] of steps) {
    await write();
    expect(await counted()).toEqual(found);
    expect(await counted({ search: buildArtifact().artifactName })).toEqual(found);
    await fixture.expectExact();
  }
});

it('values are counted exactly while several programs write artifacts that share them', async () => {
  const removed = await Promise.all(['Tin', 'Gold', 'Bronze'].map((value) => add(value, 'Clay')));
  const values = [
    ['Clay', 'Tin', 'Gold'],
    ['Gold', 'Clay', 'Tin'],
    ['Tin', 'Gold', 'Clay'],
  ];
  await Promise.all([
    fixture.remove(...removed.map(({ id }) => id)),
    ...Array.from({ length: 30 }, (_, n) => add(...(values[n % values.length] ?? []))),
  ]);
  expect(await counted()).toEqual(['Clay 30', 'Gold 30', 'Tin 30']);
  await fixture.expectExact();
});

it('a list of very many artifacts is counted like a short one', async () => {
  const { dataSource } = fixture.catalogue;
  await addArtifacts(fixture.catalogue, 5_100, 10);
  const [{ first }] = await dataSource.query<[{ first: number }]>(
    `SELECT min("id") AS "first" FROM "artifacts" WHERE "artifactNameNormalized" = 'shard'`,
  );
  const write = (rows: string[][], from: number, to: number) =>
    dataSource.query(`UPDATE "artifacts" SET "factRows" = '${JSON.stringify(rows)}'
      WHERE "id" BETWEEN ${first + from} AND ${first + to - 1}`);
  await write(
    [
      ['material', 'bronze', 'Bronze'],
      ['store', 'room 1', 'Room 1'],
    ],
    0,
    4_500,
  );
  await write(
    [
      ['material', 'bronze', 'BRONZE'],
      ['material', 'tin', 'Tin'],
    ],
    4_500,
    5_100,
  );
  for (const filter of [{ type: 'TOOLS' }, { search: 'shard' }, { undated: true }]) {
    expect(await counted(filter)).toEqual(['Bronze 5100', 'Tin 600']);
  }
});
