import type { DataSource } from 'typeorm';
import { ConfigurationError } from '../base/errors';
import type { Key } from './keyset';

/**
 * The table that a database has while a catalogue is copied into it. It names the catalogue by its epoch,
 * and says how far the copy is. No server and no command opens a database that has it.
 */
export const UNFINISHED_COPY = 'unfinished_copy';

/** How far a copy is. Every table before this one is copied. */
export interface CopyProgress {
  /** Null when all tables are copied. */
  table: string | null;
  /** The key of the last row of the table that is copied; null before its first row. */
  after: readonly Key[] | null;
}

/** What an unfinished copy stores about itself; both are texts. */
export interface UnfinishedCopy {
  epoch: string;
  /** `CopyProgress` as JSON. */
  progress: string;
}

/** The unfinished copy in a database; null in any other. */
export async function readUnfinishedCopy(dataSource: DataSource): Promise<UnfinishedCopy | null> {
  const runner = dataSource.createQueryRunner();
  try {
    if (!(await runner.hasTable(UNFINISHED_COPY))) return null;
    const [row] = (await runner.query(
      `SELECT "epoch", "progress" FROM "${UNFINISHED_COPY}"`,
    )) as UnfinishedCopy[];
    return row ?? null;
  } finally {
    await runner.release();
  }
}

/** @throws ConfigurationError when a copy into the database has not ended. */
export async function expectNoUnfinishedCopy(dataSource: DataSource): Promise<void> {
  if (await readUnfinishedCopy(dataSource)) {
    throw new ConfigurationError(
      'The database is an unfinished copy of a catalogue: repeat the command that copies it.',
    );
  }
}
