import type { QueryRunner } from 'typeorm';

/**
 * One write. At most one of its statements changes anything, and all of them go through the runner.
 * So the write is whole or absent on every engine without a transaction of its own, and a write
 * that fails leaves nothing behind.
 */
export type Write<Result> = (runner: QueryRunner) => Promise<Result>;

/** All writes of a serving process. */
export interface Writer {
  /** Runs a write; the result arrives when the write is durable. Each write fails alone. */
  run<Result>(write: Write<Result>): Promise<Result>;
  close(): Promise<void>;
}
