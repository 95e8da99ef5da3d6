import type { GraphQLSchema } from 'graphql';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { Writer } from '../database/writer';
import { codeOf } from '../errors';
import type { ResponseCache } from '../response-cache/response-cache';

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
