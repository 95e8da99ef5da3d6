import type { QueryRunner } from 'typeorm';
import type { Look } from './row-look';
import { SheetRowKind, StoredSheetRow } from './sheet.entity';
import type { SheetCounts, SheetProblem } from './sheet.types';

/** What is stored of a row beside its cells. */
export type LookedRow = Omit<StoredSheetRow, 'sheet' | 'sheetId'>;

/** A row of a file: its cells, or the reason why it has none. */
export type GivenRow = Pick<LookedRow, 'line' | 'cells'> & { problem?: string | undefined };

/** A stored row as it was given. */
export function givenRow({ line, cells, problems }: StoredSheetRow): GivenRow {
  const [problem] = JSON.parse(problems) as SheetProblem[];
  return { line, cells, problem: problem?.message };
}

/** How many rows one statement inserts: databases limit its parameters. */
const ROWS_AT_ONCE = 200;

/** A row that a look has found like this. */
export const lookedRow = ({ line, cells }: GivenRow, look: Look): LookedRow => ({
  ...{ line, cells, kind: SheetRowKind[look.kind] },
  artifactId: artifactOf(look),
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
export const wrongRow = (row: GivenRow, problems: readonly SheetProblem[]): LookedRow =>
  lookedRow(row, { kind: 'WRONG', problems: [...problems] });

/** How many rows are of each kind, before anything is written. */
export function countRows(rows: readonly LookedRow[]): SheetCounts {
  const countOf = (kind: SheetRowKind) => rows.filter((row) => row.kind === kind).length;
  return {
    new: countOf(SheetRowKind.NEW),
    changed: countOf(SheetRowKind.CHANGED),
    same: countOf(SheetRowKind.SAME),
    wrong: countOf(SheetRowKind.WRONG),
    ...{ applied: 0, kept: 0 },
  };
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
