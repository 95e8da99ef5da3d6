import { startCatalogue, ada, type TestCatalogue } from '../support/catalogue';
import { explain, recordQueries } from '../support/queries';

// What the filter and the facet find is compared with a scan of all artifacts in search-scan.test.ts.
let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
  for (const createdAt of ['1332–1323 BC', 'long ago', 'unknown']) {
    await catalogue.as(ada).add({ artifactName: createdAt, createdAt });
  }
});
afterAll(() => catalogue.stop());

const LIST = `query ($filter: ArtifactFilter) { artifacts(filter: $filter, orderBy: OLDEST) {
  totalCount edges { node { artifactName made { earliest } } }
  facets { undated centuries { count } types { count } } } }`;

it('undated keeps the artifacts without years, and the facet counts them under any filter', async () => {
  const { data } = await catalogue.visitor.run(LIST, { filter: { undated: true } });
  expect(data.artifacts).toEqual({
    totalCount: 2,
    edges: ['long ago', 'unknown'].map((artifactName) => ({ node: { artifactName, made: null } })),
    facets: { undated: 2, centuries: [{ count: 1 }], types: [{ count: 2 }] },
  });
  for (const filter of [{ undated: false }, { madeTo: -1 }]) {
    const { data: others } = await catalogue.visitor.run(LIST, { filter });
    expect(others.artifacts).toMatchObject({ totalCount: 1, facets: { undated: 2 } });
  }
});

it('a list that asks for years and for none is empty', async () => {
  const { data } = await catalogue.visitor.run(LIST, { filter: { undated: true, madeTo: 79 } });
  expect(data.artifacts.totalCount).toBe(0);
});

it('finds those without years along an index', async () => {
  const queries = recordQueries(catalogue.dataSource);
  await catalogue.visitor.run('{ artifacts(filter: { undated: true }) { totalCount } }');
  const [count] = queries.filter(({ sql }) => sql.includes('"madeEarliest" ='));
  if (!count) throw new Error('Nothing was counted.');
  expect(await explain(catalogue.dataSource, count)).toContain('artifacts_by_made');
});

it.each([
  ['undated=true', ['long ago', 'unknown']],
  ['undated=false', ['1332–1323 BC']],
])('an export takes %s', async (parameters, names) => {
  const response = await fetch(`${catalogue.url}/export.ndjson?order=OLDEST&${parameters}`);
  const lines = (await response.text()).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { artifactName: string }).artifactName)).toEqual(
    names,
  );
});

it('an export refuses another value', async () => {
  expect((await fetch(`${catalogue.url}/export.csv?undated=maybe`)).status).toBe(400);
});
