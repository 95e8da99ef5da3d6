import { constants, setPriority } from 'node:os';
import { readSpreadsheet } from './read-spreadsheet';
import { type Spreadsheet, UnreadableFile } from './spreadsheet';

/**
 * The program that reads a spreadsheet from the standard input, in a process of its own:
 * `spreadsheet-program ROWS COLUMNS MEMORY`. MEMORY is the limit of the resident memory, in bytes: a process
 * that needs more kills itself. The standard output is a `ReadingResult`, as JSON.
 */
export type ReadingResult = { spreadsheet: Spreadsheet } | { refused: string };

/** How often the memory is measured, in milliseconds. */
const MEASURE_EVERY_MS = 50;

const [rows, columns, memory] = process.argv.slice(2).map(Number);
const parent = process.ppid;

/** Ends this process when it is too large, or when nobody waits for it. */
function watch(): void {
  const isTooLarge = process.memoryUsage.rss() > Number(memory);
  if (isTooLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}

async function run(): Promise<ReadingResult> {
  const pieces: Buffer[] = [];
  for await (const piece of process.stdin as AsyncIterable<Buffer>) pieces.push(piece);
  try {
    const limits = { rows: Number(rows), columns: Number(columns) };
    return { spreadsheet: await readSpreadsheet(Buffer.concat(pieces), limits) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refused: error.message };
    throw error;
  }
}

// Spreadsheets wait for pages, and not the other way round.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
setInterval(watch, MEASURE_EVERY_MS).unref();
void run().then((result) => process.stdout.write(JSON.stringify(result)));
