import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { Writer } from '../database/writer';
import { type Environment, isLoopback } from '../base/env';
import { codeOf } from '../base/errors';
import { isForwarded } from '../web/http/requests';
import { type AnsweredRequest, routeOf } from '../base/logging';
import type { ResponseCache } from '../web/response-cache/response-cache';

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

/** Measures how long each query and mutation takes, by outcome: `ok`, or the code of its error. */
export function measureResolvers(schema: GraphQLSchema, registry: Registry): GraphQLSchema {
  const durations = new Histogram({
    name: 'graphql_resolver_duration_seconds',
    help: 'Duration of the fields of Query and Mutation, by field and outcome.',
    labelNames: ['field', 'outcome'],
    registers: [registry],
  });
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const { resolve } = field;
      if (!resolve) continue;
      const name = `${type?.name}.${field.name}`;
      field.resolve = async (...parameters) => {
        const startedAt = performance.now();
        const observe = (outcome: string) =>
          durations.observe({ field: name, outcome }, (performance.now() - startedAt) / 1000);
        try {
          const result: unknown = await resolve(...parameters);
          observe('ok');
          return result;
        } catch (error) {
          observe(codeOf(error) ?? 'INTERNAL_SERVER_ERROR');
          throw error;
        }
      };
    }
  }
  return schema;
}

/** Measures the statements of a data source. */
export function measureStatements(dataSource: DataSource, registry: Registry): void {
  const durations = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Duration of statements, except those of SQLite’s write queue.',
    registers: [registry],
  });
  const failures = new Counter({
    name: 'database_statement_failures_total',
    help: 'How many statements failed.',
    registers: [registry],
  });
  dataSource.subscribers.push({
    afterQuery({ success, executionTime = 0 }) {
      if (success) durations.observe(executionTime / 1000);
      else failures.inc();
    },
  });
}

/** Measures writes, from the call until they are durable. */
export function measureWrites(writer: Writer, registry: Registry): Writer {
  const durations = new Histogram({
    name: 'database_write_duration_seconds',
    help: 'Time until a write was durable, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  async function measure<Result>(write: () => Promise<Result>): Promise<Result> {
    const end = durations.startTimer();
    try {
      const result = await write();
      end({ outcome: 'ok' });
      return result;
    } catch (error) {
      end({ outcome: 'failed' });
      throw error;
    }
  }
  return {
    close: () => writer.close(),
    run: (write) => measure(() => writer.run(write)),
    transaction: (work) => measure(() => writer.transaction(work)),
  };
}

export function measureCache(cache: ResponseCache, registry: Registry): void {
  new Counter({
    name: 'http_response_cache_hits_total',
    help: 'How many requests the response cache answered.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(cache.hits);
    },
  });
  new Gauge({
    name: 'http_response_cache_entries',
    help: 'How many responses are cached.',
    registers: [registry],
    collect() {
      this.set(cache.size.responses);
    },
  });
  new Gauge({
    name: 'http_response_cache_bytes',
    help: 'Memory of the cached responses at most.',
    registers: [registry],
    collect() {
      this.set(cache.size.bytes);
    },
  });
}
