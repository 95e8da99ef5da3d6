import { getIntrospectionQuery } from 'graphql';
import type { Answer } from '../support/caller';
import { ada, codes, startCatalogue, type TestCatalogue } from '../support/catalogue';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
  await catalogue.as(ada).add();
});
afterAll(() => catalogue.stop());

const run = (query: string, variables = {}) => catalogue.as(ada).run(query, variables);

/** The request is refused with HTTP 400, and the message names the limit. */
function expectOver(answer: Answer, limit: RegExp) {
  expect(answer.status).toBe(400);
  expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
  expect(answer.errors[0].message).toMatch(limit);
  expect(answer.data).toBeNull();
}

const expectFine = (answer: Answer) => {
  expect(answer.errors).toEqual([]);
  expect(answer.status).toBe(200);
};

describe('at most 1,000 nodes', () => {
  const page = (first: number, alias: string) =>
    `${alias}: artifacts(first: ${first}) { edges { node { id } } }`;
  const tenPages = Array.from({ length: 10 }, (_, n) => page(100, `a${n}`)).join(' ');

  it('are the sum of all pages', async () => {
    expectFine(await run(`{ ${tenPages} }`));
    expectOver(await run(`{ ${tenPages} ${page(1, 'b')} }`), /1000/);
    expectOver(await run(`{ ${tenPages} mostLikedArtifacts(first: 1) { id } }`), /1000/);
    expectOver(await run(`{ ${tenPages} viewer { likedArtifacts { totalCount } } }`), /1000/);
  });

  it('count what the default of the schema asks for', async () => {
    const pages = (count: number) =>
      Array.from({ length: count }, (_, n) => `a${n}: artifacts { totalCount }`).join(' ');
    // 41 pages of 24 are 984; the limit of aliases is out of the way where there are none.
    const spread = `fragment P on Query { artifacts { totalCount } }`;
    expectFine(await run(`{ ${pages(30)} ...P } ${spread}`));
    const spreads = '...P '.repeat(42);
    expectOver(await run(`{ ${spreads} } ${spread}`), /1000/);
  });

  it('count what variables and their defaults ask for', async () => {
    const aliases = Array.from(
      { length: 11 },
      (_, n) => `a${n}: artifacts(first: $n) { totalCount }`,
    );
    const query = `query ($n: Int = 100) { ${aliases.join(' ')} }`;
    expectOver(await run(query), /1000/);
    expectOver(await run(query, { n: 100 }), /1000/);
    expectFine(await run(query, { n: 90 }));
  });

  it('count a fragment as often as it is spread, also within fragments', async () => {
    const fragments = `
      fragment F on Query { ...G } fragment G on Query { ... on Query { ${page(100, 'g')} } }`;
    expectFine(await run(`{ ${'...F '.repeat(10)} } ${fragments}`));
    expectOver(await run(`{ ${'...F '.repeat(11)} } ${fragments}`), /1000/);
  });

  it('count in mutations and named operations too, but only in the one that is executed', async () => {
    const two = `query Small { artifacts(first: 1) { totalCount } } query Big { ${tenPages} ${page(1, 'b')} }`;
    const response = async (operationName: string) => {
      const body = { query: two, operationName };
      return (await catalogue.visitor.fetch('POST', '/graphql', body)).status;
    };
    expect(await response('Small')).toBe(200);
    expect(await response('Big')).toBe(400);
  });
});

describe('at most 30 aliases', () => {
  const aliases = (count: number) => Array.from({ length: count }, (_, n) => `a${n}: id`).join(' ');

  it('wherever they stand', async () => {
    expectFine(await run(`{ mostLikedArtifacts { ${aliases(30)} } }`));
    expectOver(await run(`{ mostLikedArtifacts { ${aliases(31)} } }`), /30/);
    const split = `{ a: mostLikedArtifacts { ...F ... on Artifact { ${aliases(20)} } } }
      fragment F on Artifact { b: likeCount c: userName ${Array.from({ length: 8 }, (_, n) => `d${n}: id`).join(' ')} }`;
    expectOver(await run(split), /30/);
  });

  it('of `__typename` too, which a thousand nodes have', async () => {
    const names = (count: number) =>
      Array.from({ length: count }, (_, n) => `a${n}: __typename`).join(' ');
    expectFine(await run(`{ artifacts { edges { node { ${names(30)} } } } }`));
    expectOver(await run(`{ artifacts { edges { node { ${names(31)} } } } }`), /30/);
    expectFine(await run(`{ ${'__typename '.repeat(40)} }`));
  });

  it('in a mutation, before anything is done', async () => {
    const { id } = await catalogue.as(ada).add();
    const deletions = Array.from(
      { length: 31 },
      (_, n) => `a${n}: deleteArtifact(id: $id) { deletedCount }`,
    );
    expectOver(await run(`mutation ($id: ID!) { ${deletions.join(' ')} }`, { id }), /30/);
    expect(await catalogue.visitor.read(id)).not.toBeNull();
  });
});

describe('introspection', () => {
  it('is allowed and not counted', async () => {
    const { data, errors } = await catalogue.visitor.run(getIntrospectionQuery());
    expect(errors).toEqual([]);
    expect(data.__schema.types.length).toBeGreaterThan(20);
    const aliases = (field: string) =>
      Array.from({ length: 40 }, (_, n) => `a${n}: ${field}`).join(' ');
    expectFine(await run(`{ ${aliases('__typename')} }`));
    expectFine(await run(`{ __schema { ${aliases('types { name }')} } }`));
  });

  it('selects at most 300 fields', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `b${n}: name`).join(' ');
    const fields = (count: number) =>
      Array.from({ length: count }, (_, n) => `a${n}: fields { ${names} }`).join(' ');
    expectFine(await run(`{ __schema { types { ${fields(14)} } } }`));
    expectOver(await run(`{ __schema { types { ${fields(15)} } } }`), /300 fields/);
    const spread = `fragment F on __Type { ${fields(14)} }`;
    expectOver(
      await run(
        `{ ...Q } fragment Q on Query { __type(name: "Query") { ...F ... on __Type { ...F } } } ${spread}`,
      ),
      /300 fields/,
    );
  });

  it('goes at most two lists of fields deep', async () => {
    const two = 'fields { type { fields { type { name } } } }';
    expectFine(await run(`{ __schema { types { ${two} } } }`));
    const answer = await run(`{ __schema { types { fields { type { ${two} } } } } }`);
    expect(codes(answer)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });
});

// One that were worked through would not be answered before the test's own time is over.
describe('a hostile document is answered with an error', () => {
  const refused = async (query: string): Promise<Answer> => {
    const answer = await run(query);
    expect(answer.errors.length).toBeGreaterThan(0);
    expect(answer.data).toBeNull();
    return answer;
  };
  const chain = (levels: number, last: string, type: string) =>
    Array.from({ length: levels }, (_, n) => {
      const next = n === levels - 1 ? last : `...F${n + 1} `.repeat(10);
      return `fragment F${n} on ${type} { ${next} }`;
    }).join('\n');

  it('with fragments that multiply', async () => {
    const last = 'artifacts(first: 1) { totalCount }';
    expectOver(await refused(`{ ...F0 } ${chain(40, last, 'Query')}`), /1000/);
  });

  it('with fragments in a circle', async () => {
    const answer = await refused(
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    );
    expect(codes(answer)).toContain('GRAPHQL_VALIDATION_FAILED');
  });

  it('with introspection that multiplies', async () => {
    const nest = (levels: number): string =>
      levels === 0 ? 'name' : `fields { type { ${nest(levels - 1)} } }`;
    await refused(`{ __schema { types { ${nest(8)} } } }`);
  });

  it('that nests deeper than the parser can go', async () => {
    const { errors } = await refused(`${'{a'.repeat(4_000)}${'}'.repeat(4_000)}`);
    expect(errors[0].message).not.toMatch(/stack/);
  });

  it('with more than 5,000 tokens', async () => {
    await refused(`{ mostLikedArtifacts { ${'id '.repeat(10_000)} } }`);
    await refused('{'.repeat(20_000));
  });
});
