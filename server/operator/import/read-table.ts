import { openSpreadsheet } from '../../exchange/spreadsheets/open-spreadsheet';
import { readCell } from '../../exchange/spreadsheets/cells';
import type { CatalogueRecord } from '../../site/record';
import type { Entry } from './entries';
import { withFacts } from './facts-of-file';
import { checkHeadings } from './headings';

/**
 * The records of a spreadsheet: a row with the names of the columns, as an export writes them, then one for
 * each record. Empty cells and rows of empty cells are left out.
 * @param record says which columns have to be there, and which have facts.
 * @param note takes a line about columns that are not read.
 * @throws UnreadableFile
 */
export async function* readTable(
  file: string,
  record: CatalogueRecord,
  note: (line: string) => void,
): AsyncGenerator<Entry> {
  const { headings, rows } = await openSpreadsheet(file, 'lines');
  const notRead = await checkHeadings(headings, record);
  if (notRead !== null) note(notRead);
  for await (const row of rows) {
    if ('problem' in row) yield row;
    else yield { line: row.line, value: withFacts(namedCells(headings, row.cells), record) };
  }
}

function namedCells(headings: readonly string[], cells: readonly string[]) {
  const named = headings.map((name, column) => [name, readCell(cells[column] ?? '')] as const);
  return Object.fromEntries(named.filter(([, text]) => text !== undefined));
}
