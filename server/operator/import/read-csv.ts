import { type CsvError, parse } from 'csv-parse';
import { readCell } from '../../records/spreadsheet-cells';
import { decoded, type Entry, MAX_ENTRY, UnreadableFile } from './entries';

interface NumberedRecord {
  line: number;
  record: Record<string, string>;
}

/**
 * The records of a CSV file as an export writes it: a line with the names of the columns, then texts.
 * Empty cells are left out. A record is known by the line on which it begins.
 * @throws UnreadableFile
 */
export async function* readCsv(file: string): AsyncGenerator<Entry> {
  // The parser calls both functions in the order of the file, ahead of the loop below.
  let begins = 2;
  const beginsBefore = (next: number) => {
    const line = begins;
    begins = next;
    return line;
  };
  let skipped: Entry[] = [];
  const skippedBefore = (line: number) => {
    const before = skipped.filter((one) => one.line < line);
    skipped = skipped.slice(before.length);
    return before;
  };
  const parser = parse({
    columns: true,
    bom: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: MAX_ENTRY,
    on_record: (record: Record<string, string>, { lines }): NumberedRecord => ({
      line: beginsBefore(lines + 1),
      record,
    }),
    on_skip: (error: CsvError | undefined) => {
      const line = beginsBefore(Number(error?.['lines'] ?? begins) + 1);
      skipped.push({ line, problem: problemOf(error) });
    },
  });
  const text = decoded(file);
  text.on('error', (error) => parser.destroy(error));
  try {
    for await (const { line, record } of text.pipe(parser) as AsyncIterable<NumberedRecord>) {
      yield* skippedBefore(line);
      const cells = Object.entries(record).filter(([, cell]) => cell !== '');
      const value = Object.fromEntries(cells.map(([name, cell]) => [name, readCell(cell)]));
      yield { line, value };
    }
    yield* skipped;
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    yield* skipped;
    const problem = problemOf(error as CsvError);
    throw new UnreadableFile(`From line ${begins} on, the file cannot be read: ${problem}`);
  } finally {
    text.destroy();
  }
}

/** csv-parse's message ends with the text of the file in some cases; its code says what is wrong. */
function problemOf(error: CsvError | undefined): string {
  const problems: Record<string, string> = {
    CSV_RECORD_INCONSISTENT_COLUMNS: 'It has more or fewer cells than the first line.',
    CSV_QUOTE_NOT_CLOSED: 'A quoted cell has no end. What follows is not read.',
    CSV_MAX_RECORD_SIZE: 'It is too long.',
    INVALID_OPENING_QUOTE: 'A quote stands within a cell that is not quoted.',
    CSV_INVALID_CLOSING_QUOTE: 'A text follows the quoted cell.',
  };
  return problems[error?.code ?? ''] ?? 'It is no CSV.';
}
