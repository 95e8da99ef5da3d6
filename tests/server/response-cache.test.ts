import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { Artifact } from '../../server/artifacts/artifact.entity';
import { ArtifactService } from '../../server/artifacts/artifact.service';
import { TypeCounts } from '../../server/artifacts/type-counts';
import { Changes } from '../../server/changes/changes';
import { ResponseCache } from '../../server/response-cache/response-cache';
import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { recordQueries } from '../support/queries';
import { rawRequest } from '../support/raw';
import { waitUntil } from '../support/wait-until';

let catalogue: TestCatalogue;
const changes = new Changes();
const log: string[] = [];
beforeAll(async () => {
  const logTo = { write: (line: string) => void log.push(line) };
  catalogue = await startCatalogue({ cache: true, changes, logLevel: 'error', logTo });
});
afterAll(() => catalogue.stop());
afterEach(() => jest.restoreAllMocks());

/** How many statements reach the database while `work` is done. */
async function statements(work: () => Promise<unknown>): Promise<number> {
  const queries = recordQueries(catalogue.dataSource);
  await work();
  return queries.length;
}

const ask = (query: string) => catalogue.visitor.fetch('POST', '/graphql', { query });
const read = async (query: string) => (await ask(query)).json();
/** Reads until the response is cached: at its second request. */
async function readIntoCache(query: string) {
  await read(query);
  return read(query);
}
const NAMES = '{ artifacts { edges { node { id artifactName } } } }';

/** Changes a name in the database only: a response with the old name is a cached one. */
const rename = (id: string, artifactName: string) =>
  catalogue.dataSource.manager.update(Artifact, { id: Number(id) }, { artifactName });

/** A metric of the response cache. */
async function metric(name: 'entries' | 'hits_total'): Promise<number> {
  const text = await (await catalogue.visitor.fetch('GET', '/metrics')).text();
  return Number(new RegExp(`^http_response_cache_${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

describe('a response to visitors', () => {
  it.each([
    ['POST', '/graphql', { query: '{ artifacts { totalCount } artifactTypes { type count } }' }],
    ['GET', '/api/mostliked', undefined],
    ['GET', '/api/allartifacts', undefined],
  ])(
    'to %s %s is cached at its second request, and sent again without a query to the database',
    async (method, path, body) => {
      const once = () => catalogue.visitor.fetch(method, path, body);
      const before = await metric('entries');
      const first = await once();
      expect(await metric('entries')).toBe(before);
      await once();
      expect(await metric('entries')).toBe(before + 1);
      const text = await first.text();
      let again = first;
      expect(await statements(async () => (again = await once()))).toBe(0);
      expect(await again.text()).toBe(text);
      for (const name of ['etag', 'content-type', 'cache-control', 'vary']) {
        expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
      }
    },
  );

  it('is counted as a hit when it comes from the cache', async () => {
    const before = await metric('hits_total');
    const query = '{ artifactTypes { label } }';
    for (let n = 0; n < 4; n += 1) await read(query);
    expect(await metric('hits_total')).toBe(before + 2);
  });

  it('is cached again at its next request when a write has dropped it', async () => {
    const query = '{ artifacts(first: 6) { totalCount } }';
    await readIntoCache(query);
    await catalogue.as(ada).add();
    const dropped = await metric('hits_total');
    await read(query);
    expect(await metric('hits_total')).toBe(dropped);
    await read(query);
    expect(await metric('hits_total')).toBe(dropped + 1);
  });

  it('is sent in the encoding that the client accepts, with the same content', async () => {
    await catalogue.as(ada).add({ historicalContext: 'x'.repeat(3_000) });
    const query = '{ artifacts { edges { node { artifactName historicalContext } } } }';
    const plain = await (await ask(query)).text();
    for (const encoding of ['gzip', 'br', 'identity', 'br', 'gzip, br;q=0.5', 'deflate']) {
      const response = await catalogue.visitor.fetch(
        'POST',
        '/graphql',
        { query },
        { 'accept-encoding': encoding },
      );
      const expected = /^(gzip|br)/.exec(encoding)?.[0] ?? null;
      expect([encoding, response.headers.get('content-encoding')]).toEqual([encoding, expected]);
      expect(await response.text()).toBe(plain);
    }
  });

  it('is sent uncompressed when compression fails, which is logged, and tried again', async () => {
    await catalogue.as(ada).add({ historicalContext: 'x'.repeat(3_000) });
    const query = '{ artifacts(first: 13) { edges { node { artifactName historicalContext } } } }';
    const send = async () => {
      const encoding = { 'accept-encoding': 'br' };
      const response = await catalogue.visitor.fetch('POST', '/graphql', { query }, encoding);
      expect(await response.json()).toHaveProperty('data');
      return [response.status, response.headers.get('content-encoding')];
    };
    const logged = () => log.filter((line) => line.includes('cannot be compressed')).length;
    jest
      .spyOn(zlib, 'brotliCompress')
      .mockImplementation(((_body: unknown, _options: unknown, callback: (error: Error) => void) =>
        setImmediate(callback, new Error('No memory.'))) as never);
    // @fastify/compress then compresses what comes from the route in a stream: the first response, and
    // the second, which the cache stores.
    expect(await send()).toEqual([200, 'br']);
    expect(logged()).toBe(1);
    expect(await send()).toEqual([200, 'br']);
    expect(logged()).toBe(2);
    expect(await send()).toEqual([200, null]);
    expect(logged()).toBe(3);
    jest.restoreAllMocks();
    expect(await send()).toEqual([200, 'br']);
    expect(logged()).toBe(3);
  });

  it('is known to a client from the first request on', async () => {
    const get = (accept: string, etag = '') => {
      const headers = { accept, 'apollo-require-preflight': '1', 'if-none-match': etag };
      return catalogue.visitor.fetch('GET', '/graphql?query={__typename}', undefined, headers);
    };
    const etag = (await get('application/json')).headers.get('etag') ?? 'none';
    // The header makes another key, which nobody has requested before.
    const first = await get('application/json, */*', etag);
    expect([first.status, await first.text()]).toEqual([304, '']);
  });

  it('is computed once for simultaneous requests', async () => {
    const query = '{ artifacts(first: 7) { edges { node { id } } } }';
    // The cache admits the second response. The first may be complete before the next request arrives.
    await read(query);
    const list = jest.spyOn(ArtifactService.prototype, 'list');
    const answers = await Promise.all(Array.from({ length: 20 }, () => read(query)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('is not shared with a request that arrives after a write it misses', async () => {
    const query =
      '{ artifacts(first: 9) { edges { node { artifactName } } } artifactTypes { type } }';
    let goOn = () => {};
    const written = new Promise<void>((resolve) => (goOn = resolve));
    const slow = jest
      .spyOn(TypeCounts.prototype, 'occurring')
      .mockImplementationOnce(() => written.then(() => []));
    const lists = jest.spyOn(ArtifactService.prototype, 'list');
    const early = read(query);
    await waitUntil(() => slow.mock.calls.length === 1 && lists.mock.calls.length === 1);
    // The artifacts beside the types have been read.
    await lists.mock.results[0]?.value;
    await catalogue.as(ada).add({ artifactName: 'Written meanwhile' });
    const lookups = jest.spyOn(ResponseCache.prototype, 'getPending');
    const late = read(query);
    // The late request has found the pending response.
    await waitUntil(() => lookups.mock.calls.length === 1);
    goOn();
    expect(JSON.stringify(await early)).not.toContain('Written meanwhile');
    expect(JSON.stringify(await late)).toContain('Written meanwhile');
    expect(JSON.stringify(await read(query))).toContain('Written meanwhile');
  });

  it('is computed for the waiting requests even if the first client disconnects', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const counts = jest
      .spyOn(TypeCounts.prototype, 'occurring')
      .mockImplementationOnce(() => held.then(() => []));
    const body = JSON.stringify({ query: '{ artifactTypes { type } }', variables: { gone: 1 } });
    const leaving = new AbortController();
    const post = (signal?: AbortSignal) =>
      fetch(`${catalogue.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal,
      });
    const first = post(leaving.signal).catch(() => 'gone');
    await waitUntil(() => counts.mock.calls.length === 1);
    leaving.abort();
    expect(await first).toBe('gone');
    const lookups = jest.spyOn(ResponseCache.prototype, 'getPending');
    const others = [post(), post()];
    await waitUntil(() => lookups.mock.calls.length === 2);
    goOn();
    for (const other of others)
      expect(await (await other).json()).toEqual({ data: { artifactTypes: [] } });
    expect(counts).toHaveBeenCalledTimes(1);
    await catalogue.as(ada).add();
  });

  it('with an error is not cached', async () => {
    const query = '{ artifacts(first: 11) { totalCount } }';
    expect(await read(query)).not.toHaveProperty('errors');
    jest.spyOn(ArtifactService.prototype, 'list').mockRejectedValueOnce(new Error('Once.'));
    expect(await read(query)).toHaveProperty('errors');
    expect(await read(query)).not.toHaveProperty('errors');
  });

  it('to an address that cannot be decoded is not left pending', async () => {
    const status = async () => (await catalogue.visitor.fetch('GET', '/api/%')).status;
    expect(await status()).toBe(400);
    expect(await status()).toBe(400);
  });

  it('is not sent to a member, nor to a caller with an invalid token', async () => {
    const query = '{ viewer { email } artifacts { totalCount } }';
    expect(await readIntoCache(query)).toMatchObject({ data: { viewer: null } });
    const { data } = await catalogue.as(ada).run(query);
    expect(data.viewer).toEqual({ email: ada.email });
    expect((await catalogue.withToken('x').run(query)).status).toBe(401);
    expect(await read(query)).toMatchObject({ data: { viewer: null } });

    // A request that differs only in its token.
    const path = `/graphql?query=${encodeURIComponent(query)}`;
    const headers = { 'apollo-require-preflight': '1' };
    const get = (more = {}) =>
      catalogue.visitor.fetch('GET', path, undefined, { ...headers, ...more });
    for (let n = 0; n < 2; n += 1) expect((await get()).status).toBe(200);
    expect((await get({ authorization: 'Bearer x' })).status).toBe(401);
  });

  it('is not sent to a request whose body arrives when the process is no longer current', async () => {
    const { id } = await catalogue.as(ada).add({ artifactName: 'Before' });
    const body = JSON.stringify({ query: `{ artifact(id: "${id}") { artifactName } }` });
    const post = (headers = {}) => {
      const type = { 'content-type': 'application/json', 'content-length': body.length };
      return request(`${catalogue.url}/graphql`, {
        method: 'POST',
        headers: { ...type, ...headers },
      });
    };
    const textOf = async (sent: ClientRequest) => {
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      return text(response);
    };
    for (let n = 0; n < 2; n += 1) expect(await textOf(post().end(body))).toContain('Before');
    const slow = post({ expect: '100-continue' });
    slow.flushHeaders();
    await once(slow, 'continue');
    changes.holdCurrent(0);
    await rename(id, 'Changed unheard');
    expect(await textOf(slow.end(body))).toContain('Changed unheard');
    changes.holdCurrent(Infinity);
  });

  it('is not sent to a request that another site could make a browser send', async () => {
    const path = `/graphql?query=${encodeURIComponent(NAMES)}`;
    for (let n = 0; n < 2; n += 1) {
      const good = await catalogue.visitor.fetch('GET', path, undefined, {
        'apollo-require-preflight': '1',
      });
      expect(good.status).toBe(200);
    }
    expect((await catalogue.visitor.fetch('GET', path)).status).toBe(400);
  });
});

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
    const before = await metric('hits_total');
    const { status, body } = await get(path, headers);
    expect([status, body]).toEqual([200, expected.body]);
    expect(await metric('hits_total')).toBe(before + 1);
  });

  it('of /graphql are not read for POST', async () => {
    await readIntoCache('{ artifactTypes { count } }');
    const before = await metric('hits_total');
    const body = { query: '{ artifactTypes { count } }' };
    await catalogue.visitor.fetch('POST', '/graphql?x=1', body);
    expect(await metric('hits_total')).toBe(before + 1);
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
    const before = await metric('hits_total');
    await get('http://elsewhere.example/api/mostliked');
    expect(await metric('hits_total')).toBe(before);
  });
});

describe('a write', () => {
  /** Which of the queries are answered from the cache. */
  async function cachedAmong(queries: Record<string, string>): Promise<string[]> {
    const lookups = jest.spyOn(ResponseCache.prototype, 'get');
    const cached: string[] = [];
    for (const [name, query] of Object.entries(queries)) {
      lookups.mockClear();
      await read(query);
      if (lookups.mock.results[0]?.value !== undefined) cached.push(name);
    }
    return cached;
  }

  const lamp = { artifactName: 'lamp', artifactType: 'WEAPONS' };
  const change = (id: string, fields: object) =>
    catalogue.as(ada).update(id, { ...lamp, ...fields });

  interface Ids {
    lampId: string;
    otherId: string;
  }
  const list = (args: string, fields = 'edges { node { artifactName } }') =>
    `{ artifacts(${args}) { ${fields} } }`;
  const ofType = (type: string, fields?: string) => list(`filter: { type: ${type} }`, fields);
  const search = (term: string, fields?: string) => list(`filter: { search: "${term}" }`, fields);
  const queriesAbout = ({ lampId, otherId }: Ids) => ({
    lamp: `{ artifact(id: "${lampId}") { artifactName } }`,
    owner: `{ artifact(id: "${lampId}") { userName } }`,
    other: `{ artifact(id: "${otherId}") { artifactName } }`,
    otherLikes: `{ artifact(id: "${otherId}") { likeCount } }`,
    lamps: search('lamp'),
    lampTotal: search('lamp', 'totalCount'),
    ovens: search('oven'),
    others: search('other'),
    tools: ofType('TOOLS'),
    weapons: ofType('WEAPONS'),
    weaponTotal: ofType('WEAPONS', 'totalCount'),
    writings: ofType('WRITINGS'),
    firstByName: list('orderBy: NAME, first: 1'),
    newest: list('orderBy: NEWEST, first: 1'),
    oldest: list('orderBy: OLDEST, first: 1'),
    mostLiked: '{ mostLikedArtifacts(first: 1) { artifactName } }',
    total: list('first: 1', 'totalCount'),
    types: '{ artifactTypes { label } }',
    typeCounts: '{ artifactTypes { type count } }',
  });
  const shown = ['lamp', 'lamps', 'owner', 'weapons'] as const;
  const found = ['lamp', 'lamps', 'lampTotal', 'owner'] as const;

  it.each<[string, (ids: Ids) => Promise<unknown>, (keyof ReturnType<typeof queriesAbout>)[]]>([
    [
      'another picture',
      ({ lampId }) => change(lampId, { image: 'https://example.org/2.png' }),
      [...shown],
    ],
    [
      'another name',
      ({ lampId }) => change(lampId, { artifactName: 'oven' }),
      [...shown, 'lampTotal', 'ovens'],
    ],
    [
      'another name, which comes first',
      ({ lampId }) => change(lampId, { artifactName: 'an oven' }),
      [...shown, 'lampTotal', 'ovens', 'firstByName'],
    ],
    [
      'another type',
      ({ lampId }) => change(lampId, { artifactType: 'WRITINGS' }),
      [...shown, 'weaponTotal', 'writings', 'typeCounts'],
    ],
    [
      'a type that was not in the catalogue',
      ({ lampId }) => change(lampId, { artifactType: 'WOOL_CARPET' }),
      [...shown, 'weaponTotal', 'types', 'typeCounts'],
    ],
    [
      'adding',
      () => catalogue.as(ada).add({ artifactName: 'a lamp', artifactType: 'WRITINGS' }),
      ['firstByName', 'lamps', 'lampTotal', 'newest', 'writings', 'total', 'typeCounts'],
    ],
    [
      'deleting',
      ({ lampId }) => catalogue.as(ada).delete(lampId),
      [...found, 'weapons', 'weaponTotal', 'total', 'typeCounts'],
    ],
    [
      'another name of the owner',
      () => catalogue.as({ ...ada, displayName: 'Ada Archer' }).run('{ viewer { uid } }'),
      ['owner'],
    ],
    ['a like', ({ otherId }) => catalogue.as(ben).like(otherId), ['otherLikes']],
    [
      'a like that makes the artifact the most liked',
      async ({ otherId }) => {
        for (const uid of ['a', 'b']) await catalogue.as({ ...ben, uid }).like(otherId);
      },
      ['otherLikes', 'mostLiked'],
    ],
  ])(
    'drops the cached responses that it can change, and no others: %s',
    async (_, write, drops) => {
      await catalogue.stop();
      catalogue = await startCatalogue({ cache: true });
      const add = async (artifactName: string, artifactType: string) =>
        (await catalogue.as(ben).add({ artifactName, artifactType })).id as string;
      const oldestId = await add('box', 'TOOLS');
      await add('cup', 'WRITINGS');
      const { id: lampId } = await catalogue.as(ada).add(lamp);
      const otherId = await add('other', 'WEAPONS');
      await add('zither', 'TOOLS');
      for (const uid of ['a', 'b']) await catalogue.as({ ...ben, uid }).like(oldestId);

      const queries = queriesAbout({ lampId, otherId });
      for (const query of Object.values(queries)) await readIntoCache(query);
      expect(await cachedAmong(queries)).toEqual(Object.keys(queries));
      await write({ lampId, otherId });
      const cached = await cachedAmong(queries);
      const dropped = Object.keys(queries).filter((name) => !cached.includes(name));
      expect(dropped.sort()).toEqual([...drops].sort());
    },
  );

  it('of a like drops the responses that show its count or rank by likes, and no others', async () => {
    const liked = await catalogue.as(ada).add({ artifactName: 'Liked' });
    const other = await catalogue.as(ada).add({ artifactName: 'Other' });
    const one = (id: string, field: string) =>
      `{ artifact(id: "${id}") { artifactName ${field} } }`;
    const dropped = [
      one(liked.id, 'likeCount'),
      one(liked.id, 'n: likeCount'),
      '{ artifacts { edges { node { artifactName likeCount } } } }',
      '{ artifacts(orderBy: MOST_LIKED) { edges { node { artifactName } } } }',
      '{ mostLikedArtifacts { artifactName } }',
    ];
    const unaffected = [
      one(liked.id, ''),
      one(liked.id, 'viewCount'),
      one(other.id, 'likeCount'),
      NAMES,
    ];
    for (const query of [...dropped, ...unaffected]) await readIntoCache(query);
    await rename(liked.id, 'Renamed in the database');
    await rename(other.id, 'Renamed in the database');
    await catalogue.as(ben).like(liked.id);
    const shown = async (query: string) =>
      JSON.stringify(await read(query)).includes('Renamed in the database');
    for (const query of dropped) expect([query, await shown(query)]).toEqual([query, true]);
    for (const query of unaffected) expect([query, await shown(query)]).toEqual([query, false]);
  });

  it('of a view drops the responses that show its count', async () => {
    const { id } = await catalogue.as(ada).add();
    const query = `{ artifact(id: "${id}") { viewCount } }`;
    expect(await readIntoCache(query)).toEqual({ data: { artifact: { viewCount: 0 } } });
    await catalogue
      .as(ben)
      .run('mutation ($id: ID!) { recordView(artifactId: $id) { artifact { id } } }', { id });
    expect(await read(query)).toEqual({ data: { artifact: { viewCount: 1 } } });
  });
});
