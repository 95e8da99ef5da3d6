import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sqlite3 from 'sqlite3';
import { type Environment, parseEnvironment } from '../env';
import { ConfigurationError } from '../errors';

/** Where the catalogue is, on SQLite. @throws ConfigurationError on PostgreSQL. */
export function catalogueFile(variables: NodeJS.ProcessEnv): string {
  const { databaseUrl, dataDir }: Environment = parseEnvironment(variables);
  if (databaseUrl) {
    throw new ConfigurationError(
      'DATABASE_URL is set: PostgreSQL has its own tools, pg_dump and pg_restore (docs/operations.md).',
    );
  }
  return join(dataDir, 'antiquary.sqlite');
}

/** A file of SQLite's, open for an operator's command. */
export class SqliteFile {
  private constructor(
    private readonly database: sqlite3.Database,
    readonly path: string,
  ) {}

  /** @throws ConfigurationError when there is no such file. */
  static async open(path: string): Promise<SqliteFile> {
    if (!existsSync(path)) throw new ConfigurationError(`There is no file ${path}.`);
    return new Promise((resolve, reject) => {
      const database = new sqlite3.Database(path, sqlite3.OPEN_READWRITE, (error) => {
        if (error) reject(error);
        else resolve(new SqliteFile(database, path));
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

  /** Copies all of it as it is at one moment, whoever writes meanwhile, into one new file. */
  async copyTo(path: string): Promise<void> {
    await this.all(`VACUUM INTO '${path.replaceAll("'", "''")}'`);
  }

  close(): Promise<void> {
    return promisify(this.database.close.bind(this.database))();
  }
}

/** What a catalogue holds. */
export interface Contents {
  artifacts: number;
  likes: number;
  members: number;
}

/**
 * Reads a file from end to end.
 * @throws ConfigurationError when it is damaged, or no catalogue of this product's.
 */
export async function verify(path: string): Promise<Contents> {
  const file = await SqliteFile.open(path);
  try {
    const [{ integrity_check: said } = { integrity_check: 'nothing' }] = await file.all<{
      integrity_check: string;
    }>('PRAGMA integrity_check');
    if (said !== 'ok') throw new ConfigurationError(`${path} is damaged: ${said}.`);
    const [contents] = await file.all<Contents>(
      `SELECT (SELECT count(*) FROM artifacts) AS artifacts, (SELECT count(*) FROM likes) AS likes,
        (SELECT count(*) FROM members) AS members`,
    );
    if (!contents) throw new Error('A count came without a row.');
    return contents;
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(`${path} is no catalogue: ${reason}.`, { cause: error });
  } finally {
    await file.close();
  }
}

export const describeContents = ({ artifacts, likes, members }: Contents): string =>
  `${artifacts} artifacts, ${likes} likes, ${members} members`;

/** A moment as a part of a file's name. */
export const stamp = (): string => new Date().toISOString().replace(/[:.]/g, '-');

/** Runs an operator's command; what the operator has to mend is one sentence. */
export function command(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(error instanceof ConfigurationError ? error.message : error);
    process.exitCode = 1;
  });
}
