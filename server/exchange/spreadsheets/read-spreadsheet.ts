import { openSpreadsheet } from './open-spreadsheet';
import {
  type Spreadsheet,
  type SpreadsheetLimits,
  type SpreadsheetRow,
  UnreadableFile,
} from './spreadsheet';

/** How many characters the cells may have together. Cells of XLSX may share one text. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

/**
 * Reads a spreadsheet whole. A row is known by the number that a spreadsheet program shows.
 * @throws UnreadableFile, also when it has more rows or columns than the limits.
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
  limits: SpreadsheetLimits,
): Promise<Spreadsheet> {
  const { headings, rows } = await openSpreadsheet(bytes, 'rows');
  refuseMore('columns', headings.length, limits.columns);
  const kept: SpreadsheetRow[] = [];
  let found = 0;
  let characters = 0;
  for await (const row of rows) {
    found += 1;
    if (found > limits.rows) continue;
    characters += 'cells' in row ? row.cells.reduce((sum, { length }) => sum + length, 0) : 0;
    if (characters > MAX_CHARACTERS) {
      throw new UnreadableFile('The cells have more than 32 million characters together.');
    }
    kept.push(row);
  }
  refuseMore('rows', found, limits.rows);
  return { headings, rows: kept };
}

function refuseMore(what: string, found: number, limit: number): void {
  if (found <= limit) return;
  const [most, number] = [limit, found].map((count) => count.toLocaleString('en-US'));
  throw new UnreadableFile(`The file has ${number} ${what}. At most ${most} can be read at once.`);
}
