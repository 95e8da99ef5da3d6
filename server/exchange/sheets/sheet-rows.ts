import type { QueryRunner } from 'typeorm';
import type { SpreadsheetRow } from '../spreadsheets/spreadsheet';
import type { Look } from './row-look';
import { SheetRowKind, StoredSheetRow } from './sheet.entity';
import type { SheetCounts, SheetProblem } from './sheet.types';

/** What is stored of a row beside its cells. */
export type LookedRow = Omit<StoredSheetRow, 'sheet' | 'sheetId'>;

/** A stored row as it was given. */
export function givenRow({ line, cells, problems }: StoredSheetRow): SpreadsheetRow {
  if (cells !== null) return { line, cells: JSON.parse(cells) as string[] };
  const [problem] = JSON.parse(problems) as SheetProblem[];
  return { line, problem: problem?.message ?? '' };
}

/** How many rows one statement inserts: databases limit its parameters. */
const ROWS_AT_ONCE = 200;

/** A row that a look has found like this. */
export const lookedRow = (row: SpreadsheetRow, look: Look): LookedRow => ({
  ...{ line: row.line, kind: SheetRowKind[look.kind], artifactId: artifactOf(look) },
  cells: 'cells' in row ? JSON.stringify(row.cells) : null,
  changes: JSON.stringify('changes' in look ? look.changes : []),
  problems: JSON.stringify('problems' in look ? look.problems : []),
  ...{ replaced: null, version: null, isDue: 0 },
});

/** The artifact that is there already. */
export function artifactOf(look: Look): number | null {
  if (look.kind === 'SAME') return look.artifactId;
  return look.kind === 'CHANGED' ? look.artifact.stored.id : null;
}

/** A row that is wrong as a whole. */
export const wrongRow = (row: SpreadsheetRow, problems: readonly SheetProblem[]): LookedRow =>
  lookedRow(row, { kind: 'WRONG', problems: [...problems] });

/** Where the rows of each kind are counted. */
export const COUNT_OF_KIND = {
  [SheetRowKind.NEW]: 'new',
  [SheetRowKind.CHANGED]: 'changed',
  [SheetRowKind.SAME]: 'same',
  [SheetRowKind.WRONG]: 'wrong',
  [SheetRowKind.KEPT]: 'kept',
} as const satisfies Record<SheetRowKind, keyof SheetCounts>;

/** How many rows are of each kind, before anything is written. */
export function countRows(rows: readonly LookedRow[]): SheetCounts {
  const counts = { new: 0, changed: 0, same: 0, wrong: 0, applied: 0, kept: 0 };
  for (const { kind } of rows) counts[COUNT_OF_KIND[kind]] += 1;
  return counts;
}

/** Stores the rows of a sheet in the place of those that it has. */
export async function replaceRows(
  { manager }: QueryRunner,
  sheetId: string,
  rows: readonly LookedRow[],
): Promise<void> {
  await manager.delete(StoredSheetRow, { sheetId });
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE);
    await manager.insert(
      StoredSheetRow,
      some.map((row) => ({ sheetId, ...row })),
    );
  }
}
