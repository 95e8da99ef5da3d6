import type { DataSource } from 'typeorm';

/** In milliseconds. */
const EVERY = 10_000;
const EXTEND_EVERY = 3_600_000;

/** What an engine leaves to the program, so that its index of words stays fast. Searches are right without it. */
export interface IndexUpkeep {
  /**
   * Brings into the index what was written since, once it is much; after a large import this may take minutes.
   * @param signal ends it soon. The next time goes on.
   */
  merge(dataSource: DataSource, signal?: AbortSignal): Promise<void>;
  /** Gives the index what the catalogue's frequent words need; this may take minutes, too. */
  extend(dataSource: DataSource, signal?: AbortSignal): Promise<void>;
}

/**
 * Runs the upkeep now and every ten seconds. Every process may.
 * @param warn takes one line for the operator when it begins to fail; it is tried again in its time.
 */
export function keepIndexes(
  upkeep: IndexUpkeep,
  dataSource: DataSource,
  warn: (line: string) => void,
): { close(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | null = null;
  let extendedAt = -Infinity;
  let isFailing = false;
  const run = async () => {
    try {
      await upkeep.merge(dataSource, signal);
      if (performance.now() - extendedAt > EXTEND_EVERY) {
        // What fails would fail again, and take long.
        extendedAt = performance.now();
        await upkeep.extend(dataSource, signal);
      }
      isFailing = false;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isFailing) warn(`The index of frequent words was not brought up to date (${reason}).`);
      isFailing = true;
    }
  };
  const start = () => {
    running ??= run().finally(() => {
      running = null;
    });
  };
  start();
  const timer = setInterval(start, EVERY).unref();
  return {
    async close() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
