/** The letters of a column of a spreadsheet, which is counted from 0: `A`, `Z`, `AA`. */
export const lettersOfColumn = (column: number): string =>
  (column < 26 ? '' : lettersOfColumn(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26));

/** The column with these letters. */
export const columnOfLetters = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
