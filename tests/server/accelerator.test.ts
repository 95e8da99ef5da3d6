import { connect } from 'node:net';
import { once } from 'node:events';
import { ApolloServer } from '@apollo/server';
import {
  bearer,
  expectSame,
  makeKnown,
  NAMED,
  type Pair,
  post,
  type Request,
  sendToBoth,
  startPair,
  stopTheClock,
  TYPE,
} from '../support/both-paths';
import { TypeCounts } from '../../server/catalogue/artifacts/type-counts';
import { RateLimit } from '../../server/web/http/rate-limit';
import { ResponseCache } from '../../server/web/response-cache/response-cache';
import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { failNextQuery } from '../support/queries';
import { rawRequest } from '../support/raw';
import { waitUntil } from '../support/wait-until';

stopTheClock();

let throughApollo: jest.SpiedFunction<ApolloServer['executeHTTPGraphQLRequest']>;
beforeAll(() => {
  throughApollo = jest.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
});
afterAll(() => throughApollo.mockRestore());

/** How many of the requests that `act` sends to both reach Apollo Server. */
async function countThroughApollo(act: () => Promise<unknown>): Promise<number> {
  const before = throughApollo.mock.calls.length;
  await act();
  return throughApollo.mock.calls.length - before;
}

const DETAIL = 'query Detail($id: ID!) { artifact(id: $id) { artifactName likeCount } }';
const LONG = '{ artifact(id: "1") { historicalContext } }';
const PAGES = 'query Pages($first: Int) { artifacts(first: $first) { totalCount } }';
const TOGGLE = `mutation Toggle($id: ID!) {
  toggleLike(artifactId: $id) { liked artifact { likeCount } } }`;

describe('a known operation', () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair({ cache: false });
    for (const catalogue of [pair.fast, pair.plain]) {
      await catalogue.as(ada).add({ historicalContext: 'long '.repeat(400) });
    }
    await makeKnown(pair, post({ query: DETAIL, variables: { id: '1' } }));
    await makeKnown(pair, post({ query: LONG }));
    await makeKnown(pair, post({ query: PAGES }));
    await makeKnown(pair, post({ query: NAMED, operationName: 'A' }));
    await makeKnown(pair, post({ query: TOGGLE, variables: { id: '1' } }, bearer(ben)));
  });
  afterAll(() => pair.stop());

  const known = (more: object = {}, headers: Record<string, string> = {}) =>
    post({ query: DETAIL, variables: { id: '1' }, ...more }, headers);

  it.each<[string, Request]>([
    ['a query of a visitor', known()],
    ['a query of a member', known({}, bearer(ada))],
    ['a mutation', post({ query: TOGGLE, variables: { id: '1' } }, bearer(ben))],
    ['an artifact that does not exist', known({ variables: { id: '99' } })],
    ['a variable that nothing reads', known({ variables: { id: '1', unread: 1 } })],
    ['null for what may be absent', known({ operationName: null, extensions: null })],
    [
      'the name of Apollo Client',
      known({ extensions: { clientLibrary: { name: 'a', version: '1' } } }),
    ],
    ['a type with a charset', known({}, { 'content-type': 'application/json; charset=utf-8' })],
    ['a short response in gzip', known({}, { 'accept-encoding': 'gzip, br' })],
    ['a response in brotli', post({ query: LONG }, { 'accept-encoding': 'gzip, br' })],
    ['a response in gzip', post({ query: LONG }, { 'accept-encoding': 'gzip' })],
    ['a response in any encoding', post({ query: LONG }, { 'accept-encoding': '*' })],
    ['a response in no encoding', post({ query: LONG }, { 'accept-encoding': '*;q=0' })],
    ['another origin', known({}, { origin: 'https://other.example' })],
    ['null as the size of a page', post({ query: PAGES, variables: { first: null } })],
    ['an error of a resolver', post({ query: TOGGLE, variables: { id: '99' } }, bearer(ben))],
    ['a mutation of a visitor', post({ query: TOGGLE, variables: { id: '1' } })],
    ['a page of no items', post({ query: PAGES, variables: { first: 0 } })],
  ])('is answered without Apollo Server: %s', async (_, request) => {
    expect(await countThroughApollo(() => expectSame(pair, request))).toBe(1);
  });

  it.each<[string, Request]>([
    ['a request for the cost', known({}, { 'antiquary-cost': '1' })],
    ['a value of Accept for the first time', known({}, { accept: '*/*;q=0.123' })],
    ['no acceptable type', known({}, { accept: 'text/html' })],
    ['another type', known({}, { 'content-type': 'application/json; charset=utf-16' })],
    ['a body that names its encoding', known({}, { 'content-encoding': 'identity' })],
    ['a persisted query', known({ extensions: { persistedQuery: { version: 1 } } })],
    ['a member of the body that nothing reads', known({ unread: 1 })],
    ['an object that nothing reads', known({ variables: { id: '1', unread: {} } })],
    ['an empty name', known({ operationName: '' })],
    ['a name that no operation has', known({ operationName: 'Detai' })],
    ['a name that is no text', known({ operationName: 7 })],
    ['another document', known({ query: `${DETAIL} ` })],
    ['a document that ends with a name', known({ query: `${NAMED}\0A` })],
    ['a name that begins a document', known({ query: 'A', operationName: `A\0${NAMED}` })],
    ['a batch', post([{ query: DETAIL, variables: { id: '1' } }])],
    ['variables as a list', known({ variables: ['1'] })],
    ['variables as text', known({ variables: '{"id":"1"}' })],
    ['a missing variable', known({ variables: {} })],
    ['a cost beyond the limits', post({ query: PAGES, variables: { first: 2_000 } })],
    ['a bad token', known({}, { authorization: 'Bearer !' })],
    ['GET', { method: 'GET', path: encodeURI(`/graphql?query=${DETAIL}&variables={"id":"1"}`) }],
  ])('is left to Apollo Server: %s', async (_, request) => {
    expect(await countThroughApollo(() => expectSame(pair, request))).toBe(2);
  });

  const members = JSON.stringify({ query: DETAIL, variables: { id: '1' } }).slice(0, -1);

  it.each<[string, string | Buffer]>([
    ['in __proto__', `{"query":${JSON.stringify(DETAIL)},"variables":{"__proto__":{"id":"1"}}}`],
    [
      'beside a variable __proto__',
      `{"query":${JSON.stringify(DETAIL)},"variables":{"id":"1","__proto__":1}}`,
    ],
    ['beside __proto__', `${members},"__proto__":{}}`],
    ['beside __proto__, escaped', `${members},"\\u005f_proto__":{}}`],
    ['beside a constructor', `${members},"constructor":{"prototype":{}}}`],
    ['that are no UTF-8', Buffer.from(`${members},"x":"\xff"}`, 'latin1')],
    ['twice', `{"query":"{","query":${JSON.stringify(DETAIL)},"variables":{"id":"1"}}`],
    ['after a mark of byte order', `\ufeff{"query":${JSON.stringify(DETAIL)}}`],
    ['cut off', `{"query":${JSON.stringify(DETAIL)}`],
    ['of 2 MB', `{"query":${JSON.stringify(DETAIL)},"x":"${'x'.repeat(2_000_000)}"}`],
  ])('has the same answer with a body that has members %s', async (_, body) => {
    await expectSame(pair, { headers: TYPE, body });
  });

  it('is executed and counted once when it ends in an error', async () => {
    const both = `mutation ($known: ID!, $unknown: ID!) {
      a: toggleLike(artifactId: $known) { artifact { likeCount } }
      b: toggleLike(artifactId: $unknown) { liked } }`;
    const one = { query: both, variables: { known: '1', unknown: '1' } };
    await makeKnown(pair, post(one, bearer(ada)));
    const failing = { ...one, variables: { known: '1', unknown: '99' } };
    await expectSame(pair, post(failing, bearer(ada)));
    // Shows the likes.
    await expectSame(pair, known());
  });

  it('has one request ID when it ends in an unexpected error', async () => {
    failNextQuery(pair.fast.dataSource, new Error('Unexpected.'));
    const { headers, body } = await rawRequest(pair.fast.url, '/graphql', {
      method: 'POST',
      ...known(),
    });
    const requestId = headers['x-request-id'];
    expect(requestId).toBeTruthy();
    expect(JSON.parse(body)).toMatchObject({
      errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR', requestId } }],
    });
  });
});

describe('the rate limit', () => {
  it.each<[string, object, Record<string, string>]>([
    ['a query', { query: DETAIL, variables: { id: '1' } }, {}],
    ['four lists', { query: `{ ${lists('artifactTypes { label }')} }` }, {}],
    ['a query that fails', { query: PAGES, variables: { first: 0 } }, bearer(ben)],
  ])('admits as many requests as with Apollo Server: %s', async (_, body, headers) => {
    const pair = await startPair({ cache: false, rateLimit: 30 });
    const statuses: number[][] = [];
    for (let n = 0; n < 32; n += 1) {
      const answers = await sendToBoth(pair, post(body, headers));
      statuses.push(answers.map(({ status }) => status));
    }
    await pair.stop();
    expect(statuses.at(-1)).toEqual([429, 429]);
    for (const [fast, plain] of statuses) expect(fast).toBe(plain);
  });
});

/** A root field under four aliases. */
function lists(field: string): string {
  return ['a', 'b', 'c', 'd'].map((alias) => `${alias}: ${field}`).join(' ');
}

it('logs and metrics are those of requests through Apollo Server', async () => {
  const logs: [string[], string[]] = [[], []];
  const [fast, plain] = logs.map((lines) => ({
    cache: false,
    logLevel: 'info' as const,
    logTo: { write: (line: string) => void lines.push(line) },
  }));
  const pair = await startPair(fast ?? {}, plain);
  const catalogues = [pair.fast, pair.plain];
  // At its start the accelerator asks the app for the headers of responses.
  logs.forEach((lines) => lines.splice(0));
  const before = await Promise.all(catalogues.map(countsOf));
  for (const variables of [{ id: '1' }, { id: '2' }, {}, { id: '3' }, { id: '4' }]) {
    await sendToBoth(pair, post({ query: DETAIL, variables }));
    await sendToBoth(pair, post({ query: TOGGLE, variables }, bearer(ben)));
  }
  const after = await Promise.all(catalogues.map(countsOf));
  await pair.stop();
  const [lines, expected] = logs.map((written) =>
    written
      .map((line) => JSON.parse(line) as { msg: string; req?: unknown; res?: unknown })
      .map(({ msg, req, res }) => ({ msg: msg.replace(/\d+/g, 'N'), req, res })),
  );
  expect(expected?.length).toBeGreaterThan(10);
  expect(lines).toEqual(expected);
  const [counted, expectedCounts] = after.map((counts, index) =>
    [...counts].map(([name, count]) => [name, count - (before[index]?.get(name) ?? 0)]).sort(),
  );
  expect(expectedCounts?.length).toBeGreaterThan(2);
  expect(counted).toEqual(expectedCounts);
});

/** How often each route and each field was answered, by the names of the metrics. */
async function countsOf({ visitor }: TestCatalogue): Promise<Map<string, number>> {
  const text = await (await visitor.fetch('GET', '/metrics')).text();
  const counts = text.matchAll(
    /^((?:http_request|graphql_resolver)_duration_seconds_count\S+) (\d+)$/gm,
  );
  return new Map([...counts].map(([, name = '', count]) => [name, Number(count)]));
}

it('a client that disconnects leaves the others their answers', async () => {
  const pair = await startPair({ cache: true });
  for (const catalogue of [pair.fast, pair.plain]) await catalogue.as(ada).add();
  const request = (unique: number) => post({ query: DETAIL, variables: { id: '1', unique } });
  for (let n = 0; n < 3; n += 1) await expectSame(pair, request(n));
  for (let n = 10; n < 20; n += 1) {
    const { body = '' } = request(n);
    const { hostname, port } = new URL(pair.fast.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = `POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
    socket.write(
      `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.toString()}`,
      () => socket.destroy(),
    );
    // A response that is requested again is cached, and has no request ID.
    const [fast, plain] = await sendToBoth(pair, request(n));
    expect([fast?.status, fast?.body]).toEqual([plain?.status, plain?.body]);
  }
  await pair.stop();
});

it('a client that has gone when its operation fails leaves the others their answers', async () => {
  const catalogue = await startCatalogue({ cache: true, accelerated: true });
  const body = JSON.stringify({ query: '{ artifactTypes { type } }' });
  const ask = () => rawRequest(catalogue.url, '/graphql', { method: 'POST', headers: TYPE, body });
  for (let n = 0; n < 2; n += 1) expect((await ask()).status).toBe(200);
  // Drops the cached response.
  await catalogue.as(ada).add();
  let fail = () => {};
  const failure = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('Once.'));
  });
  const counts = jest
    .spyOn(TypeCounts.prototype, 'occurring')
    .mockImplementationOnce(() => failure);
  const before = await catalogue.connections();
  const { hostname, port } = new URL(catalogue.url);
  const socket = connect(Number(port), hostname);
  const head = 'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  await waitUntil(() => counts.mock.calls.length === 1);
  socket.destroy();
  await waitUntil(async () => (await catalogue.connections()) <= before);
  const lookups = jest.spyOn(ResponseCache.prototype, 'getPending');
  const other = ask();
  await waitUntil(() => lookups.mock.calls.length === 1);
  fail();
  expect((await other).status).toBe(200);
  // Nothing is left pending.
  expect((await ask()).status).toBe(200);
  for (const spy of [counts, lookups]) spy.mockRestore();
  await catalogue.stop();
});

it('a response that cannot be sent does not keep the next request waiting', async () => {
  const catalogue = await startCatalogue({ cache: true, accelerated: true, rateLimit: 100 });
  const ask = () => rawRequest(catalogue.url, '/graphql', { method: 'POST', ...post({ query }) });
  const query = '{ artifactTypes { type } }';
  for (let n = 0; n < 2; n += 1) expect((await ask()).status).toBe(200);
  // Drops the cached response.
  await catalogue.as(ada).add();
  jest.spyOn(RateLimit.prototype, 'chargeBeyondLimit').mockImplementationOnce(() => {
    throw new Error('Once.');
  });
  await expect(ask()).rejects.toThrow('socket hang up');
  expect((await ask()).status).toBe(200);
  await catalogue.stop();
});
