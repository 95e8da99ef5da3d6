import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { restCompat } from '../../rest-compat/plugin';
import { Artifact } from '../../server/artifacts/artifact.entity';
import { ArtifactType } from '../../server/artifacts/artifact-type';
import { ada } from '../support/catalogue';
import { Rest } from './support/rest';

const TOTAL = 2_000;

describe('the whole catalogue', () => {
  let rest: Rest;
  beforeAll(async () => {
    rest = await Rest.start();
    await rest.add(rest.catalogue.as(ada));
    await addMany(TOTAL - 1);
  });
  afterAll(() => rest.catalogue.stop());

  /** Inserts artifacts of Ada's into the database directly, 100 per statement. */
  async function addMany(count: number) {
    for (let from = 0; from < count; from += 100) {
      const rows = Array.from({ length: Math.min(100, count - from) }, (_, n) => ({
        artifactName: `Shard ${from + n}`,
        artifactNameNormalized: `shard ${from + n}`,
        artifactType: ArtifactType.TOOLS,
        image: 'https://example.org/shard.jpg',
        createdAt: 'unknown',
        discoveredAt: 'a "ditch"\n',
        discoveredBy: '考古',
        presentLocation: 'a drawer',
        historicalContext: 'x'.repeat(1_000),
        ownerUid: ada.uid,
        addedAt: new Date(),
        updatedAt: new Date(),
      }));
      await rest.catalogue.dataSource.manager.insert(Artifact, rows);
    }
  }

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

  it('lists every artifact that is not deleted exactly once, while others write', async () => {
    const member = rest.catalogue.as(ada);
    const list = async (): Promise<string[]> => {
      const { body } = await rest.call(rest.catalogue.visitor, 'GET', '/api/allartifacts');
      return body.map(({ id }) => id);
    };
    const before = await list();
    const toDelete = new Set(before.filter((_, index) => index % 10 === 0));
    const reading = { isOver: false };
    const writing = (async () => {
      for (const id of toDelete) {
        if (reading.isOver) break;
        await rest.add(member);
        await rest.call(member, 'DELETE', '/api/shareartifacts/{id}', { params: { id } });
      }
    })();
    const seen = await list();
    reading.isOver = true;
    await writing;
    const notDeleted = before.filter((id) => !toDelete.has(id));
    expect(seen.filter((id) => notDeleted.includes(id))).toEqual(notDeleted);
    expect(new Set(seen).size).toBe(seen.length);
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
      dataLicense: null,
      catalogueRevision: () => 'one',
      artifactTypeLabels: { TOOLS: 'Tools' },
      normalizeEmail: (email) => email,
      viewerEmail: async () => null,
      reserve: async () => {},
      beginStream: () => {},
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

  it('is read at the pace of the client, and no further after it disconnects', async () => {
    const { app, address, pagesRead } = await startEndless();
    try {
      const response = await open(address);
      await pause(300);
      const readWhileWaiting = pagesRead();
      await pause(300);
      expect(pagesRead()).toBe(readWhileWaiting);
      expect(readWhileWaiting).toBeLessThan(200);

      response.destroy();
      await pause(100);
      const readAfterDisconnect = pagesRead();
      await pause(300);
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
