import type { FastifyInstance } from 'fastify';
import { RETRY_AFTER_SECONDS } from '../../base/errors';
import { VERSION } from '../../base/version';

interface Probes {
  /** @throws when the database does not answer. */
  queryDatabase: () => Promise<unknown>;
  canVerifyTokens: () => Promise<boolean>;
}

/** `/healthz`: the process serves, and its version. `/readyz`: the database answers and tokens can be verified. */
export function registerHealth(
  app: FastifyInstance,
  { queryDatabase, canVerifyTokens }: Probes,
): void {
  app.addHook('onSend', async (request, reply) => {
    if (/^\/(healthz|readyz)/.test(request.url)) reply.header('cache-control', 'no-store');
  });

  app.get('/healthz', async () => ({ status: 'ok', version: VERSION }));

  app.get('/readyz', async (request, reply) => {
    const [database, tokens] = await Promise.all([
      queryDatabase().then(
        () => true,
        (error: unknown) => {
          request.log.warn({ err: error }, 'the database does not answer');
          return false;
        },
      ),
      canVerifyTokens(),
    ]);
    const ready = database && tokens;
    if (!ready) reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
    return { status: ready ? 'ok' : 'not ready', database, tokens };
  });
}
