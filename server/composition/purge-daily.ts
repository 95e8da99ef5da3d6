import type { Database } from '../database/database';
import type { Writer } from '../database/writer';
import { purgeAddresses } from '../reports/purge-addresses';
import { purgeDeleted } from '../revisions/purge-deleted';

const DAY = 24 * 3_600_000;

/** The purges, named for the warning to the operator when one fails. */
const purges = [
  { what: 'texts of artifacts deleted 30 days ago', purge: purgeDeleted },
  { what: 'addresses in reports decided 90 days ago', purge: purgeAddresses },
];

/**
 * Purges now and every day, so that a server that never restarts purges too. Every process does.
 * @param warn takes one line for the operator when a purge fails; the next day tries again.
 */
export function purgeDaily(
  database: Database,
  writer: Writer,
  warn: (line: string) => void,
): { close(): Promise<void> } {
  const purgeAll = async () => {
    for (const { what, purge } of purges) {
      await purge(database, writer).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        warn(`The ${what} were not purged (${reason}).`);
      });
    }
  };
  let purging = purgeAll();
  const timer = setInterval(() => {
    purging = purgeAll();
  }, DAY).unref();
  return {
    async close() {
      clearInterval(timer);
      await purging;
    },
  };
}
