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
function expectRefused(answer: Answer, limit: RegExp) {
  expect(answer.status).toBe(400);
  expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
  expect(answer.errors[0].message).toMatch(limit);
  expect(answer.data).toBeNull();
}

const expectAccepted = (answer: Answer) => {
  expect(answer.errors).toEqual([]);
  expect(answer.status).toBe(200);
};

describe('the limit of 1,000 nodes', () => {
  const page = (first: number, alias: string) =>
    `${alias}: artifacts(first: ${first}) { edges { node { id } } }`;
  const tenPages = Array.from({ length: 10 }, (_, n) => page(100, `a${n}`)).join(' ');

  it('applies to the sum of all pages', async () => {
    expectAccepted(await run(`{ ${tenPages} }`));
    expectRefused(await run(`{ ${tenPages} ${page(1, 'b')} }`), /1000/);
    expectRefused(await run(`{ ${tenPages} mostLikedArtifacts(first: 1) { id } }`), /1000/);
    expectRefused(await run(`{ ${tenPages} viewer { likedArtifacts { totalCount } } }`), /1000/);
  });

  it('counts the default page size of the schema', async () => {
    const pages = (count: number) =>
      Array.from({ length: count }, (_, n) => `a${n}: artifacts { totalCount }`).join(' ');
    // 41 pages of 24 are 984 nodes. Spreads have no alias, so the limit of aliases does not apply.
    const spread = `fragment P on Query { artifacts { totalCount } }`;
    expectAccepted(await run(`{ ${pages(30)} ...P } ${spread}`));
    const spreads = '...P '.repeat(42);
    expectRefused(await run(`{ ${spreads} } ${spread}`), /1000/);
  });

  it('counts page sizes from variables and their defaults', async () => {
    const aliases = Array.from(
      { length: 11 },
      (_, n) => `a${n}: artifacts(first: $n) { totalCount }`,
    );
    const query = `query ($n: Int = 100) { ${aliases.join(' ')} }`;
    expectRefused(await run(query), /1000/);
    expectRefused(await run(query, { n: 100 }), /1000/);
    expectAccepted(await run(query, { n: 90 }));
  });

  it('counts a fragment as often as it is spread, also within fragments', async () => {
    const fragments = `
      fragment F on Query { ...G } fragment G on Query { ... on Query { ${page(100, 'g')} } }`;
    expectAccepted(await run(`{ ${'...F '.repeat(10)} } ${fragments}`));
    expectRefused(await run(`{ ${'...F '.repeat(11)} } ${fragments}`), /1000/);
  });

  it('counts only the operation that is executed', async () => {
    const two = `query Small { artifacts(first: 1) { totalCount } } query Big { ${tenPages} ${page(1, 'b')} }`;
    const response = async (operationName: string) => {
      const body = { query: two, operationName };
      return (await catalogue.visitor.fetch('POST', '/graphql', body)).status;
    };
    expect(await response('Small')).toBe(200);
    expect(await response('Big')).toBe(400);
  });
});

describe('the limit of 30 aliases', () => {
  const aliases = (count: number) => Array.from({ length: count }, (_, n) => `a${n}: id`).join(' ');

  it('counts aliases anywhere in the operation', async () => {
    expectAccepted(await run(`{ mostLikedArtifacts { ${aliases(30)} } }`));
    expectRefused(await run(`{ mostLikedArtifacts { ${aliases(31)} } }`), /30/);
    const split = `{ a: mostLikedArtifacts { ...F ... on Artifact { ${aliases(20)} } } }
      fragment F on Artifact { b: likeCount c: userName ${Array.from({ length: 8 }, (_, n) => `d${n}: id`).join(' ')} }`;
    expectRefused(await run(split), /30/);
  });

  it('counts aliases of `__typename` too', async () => {
    const names = (count: number) =>
      Array.from({ length: count }, (_, n) => `a${n}: __typename`).join(' ');
    expectAccepted(await run(`{ artifacts { edges { node { ${names(30)} } } } }`));
    expectRefused(await run(`{ artifacts { edges { node { ${names(31)} } } } }`), /30/);
    expectAccepted(await run(`{ ${'__typename '.repeat(40)} }`));
  });

  it('refuses a mutation before anything is written', async () => {
    const { id } = await catalogue.as(ada).add();
    const deletions = Array.from(
      { length: 31 },
      (_, n) => `a${n}: deleteArtifact(id: $id) { deletedCount }`,
    );
    expectRefused(await run(`mutation ($id: ID!) { ${deletions.join(' ')} }`, { id }), /30/);
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
    expectAccepted(await run(`{ ${aliases('__typename')} }`));
    expectAccepted(await run(`{ __schema { ${aliases('types { name }')} } }`));
  });

  it('selects at most 300 fields', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `b${n}: name`).join(' ');
    const fields = (count: number) =>
      Array.from({ length: count }, (_, n) => `a${n}: fields { ${names} }`).join(' ');
    expectAccepted(await run(`{ __schema { types { ${fields(14)} } } }`));
    expectRefused(await run(`{ __schema { types { ${fields(15)} } } }`), /300 fields/);
    const spread = `fragment F on __Type { ${fields(14)} }`;
    expectRefused(
      await run(
        `{ ...Q } fragment Q on Query { __type(name: "Query") { ...F ... on __Type { ...F } } } ${spread}`,
      ),
      /300 fields/,
    );
  });

  it('goes at most two lists of fields deep', async () => {
    const two = 'fields { type { fields { type { name } } } }';
    expectAccepted(await run(`{ __schema { types { ${two} } } }`));
    const answer = await run(`{ __schema { types { fields { type { ${two} } } } } }`);
    expect(codes(answer)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });
});

// If one of these documents were executed, the test would time out.
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
    expectRefused(await refused(`{ ...F0 } ${chain(40, last, 'Query')}`), /1000/);
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

  it('that nests deeper than the parser can follow', async () => {
    const { errors } = await refused(`${'{a'.repeat(4_000)}${'}'.repeat(4_000)}`);
    expect(errors[0].message).not.toMatch(/stack/);
  });

  it('with more than 5,000 tokens', async () => {
    await refused(`{ mostLikedArtifacts { ${'id '.repeat(10_000)} } }`);
    await refused('{'.repeat(20_000));
  });
});
