import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { addArtifacts } from '../support/add-artifacts';
import { ada, startCatalogue, type TestCatalogue, tokenOf } from '../support/catalogue';
import type { TestDatabase } from '../support/engine';
import { createMigratedDatabase } from '../support/migrated-database';
import { rawRequest } from '../support/raw';
import { waitUntil } from '../support/wait-until';

/** The list has 14 MB, which is more than the kernel holds for a connection, compressed as well. */
const ARTIFACTS = 700;
const LENGTH = 20_000;
const incompressible = (length: number) => randomBytes(length).toString('base64').slice(0, length);
/** How many streams one client may have at a time; for all clients see unit/concurrency-limit.test.ts. */
const OF_A_CLIENT = 4;

const SETTINGS = { trustProxy: ['127.0.0.1'] };

/** The address of the n-th client of the proxy. */
const client = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });

/** Requests a list and reads no more than its beginning. @returns its status, and the connection. */
function stall({ url }: TestCatalogue, path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(url);
  const lines = Object.entries({ host: 'a', ...headers }).map((pair) => pair.join(': '));
  return new Promise<{ status: number; socket: Socket }>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket
      .on('error', reject)
      .on('close', reject)
      .once('data', (part: Buffer) => {
        socket.pause();
        resolve({ status: Number(part.subarray(9, 12)), socket });
      });
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  });
}

/** The database of the long lists, which stays when a server on it stops. */
let shared: TestDatabase;
let catalogue: TestCatalogue;
beforeAll(async () => {
  const location = await createMigratedDatabase();
  shared = { ...location, remove: async () => {} };
  catalogue = await startCatalogue({ ...SETTINGS, location });
});
beforeAll(() => addArtifacts(catalogue, ARTIFACTS, LENGTH, incompressible));
afterAll(() => catalogue.stop());

describe('lists that are streamed', () => {
  let idle: number;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    idle = await catalogue.connections();
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await waitUntil(async () => (await catalogue.connections()) <= idle);
  });

  /** Opens a stream that stays open if it can be. @returns the status */
  async function open(path: string, n: number, headers: Record<string, string> = {}) {
    const { status, socket } = await stall(catalogue, path, { ...client(n), ...headers });
    sockets.push(socket);
    return status;
  }
  const ask = (path: string, n: number, method = 'GET', headers = {}) =>
    rawRequest(catalogue.url, path, { method, headers: { ...client(n), ...headers } });

  const authorization = `Bearer ${tokenOf(ada)}`;

  it.each([
    ['/export.csv', {}],
    ['/export.xlsx', {}],
    ['/api/allartifacts', {}],
    ['/account/data', { authorization }],
  ])('are four for a client at most: %s', async (path, headers) => {
    for (let n = 0; n < OF_A_CLIENT; n += 1) expect(await open(path, 1, headers)).toBe(200);
    const refused = await ask(path, 1, 'GET', headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-disposition']).toBeUndefined();
    expect(JSON.parse(refused.body)).toEqual({ message: expect.any(String) });
    expect(await open(path, 2, headers)).toBe(200);
    sockets.shift()?.destroy();
    await waitUntil(async () => (await open(path, 1, headers)) === 200);
  });

  it('are four for all networks of a /48 together', async () => {
    const from = (n: number) => ({ 'x-forwarded-for': `2001:db8:1:${n}::1` });
    for (let n = 1; n <= OF_A_CLIENT; n += 1) {
      expect(await open('/export.ndjson', 0, from(n))).toBe(200);
    }
    expect((await ask('/export.ndjson', 0, 'GET', from(9))).status).toBe(429);
  });

  it('are compressed with a window of 64 KiB', async () => {
    const request = get(new URL('/api/allartifacts', catalogue.url), {
      headers: { ...client(1), 'accept-encoding': 'br' },
    });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const [part] = (await once(response, 'data')) as [Buffer];
    request.destroy();
    expect(response.headers['content-encoding']).toBe('br');
    // RFC 7932, section 9.1: the first bit is 0 for a window of 16 bits.
    expect(part.readUInt8() & 1).toBe(0);
  });

  it('do not hinder what is not streamed', async () => {
    for (let n = 0; n < OF_A_CLIENT; n += 1) await open('/export.ndjson', 1);
    const head = await ask('/export.ndjson', 1, 'HEAD');
    expect(head.status).toBe(200);
    const known = { 'if-none-match': String(head.headers['etag']) };
    expect((await ask('/export.ndjson', 1, 'GET', known)).status).toBe(304);
    expect((await ask('/export.ndjson?q=nothing', 1)).status).toBe(200);
    expect((await ask('/api/mostliked', 1)).status).toBe(200);
  });
});

it('a client that does not read its lists is disconnected', async () => {
  const timeouts = { silence: 4_000 };
  const catalogue = await startCatalogue({ ...SETTINGS, timeouts, location: shared });
  const before = await catalogue.connections();
  const headers = { authorization: `Bearer ${tokenOf(ada)}` };
  const stallOne = (path: string) => stall(catalogue, path, headers);
  const paths = ['/export.ndjson', '/export.ndjson', '/account/data', '/account/data'];
  const stalled = [];
  for (const path of paths) stalled.push(await stallOne(path));
  await waitUntil(async () => (await catalogue.connections()) <= before);
  stalled.push(await stallOne('/export.ndjson'));
  for (const { socket } of stalled) socket.destroy();
  await catalogue.stop();
  expect(stalled.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});
