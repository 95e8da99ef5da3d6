import type { BatchedWrites, Writer } from './writer';

/**
 * How many writes share a statement at most. PostgreSQL's triggers announce `catalogue` for a
 * transaction that changes more artifacts: see postgres/migrations/change-events.ts.
 */
const MAX_BATCH = 100;

interface WaitingWrite<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Runs one batch of writes at a time. The writes that arrive meanwhile form the next batch.
 *
 * When the database refuses a batch, each of its writes is run alone, so that only the write that is
 * to blame fails. An unavailable database may have stored the batch, so that one is not run again.
 * @returns runs a write.
 */
export function batchWrites<Item, Result>(
  run: Writer['run'],
  isUnavailable: (error: unknown) => boolean,
  { keyOf, write }: BatchedWrites<Item, Result>,
): (item: Item) => Promise<Result> {
  type Waiting = WaitingWrite<Item, Result>;
  let waiting: Waiting[] = [];
  let isRunning = false;

  function takeBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const one of waiting) {
      const key = keyOf(one.item);
      if (batch.size === MAX_BATCH || batch.has(key)) later.push(one);
      else batch.set(key, one);
    }
    waiting = later;
    return [...batch.values()];
  }

  async function runBatch(batch: readonly Waiting[]): Promise<void> {
    const items = batch.map(({ item }) => item);
    try {
      const results = await run((runner) => write(runner, items));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index] as Result | Error;
        if (result instanceof Error) reject(result);
        else resolve(result);
      }
    } catch (error) {
      if (batch.length > 1 && !isUnavailable(error)) for (const one of batch) await runBatch([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) await runBatch(takeBatch());
    isRunning = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void runAll();
    });
}
