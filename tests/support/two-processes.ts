import { createTestDatabase } from './engine';
import { type ServingProcess, startServingProcess } from './serving-process';

/** Starts two servers on one database. The second one is to be stopped first. */
export async function startTwoProcesses(): Promise<[ServingProcess, ServingProcess]> {
  const location = await createTestDatabase();
  const shared = { ...location, remove: () => Promise.resolve() };
  const processes: [ServingProcess, ServingProcess] = [
    await startServingProcess(location, (change) => processes[1].changes.apply(change)),
    await startServingProcess(shared, (change) => processes[0].changes.apply(change)),
  ];
  return processes;
}
