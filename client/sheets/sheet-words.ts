import { lettersOfColumn } from '../../common/column-letters';
import { MAX_SHEET_COLUMNS, MAX_SHEET_ROWS } from '../../common/sheet-limits';
import { labelOfChanged } from '../record/history/changed-field';
import type {
  SheetWork_SheetFragment,
  SheetColumn_ColumnFragment,
  SheetRowKind,
  SheetState,
} from '../generated/graphql';
import { formatCount } from '../ui/format-count';

export type Counts = SheetWork_SheetFragment['counts'];

/** How a list of sheets calls each state. */
export const STATE_LABELS: Readonly<Record<SheetState, string>> = {
  READY: 'Not applied',
  APPLYING: 'Being applied',
  APPLIED: 'Applied',
  UNDOING: 'Being taken back',
  UNDONE: 'Taken back',
};

/** The kinds of rows in the order of the sentence that counts them, with their word in it. */
const KIND_WORDS: readonly (readonly [SheetRowKind, keyof Counts, string])[] = [
  ['NEW', 'new', 'new'],
  ['CHANGED', 'changed', 'changed'],
  ['WRONG', 'wrong', 'wrong'],
  ['SAME', 'same', 'the same'],
  ['KEPT', 'kept', 'left as they are'],
];

export interface CountedKind {
  kind: SheetRowKind;
  count: number;
  /** Such as "112 new". */
  words: string;
}

/** How many rows there are of each kind. Only an undo leaves rows as they are. */
export const countedKinds = (counts: Counts): CountedKind[] =>
  KIND_WORDS.map(([kind, key, word]) => ({
    kind,
    count: counts[key],
    words: `${formatCount(counts[key])} ${word}`,
  })).filter(({ kind, count }) => kind !== 'KEPT' || count > 0);

/** Such as "112 new, 37 changed, 4 wrong, 903 the same". */
export const countsInWords = (counts: Counts): string =>
  countedKinds(counts)
    .filter(({ count }) => count > 0)
    .map(({ words }) => words)
    .join(', ') || 'None';

/** "1 row", "1,234 rows" */
export const rowsInWords = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;

/** What applying a sheet does, such as "Add 112 and change 37 artifacts". */
export function actInWords({ new: added, changed }: Counts): string {
  const noun = (count: number) => (count === 1 ? 'artifact' : 'artifacts');
  if (changed === 0) return `Add ${formatCount(added)} ${noun(added)}`;
  const change = `hange ${formatCount(changed)} ${noun(changed)}`;
  return added === 0 ? `C${change}` : `Add ${formatCount(added)} and c${change}`;
}

/** The name of a column; without a heading, that of the spreadsheet. */
export const columnName = ({
  heading,
  index,
}: Pick<SheetColumn_ColumnFragment, 'heading' | 'index'>): string =>
  heading.trim() === '' ? `Column ${lettersOfColumn(index)}` : heading;

/** The label of a field of a column, a change or a problem. */
export const labelOfSheetField = (field: string): string =>
  field === 'id' ? 'Identifier (id)' : labelOfChanged(field);

/** What the server takes, in words. */
export const limitsInWords = (mebibytes: number): string =>
  `XLSX, CSV or TSV, at most ${mebibytes}\u00a0MiB, ${formatCount(MAX_SHEET_ROWS)}\u00a0rows and ${MAX_SHEET_COLUMNS}\u00a0columns`;
