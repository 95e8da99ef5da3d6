import { lettersOfColumn } from '../../../common/column-letters';
import { writeXml } from '../../web/http/xml';

/** How many rows a sheet has at most, that of the headings included. */
export const MAX_XLSX_ROWS = 1_048_576;

/** How long the text of a cell is at most, in UTF-16 code units. Excel mends a file that has a longer one. */
const MAX_CELL = 32_767;

/** A row of texts; what is null, undefined or empty is an empty cell. */
export type SheetTexts = readonly (string | null | undefined)[];

/** The styles of cells, as the part `xl/styles.xml` lists them. Both keep what is typed as a text. */
const TEXT = 1;
const HEADING = 2;

/** The namespace of the parts. */
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The width of every column, in digits. */
const COLUMN_WIDTH = 24;

/** What XML cannot have, or would change, and an underscore that would begin an escape sequence. */
const UNWRITABLE =
  /[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]|_(?=x[0-9A-Fa-f]{4}_)/gu;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as XML has it in XLSX: `_x000D_` is a carriage return, and `_x005F_` an underscore. */
const escapeText = (text: string): string =>
  text.replace(UNWRITABLE, escapeSequence).replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');

const escapeSequence = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** Not by `writeXml`, which takes forty times as long for a page of artifacts. Only the text needs escaping. */
function writeRow(texts: SheetTexts, line: number, style: number): string {
  const cells = texts.map((text, column) =>
    text == null || text === '' || text.length > MAX_CELL
      ? ''
      : `<c r="${lettersOfColumn(column)}${line}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`,
  );
  return `<row r="${line}">${cells.join('')}</row>`;
}

/**
 * Rows of a sheet. Every cell is a text, so that no program runs one or takes it for a number or a date. The
 * cell of a text that is longer than a cell may be stays empty.
 * @param line the number of the first row, counted from 1.
 */
export const writeSheetRows = (rows: readonly SheetTexts[], line: number): string =>
  rows.map((texts, index) => writeRow(texts, line + index, TEXT)).join('');

/** Where the rows stand in the sheet. */
const ROWS = '<sheetData/>';

/** The sheet's beginning, with the row of its headings, which stays in sight. */
export function writeSheetHead(headings: readonly string[]): string {
  const [before] = sheetAround(headings.length);
  return `${before}<sheetData>${writeRow(headings, 1, HEADING)}`;
}

/** The sheet's end. */
export function writeSheetEnd(columns: number): string {
  const [, behind] = sheetAround(columns);
  return `</sheetData>${behind}`;
}

/** What stands before the rows and behind them. Excel is told not to mark numbers that are texts. */
const sheetAround = (columns: number): string[] =>
  writeXml({
    worksheet: {
      '@xmlns': MAIN,
      sheetViews: {
        sheetView: {
          '@workbookViewId': 0,
          pane: {
            ...{ '@ySplit': 1, '@topLeftCell': 'A2' },
            ...{ '@activePane': 'bottomLeft', '@state': 'frozen' },
          },
        },
      },
      cols: {
        col: {
          ...{ '@min': 1, '@max': columns, '@width': COLUMN_WIDTH },
          ...{ '@customWidth': 1, '@style': TEXT },
        },
      },
      sheetData: '',
      ignoredErrors: {
        ignoredError: { '@sqref': `A1:XFD${MAX_XLSX_ROWS}`, '@numberStoredAsText': 1 },
      },
    },
  }).split(ROWS);
