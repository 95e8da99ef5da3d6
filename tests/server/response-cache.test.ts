import 'reflect-metadata';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { ArtifactListService } from '../../server/catalogue/artifacts/artifact-list.service';
import { TypeCounts } from '../../server/catalogue/artifacts/type-counts';
import { Changes } from '../../server/database/changes';
import { ResponseCache } from '../../server/web/response-cache/response-cache';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { recordQueries } from '../support/queries';
import { ask, cacheMetric, read, readIntoCache, renameUnheard } from '../support/response-cache';
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

const NAMES = '{ artifacts { edges { node { id artifactName } } } }';

describe('a response to visitors', () => {
  it.each([
    ['POST', '/graphql', { query: '{ artifacts { totalCount } artifactTypes { type count } }' }],
    ['GET', '/api/mostliked', undefined],
    ['GET', '/api/allartifacts', undefined],
  ])(
    'to %s %s is cached at its second request, and sent again without a query to the database',
    async (method, path, body) => {
      const once = () => catalogue.visitor.fetch(method, path, body);
      const before = await cacheMetric(catalogue, 'entries');
      const first = await once();
      expect(await cacheMetric(catalogue, 'entries')).toBe(before);
      await once();
      expect(await cacheMetric(catalogue, 'entries')).toBe(before + 1);
      const text = await first.text();
      let again = first;
      expect(await statements(async () => (again = await once()))).toBe(0);
      expect(await again.text()).toBe(text);
      for (const name of ['etag', 'content-type', 'cache-control', 'vary']) {
        expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
      }
    },
  );

  it('is cached again at its next request when a write has dropped it', async () => {
    const query = '{ artifacts(first: 6) { totalCount } }';
    await readIntoCache(catalogue, query);
    await catalogue.as(ada).add();
    const dropped = await cacheMetric(catalogue, 'hits_total');
    await read(catalogue, query);
    expect(await cacheMetric(catalogue, 'hits_total')).toBe(dropped);
    await read(catalogue, query);
    expect(await cacheMetric(catalogue, 'hits_total')).toBe(dropped + 1);
  });

  it('is sent in the encoding that the client accepts, with the same content', async () => {
    await catalogue.as(ada).add({ historicalContext: 'x'.repeat(3_000) });
    const query = '{ artifacts { edges { node { artifactName historicalContext } } } }';
    const plain = await (await ask(catalogue, query)).text();
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

  it('is compressed better than the response to the first request', async () => {
    const query = '{ __schema { types { name description fields { name description } } } }';
    const lengths: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const encoding = { 'accept-encoding': 'br' };
      const response = await catalogue.visitor.fetch('POST', '/graphql', { query }, encoding);
      lengths.push(Number(response.headers.get('content-length')));
    }
    const [first = 0, second = 0, third] = lengths;
    expect(second).toBeLessThan(0.95 * first);
    expect(third).toBe(second);
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
    // The cache admits the second response.
    await read(catalogue, query);
    const list = jest.spyOn(ArtifactListService.prototype, 'list');
    const answers = await Promise.all(Array.from({ length: 20 }, () => read(catalogue, query)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('is not shared with a request that arrives after a write it misses', async () => {
    const query =
      '{ artifacts(first: 9) { edges { node { artifactName } } } artifactTypes { type } }';
    // The cache admits the second response.
    await read(catalogue, query);
    let goOn = () => {};
    const written = new Promise<void>((resolve) => (goOn = resolve));
    const slow = jest
      .spyOn(TypeCounts.prototype, 'occurring')
      .mockImplementationOnce(() => written.then(() => []));
    const lists = jest.spyOn(ArtifactListService.prototype, 'list');
    const early = read(catalogue, query);
    await waitUntil(() => slow.mock.calls.length === 1 && lists.mock.calls.length === 1);
    // The artifacts beside the types have been read.
    await lists.mock.results[0]?.value;
    await catalogue.as(ada).add({ artifactName: 'Written meanwhile' });
    const lookups = jest.spyOn(ResponseCache.prototype, 'getPending');
    const late = read(catalogue, query);
    // The late request has found the pending response.
    await waitUntil(() => lookups.mock.calls.length === 1);
    goOn();
    expect(JSON.stringify(await early)).not.toContain('Written meanwhile');
    expect(JSON.stringify(await late)).toContain('Written meanwhile');
    expect(JSON.stringify(await read(catalogue, query))).toContain('Written meanwhile');
  });

  it('is computed for the waiting requests even if the first client disconnects', async () => {
    const body = JSON.stringify({ query: '{ artifactTypes { type } }', variables: { gone: 1 } });
    const leaving = new AbortController();
    const post = (signal?: AbortSignal) =>
      fetch(`${catalogue.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal,
      });
    // The cache admits the second response.
    await post();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const counts = jest
      .spyOn(TypeCounts.prototype, 'occurring')
      .mockImplementationOnce(() => held.then(() => []));
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
    expect(await read(catalogue, query)).not.toHaveProperty('errors');
    jest.spyOn(ArtifactListService.prototype, 'list').mockRejectedValueOnce(new Error('Once.'));
    expect(await read(catalogue, query)).toHaveProperty('errors');
    expect(await read(catalogue, query)).not.toHaveProperty('errors');
  });

  it('to an address that cannot be decoded is not left pending', async () => {
    const status = async () => (await catalogue.visitor.fetch('GET', '/api/%')).status;
    expect(await status()).toBe(400);
    expect(await status()).toBe(400);
  });

  it('is not sent to a member, nor to a caller with an invalid token', async () => {
    const query = '{ viewer { email } artifacts { totalCount } }';
    expect(await readIntoCache(catalogue, query)).toMatchObject({ data: { viewer: null } });
    const { data } = await catalogue.as(ada).run(query);
    expect(data.viewer).toEqual({ email: ada.email });
    expect((await catalogue.withToken('x').run(query)).status).toBe(401);
    expect(await read(catalogue, query)).toMatchObject({ data: { viewer: null } });

    // A request that differs only in its token.
    const path = `/graphql?query=${encodeURIComponent(query)}`;
    const headers = { 'apollo-require-preflight': '1' };
    const get = (more = {}) =>
      catalogue.visitor.fetch('GET', path, undefined, { ...headers, ...more });
    for (let n = 0; n < 2; n += 1) expect((await get()).status).toBe(200);
    expect((await get({ authorization: 'Bearer x' })).status).toBe(401);
  });

  it('is not sent to a request whose body arrives when the process is no longer fresh', async () => {
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
    changes.setFreshUntil(0);
    await renameUnheard(catalogue, id, 'Changed unheard');
    expect(await textOf(slow.end(body))).toContain('Changed unheard');
    changes.setFreshUntil(Infinity);
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
