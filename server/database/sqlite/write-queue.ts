import type { DataSource, QueryRunner } from 'typeorm';
import { errorCode } from '../../base/errors';
import type { Write, Writer } from '../writer';
import { isUnavailable } from './errors';

/** How long a transaction waits for another process's write, in milliseconds. */
const WRITE_LOCK_TIMEOUT = 5_000;

/**
 * How long SQLite itself waits, in milliseconds. Its own waiting asks ever less often, in the end
 * every 100 ms, while a busy process releases the lock for less than one.
 */
export const BUSY_TIMEOUT = 5;

/** How many waiting writes share one commit. */
const MAX_BATCH = 256;

interface QueuedWrite {
  /** Runs the write. It returns a function that settles the write once the batch is on the disk. */
  perform: (runner: QueryRunner) => Promise<() => void>;
  fail: (error: unknown) => void;
}

/**
 * Group commit for SQLite, which has one writer at a time: the writes that wait while a transaction
 * goes to the disk form the next transaction, a write batch.
 */
export class WriteQueue implements Writer {
  private queue: QueuedWrite[] = [];
  private draining: Promise<void> | null = null;
  private readonly runner: QueryRunner;

  /** @param dataSource a connection that only this queue uses. */
  constructor(
    private readonly dataSource: DataSource,
    private readonly timeout = WRITE_LOCK_TIMEOUT,
  ) {
    this.runner = dataSource.createQueryRunner();
  }

  run<Result>(write: Write<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.queue.push({
        perform: async (runner) => {
          const result = await write(runner);
          return () => resolve(result);
        },
        fail: reject,
      });
      this.draining ??= this.drain();
    });
  }

  /** A savepoint, because the writes of a batch share one transaction. */
  transaction<Result>(work: Write<Result>): Promise<Result> {
    return this.run(async (runner) => {
      await runner.query('SAVEPOINT work');
      try {
        const result = await work(runner);
        await runner.query('RELEASE work');
        return result;
      } catch (error) {
        // When SQLite has rolled back the whole batch, the savepoint is gone.
        await runner.query('ROLLBACK TO work').catch(() => undefined);
        await runner.query('RELEASE work').catch(() => undefined);
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    await this.draining;
    await this.dataSource.destroy();
  }

  private async drain(): Promise<void> {
    while (this.queue.length > 0) await this.commit(this.queue.splice(0, MAX_BATCH));
    this.draining = null;
  }

  private async commit(batch: QueuedWrite[]): Promise<void> {
    try {
      await beginImmediate(this.runner, this.timeout);
      const callbacks: (() => void)[] = [];
      for (const write of batch) callbacks.push(await this.perform(write));
      await this.runner.query('COMMIT');
      for (const callback of callbacks) callback();
    } catch (error) {
      // SQLite may have rolled back already; then this fails, and nothing is left to roll back.
      await this.runner.query('ROLLBACK').catch(() => undefined);
      for (const { fail } of batch) fail(error);
    }
  }

  /**
   * Runs the writes of a batch one after the other. A full disk can make SQLite roll back the whole
   * transaction in the middle; writes that run at the same time would then commit on their own.
   */
  private async perform({ perform, fail }: QueuedWrite): Promise<() => void> {
    try {
      return await perform(this.runner);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      return () => fail(error);
    }
  }
}

/**
 * Begins a transaction that writes, once no other process writes.
 * @param timeout in milliseconds
 */
export async function beginImmediate(
  runner: QueryRunner,
  timeout = WRITE_LOCK_TIMEOUT,
): Promise<void> {
  const deadline = Date.now() + timeout;
  for (;;) {
    try {
      await runner.query('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (errorCode(error) !== 'SQLITE_BUSY' || Date.now() > deadline) throw error;
    }
  }
}
