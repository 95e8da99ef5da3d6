import type { DataSource } from 'typeorm';

const MERGE_EVERY = 10_000;
const EXTEND_EVERY = 3_600_000;

/** What an engine leaves to the program, so that its index of words stays fast. Searches are right without it. */
export interface IndexUpkeep {
  /** Brings into the index what was written since, once it is much. */
  merge(dataSource: DataSource): Promise<void>;
  /**
   * Gives the index what the catalogue's frequent words need; this may take minutes.
   * @param signal ends it between two words. The next time goes on.
   */
  extend(dataSource: DataSource, signal?: AbortSignal): Promise<void>;
}

/**
 * Runs the upkeep now and again and again. Every process may.
 * @param warn takes one line for the operator when it fails; it is tried again later.
 */
export function keepIndexes(
  upkeep: IndexUpkeep,
  dataSource: DataSource,
  warn: (line: string) => void,
): { close(): Promise<void> } {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const run = (work: () => Promise<void>) => {
    running = running
      .then(() => (stopping.signal.aborted ? undefined : work()))
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        warn(`The index of frequent words was not brought up to date (${reason}).`);
      });
  };
  const extend = () => run(() => upkeep.extend(dataSource, stopping.signal));
  extend();
  const timers = [
    setInterval(() => run(() => upkeep.merge(dataSource)), MERGE_EVERY).unref(),
    setInterval(extend, EXTEND_EVERY).unref(),
  ];
  return {
    async close() {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
