import { Changes } from '../../server/database/changes';
import { addArtifacts } from '../support/add-artifacts';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import type { Caller } from '../support/caller';
import { type RecordedQuery, recordQueries } from '../support/queries';

let catalogue: TestCatalogue;
afterEach(() => catalogue.stop());

/** Starts a catalogue with more artifacts than facets look up one by one. */
async function startLarge(changes?: Changes): Promise<void> {
  catalogue = await startCatalogue({ changes });
  await addArtifacts(catalogue, 5_100, 10);
  await catalogue.dataSource.query(
    `UPDATE "artifacts" SET "factRows" = '[["material", "bronze", "Bronze"]]'`,
  );
}

/** The materials of all tools; @param name of a query that was not asked before, so that no response is kept for it */
async function materials(caller: Caller, name: string): Promise<string[]> {
  const { data, errors } = await caller.run(
    `query ${name} { artifacts(filter: { type: TOOLS }) {
      facets { facts { key values { value count } } } } }`,
  );
  expect(errors).toEqual([]);
  const facts: { key: string; values: { value: string; count: number }[] }[] =
    data.artifacts.facets.facts;
  const values = facts.find(({ key }) => key === 'material')?.values ?? [];
  return values.map(({ value, count }) => `${value} ${count}`);
}

/** How often the artifacts with each material were read; forgets the statements. */
const readsIn = (queries: RecordedQuery[]): number =>
  queries
    .splice(0)
    .filter(
      ({ sql, parameters }) =>
        sql.includes('string_agg("artifactId"') && parameters.includes('material'),
    ).length;

it('the facts of a long list are read once, and then looked up of what changes', async () => {
  const changes = new Changes();
  await startLarge(changes);
  const member = catalogue.as(ada);
  const facts = (material: string) => [{ key: 'material', values: [material] }];
  let added = '';
  const add = async () => {
    ({ id: added } = await member.add({ artifactType: 'TOOLS', facts: facts('Tin') }));
  };
  const change = async (id: number) => {
    await catalogue.dataSource.query(
      `UPDATE "artifacts" SET "factRows" = '[["material", "lead", "Lead"]]' WHERE "id" = ${id}`,
    );
    changes.announce(`artifact:${id}`);
  };
  const changeMany = () => {
    for (let id = 1; id <= 1_001; id += 1) changes.announce(`artifact:${id}`);
  };
  const steps: [change: () => unknown, found: string[], reads: number][] = [
    [() => undefined, ['Bronze 5100'], 1],
    [() => undefined, ['Bronze 5100'], 0],
    [add, ['Bronze 5100', 'Tin 1'], 0],
    [() => member.like(added), ['Bronze 5100', 'Tin 1'], 0],
    [() => change(7), ['Bronze 5099', 'Lead 1', 'Tin 1'], 0],
    [() => change(Number(added)), ['Bronze 5099', 'Lead 2'], 0],
    [() => member.delete(added), ['Bronze 5099', 'Lead 1'], 0],
    [changeMany, ['Bronze 5099', 'Lead 1'], 1],
    [() => changes.announce('catalogue'), ['Bronze 5099', 'Lead 1'], 1],
    [() => undefined, ['Bronze 5099', 'Lead 1'], 0],
  ];
  const queries = recordQueries(catalogue.dataSource);
  for (const [nth, [act, found, reads]] of steps.entries()) {
    await act();
    queries.length = 0;
    expect([nth, await materials(catalogue.visitor, `step${nth}`)]).toEqual([nth, found]);
    expect([nth, readsIn(queries)]).toEqual([nth, reads]);
  }
});

it('beside other processes they are kept for visitors, and read for each member', async () => {
  await startLarge(new Changes(() => undefined));
  const queries = recordQueries(catalogue.dataSource);
  const asked: [caller: Caller, reads: number][] = [
    [catalogue.visitor, 1],
    [catalogue.visitor, 0],
    [catalogue.as(ada), 1],
    [catalogue.as(ada), 1],
  ];
  for (const [nth, [caller, reads]] of asked.entries()) {
    queries.length = 0;
    expect(await materials(caller, `asked${nth}`)).toEqual(['Bronze 5100']);
    expect([nth, readsIn(queries)]).toEqual([nth, reads]);
  }
});
