import { setTimeout as pause } from 'node:timers/promises';

/** After this time, in milliseconds, the test fails: longer than anything takes on a busy machine. */
const LIMIT = 20_000;

/** Settles once the condition holds. */
export async function waitUntil(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + LIMIT;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`Never held: ${String(holds)}`);
    await pause(5);
  }
}
