import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isLoopback } from '../env';
import { isForwarded } from './requests';

/** Where this process counts, and what is shown: its own figures, or all workers' together. */
export interface Metrics {
  registry: Registry;
  /** In Prometheus' format. */
  text: () => Promise<string>;
}

/** The figures of a process that is alone. */
export function ownMetrics(): Metrics {
  const registry = new Registry();
  return { registry, text: () => registry.metrics() };
}

/** Notes an answered request; `milliseconds` is how long it took. */
export type ObserveRequest = (
  route: string,
  method: string,
  status: number,
  milliseconds: number,
) => void;

/** Counts the requests of this process. */
export function observerOf({ registry }: Metrics): ObserveRequest {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });
  return (route, method, status, milliseconds) =>
    durations.observe({ route, method, status }, milliseconds / 1000);
}

/** `/metrics` in Prometheus' format, for whoever has the token, or else for loopback alone. */
export function registerMetrics(
  app: FastifyInstance,
  token: string | null,
  { registry, text }: Metrics,
  observe: ObserveRequest,
): void {
  collectDefaultMetrics({ register: registry });
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
      .send(await text());
  });
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
