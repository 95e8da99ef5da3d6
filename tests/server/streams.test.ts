import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Artifact } from '../../server/artifacts/artifact.entity';
import { ArtifactType } from '../../server/artifacts/artifact-type';
import {
  ada,
  buildArtifact,
  startCatalogue,
  type TestCatalogue,
  tokenOf,
} from '../support/catalogue';
import { rawRequest } from '../support/raw';
import { waitUntil } from '../support/wait-until';

/** The list has 20 MB, which is more than the kernel holds for a connection. */
const ARTIFACTS = 1_000;
const TEXT = 'x'.repeat(20_000);
/** How many streams one client, and all clients, may have at a time. */
const OF_A_CLIENT = 4;
const OF_ALL = 32;

const SETTINGS = {
  trustProxy: ['127.0.0.1'],
  timeouts: { request: 30_000, checkInterval: 30_000, silence: 60_000 },
};

async function startLong(settings = SETTINGS): Promise<TestCatalogue> {
  const catalogue = await startCatalogue(settings);
  await catalogue.as(ada).run('{ viewer { uid } }');
  const row = {
    ...buildArtifact({ historicalContext: TEXT }),
    artifactType: ArtifactType.TOOLS,
    artifactNameNormalized: 'shard',
    ownerUid: ada.uid,
    addedAt: new Date(),
    updatedAt: new Date(),
  };
  for (let from = 0; from < ARTIFACTS; from += 50) {
    const rows = Array.from({ length: 50 }, () => ({ ...row }));
    await catalogue.dataSource.manager.insert(Artifact, rows);
  }
  return catalogue;
}

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

describe('lists that are streamed', () => {
  let catalogue: TestCatalogue;
  let idle: number;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    catalogue = await startLong();
    idle = await catalogue.connections();
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await waitUntil(async () => (await catalogue.connections()) <= idle);
  });
  afterAll(() => catalogue.stop());

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
    ['/export.ndjson', {}],
    ['/export.csv', {}],
    ['/api/allartifacts', {}],
    [`/api/shareartifacts/email/${ada.email}`, { authorization }],
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

  it('are 32 for all clients at most', async () => {
    for (let n = 0; n < OF_ALL; n += 1) {
      expect(await open('/export.ndjson', 1 + Math.floor(n / OF_A_CLIENT))).toBe(200);
    }
    const refused = await ask('/export.ndjson', 100);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(refused.body)).toEqual({ message: expect.any(String) });
  });
});

it.each(['/export.ndjson', '/account/data'])(
  'a client that does not read its list is disconnected: %s',
  async (path) => {
    const timeouts = { ...SETTINGS.timeouts, silence: 1_500 };
    const catalogue = await startLong({ ...SETTINGS, timeouts });
    const before = await catalogue.connections();
    const headers = { authorization: `Bearer ${tokenOf(ada)}` };
    const stalled = [];
    for (let n = 0; n < OF_A_CLIENT; n += 1) stalled.push(await stall(catalogue, path, headers));
    await waitUntil(async () => (await catalogue.connections()) <= before);
    stalled.push(await stall(catalogue, path, headers));
    for (const { socket } of stalled) socket.destroy();
    await catalogue.stop();
    expect(stalled.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  },
);
