import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isLoopback } from '../env';
import { isForwarded } from './requests';

/** Notes an answered request; `milliseconds` is how long it took. */
export type ObserveRequest = (
  route: string,
  method: string,
  status: number,
  milliseconds: number,
) => void;

/** Figures in Prometheus' format at `/metrics`, for whoever has the token, or else for loopback. */
export function createMetrics(token: string | null) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });

  const observe: ObserveRequest = (route, method, status, milliseconds) =>
    durations.observe({ route, method, status }, milliseconds / 1000);

  function registerMetrics(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      observe(routeOf(request), request.method, reply.statusCode, reply.elapsedTime);
    });

    app.get('/metrics', async (request, reply) => {
      if (!mayRead(request, token)) {
        return reply.code(token ? 401 : 403).send({ message: 'These figures are not public.' });
      }
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics());
    });
  }
  return { observe, registerMetrics };
}

/** The route's pattern, never the address: addresses carry members' e-mail addresses. */
export function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'none';
}

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isLoopback(request.ip) && !isForwarded(request);
  // Digests have one length, so the comparison takes one time.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}
