import type { DataSource, QueryRunner } from 'typeorm';
import { driverCode, writeAgain } from './engine';

/** How long a transaction waits for another process's write to SQLite, in milliseconds. */
export const PATIENCE = 5_000;
/**
 * How long SQLite itself does, which asks ever less often as it waits: up to 100 ms apart, while
 * another busy process lets go of the lock for less than one.
 */
export const BUSY_TIMEOUT = 5;

/**
 * Begins to write to SQLite, once no other process does.
 * @param patience for how long it waits, in milliseconds
 */
export async function beginWriting(runner: QueryRunner, patience = PATIENCE): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      await runner.query('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (driverCode(error) !== 'SQLITE_BUSY' || Date.now() > deadline) throw error;
    }
  }
}

/**
 * Runs several writes whole or not at all, beside a product that serves. On SQLite the connection
 * is the caller's alone.
 */
export function transact<Result>(
  dataSource: DataSource,
  work: (runner: QueryRunner) => Promise<Result>,
): Promise<Result> {
  return writeAgain(async () => {
    const runner = dataSource.createQueryRunner();
    try {
      if (dataSource.options.type === 'sqlite') {
        await runner.query(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
        await beginWriting(runner);
      } else {
        await runner.query('BEGIN');
      }
      const result = await work(runner);
      await runner.query('COMMIT');
      return result;
    } catch (error) {
      // Where the database has rolled back already, there is nothing to roll back.
      await runner.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  });
}
