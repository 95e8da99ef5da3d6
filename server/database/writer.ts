import { DataSource, type QueryRunner } from 'typeorm';
import { isAway, writeAgain } from './engine';
import { beginWriting, BUSY_TIMEOUT, PATIENCE } from './transaction';

/** How many waiting units share one commit. */
const MAX_BATCH = 256;

/**
 * What one write does: at most one statement of it changes anything, and every statement of it
 * goes through the runner. So it is whole or not at all on both engines without a transaction of
 * its own, and one that fails has left nothing behind.
 */
export type Unit<Result> = (runner: QueryRunner) => Promise<Result>;

/** All writes of the program, once it listens. */
export interface Writer {
  /** Runs a unit; what it wrote is durable when its result is there. Each fails alone. */
  run<Result>(unit: Unit<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Opens the writer of a database that is open; on SQLite, over a connection of its own.
 * @param patience how long it waits for another process's write to SQLite, in milliseconds
 */
export async function openWriter(dataSource: DataSource, patience = PATIENCE): Promise<Writer> {
  const { options } = dataSource;
  if (options.type !== 'sqlite') return new PoolWriter(dataSource);
  const own = await new DataSource({ ...options, busyTimeout: BUSY_TIMEOUT }).initialize();
  // In WAL mode only FULL has every acknowledged commit on the disk at a power cut.
  await own.query('PRAGMA synchronous = FULL');
  return new QueueWriter(own, patience);
}

/** PostgreSQL lets its clients' commits share the disk by itself. */
class PoolWriter implements Writer {
  constructor(private readonly dataSource: DataSource) {}

  async run<Result>(unit: Unit<Result>): Promise<Result> {
    const runner = this.dataSource.createQueryRunner();
    try {
      return await writeAgain(() => unit(runner));
    } finally {
      await runner.release();
    }
  }

  async close(): Promise<void> {}
}

/** A unit in the queue. */
interface Waiting {
  /** Runs it, and gives what tells its caller so: to be called once all of it is on the disk. */
  perform: (runner: QueryRunner) => Promise<() => void>;
  fail: (error: unknown) => void;
}

/**
 * One queue for SQLite, which has one writer at a time: the units that wait while a transaction is
 * written to the disk are the next transaction.
 */
class QueueWriter implements Writer {
  private waiting: Waiting[] = [];
  private writing: Promise<void> | null = null;
  private readonly runner: QueryRunner;

  constructor(
    private readonly dataSource: DataSource,
    private readonly patience: number,
  ) {
    this.runner = dataSource.createQueryRunner();
  }

  run<Result>(unit: Unit<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({
        perform: async (runner) => {
          const result = await unit(runner);
          return () => resolve(result);
        },
        fail: reject,
      });
      this.writing ??= this.write();
    });
  }

  async close(): Promise<void> {
    await this.writing;
    await this.dataSource.destroy();
  }

  private async write(): Promise<void> {
    while (this.waiting.length > 0) await this.commit(this.waiting.splice(0, MAX_BATCH));
    this.writing = null;
  }

  private async commit(batch: Waiting[]): Promise<void> {
    try {
      await beginWriting(this.runner, this.patience);
      const answers: (() => void)[] = [];
      for (const unit of batch) answers.push(await this.perform(unit));
      await this.runner.query('COMMIT');
      for (const answer of answers) answer();
    } catch (error) {
      // Where SQLite has rolled back already, there is nothing to roll back.
      await this.runner.query('ROLLBACK').catch(() => undefined);
      for (const { fail } of batch) fail(error);
    }
  }

  /**
   * One after the other: a full disk can make SQLite roll back the whole transaction in the midst
   * of it, and what followed would be committed by itself.
   */
  private async perform({ perform, fail }: Waiting): Promise<() => void> {
    try {
      return await perform(this.runner);
    } catch (error) {
      if (isAway(error)) throw error;
      return () => fail(error);
    }
  }
}
