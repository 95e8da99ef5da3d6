import type { Source } from './spreadsheet';
import { MergedCells } from './xlsx-merges';
import { XlsxPackage } from './xlsx-package';
import { XlsxRowReader, type XlsxRow } from './xlsx-sheet';
import { stringsOf } from './xlsx-strings';
import { dateFormatsOf } from './xlsx-styles';
import { workbookOf } from './xlsx-workbook';
import { readXml } from './xml';

/**
 * The rows of the first sheet of an XLSX file that are not empty, read as they are needed.
 * @throws UnreadableFile
 */
export async function* xlsxRows(source: Source): AsyncGenerator<XlsxRow> {
  const file = await XlsxPackage.open(source);
  try {
    const { sheet, strings, styles, is1904 } = await workbookOf(file);
    const reader = new XlsxRowReader({
      strings: await stringsOf(file, strings),
      formats: await dateFormatsOf(file, styles),
      merged: await MergedCells.of(file.text(sheet)),
      is1904,
    });
    for await (const read of readXml(file.text(sheet), reader)) yield* read.take();
  } finally {
    file.close();
  }
}
