import { crc32 } from 'node:zlib';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { rawRequest } from '../support/raw';
import { stubRenderer } from '../support/renderer-stub';
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

  it('of /graphql are not answered from the cache where another site may have sent them', async () => {
    const path = `/graphql?query=${encodeURIComponent('{ artifactTypes { label } }')}`;
    for (let n = 0; n < 2; n += 1) expect((await get(path, preflight)).status).toBe(200);
    expect((await get(path)).status).toBe(400);
  });

  it('with a fragment are refused, although a cached response has the same parameters', async () => {
    for (let n = 0; n < 2; n += 1) expect((await get('/feed.atom?q=a%23b')).status).toBe(200);
    expect((await get('/feed.atom?q=a#b')).status).toBe(400);
  });

  it('do not lead to the response of another host', async () => {
    for (let n = 0; n < 2; n += 1) await get('/api/mostliked');
    const before = await cacheMetric(catalogue, 'hits_total');
    await get('http://elsewhere.example/api/mostliked');
    expect(await cacheMetric(catalogue, 'hits_total')).toBe(before);
  });
});

describe('an address is not taken for another', () => {
  const SITE = 'https://antiquary.example';
  let pages: TestCatalogue;
  beforeAll(async () => {
    const createRenderer = () => stubRenderer((address) => new URL(address, SITE).search);
    pages = await startCatalogue({ cache: true, createRenderer });
    for (const artifactName of ['Axe', 'Bead']) await pages.as(ada).add({ artifactName });
  });
  afterAll(() => pages.stop());

  it.each([
    [
      'encoded',
      '/%67raphql?query={artifactTypes{count}}',
      '/%67raphql?query={artifactTypes{label}}',
    ],
    ['of a page behind a frame', '/embed/../all-artifacts?q=a', '/embed/../all-artifacts?q=b'],
    ['of a page behind the API', '/graphql/../all-artifacts?q=a', '/graphql/../all-artifacts?q=b'],
    ['with invalid UTF-8', '/feed.atom?q=%ff', '/feed.atom?q=%fe'],
    ['with a broken escape', '/feed.atom?q=%zz%20', '/feed.atom?q=%25zz%20'],
    ['with two marks of parameters', '/feed.atom??q=Axe', '/feed.atom?q=Axe'],
  ])('%s', async (_, first, second) => {
    const headers = { 'apollo-require-preflight': '1' };
    const get = async ({ url }: TestCatalogue, path: string) => {
      const { status, body } = await rawRequest(url, path, { headers });
      return { path, status, body };
    };
    for (const [mine, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const expected = await get(pages, other);
      for (let n = 0; n < 2; n += 1) await get(pages, mine);
      expect(await get(pages, other)).toEqual(expected);
    }
  });

  it.each(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'])(
    'with a fragment: %s is refused',
    async (method) => {
      for (const path of [
        '/api/allartifacts#?page=2&limit=1',
        '/oembed#?url=x',
        '/graphql#',
        '/#',
        'http://localhost/api/mostliked#x',
      ]) {
        const { status, body } = await rawRequest(pages.url, path, { method });
        expect([path, status]).toEqual([path, 400]);
        if (method !== 'HEAD')
          expect(JSON.parse(body)).toEqual({ message: 'The address cannot be read.' });
      }
      const { body } = await rawRequest(pages.url, '/api/allartifacts?page=2&limit=1');
      expect(JSON.parse(body)).toMatchObject([{ artifactName: 'Axe' }]);
    },
  );
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
