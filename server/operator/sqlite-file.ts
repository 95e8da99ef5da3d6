import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import sqlite3 from 'sqlite3';
import { ConfigurationError } from '../errors';
import { writeWhole } from './whole-file';

/** A file of SQLite's, open for an operator's command. */
export class SqliteFile {
  private constructor(private readonly database: sqlite3.Database) {}

  /** @throws ConfigurationError when there is no such file. */
  static async open(path: string): Promise<SqliteFile> {
    if (!existsSync(path)) throw new ConfigurationError(`There is no file ${path}.`);
    return new Promise((resolve, reject) => {
      const database = new sqlite3.Database(path, sqlite3.OPEN_READWRITE, (error) => {
        if (error) reject(error);
        else resolve(new SqliteFile(database));
      });
    });
  }

  all<Row>(sql: string): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.database.all<Row>(sql, (error, rows) => {
        if (error) reject(error);
        else resolve(rows);
      });
    });
  }

  close(): Promise<void> {
    return promisify(this.database.close.bind(this.database))();
  }
}

/** Opens a file, and tells in one sentence what went wrong with it. */
async function using<Result>(
  path: string,
  complaint: string,
  work: (file: SqliteFile) => Promise<Result>,
): Promise<Result> {
  const file = await SqliteFile.open(path);
  try {
    return await work(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(`${path} ${complaint}: ${reason}.`, { cause: error });
  } finally {
    await file.close();
  }
}

/**
 * Reads a catalogue from end to end.
 * @returns what it holds, to be shown.
 * @throws ConfigurationError when it is damaged, or no catalogue of this product's.
 */
export async function verify(path: string): Promise<string> {
  return using(path, 'is damaged or no catalogue', async (file) => {
    const [check] = await file.all<{ integrity_check: string }>('PRAGMA integrity_check');
    if (check?.integrity_check !== 'ok') throw new Error(check?.integrity_check);
    const tables = ['artifacts', 'likes', 'members'];
    const counts = tables.map((table) => `SELECT count(*) AS "count" FROM "${table}"`);
    const rows = await file.all<{ count: number }>(counts.join(' UNION ALL '));
    return tables.map((table, index) => `${rows[index]?.count ?? 0} ${table}`).join(', ');
  });
}

/**
 * Copies a catalogue as it is at one moment, whoever writes meanwhile. The copy has its name once
 * it has been read from end to end and lies on the disk.
 * @param beforeNaming makes room for the name.
 * @returns what it holds, to be shown.
 * @throws ConfigurationError when it cannot be copied; nothing is left behind then.
 */
export function copyVerified(
  source: string,
  target: string,
  beforeNaming = async () => {},
): Promise<string> {
  const copy = async (unfinished: string) => {
    await using(source, 'cannot be copied', (file) =>
      file.all(`VACUUM INTO '${unfinished.replaceAll("'", "''")}'`),
    );
    return verify(unfinished);
  };
  return writeWhole(target, copy, beforeNaming);
}
