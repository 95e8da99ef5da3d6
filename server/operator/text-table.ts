/** Texts are cut to this length, in characters. */
const MAX_LENGTH = 40;

/** Rows as lines of text, in columns. */
export function textTable(heading: string[], rows: string[][]): string {
  const cells = [heading, ...rows].map((row) => row.map(printable));
  const widths = heading.map((_, column) => Math.max(...cells.map((row) => length(row[column]))));
  return cells
    .map((row) => row.map((text, n) => text + ' '.repeat((widths[n] ?? 0) - length(text))))
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}

/** The text as a terminal may show it: control characters could move the cursor. */
export function printable(text: string): string {
  const characters = [...text.replace(/\p{C}/gu, '')];
  if (characters.length <= MAX_LENGTH) return characters.join('');
  return `${characters.slice(0, MAX_LENGTH - 1).join('')}…`;
}

const length = (text = '') => [...text].length;
