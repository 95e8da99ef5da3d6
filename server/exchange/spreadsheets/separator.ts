import { csvRows } from './csv-rows';
import type { SpreadsheetRow } from './spreadsheet';

/** How many rows tell the separator. */
const ROWS = 20;

const SEPARATORS = [',', ';', '\t'];

/** The first line that Excel reads as the separator, and does not show. */
const SEPARATOR_LINE = /^sep=([^\w\s"]|\t)[\r\n]/i;

interface FoundSeparator {
  separator: string;
  /** Whether the first line is no row. */
  hasLine: boolean;
}

/**
 * The separator of a text: that of its first line `sep=;`, or else the one that divides the first rows
 * into cells most evenly, of these the one with most cells.
 * @param beginning ends anywhere.
 */
export async function separatorOf(beginning: string): Promise<FoundSeparator> {
  const [, named] = SEPARATOR_LINE.exec(beginning) ?? [];
  if (named !== undefined) return { separator: named, hasLine: true };
  let found = { separator: ',', evenness: 0, cells: 1 };
  for (const separator of SEPARATORS) {
    const rows = await firstRows(beginning, separator);
    const cells = rows[0] ?? 1;
    const evenness = rows.filter((count) => count === cells).length / rows.length;
    const isBetter =
      evenness > found.evenness || (evenness === found.evenness && cells > found.cells);
    if (cells > 1 && isBetter) found = { separator, evenness, cells };
  }
  return { separator: found.separator, hasLine: false };
}

/** How many cells each of the first rows has, without empty rows and those that cannot be read. */
async function firstRows(beginning: string, separator: string): Promise<number[]> {
  const rows: SpreadsheetRow[] = [];
  for await (const row of csvRows([beginning], separator)) {
    if (rows.push(row) > ROWS) break;
  }
  // The last one may be cut.
  const whole = rows.length > 1 ? rows.slice(0, -1) : rows;
  return whole.flatMap((row) => {
    if (!('cells' in row)) return [];
    return row.cells.some((cell) => cell.trim() !== '') ? [row.cells.length] : [];
  });
}
