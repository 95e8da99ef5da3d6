/** Texts are cut to this length, in characters. */
const MAX_LENGTH = 40;

/**
 * Rows as lines of text, in columns.
 * @param lastIsWhole whether the texts of the last column are not cut.
 */
export function textTable(
  heading: string[],
  rows: string[][],
  { lastIsWhole } = { lastIsWhole: false },
): string {
  const isWhole = (column: number) => lastIsWhole && column === heading.length - 1;
  const cells = [heading, ...rows].map((row) =>
    row.map((text, column) => (isWhole(column) ? withoutControls(text) : printable(text))),
  );
  const widths = heading.map((_, column) => Math.max(...cells.map((row) => length(row[column]))));
  return cells
    .map((row) => row.map((text, n) => text + ' '.repeat((widths[n] ?? 0) - length(text))))
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}

/** Control characters could move the cursor of a terminal. */
const withoutControls = (text: string) => text.replace(/\p{C}/gu, '');

/** The text as a terminal may show it, cut to a length. */
export function printable(text: string): string {
  const characters = [...withoutControls(text)];
  if (characters.length <= MAX_LENGTH) return characters.join('');
  return `${characters.slice(0, MAX_LENGTH - 1).join('')}…`;
}

const length = (text = '') => [...text].length;
