import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
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

/** What is answered before any route is: counted alone, for it takes microseconds. */
export class KeptAnswerCount {
  private given = 0;

  constructor({ registry }: Metrics) {
    const count = () => this.given;
    new Counter({
      name: 'http_kept_answers_total',
      help: 'How many requests were answered with what was kept.',
      registers: [registry],
      collect() {
        this.reset();
        this.inc(count());
      },
    });
  }

  add(): void {
    this.given += 1;
  }
}

/** `/metrics` in Prometheus' format, for whoever has the token, or else for loopback alone. */
export function registerMetrics(
  app: FastifyInstance,
  token: string | null,
  { registry, text }: Metrics,
): void {
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took that no kept answer was given to, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });

  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      { route: routeOf(request), method: request.method, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
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
  if (token === null) {
    // A connection that is gone has no address.
    return isLoopback(request.socket.remoteAddress ?? '') && !isForwarded(request);
  }
  // Digests have one length, so the comparison takes one time.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}
