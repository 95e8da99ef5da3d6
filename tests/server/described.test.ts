import { ada, ben, codes, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { explain, recordQueries } from '../support/queries';

let catalogue: TestCatalogue;
/** Ada's artifact with a description, and without; then Ben's, likewise. */
let ids: string[];
beforeAll(async () => {
  catalogue = await startCatalogue();
  ids = [];
  for (const owner of [ada, ben]) {
    for (const imageAlt of ['A mask of gold.', null]) {
      ids.push((await catalogue.as(owner).add({ imageAlt })).id);
    }
  }
});
afterAll(() => catalogue.stop());

const placesOf = (edges: { node: { id: string } }[]) =>
  edges.map(({ node }) => ids.indexOf(node.id));

async function listed(filter: object) {
  const { data, errors } = await catalogue.visitor.run(
    `query ($filter: ArtifactFilter) { artifacts(filter: $filter, orderBy: OLDEST) {
      totalCount edges { node { id } } facets { types { count } } } }`,
    { filter },
  );
  if (errors.length > 0) return codes({ errors });
  const { totalCount, edges, facets } = data.artifacts;
  const places = placesOf(edges);
  expect([totalCount, facets.types[0]?.count ?? 0]).toEqual([places.length, places.length]);
  return places;
}

async function ofMember(described: boolean | null) {
  const { data } = await catalogue.as(ada).run(
    `query ($email: String!, $described: Boolean) {
      artifactsByUser(email: $email, described: $described) {
        totalCount edges { node { id } } facets { types { count } } } }`,
    { email: ada.email, described },
  );
  const { totalCount, edges, facets } = data.artifactsByUser;
  const places = placesOf(edges);
  expect([totalCount, facets.types[0]?.count]).toEqual([places.length, places.length]);
  return places;
}

describe('described', () => {
  it('keeps the artifacts whose picture has a description, or has none', async () => {
    expect(await listed({ described: true })).toEqual([0, 2]);
    expect(await listed({ described: false })).toEqual([1, 3]);
    expect(await listed({ described: null })).toEqual([0, 1, 2, 3]);
  });

  it('combines with other conditions', async () => {
    expect(await listed({ described: false, text: 'dynasty' })).toEqual([1, 3]);
    expect(await listed({ described: true, text: 'dynasty', updatedSince: 0 })).toEqual([
      'BAD_USER_INPUT',
    ]);
    expect(await listed({ described: true, madeFrom: 2000 })).toEqual([]);
    expect(await listed({ described: false, search: 'mirror', type: 'TOOLS' })).toEqual([1, 3]);
  });

  it('divides the list of one member', async () => {
    expect(await ofMember(true)).toEqual([0]);
    expect(await ofMember(false)).toEqual([1]);
    expect(await ofMember(null)).toEqual([1, 0]);
  });

  it('follows a description that is written, and one that is removed', async () => {
    await catalogue.as(ada).update(ids[1] ?? '', { imageAlt: 'A lamp of clay.' });
    await catalogue.as(ada).update(ids[0] ?? '', { imageAlt: ' ' });
    expect(await listed({ described: false })).toEqual([0, 3]);
    expect(await ofMember(true)).toEqual([1]);
  });

  it('counts those without a description along an index', async () => {
    const queries = recordQueries(catalogue.dataSource);
    await catalogue.visitor.run('{ artifacts(filter: { described: false }) { totalCount } }');
    const [count] = queries.filter(({ sql }) => sql.includes('"imageAlt" IS NULL'));
    if (!count) throw new Error('Nothing was counted.');
    expect(await explain(catalogue.dataSource, count)).toContain('artifacts_undescribed');
  });
});
