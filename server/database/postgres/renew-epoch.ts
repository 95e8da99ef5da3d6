import { NUMBERED, restoreGap } from '../catalogue-epoch';
import { NEW_EPOCH, THIS_TABLE } from './migrations/catalogue-epoch';

/** Moves a sequence beyond the gap. */
function skipNumbers({ table, column }: (typeof NUMBERED)[number]): string {
  const sequence = `pg_get_serial_sequence('"${table}"', '${column}')`;
  return `setval(${sequence}, nextval(${sequence}) + ${restoreGap('greatest')})`;
}

/**
 * If pg_restore has created the database since it was last opened, begins an epoch and moves the numbers
 * on. When several processes open it at the same time, one does so.
 */
export const renewRestoredEpoch = (): string => `
  WITH "restored" AS (
    UPDATE "catalogue_epoch" SET "epoch" = ${NEW_EPOCH}, "writtenInto" = ${THIS_TABLE}
      WHERE "writtenInto" <> ${THIS_TABLE} RETURNING 1
  )
  SELECT ${NUMBERED.map(skipNumbers).join(', ')} FROM "restored"`;
