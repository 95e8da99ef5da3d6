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
