import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { type Environment, isLoopback } from '../env';
import { type AnsweredRequest, routeOf } from '../logging';
import { isForwarded } from './requests';

/** The registry of this process, and the text of `/metrics`: of this process, or of all workers. */
export interface Metrics {
  registry: Registry;
  /** In Prometheus' format. */
  text: () => Promise<string>;
}

type MetricsSettings = Pick<Environment, 'production' | 'metricsToken'>;

/** The metrics of a process that serves without others. */
export function ownMetrics(): Metrics {
  const registry = new Registry();
  return { registry, text: () => registry.metrics() };
}

/** Measures requests. @returns a function that counts one answered request. */
export function measureRequests(registry: Registry): (answered: AnsweredRequest) => void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests that the response cache did not answer, by route, method, status.',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });
  return ({ route, method, status, milliseconds }) =>
    durations.observe({ route, method, status }, milliseconds / 1000);
}

/**
 * Serves `/metrics` in Prometheus' format to requests with the token. Without a token they are off in
 * production, where a proxy on the same machine may add no forwarding header, and open to loopback
 * elsewhere.
 * @param observe counts the requests that Fastify answers.
 */
export function registerMetrics(
  app: FastifyInstance,
  settings: MetricsSettings,
  { registry, text }: Metrics,
  observe: (answered: AnsweredRequest) => void,
): void {
  collectDefaultMetrics({ register: registry });
  app.addHook('onResponse', async (request, reply) => {
    const { elapsedTime: milliseconds, statusCode: status } = reply;
    observe({ route: routeOf(request), method: request.method, status, milliseconds });
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, settings)) {
      return reply
        .code(settings.metricsToken ? 401 : 403)
        .send({ message: 'These metrics are not public.' });
    }
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await text());
  });
}

function mayRead(
  request: FastifyRequest,
  { production, metricsToken: token }: MetricsSettings,
): boolean {
  // A connection that is gone has no address.
  const { remoteAddress = '' } = request.socket;
  if (token === null) return !production && isLoopback(remoteAddress) && !isForwarded(request);
  // Digests have equal length, so the comparison takes constant time.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}
