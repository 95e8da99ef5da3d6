import type { QueryRunner } from 'typeorm';

/**
 * One write. At most one of its statements changes anything, and all of them go through the runner.
 * So the write is whole or absent on every engine without a transaction of its own, and a write
 * that fails leaves nothing behind.
 */
export type Write<Result> = (runner: QueryRunner) => Promise<Result>;

/** Writes of one kind, of which those that wait together become one write: see `batchWrites`. */
export interface BatchedWrites<Item, Result> {
  /** Items with the same key are never in one batch. */
  keyOf: (item: Item) => string;
  /** Writes a batch. @returns in the order of the items what each write gives or fails with. */
  write: (runner: QueryRunner, items: readonly Item[]) => Promise<readonly (Result | Error)[]>;
}

/** All writes of a serving process. */
export interface Writer {
  /** Runs a write; the result arrives when the write is durable. Each write fails alone. */
  run<Result>(write: Write<Result>): Promise<Result>;
  /**
   * Runs several statements that change something, whole or not at all. The result arrives when the
   * transaction is durable. On PostgreSQL the work may run again after a conflict.
   */
  transaction<Result>(work: Write<Result>): Promise<Result>;
  /** @returns runs a write of this kind as `run` does; to be called once for each kind. */
  batch<Item, Result>(kind: BatchedWrites<Item, Result>): (item: Item) => Promise<Result>;
  close(): Promise<void>;
}
