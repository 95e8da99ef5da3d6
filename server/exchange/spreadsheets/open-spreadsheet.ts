import { lettersOfColumn } from '../../../common/column-letters';
import { kindOf } from './file-kind';
import { isEmptyRow, type Source, type SpreadsheetRow, UnreadableFile } from './spreadsheet';
import { textRows } from './text-rows';
import { xlsxRows } from './xlsx-rows';
import type { XlsxRow } from './xlsx-sheet';

/** A row as its format has it. */
type StoredRow = SpreadsheetRow | XlsxRow;

interface StoredRows {
  rows: AsyncGenerator<StoredRow>;
  /** Whether empty cells at the end of a row may be left out. */
  mayBeShort: boolean;
}

/** A spreadsheet of any size: its rows are read as they are needed, once. */
export interface OpenSpreadsheet {
  headings: string[];
  rows: AsyncGenerator<SpreadsheetRow>;
}

/**
 * Opens the first sheet of an XLSX file, or CSV or TSV. Its bytes tell which it is, its encoding and its
 * separator. The first row that is not empty has the headings. Empty rows are left out.
 * @param numbering how rows of CSV and TSV are known: see `textRows`.
 * @throws UnreadableFile, as the rows do.
 */
export async function openSpreadsheet(
  source: Source,
  numbering: 'lines' | 'rows',
): Promise<OpenSpreadsheet> {
  const stored = await storedRows(source, numbering);
  try {
    const headings = await headingsOf(stored.rows);
    return { headings, rows: checkedRows(stored, headings) };
  } catch (error) {
    await stored.rows.return(undefined);
    throw error;
  }
}

const storedRows = async (source: Source, numbering: 'lines' | 'rows'): Promise<StoredRows> =>
  (await kindOf(source)) === 'archive'
    ? { rows: xlsxRows(source), mayBeShort: true }
    : textRows(source, numbering);

/** The texts of the first row that is not empty, without empty ones at the end. */
async function headingsOf(rows: AsyncGenerator<StoredRow>): Promise<string[]> {
  for (let next; !(next = await rows.next()).done;) {
    const row = next.value;
    const problem = problemOf(row, []);
    if (problem !== null) {
      throw new UnreadableFile(`Line ${row.line}, the names of the columns: ${problem}`);
    }
    const headings = cellsOf(row).map((cell) => cell.trim());
    if (headings.some((heading) => heading !== '')) return withoutEmptyEnd(headings);
  }
  throw new UnreadableFile('The file has no rows.');
}

const withoutEmptyEnd = (cells: string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

async function* checkedRows(
  { rows, mayBeShort }: StoredRows,
  headings: readonly string[],
): AsyncGenerator<SpreadsheetRow> {
  for await (const row of rows) {
    const { line } = row;
    const cells = cellsOf(row);
    const found = problemOf(row, headings);
    if (found === null && isEmptyRow(cells)) continue;
    const problem = found ?? widthProblem(cells, headings, mayBeShort);
    if (problem !== null) yield { line, problem };
    else yield { line, cells: headings.map((_, column) => cells[column] ?? '') };
  }
}

const cellsOf = (row: StoredRow): string[] => ('cells' in row ? row.cells : []);

/** Why a row has no cells, or a cell no value; null when all is there. */
function problemOf(row: StoredRow, headings: readonly string[]): string | null {
  if ('problem' in row) return row.problem;
  if (!('faults' in row) || row.faults.length === 0) return null;
  return row.faults
    .map(({ column, fault }) => `The cell of the column ${nameOf(column, headings)} ${fault}.`)
    .join(' ');
}

function widthProblem(
  cells: readonly string[],
  headings: readonly string[],
  mayBeShort: boolean,
): string | null {
  if (!mayBeShort && cells.length < headings.length) return 'It has fewer cells than the headings.';
  return isEmptyRow(cells.slice(headings.length)) ? null : 'It has a cell beyond the headings.';
}

/** The heading of a column, or else its letters. */
const nameOf = (column: number, headings: readonly string[]): string =>
  headings[column] ? `"${headings[column]}"` : lettersOfColumn(column);
