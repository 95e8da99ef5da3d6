import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../base/error-message';
import type { Database } from '../database/database';
import type { Writer } from '../database/writer';
import type { PictureStorage } from '../pictures/picture-storage';
import { removeUnusedPictures } from '../pictures/remove-unused-pictures';
import type { Purge } from '../web/feature';

const DAY = 24 * 3_600_000;
/** How long a stop waits for a purge, in milliseconds. A bucket can take minutes, and the next start purges anew. */
const LAST_WAIT = 1_000;

interface Parts {
  database: Database;
  writer: Writer;
  storage: PictureStorage;
  /** Those of the features. */
  purges: readonly Purge[];
  /** Takes one line for the operator when a purge fails; the next day tries again. */
  warn: (line: string) => void;
}

/**
 * Purges now and every day, so that a server that never restarts purges too. Every process does.
 */
export function purgeDaily({ database, writer, storage, warn, ...parts }: Parts): {
  close(): Promise<void>;
} {
  const purges: Purge[] = [
    ...parts.purges,
    {
      what: 'pictures that no artifact uses',
      async purge() {
        const missing = await removeUnusedPictures({ database, writer, storage });
        if (missing > 0) warn(`The files of ${missing} stored pictures are missing.`);
      },
    },
  ];
  let isClosed = false;
  const purgeAll = async () => {
    for (const { what, purge } of purges) {
      if (isClosed) return;
      await purge(database, writer).catch((error: unknown) => {
        if (isClosed) return;
        const reason = messageOf(error);
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
      isClosed = true;
      clearInterval(timer);
      await Promise.race([purging, pause(LAST_WAIT)]);
    },
  };
}
