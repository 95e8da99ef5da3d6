import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { stubRenderer } from '../support/renderer-stub';

const QUERY = '{ artifacts { totalCount } }';
const LIMIT = 20;

/** Behind a trusted proxy each test is another client. */
let catalogue: TestCatalogue;
let clients = 0;
beforeAll(async () => {
  catalogue = await startCatalogue({
    rateLimit: LIMIT,
    trustProxy: ['127.0.0.1'],
    cache: true,
    createRenderer: () => stubRenderer(() => ''),
  });
  await catalogue.as(ada).add();
});
afterAll(() => catalogue.stop());

/** Asks as one client. @returns the status, and what is left of the limit, if the response states it */
function newClient(address = `192.0.2.${(clients += 1)}`, caller = catalogue.visitor) {
  const ask = async (path = '/graphql', headers: Record<string, string> = {}) => {
    const isGraphQL = path === '/graphql';
    const response = await caller.fetch(
      isGraphQL ? 'POST' : 'GET',
      path,
      isGraphQL ? { query: QUERY } : undefined,
      { 'x-forwarded-for': address, ...headers },
    );
    await response.text();
    const stated = response.headers.get('ratelimit');
    const [, left, seconds] = /^"default";r=(\d+);t=(\d+)$/.exec(stated ?? '') ?? [];
    const policy = response.headers.get('ratelimit-policy');
    expect(policy).toBe(stated === null ? null : `"default";q=${LIMIT};w=60`);
    return {
      status: response.status,
      left: left === undefined ? null : Number(left),
      seconds: Number(seconds),
      etag: response.headers.get('etag') ?? '',
    };
  };
  return { ask, leftOf: async (path?: string) => (await ask(path)).left };
}

describe('the headers of the rate limit', () => {
  it('state what is left, in every response of GraphQL, cached or not', async () => {
    const client = newClient();
    // Apollo, Apollo for the cache, then the cache.
    for (let left = LIMIT - 1; left > LIMIT - 6; left -= 1) {
      expect(await client.leftOf()).toBe(left);
    }
    expect(await newClient().leftOf()).toBe(LIMIT - 1);
  });

  it('are the same where the accelerator answers', async () => {
    const client = newClient('198.51.100.1', catalogue.as(ada));
    for (let left = LIMIT - 1; left > LIMIT - 6; left -= 1) {
      expect(await client.leftOf()).toBe(left);
    }
  });

  it.each(['/api/mostliked', '/api/allartifacts', '/records/1.json', '/export.csv', '/feed.atom'])(
    'are in every response of %s, cached or not',
    async (path) => {
      const client = newClient();
      for (let left = LIMIT - 1; left > LIMIT - 5; left -= 1) {
        expect(await client.leftOf(path)).toBe(left);
      }
    },
  );

  it('are in a response that is 304', async () => {
    const client = newClient();
    const { etag } = await client.ask('/api/mostliked');
    for (let left = LIMIT - 2; left > LIMIT - 5; left -= 1) {
      const again = await client.ask('/api/mostliked', { 'if-none-match': etag });
      expect(again).toMatchObject({ status: 304, left });
    }
  });

  it('count a costly request as several', async () => {
    const client = newClient();
    expect(await client.leftOf('/api/allartifacts?page=1')).toBe(LIMIT - 2);
  });

  it('are in a refusal: nothing is left until the window ends', async () => {
    const client = newClient();
    for (let n = 0; n < LIMIT; n += 1) await client.ask('/api/mostliked');
    for (const path of ['/graphql', '/api/mostliked', '/api/unknown', '/export.csv']) {
      const refused = await client.ask(path);
      expect(refused).toMatchObject({ status: 429, left: 0 });
      expect(refused.seconds).toBeGreaterThan(0);
      expect(refused.seconds).toBeLessThanOrEqual(60);
    }
  });

  it('state what is left for a whole network of /48 once that is less', async () => {
    const newNetwork = (n: number) => newClient(`2001:db8:7:${n.toString(16)}::1`);
    expect(await newNetwork(1).leftOf('/api/mostliked')).toBe(LIMIT - 1);
    for (let n = 2; n <= 10; n += 1) {
      const client = newNetwork(n);
      for (let m = 0; m < LIMIT; m += 1) await client.ask('/api/mostliked');
    }
    // Ten times the limit for all together, of which 181 were asked.
    for (let n = 11; n <= 18; n += 1) {
      expect(await newNetwork(n).leftOf('/api/mostliked')).toBe(29 - n);
    }
  });

  it.each(['/', '/healthz', '/readyz'])('are absent at %s, which is free', async (path) => {
    const client = newClient();
    for (let n = 0; n < 3; n += 1) expect(await client.leftOf(path)).toBeNull();
  });

  it('are absent without a limit', async () => {
    const unlimited = await startCatalogue();
    const { headers } = await unlimited.visitor.fetch('GET', '/api/mostliked');
    expect([headers.has('ratelimit'), headers.has('ratelimit-policy')]).toEqual([false, false]);
    await unlimited.stop();
  });
});
