import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { messageOf } from '../../base/error-message';
import { timestamp, writeAtomically } from '../../base/atomic-file';
import { ConfigurationError, errorCode } from '../../base/errors';
import type { Backup } from '../engine';
import { lastNumbers, renewEpoch } from './renew-epoch';
import { SqliteFile } from './sqlite-file';

/** Backups of the catalogue in this file. */
export function sqliteBackup(catalogue: string): Backup {
  return {
    extension: 'sqlite',

    async write(target) {
      return `${await copyVerified(catalogue, target)}, verified.`;
    },

    async restore(file, replace) {
      await verify(file);
      const present = existsSync(catalogue) ? await openExclusively(catalogue, replace) : null;
      try {
        // SQLite would apply this log to the restored file.
        if (existsSync(`${catalogue}-wal`)) {
          throw new ConfigurationError(
            `${catalogue}-wal is left over from another catalogue: move it away first.`,
          );
        }
        // Of a damaged catalogue the numbers may be unreadable.
        const replaced = await (present && lastNumbers(present).catch(() => null));
        const messages: string[] = [];
        const contents = await copyVerified(file, catalogue, {
          change: (copy) => renewEpoch(copy, replaced ?? new Map()),
          async beforeRename() {
            if (!present) return;
            const aside = `${catalogue}.replaced-${timestamp()}`;
            await rename(catalogue, aside);
            messages.push(`The catalogue that was there is now ${aside}.`);
          },
        });
        return [...messages, `${catalogue}: ${contents}, restored.`];
      } finally {
        await present?.close();
      }
    },
  };
}

interface CopyHooks {
  /** Changes the copy before it has its name. */
  change?: (copy: SqliteFile) => Promise<void>;
  beforeRename?: () => Promise<void>;
}

/**
 * Copies a snapshot of a catalogue, also during writes. The copy gets its name after it was
 * verified and is on the disk.
 * @returns a description of the copy for the operator.
 * @throws ConfigurationError when it cannot be copied; nothing is left behind then.
 */
function copyVerified(
  source: string,
  target: string,
  { change, beforeRename }: CopyHooks = {},
): Promise<string> {
  const copy = async (temporary: string) => {
    await SqliteFile.use(source, 'cannot be copied', (file) =>
      file.all(`VACUUM INTO '${temporary.replaceAll("'", "''")}'`),
    );
    if (change) await SqliteFile.use(temporary, 'cannot be changed', change);
    return verify(temporary);
  };
  return writeAtomically(target, copy, beforeRename);
}

/**
 * Reads a catalogue from end to end.
 * @returns a description of its content for the operator.
 * @throws ConfigurationError when it is damaged, or not a catalogue of this product.
 */
function verify(path: string): Promise<string> {
  return SqliteFile.use(path, 'is damaged or not a catalogue', async (file) => {
    const [check] = await file.all<{ integrity_check: string }>('PRAGMA integrity_check');
    if (check?.integrity_check !== 'ok') throw new Error(check?.integrity_check);
    const tables = ['artifacts', 'likes', 'members'];
    const counts = tables.map((table) => `SELECT count(*) AS "count" FROM "${table}"`);
    const rows = await file.all<{ count: number }>(counts.join(' UNION ALL '));
    return tables.map((table, index) => `${rows[index]?.count ?? 0} ${table}`).join(', ');
  });
}

/**
 * Opens the catalogue that will be replaced, and keeps others from reading or writing it until it
 * is closed. Only the last open connection can leave SQLite's WAL mode, which deletes the log file.
 * A connection that was opened in between and waits cannot enter the mode again once the file is
 * renamed.
 * @throws ConfigurationError while another process has the catalogue open.
 */
async function openExclusively(path: string, replace: boolean): Promise<SqliteFile> {
  if (!replace) {
    throw new ConfigurationError(`${path} exists already; with --replace it is moved aside first.`);
  }
  const catalogue = await SqliteFile.open(path);
  try {
    await catalogue.all('PRAGMA journal_mode = DELETE');
    await catalogue.all('BEGIN EXCLUSIVE');
    return catalogue;
  } catch (error) {
    await catalogue.close();
    const reason = messageOf(error);
    throw new ConfigurationError(
      errorCode(error) === 'SQLITE_BUSY'
        ? `${path} is in use: stop the product first.`
        : `${path} cannot be replaced (${reason}): move it away, and restore without --replace.`,
      { cause: error },
    );
  }
}
