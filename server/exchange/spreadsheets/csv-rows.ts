import { isEmptyRow, type SpreadsheetRow } from './spreadsheet';

type RowResult = { cells: string[] } | { problem: string };

interface Line {
  number: number;
  text: string;
  /** The characters that end it. They belong to a quoted cell that goes on. */
  end: string;
}

/** How many characters a row may have. */
const MAX_ROW = 16 * 1024 * 1024;

/** How many lines may complete a bad row. */
const MAX_COMPLETING = 20;

/**
 * The rows of a CSV file after RFC 4180, with any separator, each known by the line on which it begins; spaces may stand around a quoted cell. Of a
 * bad row, the first line is left out, and those that complete it. So a quote that nothing closes costs
 * one row, and not all that follow.
 */
export async function* csvRows(
  texts: AsyncIterable<string> | Iterable<string>,
  separator: string,
): AsyncGenerator<SpreadsheetRow> {
  const lines = new Lines(texts);
  const format = new RowFormat(separator);
  for (let first; (first = await lines.next());) {
    const taken = [first];
    const row = await readRow(format, taken, lines);
    const problem = 'problem' in row ? row.problem : swallowed(format, row.cells, taken);
    if (problem === null) {
      yield { line: first.number, ...row };
      if ('cells' in row) format.seen(row.cells);
      continue;
    }
    yield { line: first.number, problem };
    lines.again(taken.slice(1));
    await leaveOutRest(format, first, lines);
  }
}

/** Reads a row, and takes the lines over which it goes on. */
async function readRow(format: RowFormat, taken: Line[], lines: Lines): Promise<RowResult> {
  const row = new RowReader(format);
  let result = taken[0] ? row.read(taken[0]) : null;
  while (!result) {
    const line = await lines.next();
    if (line) taken.push(line);
    result = line ? row.read(line) : { problem: 'A quoted cell has no end.' };
  }
  return result;
}

/** Whether a row has other rows within its quotes, because one is stray: the reason, or else null. */
const swallowed = (format: RowFormat, cells: string[], [, ...others]: Line[]): string | null =>
  !format.fits(cells) && others.some((line) => format.isWhole(line))
    ? 'A quote is not closed, or another one is stray.'
    : null;

/** Leaves out the lines that give a bad row the rest of its cells. Any other line may be a row. */
async function leaveOutRest(format: RowFormat, first: Line, lines: Lines): Promise<void> {
  let missing = format.missing(first);
  const rest: Line[] = [];
  while (missing > 0 && rest.length < MAX_COMPLETING) {
    const line = await lines.next();
    if (!line) break;
    rest.push(line);
    missing = format.isWhole(line) ? -1 : missing - format.separatorsIn(line);
  }
  if (missing !== 0) lines.again(rest);
}

/** Lines that may be read again. */
class Lines {
  private readonly unread: AsyncGenerator<Line>;
  /** In reverse order. */
  private waiting: Line[] = [];

  constructor(texts: AsyncIterable<string> | Iterable<string>) {
    this.unread = linesOf(texts);
  }

  async next(): Promise<Line | undefined> {
    return this.waiting.pop() ?? ((await this.unread.next()).value as Line | undefined);
  }

  again(lines: readonly Line[]): void {
    for (const line of [...lines].reverse()) this.waiting.push(line);
  }
}

/** How the cells of a file are divided, and how many its rows have. */
class RowFormat {
  readonly afterQuotedCell: RegExp;
  readonly openingQuote: RegExp;
  private readonly quotedCells: RegExp;
  /** How many cells the first row has that is not empty; 0 before. */
  private width = 0;

  constructor(readonly separator: string) {
    const escaped = separator.replace(/[^\w\s]/, '\\$&');
    const space = separator === '\t' ? ' *' : '[ \\t]*';
    this.openingQuote = new RegExp(`${space}"`, 'y');
    this.afterQuotedCell = new RegExp(`${space}(${escaped}|$)`, 'y');
    this.quotedCells = new RegExp(`(?<=^|${escaped})"(?:[^"]|"")*"(?=${escaped}|$)`, 'g');
  }

  seen(cells: readonly string[]): void {
    if (this.width === 0 && !isEmptyRow(cells)) this.width = cells.length;
  }

  fits(cells: readonly string[]): boolean {
    return this.width === 0 || cells.length === this.width;
  }

  /** Whether a line is a row with as many cells as the first. */
  isWhole(line: Line): boolean {
    const row = new RowReader(this).read(line);
    return this.width > 0 && row !== null && 'cells' in row && row.cells.length === this.width;
  }

  /** How many separators a line has outside of quoted cells. */
  separatorsIn({ text }: Line): number {
    return text.replace(this.quotedCells, '').split(this.separator).length - 1;
  }

  /** How many separators a bad row needs after its first line. */
  missing(first: Line): number {
    return this.width - 1 - this.separatorsIn(first);
  }
}

class RowReader {
  private readonly cells: string[] = [];
  /** What was read of a quoted cell that has not ended; null outside of one. */
  private quoted: string | null = null;
  private length = 0;

  constructor(private readonly format: RowFormat) {}

  /** @returns null when a quoted cell goes on in the next line. */
  read({ text, end }: Line): RowResult | null {
    this.length += text.length;
    if (this.length > MAX_ROW) return { problem: 'It is too long.' };
    const { separator, openingQuote, afterQuotedCell } = this.format;
    let at = 0;
    for (;;) {
      if (this.quoted === null) {
        openingQuote.lastIndex = at;
        if (openingQuote.test(text)) {
          this.quoted = '';
          at = openingQuote.lastIndex;
          continue;
        }
        const next = text.indexOf(separator, at);
        const cell = text.slice(at, next === -1 ? text.length : next);
        if (cell.includes('"')) {
          return { problem: 'A quote stands within a cell that is not quoted.' };
        }
        this.cells.push(cell);
        if (next === -1) return { cells: this.cells };
        at = next + 1;
      } else {
        const quote = text.indexOf('"', at);
        if (quote === -1) {
          this.quoted += text.slice(at) + end;
          return null;
        }
        this.quoted += text.slice(at, quote);
        at = quote + 1;
        if (text[at] === '"') {
          this.quoted += '"';
          at += 1;
          continue;
        }
        afterQuotedCell.lastIndex = at;
        const [, next] = afterQuotedCell.exec(text) ?? [];
        if (next === undefined) return { problem: 'A text follows the quoted cell.' };
        this.cells.push(this.quoted);
        this.quoted = null;
        if (next === '') return { cells: this.cells };
        at = afterQuotedCell.lastIndex;
      }
    }
  }
}

/** Lines end with LF, CRLF or CR. Of a line that is too long, the beginning is given. */
async function* linesOf(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Line> {
  let number = 1;
  let held = '';
  const toLine = (piece: string): Line => {
    const end = ['\r\n', '\n', '\r'].find((one) => piece.endsWith(one)) ?? '';
    const line = { number, text: piece.slice(0, piece.length - end.length), end };
    number += 1;
    return line;
  };
  for await (const text of texts) {
    // A CR at the end of a chunk may be the first half of a CRLF.
    const chunk = held.endsWith('\r') ? `\r${text}` : text;
    const pieces = chunk.split(/(?<=\n|\r(?!\n|$))/);
    pieces[0] = held.replace(/\r$/, '') + (pieces[0] ?? '');
    held = chunk.endsWith('\n') ? '' : (pieces.pop() ?? '').slice(0, 2 * MAX_ROW);
    for (const piece of pieces) yield toLine(piece);
  }
  if (held !== '') yield toLine(held);
}
