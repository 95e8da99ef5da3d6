import { createTestDatabase, type TestDatabase } from './engine';
import { type ServingProcess, startServingProcess } from './serving-process';

/**
 * Starts the servers of one database: two on PostgreSQL, one on SQLite. The first one removes the database
 * when it stops, so it is to be stopped last.
 */
export async function startServingProcesses(
  location?: TestDatabase,
): Promise<[ServingProcess, ...ServingProcess[]]> {
  const own = location ?? (await createTestDatabase());
  const first = await startServingProcess(own);
  if (own.databaseUrl === null) return [first];
  const shared = { ...own, remove: () => Promise.resolve() };
  return [first, await startServingProcess(shared)];
}

export async function stopAll(processes: readonly ServingProcess[]): Promise<void> {
  for (const process of processes.toReversed()) await process.stop();
}
