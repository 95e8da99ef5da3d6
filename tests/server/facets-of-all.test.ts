import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { recordQueries } from '../support/queries';

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await startCatalogue();
});
afterEach(() => catalogue.stop());

/** The centuries of the whole catalogue, as every gallery shows them beside its list. */
async function centuriesBeside(text: string): Promise<Record<string, number>> {
  const { data, errors } = await catalogue.visitor.run(
    `query ($filter: ArtifactFilter) {
      artifacts(filter: $filter) { totalCount }
      all: artifacts(first: 1) { facets { centuries { label count } } } }`,
    { filter: { text } },
  );
  expect(errors).toEqual([]);
  const { centuries } = data.all.facets as { centuries: { label: string; count: number }[] };
  return Object.fromEntries(centuries.map(({ label, count }) => [label, count]));
}

it('the years of all artifacts are read once until an artifact changes', async () => {
  const member = catalogue.as(ada);
  const { id } = await member.add({ createdAt: '1323 BC' });
  const dated = (createdAt: string) => ({ createdAt });
  const queries = recordQueries(catalogue.dataSource);
  const readsOfYears = () =>
    queries.splice(0).filter(({ sql }) => sql.includes('string_agg')).length;
  const steps: [change: () => Promise<unknown>, found: Record<string, number>, reads: number][] = [
    [async () => undefined, { '14th century BC': 1 }, 1],
    [async () => undefined, { '14th century BC': 1 }, 0],
    [() => member.like(id), { '14th century BC': 1 }, 0],
    [() => member.update(id, dated('1250 BC')), { '13th century BC': 1 }, 1],
    [() => member.add(dated('1850')), { '13th century BC': 1, '19th century AD': 1 }, 1],
    [() => member.delete(id), { '19th century AD': 1 }, 1],
  ];
  for (const [nth, [change, found, reads]] of steps.entries()) {
    await change();
    queries.length = 0;
    expect(await centuriesBeside(`word${nth}`)).toEqual(found);
    expect([nth, readsOfYears()]).toEqual([nth, reads]);
  }
});
