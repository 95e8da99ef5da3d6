import { ada, ben, codes, startCatalogue, type TestCatalogue } from '../support/catalogue';

const QUERY = '{ artifacts { totalCount } }';

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

  it('is refused with Retry-After, in the format of the API that it called', async () => {
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

  it('cannot evade the limit by percent-encoding the path', async () => {
    for (let n = 0; n < 3; n += 1) await ask(limited);
    for (const path of ['/%67raphql', '/graph%71l', '/%61pi/mostliked']) {
      const { status } = await ask(limited, path);
      expect([path, status]).toEqual([path, 429]);
    }
  });

  it('cannot evade the limit with a forwarding header of an untrusted proxy', async () => {
    for (let n = 0; n < 3; n += 1) await ask(limited);
    const { status } = await ask(limited, '/graphql', { 'x-forwarded-for': '203.0.113.7' });
    expect(status).toBe(429);
  });

  it('is identified by the address that a trusted proxy adds, not by addresses before it', async () => {
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

describe('an operation that costs more', () => {
  it('counts as one request for each hundred nodes', async () => {
    const limited = await startCatalogue({ rateLimit: 12 });
    const page = (alias: string) => `${alias}: artifacts(first: 100) { edges { node { id } } }`;
    const run = (aliases: string[]) => limited.visitor.run(`{ ${aliases.map(page).join(' ')} }`);
    expect((await run(['a', 'b', 'c', 'd', 'e', 'f'])).status).toBe(200);
    expect((await run(['a', 'b', 'c', 'd', 'e'])).status).toBe(200);
    const refused = await run(['a', 'b']);
    expect(refused.status).toBe(429);
    expect(codes(refused)).toEqual(['RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await limited.stop();
  });

  it('counts as one request for each list, however short', async () => {
    const limited = await startCatalogue({ rateLimit: 40 });
    const searches = (count: number) =>
      Array.from({ length: count }, (_, n) => `a${n}: artifacts(first: 1) { totalCount }`).join(
        ' ',
      );
    const run = (count: number) => limited.visitor.run(`{ ${searches(count)} }`);
    expect((await run(30)).status).toBe(200);
    expect((await run(10)).status).toBe(200);
    expect(codes(await run(1))).toEqual(['RATE_LIMITED']);
    await limited.stop();
  });

  it('counts once when a REST call executes it', async () => {
    const limited = await startCatalogue({ rateLimit: 3 });
    const list = async () => (await limited.visitor.fetch('GET', '/api/allartifacts')).status;
    expect([await list(), await list(), await list()]).toEqual([200, 200, 200]);
    expect(await list()).toBe(429);
    await limited.stop();
  });
});

describe('a page that the server renders', () => {
  it('counts as a request, and beyond the limit the browser renders it', async () => {
    const head = { title: 'Gallery', description: '', image: '/', path: null, status: 200 };
    const createRenderer = () => ({
      renderPage: async () => ({ head, html: 'Rendered', styles: '', view: '{}', modules: [] }),
      readHead: async () => head,
      publicPaths: [],
    });
    const limited = await startCatalogue({ rateLimit: 3, createRenderer });
    const open = async (path: string) => (await limited.visitor.fetch('GET', path)).text();
    for (const n of [1, 2, 3]) expect(await open(`/all-artifacts?q=${n}`)).toContain('Rendered');
    const late = await open('/all-artifacts?q=4');
    expect(late).toContain('<div id="root"></div>');
    expect(late).toContain('<title>Gallery</title>');
    expect((await limited.visitor.fetch('GET', '/api/mostliked')).status).toBe(429);
    await limited.stop();
  });
});

describe('a member who writes too often', () => {
  let limited: TestCatalogue;
  let id: string;
  let addresses = 0;
  beforeAll(async () => {
    limited = await startCatalogue({ rateLimit: 6, trustProxy: ['127.0.0.1'] });
    ({ id } = await limited.as(ada).add());
  });
  afterAll(() => limited.stop());

  /** Calls as this member, from a new address. */
  const from = async (member: typeof ada, path: string, body: object, method = 'POST') => {
    addresses += 1;
    const headers = { 'x-forwarded-for': `203.0.113.${addresses}` };
    const response = await limited.as(member).fetch(method, path, body, headers);
    return { response, answer: (await response.json()) as { errors?: never[] } };
  };
  const like = 'likeArtifact(artifactId: $id) { liked }';
  const run = (member: typeof ada, fields: string) =>
    from(member, '/graphql', {
      query: `mutation ($id: ID!) { ${fields} }`,
      variables: { id },
    });

  it('is refused from every address and for every kind of write', async () => {
    // A member may write half as often as a client may call: 3 times. The artifact was the first.
    await run(ada, `a: ${like} b: ${like}`);
    const { response, answer } = await run(ada, like);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(codes({ errors: answer.errors ?? [] })).toEqual(['RATE_LIMITED']);
    const legacy = await from(ada, `/api/like/${id}`, { userEmail: ada.email }, 'PATCH');
    expect(legacy.response.status).toBe(429);
    expect(Number(legacy.response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.visitor.read(id)).likeCount).toBe(1);
  });

  it('may still read, and other members may write', async () => {
    const read = await from(ada, '/graphql', { query: QUERY });
    expect(read.response.status).toBe(200);
    expect((await run(ben, like)).response.status).toBe(200);
  });

  it('has every write of one request counted', async () => {
    const { answer } = await run(ben, `a: ${like} b: ${like} c: ${like}`);
    expect(codes({ errors: answer.errors ?? [] })).toEqual(['RATE_LIMITED']);
  });
});
