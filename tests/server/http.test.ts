import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createRenderer } from '../../client/render';
import { builtInSite } from '../support/built-in-site';
import { ada, startCatalogue, type TestCatalogue, testVerifier } from '../support/catalogue';
import { rawRequest } from '../support/raw';
import { waitUntil } from '../support/wait-until';

let catalogue: TestCatalogue;
let log: string[];
beforeAll(async () => {
  log = [];
  const logTo = { write: (line: string) => void log.push(line) };
  catalogue = await startCatalogue({ createRenderer, logLevel: 'warn', logTo });
});
afterAll(() => catalogue.stop());

const get = (path: string, headers = {}) => rawRequest(catalogue.url, path, { headers });

describe('pages', () => {
  it.each([
    ['/', 200],
    ['/?q=a.b', 200],
    ['/all-artifacts', 200],
    ['/civilization/egypt', 200],
    ['/shareartifacts/ada@example.org', 200],
    ['/shareartifacts/ada%40example.org', 200],
    ['/liked-artifacts/ada.ashby@example.co.uk', 200],
    ['/no-such-page', 404],
    ['/civilization/atlantis', 404],
    ['/artifactsdetails/7', 404],
    ['/graphqlx', 404],
    ['/apiary', 404],
    ['/assets', 404],
    ['/index', 404],
  ])('%s returns the page of the app with status %i', async (path, expected) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(expected);
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8/);
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(body).toMatch(/id="runtime-config"/);
  });

  it.each([
    ...[
      '//',
      '///',
      '//?q=a',
      '//all-artifacts',
      '//x/all-artifacts',
      '//x:y/',
      '//elsewhere.example/login',
      '//artifactsdetails/1',
    ],
    ...['/\\x/all-artifacts', '/\\', '/.//', '/..//x/all-artifacts', '/x/..//all-artifacts'],
    ...['/all-artifacts//', '/civilization//egypt'],
  ])('have no empty segment in their path: %s is 404, and no fault', async (path) => {
    log.length = 0;
    const { status, body } = await get(path, { accept: 'text/html' });
    expect([status, JSON.parse(body)]).toEqual([404, { message: expect.any(String) }]);
    expect(log).toEqual([]);
  });

  it('answer HEAD without a body', async () => {
    const { status, body } = await rawRequest(catalogue.url, '/all-artifacts', { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
  });

  it('an unknown file is 404 in JSON, not a page', async () => {
    for (const path of [
      '/nothing.js',
      '/assets/gone-1a2b.js',
      '/plates/none.svg',
      '/.env',
      '/a@b/x.png',
    ]) {
      const { status, headers, body } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers['content-type']).toMatch(/json/);
      expect(JSON.parse(body)).toEqual({ message: expect.any(String) });
    }
  });

  it('methods other than GET and HEAD are 404 in JSON', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      for (const path of ['/', '/nowhere', '/healthz']) {
        const { status, body } = await rawRequest(catalogue.url, path, { method });
        expect([method, path, status]).toEqual([method, path, 404]);
        expect(JSON.parse(body)).toEqual({ message: expect.any(String) });
      }
    }
  });

  it.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/../../package.json',
    '/....//package.json',
    '/..\\..\\package.json',
    '/package.json%00.html',
  ])('the path traversal %s reads no file', async (path) => {
    const { status, body } = await get(path);
    expect([400, 403, 404]).toContain(status);
    expect(body).not.toMatch(/"dependencies"/);
  });

  it.each([
    '/%',
    '/%zz',
    '/%c0%ae',
    '/api/allartifacts/%',
    '/api/%ff',
    '/graphql/%',
    '/artifactsdetails/%E0%A4%A',
  ])('the malformed address %s is 400 in JSON', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toEqual({ message: expect.any(String) });
  });
});

describe('the runtime configuration in the page', () => {
  it('has only what the browser needs, and cannot close its script element', async () => {
    const firebaseWebConfig = {
      apiKey: '</script><script>alert(1)</script><!-- $& $1 $`',
      projectId: 'p',
    };
    const emulator = { host: '127.0.0.1', port: 9099 };
    const hostile = await startCatalogue({
      firebaseWebConfig,
      emulator,
      publicUrl: 'https://x.example',
    });
    const { body } = await rawRequest(hostile.url, '/');
    const [, json = ''] =
      /<script type="application\/json" id="runtime-config">(.*?)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual({
      publicUrl: 'https://x.example',
      contact: null,
      linkedPictures: true,
      sendsMail: false,
      site: builtInSite.identity,
      firebase: { config: firebaseWebConfig, emulatorUrl: 'http://127.0.0.1:9099' },
    });
    // The configuration alone.
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toContain('<!-- $');
    await hostile.stop();
  });

  it('does not depend on the Host header', async () => {
    const { body } = await get('/', { host: 'evil.example' });
    expect(body).toContain('https://antiquary.example');
    expect(body).not.toContain('evil.example');
  });
});

describe('GraphiQL', () => {
  it('is shown to a browser that opens /graphql', async () => {
    const { status, headers, body } = await get('/graphql', { accept: 'text/html,*/*;q=0.8' });
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body).toContain('GraphiQL');
  });

  it('is not sent to a client that accepts JSON', async () => {
    const { status, headers } = await get('/graphql', { accept: 'application/json' });
    expect(status).toBe(400);
    expect(headers['content-type']).toMatch(/json/);
  });

  it('does not replace the answer to a query in the address', async () => {
    const path = `/graphql?query=${encodeURIComponent('{ __typename }')}`;
    const { headers } = await get(path, { accept: 'text/html', 'apollo-require-preflight': '1' });
    expect(headers['content-type']).toMatch(/json/);
  });
});

describe('with the emulator, whose unsigned tokens anybody can write', () => {
  let local: TestCatalogue;
  beforeAll(async () => {
    local = await startCatalogue({ emulator: { host: '127.0.0.1', port: 9099 } });
  });
  afterAll(() => local.stop());
  const status = async (path: string, headers: Record<string, string>) =>
    (await rawRequest(local.url, path, { headers })).status;

  it.each([
    'localhost',
    'localhost:4000',
    'LocalHost:4000',
    '127.0.0.1',
    '127.0.0.1:4000',
    '[::1]:4000',
    '127.9.9.9',
  ])('the Host %s is served', async (host) => {
    expect(await status('/', { host })).toBe(200);
  });

  it.each([
    'evil.example',
    '127.evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '203.0.113.7',
    '192.168.0.1:4000',
    '0.0.0.0',
  ])('the Host %j is refused everywhere', async (host) => {
    for (const path of ['/', '/graphql', '/api/mostliked', '/healthz', '/metrics', '/nowhere.js']) {
      expect([path, await status(path, { host })]).toEqual([path, 403]);
    }
  });

  it.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])(
    'a request with the header %s is refused',
    async (header) => {
      for (const path of ['/', '/graphql', '/api/mostliked']) {
        expect(await status(path, { host: 'localhost', [header]: '127.0.0.1' })).toBe(403);
      }
    },
  );
});

describe('a server that stops', () => {
  it('answers the requests in progress, even if a client keeps its connection open', async () => {
    const request = new EventEmitter();
    const verify: typeof testVerifier.verify = async (token) => {
      request.emit('arrived');
      await once(request, 'released');
      return testVerifier.verify(token);
    };
    const ending = await startCatalogue({
      verifier: { ...testVerifier, verify },
      timeouts: { lastRequests: 0 },
    });
    const arrived = once(request, 'arrived');
    const answer = ending.as(ada).run('{ viewer { email } }');
    await arrived;
    const slow = (await connectTo(ending, 'GET / HTTP/1.1\r\nhost: loc')).resume();
    const ended = ending.stop();
    // Then only the complete request is left.
    await once(slow, 'close');
    request.emit('released');
    expect((await answer).data.viewer.email).toBe(ada.email);
    await ended;
  });

  const headers = 'host: localhost\r\ncontent-type: application/json\r\n';
  it.each([
    ['has sent nothing', ''],
    ['has sent half a head', 'GET / HTTP/1.1\r\nhost: loc'],
    ['has sent half a body', `POST /graphql HTTP/1.1\r\n${headers}content-length: 900\r\n\r\n{`],
    [
      'has sent a part of a body in chunks',
      `POST /graphql HTTP/1.1\r\n${headers}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`,
    ],
    [
      'does not read its answers',
      // 30 MB are more than the kernel holds for a connection.
      'GET /api/docs-assets/swagger-ui-bundle.js HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(20),
    ],
  ])('waits for no client that %s', async (_what, sent) => {
    const ending = await startCatalogue({ timeouts: { lastRequests: 0, lastAnswers: 100 } });
    const socket = await connectTo(ending, sent);
    await ending.stop();
    socket.destroy();
  });
});

/** Opens a connection that reads nothing. @returns it when the server has it. */
async function connectTo(server: TestCatalogue, sent: string): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const before = await server.connections();
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => undefined);
  socket.write(sent);
  await waitUntil(async () => (await server.connections()) > before);
  return socket;
}
