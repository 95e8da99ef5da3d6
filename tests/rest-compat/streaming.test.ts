import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { restCompat } from '../../rest-compat/plugin';
import { addArtifacts } from '../support/add-artifacts';
import { ada } from '../support/catalogue';
import { Rest } from './support/rest';

const TOTAL = 2_000;

describe('the whole catalogue', () => {
  let rest: Rest;
  beforeAll(async () => {
    rest = await Rest.start();
    await addArtifacts(rest.catalogue, TOTAL, 1_000);
  });
  afterAll(() => rest.catalogue.stop());

  it.each([
    ['/api/allartifacts', {}],
    ['/api/shareartifacts/email/{email}', { email: ada.email }],
  ])('is complete at %s, last added first', async (path, params) => {
    const { status, headers, body } = await rest.call(rest.catalogue.as(ada), 'GET', path, {
      params,
    });
    expect(status).toBe(200);
    expect(headers.get('transfer-encoding')).toBe('chunked');
    const ids = body.map(({ id }) => Number(id));
    expect(ids).toHaveLength(TOTAL);
    expect(ids).toEqual([...new Set<number>(ids)].sort((a, b) => b - a));
  });
});

describe('a list that is too long to be buffered', () => {
  /** Serves a list that never ends, in pages of about 100 kB; page `failAt` fails. */
  async function startEndless({ failAt = Infinity } = {}) {
    let pages = 0;
    const app = Fastify();
    await app.register(restCompat, {
      prefix: '/api',
      publicUrl: 'https://antiquary.example',
      site: () => ({ name: 'Antiquary', logo: '/site/pictures/logo.svg' }),
      record: () => ({ types: { TOOLS: 'Tools' }, fields: {} }),
      dataLicense: null,
      catalogueRevision: () => 'one',
      viewerEmail: async () => null,
      chargeAhead: async () => {},
      beginStream: () => {},
      doNotCache: () => {},
      execute: async (_request, { query }) => {
        if (query.includes('totalCount')) return { data: { artifacts: { totalCount: 1 } } };
        pages += 1;
        if (pages >= failAt) {
          return {
            errors: [{ message: 'Away.', extensions: { code: 'UNAVAILABLE', retryAfter: 7 } }],
          };
        }
        const node = { artifactType: 'TOOLS', artifactName: 'x'.repeat(1_000), likeCount: 0 };
        const edges = Array.from({ length: 100 }, (_, n) => ({ node: { ...node, id: `${n}` } }));
        return { data: { artifacts: { edges, pageInfo: { hasNextPage: true, endCursor: 'c' } } } };
      },
    });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    return { app, address: `${url}/api/allartifacts`, pagesRead: () => pages };
  }

  const open = (address: string) =>
    new Promise<IncomingMessage>((resolve, reject) => get(address, resolve).on('error', reject));

  /** Gives the server more turns than it needs to read many pages. */
  async function manyTurns(address: string) {
    for (let n = 0; n < 100; n += 1) await (await fetch(new URL('/api/nowhere', address))).text();
  }

  it('is read at the pace of the client, and no further after it disconnects', async () => {
    const { app, address, pagesRead } = await startEndless();
    try {
      const response = await open(address);
      await manyTurns(address);
      expect(pagesRead()).toBeLessThan(200);

      const closed = once(response, 'close');
      response.destroy();
      await closed;
      await manyTurns(address);
      const readAfterDisconnect = pagesRead();
      await manyTurns(address);
      expect(pagesRead()).toBe(readAfterDisconnect);
    } finally {
      await app.close();
    }
  });

  it('is written in small parts', async () => {
    const { app, address } = await startEndless();
    try {
      const { hostname, port, pathname } = new URL(address);
      const socket = connect(Number(port), hostname);
      socket.write(`GET ${pathname} HTTP/1.1\r\nhost: a\r\n\r\n`);
      let received = '';
      for await (const part of socket.setEncoding('latin1') as AsyncIterable<string>) {
        received += part;
        if (received.length > 4 * 1024 * 1024) break;
      }
      const lengths = [...received.matchAll(/\r\n([0-9a-f]+)\r\n(?=[^\r])/g)].map(
        ([, length = '']) => parseInt(length, 16),
      );
      expect(Math.max(...lengths)).toBeLessThanOrEqual(64 * 1024);
    } finally {
      await app.close();
    }
  });

  it('is not read to its end for HEAD, and not at all for 304', async () => {
    const { app, address, pagesRead } = await startEndless();
    try {
      const head = await fetch(address, { method: 'HEAD' });
      const read = pagesRead();
      expect(head.status).toBe(200);
      expect(read).toBeLessThan(8);
      const headers = { 'if-none-match': head.headers.get('etag') ?? '' };
      expect([(await fetch(address, { headers })).status, pagesRead()]).toEqual([304, read]);
    } finally {
      await app.close();
    }
  });

  it.each([1, 5])(
    'responds with an error status when page %i fails before the first byte',
    async (failAt) => {
      const { app, address } = await startEndless({ failAt });
      try {
        const response = await fetch(address);
        expect(response.status).toBe(503);
        expect(response.headers.get('retry-after')).toBe('7');
        expect(response.headers.get('etag')).toBeNull();
        expect(await response.json()).toEqual({ message: expect.any(String) });
      } finally {
        await app.close();
      }
    },
  );

  it('closes the connection when a later page fails', async () => {
    const { app, address } = await startEndless({ failAt: 50 });
    try {
      const response = await fetch(address);
      expect(response.status).toBe(200);
      await expect(response.text()).rejects.toThrow();
    } finally {
      await app.close();
    }
  });
});
