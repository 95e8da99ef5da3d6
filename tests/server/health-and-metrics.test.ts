import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { measureRequests, ownMetrics, registerMetrics } from '../../server/composition/metrics';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { rawBytes, rawRequest } from '../support/raw';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const get = (path: string, headers = {}) => rawRequest(catalogue.url, path, { headers });

describe('health and metrics', () => {
  it('are sent with no-store', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      const { status, headers } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('have the version of package.json', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const { body } = await get('/healthz');
    expect(JSON.parse(body)).toEqual({ status: 'ok', version });
  });

  it('say that a compressed response depends on the encoding', async () => {
    const { headers } = await get('/metrics', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['vary']).toMatch(/Accept-Encoding/);
  });

  it('readiness reports that the database is unavailable', async () => {
    const broken = await startCatalogue();
    await broken.dataSource.destroy();
    expect((await rawRequest(broken.url, '/readyz')).status).toBe(503);
    expect((await rawRequest(broken.url, '/healthz')).status).toBe(200);
    await broken.dataSource.initialize();
    expect((await rawRequest(broken.url, '/readyz')).status).toBe(200);
    await broken.stop();
  });

  it('metrics have the Prometheus format and no member’s address', async () => {
    await get('/api/shareartifacts/email/ada@example.org');
    await get('/shareartifacts/ada@example.org');
    const { headers, body } = await get('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toMatch(/^http_request_duration_seconds_count\{.*\} \d+$/m);
    expect(body).not.toContain('example.org');
  });

  it('metrics cover resolvers, the database, the response cache and the event loop', async () => {
    const measured = await startCatalogue({ cache: true });
    const metric = async (name: string) => {
      const { body } = await rawRequest(measured.url, '/metrics');
      const line = body.split('\n').find((text) => text.startsWith(`${name} `));
      return line === undefined ? null : Number(line.slice(name.length));
    };
    const resolver = 'graphql_resolver_duration_seconds_count';
    for (let n = 0; n < 2; n += 1) {
      await measured.visitor.run('{ artifacts { totalCount } a: mostLikedArtifacts { id } }');
    }
    await measured.visitor.run('mutation { deleteArtifact(id: "1") { deletedCount } }');
    expect(await metric(`${resolver}{field="Query.mostLikedArtifacts",outcome="ok"}`)).toBe(2);
    const refused = '{field="Mutation.deleteArtifact",outcome="UNAUTHENTICATED"}';
    expect(await metric(resolver + refused)).toBe(1);
    expect(await metric('database_statement_duration_seconds_count')).toBeGreaterThan(0);
    expect(await metric('http_response_cache_entries')).toBe(1);
    expect(await metric('http_response_cache_bytes')).toBeGreaterThan(0);
    expect(await metric('nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
    await measured.as(ada).add();
    // One write for the member, one for the artifact.
    expect(await metric('database_write_duration_seconds_count{outcome="ok"}')).toBe(2);
    expect(await metric('http_response_cache_entries')).toBe(0);
    await measured.dataSource.query('ALTER TABLE "likes" RENAME TO "elsewhere"');
    await measured.as(ada).gesture('likeArtifact', '1');
    expect(await metric('database_write_duration_seconds_count{outcome="failed"}')).toBe(1);
    await measured.stop();
  });

  it('metrics without a token are served only to this machine', async () => {
    const { status } = await get('/metrics', { 'x-forwarded-for': '203.0.113.7' });
    expect(status).toBe(403);
  });

  it('metrics cause no error when the connection is closed already', async () => {
    const app = Fastify();
    const errors: Error[] = [];
    app.addHook('onError', async (_request, _reply, error) => void errors.push(error));
    app.addHook('onRequest', async ({ socket }) => void socket.destroy());
    const answered = new Promise((resolve) => app.addHook('onSend', async () => resolve(null)));
    const metrics = ownMetrics();
    const observe = measureRequests(metrics.registry);
    registerMetrics(app, { production: false, metricsToken: null }, metrics, observe);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    await rawBytes(url, Buffer.from('GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n'));
    await answered;
    await app.close();
    expect(errors).toEqual([]);
  });

  it('metrics without a token are off in production, also for this machine', async () => {
    const production = await startCatalogue({ production: true });
    const statuses = [];
    for (const authorization of ['', 'Bearer null', 'Bearer ']) {
      const headers = authorization === '' ? undefined : { authorization };
      statuses.push((await rawRequest(production.url, '/metrics', { headers })).status);
    }
    await production.stop();
    expect(statuses).toEqual([403, 403, 403]);
  });

  it('metrics with a token are served only to callers who send it', async () => {
    const guarded = await startCatalogue({ production: true, metricsToken: 'secret' });
    const ask = async (authorization?: string) =>
      (
        await rawRequest(guarded.url, '/metrics', {
          headers: authorization ? { authorization } : {},
        })
      ).status;
    expect(await ask()).toBe(401);
    expect(await ask('Bearer wrong')).toBe(401);
    expect(await ask('secret')).toBe(401);
    expect(await ask('Bearer secret')).toBe(200);
    await guarded.stop();
  });
});
