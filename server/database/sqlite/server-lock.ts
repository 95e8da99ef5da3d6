import { errorCode, ConfigurationError } from '../../base/errors';
import type { ServerLock } from '../engine';
import { SqliteFile } from './sqlite-file';

/**
 * Holds SQLite's write lock on a small database beside the catalogue. The operating system releases
 * it even when the process crashes, so that nothing can block the next start. The version number of
 * the database is the id of the process that holds the lock: others can read it while they cannot
 * write.
 * @throws ConfigurationError when another process holds the lock.
 */
export async function acquireServerLock(folder: string, path: string): Promise<ServerLock> {
  const file = await SqliteFile.create(path);
  try {
    await file.all('BEGIN IMMEDIATE');
    await file.all(`PRAGMA user_version = ${process.pid}`);
    await file.all('COMMIT');
    await file.all('BEGIN IMMEDIATE');
    return file;
  } catch (error) {
    const holder = errorCode(error) === 'SQLITE_BUSY' ? await holderOf(file) : null;
    await file.close();
    if (holder === null) throw error;
    throw new ConfigurationError(
      `The data folder ${folder} (DATA_DIR) is in use by process ${holder}, a server, a restore or a copy: stop it first, or set another DATA_DIR.`,
      { cause: error },
    );
  }
}

async function holderOf(file: SqliteFile): Promise<number | null> {
  const [row] = await file.all<{ user_version: number }>('PRAGMA user_version');
  return row?.user_version ?? null;
}
