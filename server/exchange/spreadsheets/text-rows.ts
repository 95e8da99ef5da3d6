import { csvRows } from './csv-rows';
import { separatorOf } from './separator';
import type { Source, SpreadsheetRow } from './spreadsheet';
import { decoded, encodingOf } from './text-encoding';

/** How many characters tell the separator. */
const BEGINNING = 64 * 1024;

interface TextRows {
  rows: AsyncGenerator<SpreadsheetRow>;
  /** Whether a row may have fewer cells than the headings: programs leave out empty cells in TSV. */
  mayBeShort: boolean;
}

/**
 * The rows of a text in CSV or TSV, with empty ones.
 * @param numbering whether a row is known by its line in the file, or by the number that a spreadsheet
 *   program shows: for such a program, a row is one, however many lines it has.
 * @throws UnreadableFile
 */
export async function textRows(source: Source, numbering: 'lines' | 'rows'): Promise<TextRows> {
  const encoding = await encodingOf(source);
  let beginning = '';
  for await (const text of decoded(source, encoding)) {
    beginning += text;
    if (beginning.length >= BEGINNING) break;
  }
  const { separator, hasLine } = await separatorOf(beginning);
  async function* rows(): AsyncGenerator<SpreadsheetRow> {
    let number = hasLine ? -1 : 0;
    for await (const row of csvRows(decoded(source, encoding), separator)) {
      number += 1;
      if (number > 0) yield numbering === 'rows' ? { ...row, line: number } : row;
    }
  }
  return { rows: rows(), mayBeShort: separator === '\t' };
}
