import type { DataSource } from 'typeorm';
import type { Write, Writer } from '../writer';
import { retryConflicts } from './errors';

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

  async close(): Promise<void> {}
}
