import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../../base/env';
import { isForwarded } from './requests';

/**
 * Refuses everybody but this machine's own browser and scripts, because the Firebase Auth emulator
 * accepts unsigned tokens: neither a page elsewhere that rebinds its name to loopback gets through,
 * nor the client of a proxy.
 */
export function guardEmulator(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isFromThisMachine(request)) return;
    await reply.code(403).send({
      message: 'With the Firebase Auth emulator, only requests from this machine are answered.',
    });
  });
}

/** Whether a request was made on this machine, under a loopback name. */
export function isFromThisMachine(request: { headers: IncomingHttpHeaders }): boolean {
  const host = request.headers.host?.replace(/:\d+$/, '') ?? '';
  return isLoopback(host) && !isForwarded(request);
}
