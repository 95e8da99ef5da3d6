import type { QueryRunner } from 'typeorm';
import { errorCode } from '../../errors';

/** How long a transaction waits for another process's write, in milliseconds. */
export const WRITE_LOCK_TIMEOUT = 5_000;

/**
 * How long SQLite itself waits, in milliseconds. Its own waiting asks ever less often, in the end
 * every 100 ms, while a busy process releases the lock for less than one.
 */
export const BUSY_TIMEOUT = 5;

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
