import { crc32 } from 'node:zlib';
import { startCatalogue, type TestCatalogue } from '../support/catalogue';
import { rawRequest } from '../support/raw';
import { cacheMetric, readIntoCache } from '../support/response-cache';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue({ cache: true });
});
afterAll(() => catalogue.stop());

describe('the parameters of an address', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    rawRequest(catalogue.url, path, { headers });
  const query = encodeURIComponent('{ artifactTypes { type } }');
  const preflight = { 'apollo-require-preflight': '1' };

  it.each([
    ['/api/allartifacts?x=1', '/api/allartifacts', {}],
    ['/api/allartifacts?x=.a', '/api/allartifacts', {}],
    ['/api/allartifacts?', '/api/allartifacts', { accept: 'text/plain' }],
    ['/api/allartifacts#x', '/api/allartifacts', {}],
    ['/signin?x=1', '/signin', { accept: 'text/html' }],
    [`/graphql?x=1&query=${query}&y=2`, `/graphql?query=${query}`, preflight],
    [`/graphql?query=${query}`, `/graphql?query=${query}`, { 'x-apollo-operation-name': 'A' }],
  ])('that nothing reads make no other cached response: %s', async (path, plain, headers) => {
    const getPlain = () => get(plain, plain.startsWith('/graphql') ? preflight : {});
    const expected = await getPlain();
    expect(expected.status).toBe(200);
    await getPlain();
    const before = await cacheMetric(catalogue, 'hits_total');
    const { status, body } = await get(path, headers);
    expect([status, body]).toEqual([200, expected.body]);
    expect(await cacheMetric(catalogue, 'hits_total')).toBe(before + 1);
  });

  it('of /graphql are not read for POST', async () => {
    await readIntoCache(catalogue, '{ artifactTypes { count } }');
    const before = await cacheMetric(catalogue, 'hits_total');
    const body = { query: '{ artifactTypes { count } }' };
    await catalogue.visitor.fetch('POST', '/graphql?x=1', body);
    expect(await cacheMetric(catalogue, 'hits_total')).toBe(before + 1);
  });

  it('that are read make another response', async () => {
    const type = (name: string) =>
      get(
        `/graphql?query=${encodeURIComponent('query ($n: String!) { __type(name: $n) { name } }')}` +
          `&variables=${encodeURIComponent(JSON.stringify({ n: name }))}`,
        preflight,
      );
    for (const name of ['Query', 'Query', 'Artifact']) {
      expect(JSON.parse((await type(name)).body)).toEqual({ data: { __type: { name } } });
    }
  });

  it('do not lead to the response of another host', async () => {
    for (let n = 0; n < 2; n += 1) await get('/api/mostliked');
    const before = await cacheMetric(catalogue, 'hits_total');
    await get('http://elsewhere.example/api/mostliked');
    expect(await cacheMetric(catalogue, 'hits_total')).toBe(before);
  });
});

test('requests whose bodies have the same checksum get their own responses', async () => {
  const bodyFor = (type: string, n: number) =>
    JSON.stringify({ query: `{ __type(name: "${type}") { name } }`, variables: { n } });
  const bodies = [bodyFor('Artifact', 3490705166), bodyFor('Query', 6031823131)] as const;
  expect(crc32(bodies[0])).toBe(crc32(bodies[1]));
  const headers = { 'content-type': 'application/json' };
  const post = async (body: string) =>
    (await rawRequest(catalogue.url, '/graphql', { method: 'POST', headers, body })).body;
  const expected = ['Artifact', 'Query'].map((name) => `{"data":{"__type":{"name":"${name}"}}}\n`);
  // By turns, which replaces the cached response, and at the same time, which replaces the pending one.
  for (let round = 0; round < 3; round += 1) {
    expect([await post(bodies[0]), await post(bodies[1])]).toEqual(expected);
    expect(await Promise.all(bodies.map(post))).toEqual(expected);
  }
});
