/** Cells are cut to this length, in characters. */
const MAX_CELL = 40;

/** Rows as lines of text, in columns. */
export function textTable(heading: string[], rows: string[][]): string {
  const cells = [heading, ...rows].map((row) => row.map(cell));
  const widths = heading.map((_, column) => Math.max(...cells.map((row) => length(row[column]))));
  return cells
    .map((row) => row.map((text, n) => text + ' '.repeat((widths[n] ?? 0) - length(text))))
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}

/** Control characters in what members write could move the terminal's cursor. */
function cell(text: string): string {
  const characters = [...text.replace(/\p{C}/gu, '')];
  if (characters.length <= MAX_CELL) return characters.join('');
  return `${characters.slice(0, MAX_CELL - 1).join('')}…`;
}

const length = (text = '') => [...text].length;
