import { sqliteFile } from '../database/sqlite-driver';
import { parseEnvironment } from '../env';
import { ConfigurationError } from '../errors';

/** Where the catalogue is, on SQLite. @throws ConfigurationError on PostgreSQL. */
export function catalogueFile(): string {
  const { databaseUrl, dataDir } = parseEnvironment(process.env);
  if (databaseUrl) {
    throw new ConfigurationError(
      'DATABASE_URL is set: PostgreSQL has its own tools, pg_dump and pg_restore (docs/operations.md).',
    );
  }
  return sqliteFile(dataDir);
}

/**
 * What stands behind the command: a file at most, and flags.
 * @throws ConfigurationError, which is the usage, for anything else.
 */
export function commandLine(usage: string, flags: readonly string[] = []) {
  const words = process.argv.slice(2);
  const files = words.filter((word) => !word.startsWith('-'));
  const given = words.filter((word) => word.startsWith('-'));
  if (files.length > 1 || given.some((flag) => !flags.includes(flag))) {
    throw new ConfigurationError(usage);
  }
  return { file: files[0], flags: given };
}

/** A moment as a part of a file's name. */
export const stamp = (): string => new Date().toISOString().replace(/[:.]/g, '-');

/** Runs an operator's command; what the operator has to mend is one sentence. */
export function run(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(error instanceof ConfigurationError ? error.message : error);
    process.exitCode = 1;
  });
}
