import { readCell } from '../../exchange/spreadsheets/cells';
import type { CatalogueRecord } from '../../site/record';
import { csvRows } from './csv-rows';
import { type Entry, UnreadableFile } from './entries';
import { withFacts } from './facts-of-file';
import { checkHeadings } from './headings';

/**
 * The records of a CSV file as an export writes it: a line with the names of the columns, then texts.
 * Empty cells and rows of empty cells are left out.
 * @param record says which columns have to be there, and which have facts.
 * @param note takes a line about columns that are not read.
 * @throws UnreadableFile
 */
export async function* readCsv(
  file: string,
  record: CatalogueRecord,
  note: (line: string) => void,
): AsyncGenerator<Entry> {
  let names: string[] | undefined;
  for await (const row of csvRows(file)) {
    const { line } = row;
    if ('problem' in row) {
      if (!names)
        throw new UnreadableFile(`Line ${line}, the names of the columns: ${row.problem}`);
      yield row;
      continue;
    }
    const { cells } = row;
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (!names) {
      names = cells.map((cell) => cell.trim());
      const notRead = await checkHeadings(names, record);
      if (notRead !== null) note(notRead);
    } else if (cells.length === names.length) {
      const named = names.map((name, index) => [name, readCell(cells[index] ?? '')] as const);
      const filled = Object.fromEntries(named.filter(([, text]) => text !== undefined));
      yield { line, value: withFacts(filled, record) };
    } else {
      yield { line, problem: 'It has more or fewer cells than the first line.' };
    }
  }
}
