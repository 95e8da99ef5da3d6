import type { QueryRunner } from 'typeorm';

/** One write, all statements of which go through the runner. */
export type Write<Result> = (runner: QueryRunner) => Promise<Result>;

/**
 * All writes of a serving process. A write resolves when it is durable, and its failure affects no other
 * write. On PostgreSQL a write may run again after a conflict.
 */
export interface Writer {
  /** Runs a write of which at most one statement changes anything, so that it is whole or absent. */
  run<Result>(write: Write<Result>): Promise<Result>;
  /** Runs several statements that change something, whole or not at all. */
  transaction<Result>(work: Write<Result>): Promise<Result>;
  close(): Promise<void>;
}
