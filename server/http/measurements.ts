import { GraphQLError, type GraphQLSchema } from 'graphql';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { Writer } from '../database/writer';
import type { AnswerCache } from './answer-cache';

/** How long each of the schema's operations takes, and how it ends: `ok`, or by an error's code. */
export function measureResolvers(schema: GraphQLSchema, registry: Registry): GraphQLSchema {
  const durations = new Histogram({
    name: 'graphql_resolver_duration_seconds',
    help: 'How long the fields of Query and Mutation took, by field and outcome.',
    labelNames: ['field', 'outcome'],
    registers: [registry],
  });
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const { resolve } = field;
      if (!resolve) continue;
      field.resolve = async (...parameters) => {
        const end = durations.startTimer({ field: `${type?.name}.${field.name}` });
        try {
          const result: unknown = await resolve(...parameters);
          end({ outcome: 'ok' });
          return result;
        } catch (error) {
          end({ outcome: codeOf(error) });
          throw error;
        }
      };
    }
  }
  return schema;
}

function codeOf(error: unknown): string {
  const code = error instanceof GraphQLError ? error.extensions['code'] : undefined;
  return typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR';
}

/** How long the database's statements take, and on PostgreSQL how busy its connections are. */
export function measureDatabase(dataSource: DataSource, registry: Registry): void {
  const durations = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'How long statements took, but for those of SQLite’s writer.',
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

/** How long writes take from when they are asked for until they are durable. */
export function measureWrites(writer: Writer, registry: Registry): Writer {
  const durations = new Histogram({
    name: 'database_write_duration_seconds',
    help: 'How long writes took until they were durable, by how they ended.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    close: () => writer.close(),
    async run(unit) {
      const end = durations.startTimer();
      try {
        const result = await writer.run(unit);
        end({ outcome: 'ok' });
        return result;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    },
  };
}

/** What is kept of answers. */
export function measureCache(cache: AnswerCache, registry: Registry): void {
  new Gauge({
    name: 'http_kept_answers',
    help: 'How many answers are kept.',
    registers: [registry],
    collect() {
      this.set(cache.size.answers);
    },
  });
  new Gauge({
    name: 'http_kept_answers_bytes',
    help: 'What the kept answers take in memory at most.',
    registers: [registry],
    collect() {
      this.set(cache.size.bytes);
    },
  });
}
