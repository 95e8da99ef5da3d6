import type { DataSource } from 'typeorm';
import { batchWrites } from '../batch-writes';
import type { BatchedWrites, Write, Writer } from '../writer';
import { isUnavailable, retryConflicts } from './errors';

/** Writes through the pool; PostgreSQL groups the commits of its clients by itself. */
export class PoolWriter implements Writer {
  constructor(private readonly dataSource: DataSource) {}

  async run<Result>(write: Write<Result>): Promise<Result> {
    const runner = this.dataSource.createQueryRunner();
    try {
      return await retryConflicts(() => write(runner));
    } finally {
      await runner.release();
    }
  }

  transaction<Result>(work: Write<Result>): Promise<Result> {
    return this.run(async (runner) => {
      await runner.startTransaction();
      try {
        const result = await work(runner);
        await runner.commitTransaction();
        return result;
      } catch (error) {
        // Without a connection there is nothing left to roll back.
        await runner.rollbackTransaction().catch(() => undefined);
        throw error;
      }
    });
  }

  batch<Item, Result>(kind: BatchedWrites<Item, Result>): (item: Item) => Promise<Result> {
    return batchWrites((write) => this.run(write), isUnavailable, kind);
  }

  async close(): Promise<void> {}
}
