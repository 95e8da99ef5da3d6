import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import sqlite3 from 'sqlite3';
import { messageOf } from '../../base/error-message';
import { ConfigurationError } from '../../base/errors';

/** A connection to a SQLite file, for backup, restore and the lock of the serving process. */
export class SqliteFile {
  private constructor(private readonly database: sqlite3.Database) {}

  /** @throws ConfigurationError when there is no such file. */
  static async open(path: string): Promise<SqliteFile> {
    if (!existsSync(path)) throw new ConfigurationError(`There is no file ${path}.`);
    return SqliteFile.create(path);
  }

  /** Opens a file, which is created when there is none. */
  static create(path: string): Promise<SqliteFile> {
    return new Promise((resolve, reject) => {
      const database = new sqlite3.Database(path, (error) => {
        if (error) reject(error);
        else resolve(new SqliteFile(database));
      });
    });
  }

  /**
   * Opens a file for a piece of work, and closes it.
   * @param complaint what to say about the file when the work fails.
   * @throws ConfigurationError in one sentence when the work fails.
   */
  static async use<Result>(
    path: string,
    complaint: string,
    work: (file: SqliteFile) => Promise<Result>,
  ): Promise<Result> {
    const file = await SqliteFile.open(path);
    try {
      return await work(file);
    } catch (error) {
      const reason = messageOf(error);
      throw new ConfigurationError(`${path} ${complaint}: ${reason}.`, { cause: error });
    } finally {
      await file.close();
    }
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
