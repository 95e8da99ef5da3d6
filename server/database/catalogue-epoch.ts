import type { DataSource } from 'typeorm';

/**
 * The epoch of a catalogue is a random text, which a restore replaces. Long-lived cursors and tokens
 * contain it: after a restore, their numbers would skip changes that their holders never read.
 */
export async function readEpoch(dataSource: DataSource): Promise<string> {
  const [row] = await dataSource.query<{ epoch: string }[]>(
    'SELECT "epoch" FROM "catalogue_epoch"',
  );
  if (!row) throw new Error('The catalogue has no epoch.');
  return row.epoch;
}

/** The tables whose numbers are never given out again, not even after a restore, and the columns. */
export const NUMBERED = [
  { table: 'artifacts', column: 'id' },
  { table: 'artifact_revisions', column: 'sequence' },
] as const;

/** More numbers than are given out between a backup and its restore. The greatest is 2,147,483,647. */
const LEAST_GAP = 10_000_000;

/**
 * How far the numbers of a restored catalogue jump, in SQL. The numbers given out after the backup are unknown,
 * so new ones start far above: 10 million, plus one for each second since the backup's last change. The
 * seconds make a second restore of the same backup jump further than the first.
 */
export const restoreGap = (
  greatest: 'max' | 'greatest',
): string => `${LEAST_GAP} + ${greatest}(0, coalesce(
  (SELECT ${Date.now()} - "changedAt" FROM "artifact_revisions" ORDER BY "sequence" DESC LIMIT 1), 0)) / 1000`;
