import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SpreadsheetRow } from '../spreadsheets/spreadsheet';
import type { Look, RowLook } from './row-look';
import { artifactOf, type LookedRow, lookedRow, wrongRow } from './sheet-rows';

/** How many rows are looked at together. */
const AT_ONCE = 20;

/** Says of each row what it would do, and finds rows that are about the same artifact. */
export async function lookAtRows(
  look: RowLook,
  rows: readonly SpreadsheetRow[],
): Promise<LookedRow[]> {
  const repetitions = new Repetitions();
  const looked: LookedRow[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const some = rows.slice(start, start + AT_ONCE);
    // Requests of others get their turns.
    await nextTurn();
    const looks = await Promise.all(
      some.map(async (row) => [row, await lookAt(look, row)] as const),
    );
    looked.push(...looks.map(([row, found]) => repetitions.check(row, found)));
  }
  return looked;
}

async function lookAt(look: RowLook, row: SpreadsheetRow): Promise<Look> {
  if ('cells' in row) return look.at(row.cells);
  return { kind: 'WRONG', problems: [{ field: null, message: row.problem }] };
}

/** What the rows before are about. */
class Repetitions {
  private readonly lines = new Map<string, number>();

  check(row: SpreadsheetRow, look: Look): LookedRow {
    for (const [about, field, message] of subjectsOf(look)) {
      const earlier = this.lines.get(about);
      if (earlier !== undefined) {
        return wrongRow(row, [{ field, message: `Row ${earlier} ${message}` }]);
      }
    }
    for (const [about] of subjectsOf(look)) this.lines.set(about, row.line);
    return lookedRow(row, look);
  }
}

/** What only one row may be about: an artifact, and the unique values of its facts. */
function subjectsOf(look: Look): [about: string, field: string | null, message: string][] {
  if (look.kind === 'WRONG') return [];
  const id = artifactOf(look);
  const unique = 'unique' in look ? look.unique : [];
  return [
    ...(id === null ? [] : [subject(`id ${id}`, null, 'is about the same artifact.')]),
    ...unique.map(({ key, value, field }) => subject(`${key} ${value}`, field, 'has this value.')),
  ];
}

const subject = (about: string, field: string | null, message: string) =>
  [about, field, message] as [string, string | null, string];
