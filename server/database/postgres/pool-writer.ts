import type { DataSource } from 'typeorm';
import type { Write, Writer } from '../writer';
import { retryConflicts } from './errors';

/**
 * Writes through the pool, one transaction for each write. PostgreSQL itself groups the commits of its
 * clients.
 */
export class PoolWriter implements Writer {
  constructor(private readonly dataSource: DataSource) {}

  async run<Result>(write: Write<Result>): Promise<Result> {
    const runner = this.dataSource.createQueryRunner();
    try {
      return await retryConflicts(async () => {
        await runner.startTransaction();
        try {
          const result = await write(runner);
          await runner.commitTransaction();
          return result;
        } catch (error) {
          // Without a connection there is nothing left to roll back.
          await runner.rollbackTransaction().catch(() => undefined);
          throw error;
        }
      });
    } finally {
      await runner.release();
    }
  }

  transaction<Result>(work: Write<Result>): Promise<Result> {
    return this.run(work);
  }

  async close(): Promise<void> {}
}
