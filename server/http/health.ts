import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { RETRY_AFTER_SECONDS } from '../errors';
import type { TokenVerifier } from '../members/token-verifier';

/** `/healthz`: the process serves. `/readyz`: the database answers and tokens can be checked. */
export function registerHealth(
  app: FastifyInstance,
  dataSource: DataSource,
  verifier: TokenVerifier,
): void {
  app.addHook('onSend', async (request, reply) => {
    if (/^\/(healthz|readyz)/.test(request.url)) reply.header('cache-control', 'no-store');
  });

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    const [database, tokens] = await Promise.all([
      dataSource.query('SELECT 1').then(
        () => true,
        (error: unknown) => {
          request.log.warn({ err: error }, 'the database does not answer');
          return false;
        },
      ),
      verifier.isReady(),
    ]);
    const ready = database && tokens;
    if (!ready) reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
    return { status: ready ? 'ok' : 'not ready', database, tokens };
  });
}
