import { decoded, MAX_ENTRY } from './entries';

/** A row of a CSV file, known by the line on which it begins: its cells, or the reason why it has none. */
export type CsvRow = { line: number } & RowResult;

type RowResult = { cells: string[] } | { problem: string };

interface Line {
  number: number;
  text: string;
  /** The characters that end it. They belong to a quoted cell that goes on. */
  end: string;
}

/**
 * The rows of a CSV file after RFC 4180; spaces may stand around a quoted cell. Of a bad row, only the
 * first line is left out. So a quote that nothing closes costs one row, and not all that follow.
 * @throws UnreadableFile
 */
export async function* csvRows(file: string): AsyncGenerator<CsvRow> {
  const lines = linesOf(file);
  /** The lines that are read again, in reverse order. */
  let again: Line[] = [];
  const next = async () => again.pop() ?? ((await lines.next()).value as Line | undefined);
  for (let first; (first = await next());) {
    const row = new RowReader();
    const taken = [first];
    let result = row.read(first);
    while (!result) {
      const line = await next();
      if (line) taken.push(line);
      result = line ? row.read(line) : { problem: 'A quoted cell has no end.' };
    }
    yield { line: first.number, ...result };
    if ('problem' in result && taken.length > 1) again = [...again, ...taken.slice(1).reverse()];
  }
}

const OPENING_QUOTE = /[ \t]*"/y;
const AFTER_QUOTED_CELL = /[ \t]*(,|$)/y;

class RowReader {
  private readonly cells: string[] = [];
  /** What was read of a quoted cell that has not ended; null outside of one. */
  private quoted: string | null = null;
  private length = 0;

  /** @returns null when a quoted cell goes on in the next line. */
  read({ text, end }: Line): RowResult | null {
    this.length += text.length;
    if (this.length > MAX_ENTRY) return { problem: 'It is too long.' };
    let at = 0;
    for (;;) {
      if (this.quoted === null) {
        OPENING_QUOTE.lastIndex = at;
        if (OPENING_QUOTE.test(text)) {
          this.quoted = '';
          at = OPENING_QUOTE.lastIndex;
          continue;
        }
        const comma = text.indexOf(',', at);
        const cell = text.slice(at, comma === -1 ? text.length : comma);
        if (cell.includes('"')) {
          return { problem: 'A quote stands within a cell that is not quoted.' };
        }
        this.cells.push(cell);
        if (comma === -1) return { cells: this.cells };
        at = comma + 1;
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
        AFTER_QUOTED_CELL.lastIndex = at;
        const [, comma] = AFTER_QUOTED_CELL.exec(text) ?? [];
        if (comma === undefined) return { problem: 'A text follows the quoted cell.' };
        this.cells.push(this.quoted);
        this.quoted = null;
        if (comma === '') return { cells: this.cells };
        at = AFTER_QUOTED_CELL.lastIndex;
      }
    }
  }
}

/** Lines end with LF, CRLF or CR. Of a line that is too long, the beginning is given. */
async function* linesOf(file: string): AsyncGenerator<Line> {
  let number = 1;
  let held = '';
  const toLine = (piece: string): Line => {
    const end = ['\r\n', '\n', '\r'].find((one) => piece.endsWith(one)) ?? '';
    const line = { number, text: piece.slice(0, piece.length - end.length), end };
    number += 1;
    return line;
  };
  for await (const text of decoded(file) as AsyncIterable<string>) {
    // A CR at the end of a chunk may be the first half of a CRLF.
    const chunk = held.endsWith('\r') ? `\r${text}` : text;
    const pieces = chunk.split(/(?<=\n|\r(?!\n|$))/);
    pieces[0] = held.replace(/\r$/, '') + (pieces[0] ?? '');
    held = chunk.endsWith('\n') ? '' : (pieces.pop() ?? '').slice(0, 2 * MAX_ENTRY);
    for (const piece of pieces) yield toLine(piece);
  }
  if (held !== '') yield toLine(held);
}
