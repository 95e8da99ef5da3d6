/** The parameter of CSV for a byte order mark, by which Excel learns that the file is UTF-8. */
export const MARK = 'bom';

/** The mark that a value of the parameter asks for. @throws Error for another value than 1 */
export function readMark(value: unknown): string {
  if (value !== '1') throw new Error('Please give 1.');
  return '\uFEFF';
}
