import { getIntrospectionQuery } from 'graphql';
import { startCatalogue, type TestCatalogue } from '../support/catalogue';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue({ cache: true });
});
afterAll(() => catalogue.stop());

const limits = { nodes: 1_000, lists: 50, depth: 10, aliases: 30, introspection: 300 };
const NOTHING = {
  lists: 0,
  lookups: 0,
  nodes: 0,
  fields: 0,
  depth: 0,
  aliases: 0,
  introspection: 0,
};

async function ask(query: string, headers: Record<string, string> = { 'antiquary-cost': '1' }) {
  const response = await catalogue.visitor.fetch('POST', '/graphql', { query }, headers);
  const answer = (await response.json()) as { data?: unknown; extensions?: { cost?: unknown } };
  return { status: response.status, answer, cost: answer.extensions?.cost };
}

describe('the cost of an operation', () => {
  it.each([
    ['{ artifactTypes { count } }', { lists: 1, fields: 2, depth: 2 }],
    ['{ artifacts { totalCount } }', { lists: 1, nodes: 24, fields: 25, depth: 2 }],
    ['{ artifacts(last: 10) { totalCount } }', { lists: 1, nodes: 10, fields: 11, depth: 2 }],
    [
      '{ artifacts(first: null, last: null) { totalCount } }',
      { lists: 1, nodes: 24, fields: 25, depth: 2 },
    ],
    [
      '{ artifact(id: "1") { related { reasons artifact { id } } } }',
      { lists: 1, lookups: 1, nodes: 6, fields: 20, depth: 4 },
    ],
    [
      '{ artifact(id: "1") { factLinks { text } relatedRows { title related { reasons } } } }',
      { lists: 2, lookups: 1, nodes: 20, fields: 31, depth: 4 },
    ],
    [
      '{ artifacts(first: 10) { edges { node { related(first: 2) { reasons } } } } }',
      { lists: 11, nodes: 30, fields: 51, depth: 5 },
    ],
    [
      '{ artifacts(first: 5) { facets { types { type } centuries { label count } } } }',
      { lists: 1, nodes: 5, fields: 31, depth: 4 },
    ],
    ['{ artifacts { suggestions } }', { lists: 1, nodes: 24, fields: 25, depth: 2 }],
    ['{ mostLikedArtifacts { id } }', { lists: 1, nodes: 8, fields: 9, depth: 2 }],
    [
      '{ a: artifact(id: "1") { id } artifact(id: "2") { id } }',
      { lookups: 2, fields: 4, depth: 2, aliases: 1 },
    ],
    [
      '{ artifacts(first: 7) { edges { node { a: id b: __typename } } } }',
      { lists: 1, nodes: 7, fields: 29, depth: 4, aliases: 2 },
    ],
    [
      '{ viewer { artifacts { totalCount } b: likedArtifacts(first: 6) { totalCount } } }',
      { lists: 2, nodes: 30, fields: 33, depth: 3, aliases: 1 },
    ],
    ['{ a: __typename b: __typename }', { introspection: 2 }],
    [getIntrospectionQuery(), { introspection: 220 }],
  ])('is sent for %s when the request asks for it', async (query, cost) => {
    const answered = await ask(query);
    expect([answered.status, answered.cost]).toEqual([200, { ...NOTHING, ...cost, limits }]);
  });

  it('is sent for an operation that is refused', async () => {
    const page = (n: number) => `a${n}: artifacts(first: 100) { totalCount }`;
    const { status, answer, cost } = await ask(
      `{ ${Array.from({ length: 31 }, (_, n) => page(n)).join(' ')} }`,
    );
    expect(status).toBe(400);
    expect(answer.data).toBeUndefined();
    expect(cost).toEqual({
      ...NOTHING,
      lists: 31,
      nodes: 3_100,
      fields: 3_131,
      depth: 2,
      aliases: 31,
      limits,
    });
  });

  it('is refused when it reads more than 50 lists', async () => {
    const related = (first: number) =>
      ask(`{ artifacts(first: ${first}) { edges { node { related(first: 1) { reasons } } } } }`);
    expect((await related(49)).status).toBe(200);
    const { status, answer, cost } = await related(50);
    expect([status, answer.data]).toEqual([400, undefined]);
    expect(cost).toMatchObject({ lists: 51, nodes: 100, limits });
  });

  it('is sent only to requests that ask for it, also with a cached response', async () => {
    const query = '{ artifacts(first: 2) { totalCount } }';
    for (let n = 0; n < 3; n += 1) {
      const cost = { ...NOTHING, lists: 1, nodes: 2, fields: 3, depth: 2, limits };
      expect((await ask(query)).cost).toEqual(cost);
      expect((await ask(query, {})).answer).toEqual({ data: { artifacts: { totalCount: 0 } } });
    }
  });
});
