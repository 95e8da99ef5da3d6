import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
  await catalogue.as(ada).add();
});
afterAll(() => catalogue.stop());

const QUERY = '{ artifacts { edges { node { id artifactName viewerHasLiked } } } }';
const GET = `/graphql?query=${encodeURIComponent(QUERY)}`;
const PREFLIGHTED = { 'apollo-require-preflight': '1' };
const ORIGIN = { origin: 'https://anywhere.example' };

describe('any origin may call the API', () => {
  it.each(['/graphql', '/api/allartifacts', '/api/openapi.json', '/api/unknown'])(
    'at %s, preflight included, and without cookies',
    async (path) => {
      const preflight = await catalogue.visitor.fetch('OPTIONS', path, undefined, {
        ...ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
      expect(preflight.headers.get('access-control-allow-headers')).toMatch(/authorization/i);
      expect(preflight.headers.get('access-control-allow-headers')).toMatch(/content-type/i);
      expect(preflight.headers.get('access-control-allow-methods')).toMatch(/POST.*PATCH/);
      expect(preflight.headers.has('access-control-allow-credentials')).toBe(false);

      const answer = await catalogue.visitor.fetch('GET', path, undefined, ORIGIN);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
      expect(answer.headers.get('access-control-expose-headers')).toMatch(/Retry-After/i);
    },
  );

  it('but may not read the pages', async () => {
    const page = await catalogue.visitor.fetch('GET', '/', undefined, ORIGIN);
    expect(page.headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('answers of the API', () => {
  it('to visitors are public, to be asked for again, and named', async () => {
    for (const response of [
      await catalogue.visitor.fetch('GET', GET, undefined, PREFLIGHTED),
      await catalogue.visitor.fetch('POST', '/graphql', { query: QUERY }),
      await catalogue.visitor.fetch('GET', '/api/mostliked'),
    ]) {
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, no-cache');
      expect(response.headers.get('vary')).toBe('Authorization, Origin, Accept-Encoding');
      expect(response.headers.get('etag')).toMatch(/^(W\/)?"[^"]+"$/);
    }
  });

  it('to members are private', async () => {
    const caller = catalogue.as(ada);
    for (const response of [
      await caller.fetch('GET', GET, undefined, PREFLIGHTED),
      await caller.fetch('POST', '/graphql', { query: QUERY }),
      await caller.fetch('GET', '/api/mostliked'),
    ]) {
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      expect(response.headers.get('vary')).toBe('Authorization, Origin, Accept-Encoding');
    }
  });

  it('that are errors are not to be kept', async () => {
    const response = await catalogue.withToken('x').fetch('GET', GET, undefined, PREFLIGHTED);
    expect(response.status).toBe(401);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('are not sent again where nothing has changed, and are where something has', async () => {
    const ask = (etag: string | null, caller = catalogue.visitor) =>
      caller.fetch('GET', GET, undefined, {
        ...PREFLIGHTED,
        ...(etag !== null && { 'if-none-match': etag }),
      });
    const etag = (await ask(null)).headers.get('etag') ?? '';
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await ask(known);
      expect([known, again.status]).toEqual([known, 304]);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe('public, no-cache');
      expect(again.headers.get('vary')).toMatch(/Authorization/);
    }
    expect((await ask('"other"')).status).toBe(200);

    const { id } = await catalogue.as(ada).add();
    const changed = await ask(etag);
    expect(changed.status).toBe(200);
    await catalogue.as(ben).like(id);
    expect((await ask(changed.headers.get('etag'), catalogue.as(ben))).status).toBe(200);
  });

  it('to a POST are always sent, whatever the client knows', async () => {
    const body = { query: QUERY };
    const first = await catalogue.visitor.fetch('POST', '/graphql', body);
    const etag = first.headers.get('etag') ?? '';
    const again = await catalogue.visitor.fetch('POST', '/graphql', body, {
      'if-none-match': etag,
    });
    expect(again.status).toBe(200);
    expect(await again.text()).toBe(await first.text());
  });
});

describe('a client that asks too often', () => {
  const HEADERS = { 'content-type': 'application/json' };
  const ask = (server: TestCatalogue, path = '/graphql', headers = {}) =>
    path.endsWith('l')
      ? server.visitor.fetch('POST', path, { query: QUERY }, { ...HEADERS, ...headers })
      : server.visitor.fetch('GET', path, undefined, headers);

  let limited: TestCatalogue;
  beforeEach(async () => {
    limited = await startCatalogue({ rateLimit: 3 });
  });
  afterEach(() => limited.stop());

  it('is told when to come back, in the shape of what it asked for', async () => {
    for (let n = 0; n < 3; n += 1) expect((await ask(limited)).status).toBe(200);
    const graphql = await ask(limited);
    expect(graphql.status).toBe(429);
    expect(Number(graphql.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await graphql.json()).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED' } }],
    });

    for (const path of ['/api/mostliked', '/api/unknown']) {
      const rest = await ask(limited, path);
      expect([path, rest.status]).toEqual([path, 429]);
      expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await rest.json()).toEqual({ message: expect.any(String) });
      expect(rest.headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('still gets the pages, health and readiness', async () => {
    for (let n = 0; n < 5; n += 1) await ask(limited);
    for (const path of ['/', '/all-artifacts', '/healthz', '/readyz']) {
      expect([path, (await ask(limited, path)).status]).toEqual([path, 200]);
    }
  });

  it('is not another client for writing the address differently', async () => {
    for (let n = 0; n < 3; n += 1) await ask(limited);
    for (const path of ['/%67raphql', '/graph%71l', '/%61pi/mostliked']) {
      const { status } = await ask(limited, path);
      expect([path, status]).toEqual([path, 429]);
    }
  });

  it('is not another client for a forwarding header that nobody vouches for', async () => {
    for (let n = 0; n < 3; n += 1) await ask(limited);
    const { status } = await ask(limited, '/graphql', { 'x-forwarded-for': '203.0.113.7' });
    expect(status).toBe(429);
  });

  it('is who a trusted proxy says, and no proxy before it', async () => {
    const behind = await startCatalogue({ rateLimit: 3, trustProxy: ['127.0.0.1'] });
    const from = async (address: string) =>
      (await ask(behind, '/graphql', { 'x-forwarded-for': address })).status;
    for (let n = 0; n < 3; n += 1) expect(await from('203.0.113.7')).toBe(200);
    expect(await from('203.0.113.7')).toBe(429);
    expect(await from('203.0.113.8')).toBe(200);
    expect(await from('198.51.100.1, 203.0.113.7')).toBe(429);
    await behind.stop();
  });
});
