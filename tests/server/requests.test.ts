import { brotliCompressSync } from 'node:zlib';
import {
  ada,
  buildArtifact,
  codes,
  startCatalogue,
  type TestCatalogue,
  tokenOf,
} from '../support/catalogue';
import { rawRequest } from '../support/raw';
import { routesOf } from '../support/routes';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
  await catalogue.as(ada).add();
});
afterAll(() => catalogue.stop());

const QUERY = '{ artifacts { totalCount } }';
const MUTATION = 'mutation { deleteArtifact(id: 1) { deletedCount } }';

/** Sends a body as it is. */
async function post(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(new URL('/graphql', catalogue.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, answer: await readAnswer(response) };
}

/** Reads a response, and expects a refusal to be a GraphQL answer whose errors have codes. */
async function readAnswer(response: Response) {
  expect(response.headers.get('content-type')).toMatch(/json/);
  const answer = await response.json();
  if (!response.ok) {
    expect(answer.errors[0]).toMatchObject({
      message: expect.any(String),
      extensions: { code: expect.any(String) },
    });
  }
  return answer;
}

const get = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
  catalogue.visitor.fetch(
    'GET',
    `/graphql?${new URLSearchParams(parameters).toString()}`,
    undefined,
    {
      'apollo-require-preflight': '1',
      ...headers,
    },
  );

describe('over GET', () => {
  it('queries are answered', async () => {
    const response = await get({
      query: 'query Q($first: Int) { artifacts(first: $first) { totalCount } }',
      variables: '{"first": 1}',
      operationName: 'Q',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { artifacts: { totalCount: 1 } } });
  });

  it('mutations are refused and not executed', async () => {
    const caller = catalogue.as(ada);
    const { id } = await caller.add();
    const query = `mutation { deleteArtifact(id: ${id}) { deletedCount } }`;
    const response = await caller.fetch(
      'GET',
      `/graphql?query=${encodeURIComponent(query)}`,
      undefined,
      { 'apollo-require-preflight': '1' },
    );
    expect(response.status).toBe(405);
    expect(await caller.read(id)).not.toBeNull();
    await caller.delete(id);
  });

  it('a request that any site could make a browser send is refused', async () => {
    const url = new URL(`/graphql?query=${encodeURIComponent(QUERY)}`, catalogue.url);
    const response = await fetch(url);
    expect(response.status).toBe(400);
    await readAnswer(response);
  });

  it.each([
    ['variables', '{'],
    ['variables', '7'],
    ['extensions', '{'],
  ])('broken %s are refused', async (name, value) => {
    const response = await get({ query: QUERY, [name]: value });
    expect(response.status).toBe(400);
    await readAnswer(response);
  });
});

describe('a body', () => {
  it.each([
    ['invalid JSON', '{"query":'],
    ['empty', ''],
    ['null', 'null'],
    ['a text', '"query"'],
    ['a list', '[]'],
    ['without a query', '{}'],
    ['with a query that is no text', '{"query": 7}'],
    ['with variables that are a text', JSON.stringify({ query: QUERY, variables: 'x' })],
    ['with variables that are a list', JSON.stringify({ query: QUERY, variables: [] })],
    ['with an operation name that is no text', JSON.stringify({ query: QUERY, operationName: 7 })],
    ['with a prototype of its own', '{"query": "{ __typename }", "__proto__": {"a": 1}}'],
  ])('is refused with 400: %s', async (_, body) => {
    expect((await post(body)).status).toBe(400);
  });

  it('with a batch of operations is refused', async () => {
    const { status } = await post(JSON.stringify([{ query: QUERY }, { query: QUERY }]));
    expect(status).toBe(400);
  });

  it('of more than a megabyte is refused with 413', async () => {
    const { status } = await post(JSON.stringify({ query: QUERY, x: 'x'.repeat(1_100_000) }));
    expect(status).toBe(413);
  });

  it('in another encoding than identity is refused with 415 on every route', async () => {
    const types: Record<string, string> = {
      '/oai': 'application/x-www-form-urlencoded',
      '/pictures': 'image/png',
      '/sheets': 'text/csv',
    };
    const encoded = ['br', 'gzip', 'deflate', 'zstd', 'br, identity'];
    const writing = routesOf(catalogue).flatMap(({ path, methods }) =>
      methods.filter((method) => !/GET|HEAD|OPTIONS/.test(method)).map((method) => [method, path]),
    );
    expect(writing.length).toBeGreaterThan(10);
    for (const [method = '', path = ''] of writing) {
      const send = (encoding: string, body: string | Buffer) =>
        rawRequest(catalogue.url, path, {
          method,
          headers: {
            authorization: `Bearer ${tokenOf(ada)}`,
            'content-type': types[path] ?? 'application/json',
            'content-encoding': encoding,
          },
          body,
        });
      for (const encoding of encoded) {
        const body = brotliCompressSync(JSON.stringify({ query: QUERY }));
        const { status, headers } = await send(encoding, body);
        const answer = { method, path, status, takes: headers['accept-encoding'] };
        expect(answer).toEqual({ method, path, status: 415, takes: 'identity' });
      }
      const plain = await send('identity', JSON.stringify({ query: QUERY }));
      expect([method, path, plain.status]).not.toEqual([method, path, 415]);
    }
  });

  it.each([
    'application/xml',
    'application/graphql',
    'nonsense',
    'application/json; charset=utf-7x',
  ])('of the type %s is refused or read as JSON', async (type) => {
    const { status } = await post(JSON.stringify({ query: QUERY }), { 'content-type': type });
    expect(status).toBe(type.startsWith('application/json') ? 200 : 415);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of the type %s, which a form of any site could send, is refused',
    async (type) => {
      const { status } = await post(JSON.stringify({ query: MUTATION }), { 'content-type': type });
      expect([400, 415]).toContain(status);
    },
  );
});

describe('a document', () => {
  it('with several operations executes the one that is named, and none without a name', async () => {
    const query = 'query A { artifactTypes { count } } query B { artifacts { totalCount } }';
    const named = await post(JSON.stringify({ query, operationName: 'B' }));
    expect(named.answer).toEqual({ data: { artifacts: { totalCount: 1 } } });
    for (const operationName of [undefined, null, 'C']) {
      const { answer } = await post(JSON.stringify({ query, operationName }));
      expect(codes(answer)).toEqual(['OPERATION_RESOLUTION_FAILURE']);
      expect(answer.data).toBeUndefined();
    }
  });

  it.each([
    ['that cannot be parsed', '{', 'GRAPHQL_PARSE_FAILED'],
    ['with an unknown field', '{ secrets }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'with an unknown argument',
      '{ artifacts(limit: 1) { totalCount } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['that subscribes', 'subscription { artifacts { totalCount } }', 'GRAPHQL_VALIDATION_FAILED'],
  ])('%s is refused', async (_, query, code) => {
    const strict = await post(JSON.stringify({ query }), {
      accept: 'application/graphql-response+json',
    });
    expect(strict.status).toBe(400);
    expect(codes(strict.answer)).toEqual([code]);
  });

  it('may come with null variables, or with more than it declares', async () => {
    const variables = { first: 1, unknown: { deep: [] } };
    const query = 'query ($first: Int) { artifacts(first: $first) { totalCount } }';
    const { status, answer } = await post(JSON.stringify({ query, variables }));
    expect([status, answer.errors]).toEqual([200, undefined]);
    const none = await post(JSON.stringify({ query: QUERY, variables: null, extensions: null }));
    expect(none.status).toBe(200);
  });
});

describe('an invalid Authorization header is UNAUTHENTICATED on every call', () => {
  it.each([
    '',
    'Bearer',
    'Bearer ',
    'Basic YTpi',
    'nonsense',
    'Bearer a b',
    'Bearer a,b',
    'Bearer <>',
    'token x',
  ])('%j', async (authorization) => {
    for (const query of [QUERY, MUTATION]) {
      const { status, answer } = await post(JSON.stringify({ query }), { authorization });
      expect(codes(answer)).toEqual(['UNAUTHENTICATED']);
      expect(status).toBe(401);
      expect(answer.data).toBeUndefined();
    }
  });

  it('also when the token cannot be verified', async () => {
    const answer = await catalogue.withToken('nonsense').run(QUERY);
    expect(codes(answer)).toEqual(['UNAUTHENTICATED']);
    expect(answer.status).toBe(401);
  });

  it('but the scheme may be written in any case', async () => {
    const { status } = await post(JSON.stringify({ query: QUERY }), {
      authorization: `bearer  ${tokenOf(ada)}`,
    });
    expect(status).toBe(200);
  });
});

it.each(['', ' ', '[', 'a b', 'a:b', '\\', 'x'.repeat(5_000)])(
  'a request with the Host %j is answered like any other',
  async (host) => {
    const path = `/graphql?query=${encodeURIComponent(QUERY)}`;
    const headers = { host, 'apollo-require-preflight': '1' };
    const { status, body } = await rawRequest(catalogue.url, path, { headers });
    expect([status, JSON.parse(body)]).toEqual([200, { data: { artifacts: { totalCount: 1 } } }]);
  },
);

test('GraphQL accepts only GET and POST', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const response = await catalogue.visitor.fetch(method, '/graphql', { query: QUERY });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  }
});

test('an invalid ID reads as null beside other fields, and invalid input fails its mutation', async () => {
  const { data, errors } = await catalogue.visitor.run(
    '{ artifact(id: "x") { id } viewer { uid } }',
  );
  expect([data, errors]).toEqual([{ artifact: null, viewer: null }, []]);
  const mutation = await catalogue.as(ada).run(
    `mutation ($good: ArtifactInput!, $bad: ArtifactInput!) {
      good: addArtifact(input: $good) { artifact { id } } bad: addArtifact(input: $bad) { artifact { id } } }`,
    { good: buildArtifact(), bad: buildArtifact({ artifactName: ' ' }) },
  );
  expect(codes(mutation)).toEqual(['BAD_USER_INPUT']);
});
