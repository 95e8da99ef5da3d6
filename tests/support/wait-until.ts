import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** After this time, in milliseconds, a test gives up what it waits for: longer than anything takes on a busy machine. */
export const WAIT_LIMIT_MS = 60_000;

/** Settles once the condition holds. @param limit after which it fails, in milliseconds. */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  limit = WAIT_LIMIT_MS,
): Promise<void> {
  const deadline = performance.now() + limit;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Never held: ${String(holds)}`);
    await pause(5);
  }
}

/** Settles once `count` connections wait for a lock of PostgreSQL. */
export async function untilWaitingForLock(dataSource: DataSource, count = 1): Promise<void> {
  while (!(await isWaitingForLock(dataSource, count))) await pause(5);
}

/** Whether `count` connections wait for a lock of PostgreSQL. */
export async function isWaitingForLock(dataSource: DataSource, count = 1): Promise<boolean> {
  const waiting = await dataSource.query<object[]>(`SELECT 1 FROM "pg_stat_activity"
    WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`);
  return waiting.length >= count;
}
