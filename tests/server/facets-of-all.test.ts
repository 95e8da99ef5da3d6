import { Changes } from '../../server/database/changes';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import type { Caller } from '../support/caller';
import { type RecordedQuery, recordQueries } from '../support/queries';

let catalogue: TestCatalogue;
afterEach(() => catalogue.stop());

/** The centuries of the whole catalogue, as every gallery shows them beside its list. */
async function centuriesBeside(caller: Caller, text: string): Promise<Record<string, number>> {
  const { data, errors } = await caller.run(
    `query ($filter: ArtifactFilter) {
      artifacts(filter: $filter) { totalCount }
      all: artifacts(first: 1) { facets { centuries { label count } } } }`,
    { filter: { text } },
  );
  expect(errors).toEqual([]);
  const { centuries } = data.all.facets as { centuries: { label: string; count: number }[] };
  return Object.fromEntries(centuries.map(({ label, count }) => [label, count]));
}

const readsOfYears = (queries: RecordedQuery[]): number =>
  queries.splice(0).filter(({ sql }) => sql.includes('string_agg')).length;

it('the years of all artifacts are read once until an artifact changes', async () => {
  catalogue = await startCatalogue();
  const member = catalogue.as(ada);
  const { id } = await member.add({ createdAt: '1323 BC' });
  const dated = (createdAt: string) => ({ createdAt });
  const queries = recordQueries(catalogue.dataSource);
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
    expect(await centuriesBeside(catalogue.visitor, `word${nth}`)).toEqual(found);
    expect([nth, readsOfYears(queries)]).toEqual([nth, reads]);
  }
});

it('beside other processes they are kept for visitors, and read for each member', async () => {
  catalogue = await startCatalogue({ changes: new Changes(() => undefined) });
  const member = catalogue.as(ada);
  await member.add({ createdAt: '1323 BC' });
  const queries = recordQueries(catalogue.dataSource);
  const asked: [caller: Caller, reads: number][] = [
    [catalogue.visitor, 1],
    [catalogue.visitor, 0],
    [member, 1],
    [member, 1],
  ];
  for (const [nth, [caller, reads]] of asked.entries()) {
    queries.length = 0;
    expect(await centuriesBeside(caller, `word${nth}`)).toEqual({ '14th century BC': 1 });
    expect([nth, readsOfYears(queries)]).toEqual([nth, reads]);
  }
});
