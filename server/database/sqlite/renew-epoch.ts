import { NUMBERED, restoreGap } from '../catalogue-epoch';
import { NEW_EPOCH } from './migrations/catalogue-epoch';
import type { SqliteFile } from './sqlite-file';

/** The last numbers that a catalogue has given out, by the table. */
export async function lastNumbers(file: SqliteFile): Promise<ReadonlyMap<string, number>> {
  const rows = await file.all<{ name: string; seq: number }>(
    'SELECT "name", "seq" FROM "sqlite_sequence"',
  );
  return new Map(rows.map(({ name, seq }) => [name, seq]));
}

/**
 * Begins an epoch in a catalogue that is being restored, and moves its numbers on.
 * @param replaced the last numbers of the catalogue that it replaces; empty where they are unknown.
 */
export async function renewEpoch(
  file: SqliteFile,
  replaced: ReadonlyMap<string, number>,
): Promise<void> {
  const [row] = await file.all<{ gap: number }>(`SELECT ${restoreGap('max')} AS "gap"`);
  const own = await lastNumbers(file);
  for (const { table } of NUMBERED) {
    const last = Math.max(own.get(table) ?? 0, replaced.get(table) ?? 0) + Number(row?.gap);
    await file.all(`DELETE FROM "sqlite_sequence" WHERE "name" = '${table}'`);
    await file.all(`INSERT INTO "sqlite_sequence" VALUES ('${table}', ${last})`);
  }
  await file.all(`UPDATE "catalogue_epoch" SET "epoch" = ${NEW_EPOCH}`);
}
