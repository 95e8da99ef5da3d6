import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { createRenderer } from '../../client/render';
import { RateLimit } from '../../server/web/http/rate-limit';
import { ada, ben, codes, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { addArtifacts } from '../support/add-artifacts';

const QUERY = '{ artifacts { totalCount } }';

describe('a client that asks too often', () => {
  const HEADERS = { 'content-type': 'application/json' };
  const ask = (server: TestCatalogue, path = '/graphql', headers = {}) =>
    /(q|%71)l$/.test(path)
      ? server.visitor.fetch('POST', path, { query: QUERY }, { ...HEADERS, ...headers })
      : server.visitor.fetch('GET', path, undefined, headers);
  let clients = 0;

  /** Behind a trusted proxy each test is another client. */
  let behind: TestCatalogue;
  beforeAll(async () => {
    behind = await startCatalogue({ rateLimit: 3, trustProxy: ['127.0.0.1'], createRenderer });
  });
  afterAll(() => behind.stop());
  const from = (address: string, path?: string) =>
    ask(behind, path, { 'x-forwarded-for': address });

  it('is refused with Retry-After, in the format of the API that it called', async () => {
    const client = '192.0.2.1';
    for (let n = 0; n < 3; n += 1) expect((await from(client)).status).toBe(200);
    const graphql = await from(client);
    expect(graphql.status).toBe(429);
    expect(Number(graphql.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await graphql.json()).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED' } }],
    });

    for (const path of ['/api/mostliked', '/api/unknown']) {
      const rest = await from(client, path);
      expect([path, rest.status]).toEqual([path, 429]);
      expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await rest.json()).toEqual({ message: expect.any(String) });
      expect(rest.headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it.each([
    ...['/api/mostliked', '/api/unknown', '/records/1/citations', '/records/1.json', '/feed.atom'],
    ...['/export.csv', '/export.xlsx', '/embed/1', '/oembed?url=https://antiquary.example/embed/1'],
    ...['/oai?verb=Identify', '/sitemap.xml'],
  ])('is counted at %s', async (path) => {
    const client = `192.0.2.${100 + (clients += 1)}`;
    for (let n = 0; n < 3; n += 1) expect((await from(client, path)).status).not.toBe(429);
    const refused = await from(client, path);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('still gets the pages, health and readiness', async () => {
    const client = '192.0.2.2';
    for (let n = 0; n < 5; n += 1) await from(client);
    for (const path of ['/', '/all-artifacts', '/healthz', '/readyz']) {
      expect([path, (await from(client, path)).status]).toEqual([path, 200]);
    }
  });

  it('cannot evade the limit by percent-encoding the path', async () => {
    const client = '192.0.2.3';
    for (let n = 0; n < 3; n += 1) await from(client);
    for (const path of ['/%67raphql', '/graph%71l', '/%61pi/mostliked']) {
      const { status } = await from(client, path);
      expect([path, status]).toEqual([path, 429]);
    }
  });

  it('cannot evade the limit with a forwarding header of an untrusted proxy', async () => {
    const limited = await startCatalogue({ rateLimit: 3 });
    for (let n = 0; n < 3; n += 1) await ask(limited);
    const { status } = await ask(limited, '/graphql', { 'x-forwarded-for': '203.0.113.7' });
    await limited.stop();
    expect(status).toBe(429);
  });

  it('is identified by the address that a trusted proxy adds, not by addresses before it', async () => {
    const statusOf = async (address: string) => (await from(address)).status;
    for (let n = 0; n < 3; n += 1) expect(await statusOf('203.0.113.7')).toBe(200);
    expect(await statusOf('203.0.113.7')).toBe(429);
    expect(await statusOf('203.0.113.8')).toBe(200);
    expect(await statusOf('198.51.100.1, 203.0.113.7')).toBe(429);
  });

  it('is a network of /64, and all networks of a /48 together may ask ten times as often', async () => {
    const times = async (count: number, addressOf: (n: number) => string) => {
      const statuses = [];
      for (let n = 1; n <= count; n += 1)
        statuses.push((await from(addressOf(n), '/api/mostliked')).status);
      return statuses.filter((status) => status === 200).length;
    };
    expect(await times(4, (n) => `2001:db8:1:1::${n}`)).toBe(3);
    expect(await times(40, (n) => `2001:db8:1:${(n + 1).toString(16)}::1`)).toBe(27);
    expect(await times(4, (n) => `2001:db8:2:1::${n}`)).toBe(3);
  });

  it('counts for its network of /48 also beyond its own limit', () => {
    const limit = new RateLimit(3, (request) => ({ key: request.url ?? '', network48: 'network' }));
    const requestOf = (url: string) => Object.assign(new IncomingMessage(new Socket()), { url });
    expect(limit.countOnce(requestOf('first'))).toBe(0);
    limit.chargeBeyondLimit(requestOf('second'), 30);
    expect(limit.countOnce(requestOf('third'))).toBeGreaterThan(0);
  });

  it('cannot make the server forget others by changing its network of /64', async () => {
    for (const address of ['203.0.113.9', '2001:db8:3:1::1']) {
      for (let n = 0; n < 4; n += 1) await from(address);
    }
    // More than the server counts clients.
    await pipelined(behind.url, 10_500, (n) => `2001:db8:ff:${n.toString(16)}::1`);
    for (const address of ['203.0.113.9', '2001:db8:3:1::1']) {
      expect([address, (await from(address)).status]).toEqual([address, 429]);
    }
  });

  /** Sends so many requests in one connection, each for another client of the trusted proxy. */
  async function pipelined(url: string, count: number, addressOf: (n: number) => string) {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname).resume();
    for (let n = 1; n <= count; n += 1) {
      const close = n === count ? 'connection: close\r\n' : '';
      socket.write(
        `GET /api/unknown HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${addressOf(n)}\r\n${close}\r\n`,
      );
    }
    await once(socket, 'close');
  }
});

describe('an operation that costs more', () => {
  let limited: TestCatalogue;
  afterEach(() => limited.stop());

  const times = (count: number, field: string) =>
    Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ');

  it('counts as one request for each hundred nodes', async () => {
    limited = await startCatalogue({ rateLimit: 12 });
    const run = (count: number) =>
      limited.visitor.run(`{ ${times(count, 'artifacts(first: 100) { edges { node { id } } }')} }`);
    expect((await run(6)).status).toBe(200);
    expect((await run(5)).status).toBe(200);
    const refused = await run(2);
    expect(refused.status).toBe(429);
    expect(codes(refused)).toEqual(['RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each([
    ['each list, however short', ada, 'artifacts(first: 1) { totalCount }'],
    ['each list without pages', ben, 'artifactTypes { type }'],
    ['each single artifact', ben, 'artifact(id: "1") { userEmail }'],
  ])('counts as one request for %s', async (_, who, field) => {
    limited = await startCatalogue({ rateLimit: 40 });
    const run = (count: number) => limited.as(who).run(`{ ${times(count, field)} }`);
    expect((await run(30)).status).toBe(200);
    expect((await run(10)).status).toBe(200);
    expect(codes(await run(1))).toEqual(['RATE_LIMITED']);
  });

  it('counts as one request for each artifact that it writes', async () => {
    limited = await startCatalogue({ rateLimit: 8 });
    const { id } = await limited.as(ada).add();
    const like = `likeArtifact(artifactId: "${id}") { artifact { userEmail } }`;
    expect((await limited.as(ben).run(`mutation { ${times(3, like)} }`)).status).toBe(200);
    for (let n = 0; n < 4; n += 1) expect((await limited.visitor.run(QUERY)).status).toBe(200);
    expect(codes(await limited.visitor.run(QUERY))).toEqual(['RATE_LIMITED']);
  });

  it('counts as one request for each fifty fields on each of a hundred nodes', async () => {
    limited = await startCatalogue({ rateLimit: 4 });
    const edges = times(30, 'edges { node { id artifactName } }');
    expect((await limited.visitor.run(`{ artifacts(first: 100) { ${edges} } }`)).status).toBe(200);
    expect((await limited.visitor.run(QUERY)).status).toBe(200);
    expect(codes(await limited.visitor.run(QUERY))).toEqual(['RATE_LIMITED']);
  });

  it('counts as one request for each 500,000 characters of its response', async () => {
    limited = await startCatalogue({ rateLimit: 7 });
    await addArtifacts(limited, 100);
    const texts = times(4, 'historicalContext');
    const long = `{ artifacts(first: 100) { edges { node { ${texts} } } } }`;
    expect((await limited.visitor.run(long)).status).toBe(200);
    for (let n = 0; n < 2; n += 1) expect((await limited.visitor.run(QUERY)).status).toBe(200);
    expect(codes(await limited.visitor.run(QUERY))).toEqual(['RATE_LIMITED']);
  });

  it.each([
    ['a valid', 'uid'],
    ['an invalid', 'no'],
  ])('counts as one more request for each 500 tokens of %s document', async (_, field) => {
    limited = await startCatalogue({ rateLimit: 6 });
    const { status } = await limited.visitor.run(`{ viewer { ${`${field} `.repeat(2_400)} } }`);
    expect(status).toBe(200);
    expect((await limited.visitor.run(QUERY)).status).toBe(200);
    expect(codes(await limited.visitor.run(QUERY))).toEqual(['RATE_LIMITED']);
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
