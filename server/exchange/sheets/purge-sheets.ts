import type { QueryRunner } from 'typeorm';
import { SHEET_DAYS } from '../../../common/sheet-limits';
import type { Database } from '../../database/database';
import type { Writer } from '../../database/writer';
import { StoredSheet, StoredSheetRow } from './sheet.entity';

/** How long a sheet that is not applied is kept, and the rows of one that is, in milliseconds. */
export const KEPT_FOR = SHEET_DAYS * 24 * 3_600_000;

/** How many sheets of one member are kept that are not applied. */
export const MOST_READY = 20;

/** Removes the oldest sheets of a member that are not applied, but for the newest. */
export async function keepNewest({ manager }: QueryRunner, memberUid: string): Promise<void> {
  await manager
    .createQueryBuilder()
    .delete()
    .from(StoredSheet)
    .where(
      `"memberUid" = :memberUid AND "state" = 'READY' AND "id" NOT IN (
        SELECT "id" FROM "sheets" WHERE "memberUid" = :memberUid AND "state" = 'READY'
        ORDER BY "uploadedAt" DESC, "id" DESC LIMIT ${MOST_READY})`,
      { memberUid },
    )
    .execute();
}

/**
 * Removes the sheets that nobody has applied, and the rows of those that were. An applied sheet stays for the
 * history of its artifacts.
 */
export async function purgeSheets(
  { dataSource }: Database,
  writer: Pick<Writer, 'run'>,
  now = Date.now(),
): Promise<void> {
  const before = now - KEPT_FOR;
  await writer.run(({ manager }) =>
    manager
      .createQueryBuilder()
      .delete()
      .from(StoredSheet)
      .where(`"state" = 'READY' AND "uploadedAt" < :before`, { before })
      .execute(),
  );
  const done = await dataSource
    .createQueryBuilder(StoredSheet, 'sheet')
    .select('sheet.id', 'id')
    .where(`sheet.appliedAt < :before AND sheet.turnAt IS NULL`, { before })
    .andWhere(`EXISTS (SELECT 1 FROM "sheet_rows" WHERE "sheetId" = sheet.id)`)
    .getRawMany<{ id: string }>();
  // One at a time, so that other writes get their turns.
  for (const { id } of done) {
    await writer.run(({ manager }) => manager.delete(StoredSheetRow, { sheetId: id }));
  }
}
