import { stringify } from 'csv-stringify/sync';
import { fieldOfFact, joinValues } from '../../../common/facts';
import { XLSX_TYPE } from '../../../common/spreadsheet-types';
import { writePictureLines } from '../../../common/picture-lines';
import { protectCell, writeCell } from '../spreadsheets/cells';
import { packXlsx } from '../spreadsheets/pack-xlsx';
import {
  MAX_XLSX_ROWS,
  writeSheetEnd,
  writeSheetHead,
  writeSheetRows,
} from '../spreadsheets/write-xlsx';
import { EXPORT_COLUMNS, type ExportRow } from './export-rows';

/** A format of whole catalogues: a beginning, the text of some artifacts, and an end. */
export interface ExportFormat {
  readonly contentType: string;
  readonly head: string;
  /** @param before how many artifacts stand before these. */
  readonly write: (rows: readonly ExportRow[], before: number) => string;
  readonly end: string;
  /** Makes the file of this text, where the text is not the file. */
  readonly pack?: (text: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;
  /** How many artifacts a file has at most. */
  readonly maxArtifacts: number;
}

/** The names of the formats, and the endings of their files. */
export const EXPORT_ENDINGS = ['csv', 'ndjson', 'xlsx'] as const;

export type ExportEnding = (typeof EXPORT_ENDINGS)[number];

type ColumnsOfFacts = readonly { key: string }[];

/**
 * The formats of exports.
 * @param facts the declared facts that have columns in a spreadsheet.
 */
export const exportFormats = (
  facts: ColumnsOfFacts,
): Readonly<Record<ExportEnding, ExportFormat>> => ({
  csv: csvFormat(facts),
  ndjson,
  xlsx: xlsxFormat(facts),
});

/** The headings of a spreadsheet. */
const headingsOf = (facts: ColumnsOfFacts): string[] => [
  ...EXPORT_COLUMNS,
  ...facts.map(({ key }) => fieldOfFact(key)),
];

/** What stands below the headings. */
const cellsOf = (
  { facts: values = {}, morePictures, ...row }: ExportRow,
  facts: ColumnsOfFacts,
): (string | number | null | undefined)[] => [
  // A cell has a line for each further picture.
  ...EXPORT_COLUMNS.map((name) =>
    name === 'morePictures' ? morePictures && writePictureLines(morePictures) : row[name],
  ),
  // A key may be the name of a property that every object has.
  ...facts.map(({ key }) => (Object.hasOwn(values, key) ? joinValues(values[key] ?? []) : null)),
];

/**
 * Texts are quoted, so that no spreadsheet takes a part of one for a cell. csv-stringify writes the
 * quotes and line breaks of RFC 4180.
 */
function csvFormat(facts: ColumnsOfFacts): ExportFormat {
  const options = { columns: headingsOf(facts), record_delimiter: '\r\n' } as const;
  return {
    contentType: 'text/csv; charset=utf-8',
    head: stringify([], { ...options, header: true }),
    write: (rows) =>
      stringify(
        rows.map((row) => cellsOf(row, facts)),
        { ...options, quoted_string: true, cast: { string: protectCell } },
      ),
    end: '',
    maxArtifacts: Infinity,
  };
}

const ndjson: ExportFormat = {
  contentType: 'application/x-ndjson; charset=utf-8',
  head: '',
  write: (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  end: '',
  maxArtifacts: Infinity,
};

/** The cells of CSV, as texts. Spreadsheets run none and guess at none, so that no text needs protection. */
function xlsxFormat(facts: ColumnsOfFacts): ExportFormat {
  const headings = headingsOf(facts);
  const textsOf = (row: ExportRow) =>
    cellsOf(row, facts).map((cell) => (cell == null ? null : writeCell(String(cell))));
  return {
    contentType: XLSX_TYPE,
    head: writeSheetHead(headings),
    write: (rows, before) => writeSheetRows(rows.map(textsOf), before + 2),
    end: writeSheetEnd(headings.length),
    pack: packXlsx,
    maxArtifacts: MAX_XLSX_ROWS - 1,
  };
}
