import { gzipSync } from 'node:zlib';
import { fetchFrom, startOtherSite, stopOtherSites } from '../support/other-site';
import { waitUntil } from '../support/wait-until';

afterEach(stopOtherSites);

const MAX_BYTES = 1_000;

type Answer = Parameters<typeof startOtherSite>[0];

/** Starts a site with this answer and fetches from it. */
async function fetchAnswer(answer: Answer, options = {}) {
  const site = await startOtherSite(answer);
  try {
    return await fetchFrom(`http://pictures.test:${site.port}/`, options);
  } finally {
    // The fetch leaves no connection open, whatever its outcome is.
    await waitUntil(() => site.open.size === 0);
  }
}

describe('the status', () => {
  test.each([204, 206, 304, 404, 410, 429, 500, 599])('%d is a failure', async (status) => {
    const fetched = fetchAnswer((_, response) => response.writeHead(status).end());
    await expect(fetched).rejects.toMatchObject({ reason: 'STATUS' });
  });

  test('302 without a Location is a failure', async () => {
    const fetched = fetchAnswer((_, response) => response.writeHead(302).end());
    await expect(fetched).rejects.toMatchObject({ reason: 'STATUS' });
  });

  test.each([201, 300, 304, 305, 306])('%d redirects nowhere', async (status) => {
    const fetched = fetchAnswer(({ url }, response) => {
      response.writeHead(url === '/' ? status : 200, { location: '/elsewhere' }).end();
    });
    await expect(fetched).rejects.toMatchObject({ reason: 'STATUS' });
  });
});

describe('the size', () => {
  test('may be the limit', async () => {
    const body = Buffer.alloc(MAX_BYTES, 7);
    expect(await fetchAnswer((_, response) => response.end(body))).toEqual(body);
    expect(await fetchAnswer((_, response) => response.write(body) && response.end())).toEqual(
      body,
    );
  });

  test('is refused if it is one byte more', async () => {
    const body = Buffer.alloc(MAX_BYTES + 1);
    const fetched = fetchAnswer((_, response) => response.write(body) && response.end());
    await expect(fetched).rejects.toMatchObject({ reason: 'TOO_LARGE' });
  });

  test('is refused when it is announced, before the body arrives', async () => {
    const fetched = fetchAnswer((_, response) => {
      response.writeHead(200, { 'content-length': MAX_BYTES + 1 }).flushHeaders();
    });
    await expect(fetched).rejects.toMatchObject({ reason: 'TOO_LARGE' });
  });

  test.each(['chunked', 'until the connection closes'])(
    'is refused while it is read: %s',
    (kind) => {
      const fetched = fetchAnswer((_, response) => {
        if (kind !== 'chunked') response.removeHeader('transfer-encoding');
        const send = () => {
          while (!response.destroyed && response.write(Buffer.alloc(400)));
        };
        response.on('drain', send);
        send();
      });
      return expect(fetched).rejects.toMatchObject({ reason: 'TOO_LARGE' });
    },
  );
});

test('the body of a redirect is not read', async () => {
  const bytes = await fetchAnswer(({ url }, response) => {
    if (url === '/') response.writeHead(302, { location: '/picture' }).write('Moved');
    else response.end('picture');
  });
  expect(bytes.toString()).toBe('picture');
});

test.each([
  ['interim responses', '', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100)],
  [
    'small chunks with long comments',
    'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n',
    `1;${'x'.repeat(10_000)}\r\nx\r\n`,
  ],
])('%s without an end are too large', async (_, start, endless) => {
  const answer: Answer = ({ socket }) => {
    const send = () => {
      while (!socket.destroyed && socket.write(endless));
    };
    socket.on('drain', send).on('error', () => undefined);
    socket.write(start);
    send();
  };
  const fetched = fetchAnswer(answer, { maxBytes: 2 ** 20 });
  await expect(fetched).rejects.toMatchObject({ reason: 'TOO_LARGE' });
});

test('a compressed body is not decompressed', async () => {
  const bomb = gzipSync(Buffer.alloc(500_000));
  expect(bomb.length).toBeLessThan(MAX_BYTES);
  const bytes = await fetchAnswer((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  });
  expect(bytes).toEqual(bomb);
});

describe('a connection that fails', () => {
  const raw = (...parts: string[]) => parts.join('\r\n');

  test.each([
    ['nothing', ''],
    ['no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['half a head', 'HTTP/1.1 200 OK\r\ncontent-'],
    ['a head without an end', `HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}`],
    ['less than the Content-Length', raw('HTTP/1.1 200 OK', 'content-length: 9', '', 'half')],
    [
      'chunks without the last',
      raw('HTTP/1.1 200 OK', 'transfer-encoding: chunked', '', '4', 'half', ''),
    ],
    ['no chunk', raw('HTTP/1.1 200 OK', 'transfer-encoding: chunked', '', 'picture', '')],
    [
      'a Content-Length and chunks',
      raw('HTTP/1.1 200 OK', 'content-length: 9', 'transfer-encoding: chunked', '', '0', '', ''),
    ],
    [
      'two Content-Lengths',
      raw('HTTP/1.1 200 OK', 'content-length: 4', 'content-length: 5', '', 'half!'),
    ],
    [
      'another protocol',
      raw('HTTP/1.1 101 Switching', 'connection: upgrade', 'upgrade: x', '', ''),
    ],
    ['interim responses alone', raw('HTTP/1.1 103 Early Hints', '', '').repeat(50)],
  ])('%s', async (_, bytes) => {
    const fetched = fetchAnswer(({ socket }) => socket.end(bytes));
    await expect(fetched).rejects.toMatchObject({ reason: 'NETWORK' });
  });

  test.each(['before the response', 'during the body'])('a reset %s', async (when) => {
    const fetched = fetchAnswer(({ socket }, response) => {
      const reset = () => socket.resetAndDestroy();
      if (when === 'before the response') reset();
      else response.write('half', reset);
    });
    await expect(fetched).rejects.toMatchObject({ reason: 'NETWORK' });
  });

  test('nothing listens', async () => {
    const site = await startOtherSite(() => undefined);
    stopOtherSites();
    await expect(fetchFrom(`http://pictures.test:${site.port}/`)).rejects.toMatchObject({
      reason: 'NETWORK',
    });
  });

  test('there is no such name', async () => {
    const error = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    const fetched = fetchFrom('http://pictures.test/', { resolve: () => Promise.reject(error) });
    await expect(fetched).rejects.toMatchObject({ reason: 'NETWORK', cause: error });
  });
});

describe('the deadline holds', () => {
  const late = { reason: 'TIMEOUT' };

  /** Sends something again and again, until the connection closes. */
  const drip = (socket: NodeJS.EventEmitter, send: () => void) => {
    const timer = setInterval(send, 5);
    socket.on('close', () => clearInterval(timer));
  };

  test('if the name is never found', async () => {
    const resolve = () => new Promise<string[]>(() => undefined);
    await expect(
      fetchFrom('http://pictures.test/', { resolve, timeoutMs: 50 }),
    ).rejects.toMatchObject(late);
  });

  test.each<[string, Answer]>([
    ['no response comes', () => undefined],
    ['the body never comes', (_, response) => response.flushHeaders()],
    [
      'the head drips',
      ({ socket }) => {
        socket.write('HTTP/1.1 200 OK\r\nx: ');
        drip(socket, () => socket.write('x'));
      },
    ],
    [
      'the body drips',
      ({ socket }, response) => {
        response.writeHead(200, { 'content-length': MAX_BYTES });
        drip(socket, () => response.write('.'));
      },
    ],
    [
      'interim responses drip',
      ({ socket }, response) => drip(socket, () => response.writeProcessing()),
    ],
    [
      'a redirect leads to silence',
      ({ url }, response) => {
        if (url === '/') response.writeHead(302, { location: '/silence' }).end();
      },
    ],
  ])('if %s', async (_, answer) => {
    await expect(fetchAnswer(answer, { timeoutMs: 300 })).rejects.toMatchObject(late);
  });
});

test('a server that closes ends a fetch that waits', async () => {
  const closing = new AbortController();
  const fetched = fetchAnswer(() => closing.abort(), { closing: closing.signal });
  await expect(fetched).rejects.toMatchObject({ reason: 'TIMEOUT' });
});
