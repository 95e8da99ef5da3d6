/**
 * The beginning of a cell that a spreadsheet would run as a formula, after any apostrophes and
 * white space. Some spreadsheets also read wide characters as the narrow ones.
 */
const FORMULA = /^(?:[\s']*[=+\-@＝＋－＠]|'*[\t\r\n])/;

/**
 * A text as a cell that a spreadsheet shows and does not run: an apostrophe stands before a formula.
 * `readCell` gives every text back as it was.
 */
export const protectCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell that `protectCell` wrote. */
export const readCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
