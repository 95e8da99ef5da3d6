import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../env';
import { isForwarded } from './requests';

/**
 * An emulator accepts unsigned tokens, so with it nobody but this machine's own browser and
 * scripts is served: not a page elsewhere that rebinds its name to loopback, nor a proxy's client.
 */
export function guardEmulator(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isOfThisMachine(request)) return;
    await reply.code(403).send({
      message: 'With the Firebase Auth emulator only requests of this machine are answered.',
    });
  });
}

/** Whether a request was made on this machine, and by its own name. */
export function isOfThisMachine(request: { headers: IncomingHttpHeaders }): boolean {
  const host = request.headers.host?.replace(/:\d+$/, '') ?? '';
  return isLoopback(host) && !isForwarded(request);
}
