/**
 * The beginning of a cell that a spreadsheet would run as a formula, after any apostrophes and
 * white space. Some spreadsheets also read wide characters as the narrow ones.
 */
const FORMULA = /^(?:[\s']*[=+\-@＝＋－＠]|'*[\t\r\n])/;

/** The cell that empties a field: an empty cell changes nothing. */
export const EMPTIES = '[empty]';

/** That cell, and those that stand for its text, with a backslash before it. */
const EMPTIES_OR_ITS_TEXT = /^\\*\[empty\]$/;

/** A text as a cell of a file in which nothing runs, such as XLSX. `readCell` gives it back. */
export const writeCell = (text: string): string =>
  EMPTIES_OR_ITS_TEXT.test(text)
    ? `\\${text}`
    : withoutApostrophe(text) === text
      ? text
      : `'${text}`;

/**
 * A text as a cell that a spreadsheet shows and does not run: an apostrophe stands before a formula.
 * `readCell` gives every text back as it was.
 */
export const protectCell = (text: string): string =>
  FORMULA.test(text) ? `'${text}` : writeCell(text);

/**
 * What a cell says of its field: nothing (undefined), that the field is to be empty (an empty text), or a
 * text.
 */
export function readCell(cell: string): string | undefined {
  const text = withoutApostrophe(cell);
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (!EMPTIES_OR_ITS_TEXT.test(trimmed)) return text;
  return trimmed === EMPTIES ? '' : trimmed.slice(1);
}

/** The text of a cell that `protectCell` wrote. */
const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
