import { createReadStream } from 'node:fs';

/** A row, known by its line: its cells, or the reason why it cannot be read. */
export type SpreadsheetRow = { line: number } & ({ cells: string[] } | { problem: string });

/** What a spreadsheet has: one cell for each heading in each row. */
export interface Spreadsheet {
  /** The texts of the first row that is not empty. */
  headings: string[];
  rows: SpreadsheetRow[];
}

/** How many rows, without that of the headings, and how many headings a spreadsheet may have. */
export interface SpreadsheetLimits {
  rows: number;
  columns: number;
}

/** The path of a file, or its bytes. */
export type Source = string | Uint8Array;

/** A file, or its rest, cannot be read. The message is for the person who gave the file. */
export class UnreadableFile extends Error {}

/** How many bytes are read at once. */
const PIECE = 64 * 1024;

/** The bytes of a source from its beginning, in pieces. */
export async function* piecesOf(source: Source): AsyncGenerator<Uint8Array> {
  if (typeof source === 'string') {
    yield* createReadStream(source) as AsyncIterable<Uint8Array>;
    return;
  }
  for (let start = 0; start < source.length; start += PIECE) {
    yield source.subarray(start, start + PIECE);
  }
}

/** The first piece of a source; empty for an empty one. */
export async function beginningOf(source: Source): Promise<Uint8Array> {
  for await (const piece of piecesOf(source)) return piece;
  return new Uint8Array();
}

export const isEmptyRow = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.trim() === '');
