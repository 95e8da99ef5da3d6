import { stringify } from 'csv-stringify/sync';
import { isUUID } from 'class-validator';
import { sheetNotFound } from '../../base/errors';
import type { Services } from '../../web/graphql/services';
import { protectCell, readCell } from '../spreadsheets/cells';
import { SheetRowKind, StoredSheetRow } from './sheet.entity';
import { columnsOf, SheetReader } from './sheet.reader';
import type { SheetProblem } from './sheet.types';

/** The rows of a sheet that are wrong, as a file of their cells and of what is wrong. @throws NOT_FOUND */
export async function wrongRowsCsv(
  services: Services,
  memberUid: string,
  id: string,
): Promise<string> {
  const sheet = isUUID(id) ? await services.get(SheetReader).find(memberUid, id) : null;
  if (!sheet) throw sheetNotFound();
  const rows = await services.database.dataSource.manager.find(StoredSheetRow, {
    where: { sheetId: id, kind: SheetRowKind.WRONG },
    order: { line: 'ASC' },
  });
  const columns = columnsOf(sheet);
  const headings = [...columns.map(({ heading }) => heading), 'problem'];
  const lines = rows.map(({ cells, problems }) => {
    const texts = JSON.parse(cells ?? '[]') as string[];
    const stated = JSON.parse(problems) as SheetProblem[];
    return [
      ...columns.map((_column, index) => texts[index] ?? ''),
      stated
        .map(({ field, message }) => (field === null ? message : `${field}: ${message}`))
        .join(' '),
    ];
  });
  return stringify([headings, ...lines], {
    record_delimiter: '\r\n',
    cast: { string: protectGiven },
  });
}

/** A cell as it was given, which no spreadsheet runs. */
function protectGiven(cell: string): string {
  const text = readCell(cell);
  return text ? protectCell(text) : cell;
}
