import { ada, ben, codes, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { explain, recordQueries } from '../support/queries';

let catalogue: TestCatalogue;
/** Ada's first artifact, then Ben's, then Ada's second; the first one was changed last. */
let ids: string[];
let instants: string[];
beforeAll(async () => {
  catalogue = await startCatalogue();
  ids = [];
  for (const owner of [ada, ben, ada]) ids.push((await catalogue.as(owner).add()).id);
  // The instants of two writes may be the same; these are years apart.
  for (const [index, id] of ids.entries()) {
    const at = Date.UTC(2021 + index, 0, 1);
    await catalogue.writer.run(({ manager }) =>
      manager.query(
        `UPDATE "artifacts" SET "addedAt" = ${at}, "updatedAt" = ${at} WHERE "id" = ${id}`,
      ),
    );
  }
  await catalogue.as(ada).update(ids[0] ?? '', { artifactName: 'Changed' });
  const { data } = await catalogue.visitor.run(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Artifact { updatedAt } } }',
    { ids },
  );
  instants = data.nodes.map(({ updatedAt }: { updatedAt: string }) => updatedAt);
});
afterAll(() => catalogue.stop());

/** The artifacts by their places in `ids`. */
const placesOf = (found: { id: string }[]) => found.map(({ id }) => ids.indexOf(id));
const later = (instant = '') => new Date(Date.parse(instant) + 1).toISOString();

async function listed(updatedSince: unknown, filter: object = {}) {
  const { data, errors } = await catalogue.visitor.run(
    `query ($filter: ArtifactFilter) { artifacts(filter: $filter, orderBy: OLDEST) {
      totalCount edges { node { id } } facets { types { count } } } }`,
    { filter: { ...filter, updatedSince } },
  );
  if (errors.length > 0) return codes({ errors });
  const { totalCount, edges, facets } = data.artifacts;
  const places = placesOf(edges.map(({ node }: { node: { id: string } }) => node));
  expect([totalCount, facets.types[0]?.count ?? 0]).toEqual([places.length, places.length]);
  return places;
}

describe('updatedSince of a list', () => {
  it('keeps what was added or changed at the instant or later', async () => {
    expect(await listed(instants[1])).toEqual([0, 1, 2]);
    expect(await listed(later(instants[1]))).toEqual([0, 2]);
    expect(await listed(instants[0])).toEqual([0]);
    expect(await listed(later(instants[0]))).toEqual([]);
    expect(await listed(null)).toEqual([0, 1, 2]);
  });

  it('takes any zone, and combines with other conditions', async () => {
    expect(await listed('2022-01-01T02:00:00+02:00')).toEqual([0, 1, 2]);
    expect(await listed('2022-01-01T02:00:00.001+02:00')).toEqual([0, 2]);
    expect(await listed(instants[1], { search: 'changed' })).toEqual([0]);
    expect(await listed(later(instants[2]), { text: 'dynasty' })).toEqual([0]);
  });

  it.each(['yesterday', '2026-11-01', '', 'a\0', '2026-13-01T00:00:00Z'])(
    'is refused as %j',
    async (instant) => {
      expect(await listed(instant)).toEqual(['BAD_USER_INPUT']);
    },
  );

  it.each([{}, { madeFrom: -300 }, { text: 'dynasty' }])(
    'is read along its index with %j',
    async (filter) => {
      const queries = recordQueries(catalogue.dataSource);
      await listed(instants[0], filter);
      const plans: string[] = [];
      for (const query of queries.filter(({ sql }) => sql.includes('"updatedAt" >='))) {
        plans.push(await explain(catalogue.dataSource, query));
      }
      expect(plans.length).toBeGreaterThan(1);
      for (const plan of plans) expect(plan).toContain('artifacts_by_update');
    },
  );
});

const ADDRESSES = ['/api/allartifacts', `/api/shareartifacts/email/${ada.email}`];

describe.each(ADDRESSES)('updatedSince of GET %s', (address) => {
  const ofAda = address.includes('email');
  const read = async (search: string) => {
    const response = await catalogue.as(ada).fetch('GET', `${address}?${search}`);
    const { status, headers } = response;
    return { status, headers, body: (await response.json()) as { id: string }[] };
  };

  it('keeps what was added or changed since, in the whole list and in pages', async () => {
    const { body } = await read(`updatedSince=${instants[1]}`);
    expect(placesOf(body)).toEqual(ofAda ? [2, 0] : [2, 1, 0]);
    const page = await read(`updatedSince=${later(instants[1])}&limit=1&page=2`);
    expect(placesOf(page.body)).toEqual([0]);
    expect(page.headers.get('x-total-count')).toBe('2');
    const instant = encodeURIComponent(later(instants[1]));
    expect(page.headers.get('link')).toContain(
      `${address}?page=1&limit=1&updatedSince=${instant}>; rel="prev"`,
    );
  });

  it.each(['', 'yesterday', '2026-11-01', '1&updatedSince=2'])('is 400 as %j', async (instant) => {
    for (const page of ['', '&page=1']) {
      expect(await read(`updatedSince=${instant}${page}`)).toMatchObject({
        status: 400,
        body: { fields: { updatedSince: expect.any(String) } },
      });
    }
  });
});

describe('updatedSince of the exports and the feed', () => {
  it('keeps what was added or changed since', async () => {
    const search = `?order=OLDEST&updatedSince=${later(instants[1])}`;
    const lines = (await (await catalogue.visitor.fetch('GET', `/export.ndjson${search}`)).text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string });
    expect(placesOf(lines)).toEqual([0, 2]);
    const feed = await (await catalogue.visitor.fetch('GET', `/feed.atom${search}`)).text();
    expect(feed.match(/<entry>/g)).toHaveLength(2);
  });

  it.each(['/export.csv', '/feed.atom'])('is 400 at %s for what is no instant', async (path) => {
    const response = await catalogue.visitor.fetch('GET', `${path}?updatedSince=yesterday`);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { fields: { updatedSince: expect.any(String) } },
    ]);
  });
});
