import type { QueryRunner } from 'typeorm';
import type { Database } from '../../database/database';
import { type SheetState, StoredSheet, StoredSheetRow } from './sheet.entity';

/** How long a process has the turn with a sheet after each batch, in milliseconds. */
const TURN = 15_000;

/** The right of one process to go on with a sheet. */
export interface Turn {
  id: string;
  turnAt: number;
}

/** Gives the work on a sheet, and on the rows of the condition, to whichever process comes first. */
export async function beginWork(
  { manager }: QueryRunner,
  { id, from, to, due }: { id: string; from: SheetState; to: SheetState; due: string },
): Promise<boolean> {
  const begun = { state: to, turnAt: new Date() };
  const { affected } = await manager.update(StoredSheet, { id, state: from }, begun);
  if (affected !== 1) return false;
  await manager
    .createQueryBuilder()
    .update(StoredSheetRow)
    .set({ isDue: 1 })
    .where(`"sheetId" = :id AND ${due}`, { id })
    .execute();
  return true;
}

/** The sheets whose turn is due: those that were begun, and those whose process has ended. */
export async function dueSheets(database: Database, now = Date.now()): Promise<Turn[]> {
  const rows = await database.select<{ id: string; turnAt: number | string }>(
    'due sheets',
    () => `SELECT "id", "turnAt" FROM "sheets"
      WHERE "turnAt" <= :now ORDER BY "turnAt" LIMIT 10`,
    { now },
  );
  return rows.map(({ id, turnAt }) => ({ id, turnAt: Number(turnAt) }));
}

/**
 * Takes the turn, or keeps it for another batch. The row is locked until the write ends.
 * @returns null when another process has the turn, or the sheet is gone.
 */
export async function takeTurn(
  { manager }: QueryRunner,
  { id, turnAt }: Turn,
): Promise<Turn | null> {
  // Later than the turn before, even if the clock was set back: no two turns are the same.
  const next = Math.max(Date.now() + TURN, turnAt + 1);
  const { affected } = await manager.update(
    StoredSheet,
    { id, turnAt: new Date(turnAt) },
    { turnAt: new Date(next) },
  );
  return affected === 1 ? { id, turnAt: next } : null;
}
