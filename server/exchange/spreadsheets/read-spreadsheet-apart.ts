import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Spreadsheet, type SpreadsheetLimits, UnreadableFile } from './spreadsheet';
import type { ReadingResult } from './spreadsheet-program';

/** What reading one spreadsheet may take. */
interface ReadingCosts {
  /** In milliseconds. */
  time: number;
  /** The resident memory of the process, in bytes. */
  memory: number;
}

const COSTS: ReadingCosts = { time: 30_000, memory: 512 * 1024 * 1024 };

/** The part of the memory that JavaScript may use; the rest is for the file and for Node.js. */
const HEAP = 0.6;

/** How many bytes of JSON are taken from the program. */
const MOST_OUTPUT = 128 * 1024 * 1024;

/** How a process ended that did not end well, as Node.js tells it. */
interface FailedProcess {
  signal?: NodeJS.Signals | null;
  code?: unknown;
  /** Whether this process has ended it. */
  killed?: boolean;
}

/**
 * Reads a spreadsheet as `readSpreadsheet` does, in a process of its own without the environment of this one,
 * which has secrets. So a hostile file costs that process alone, and within limits.
 * @throws UnreadableFile
 */
export async function readSpreadsheetApart(
  bytes: Uint8Array,
  { rows, columns }: SpreadsheetLimits,
  { time, memory }: ReadingCosts = COSTS,
): Promise<Spreadsheet> {
  // In development and in tests the sources run as they are.
  const fromSource = __filename.endsWith('.ts');
  const program = join(__dirname, `spreadsheet-program.${fromSource ? 'ts' : 'js'}`);
  const heap = Math.floor((HEAP * memory) / 1024 / 1024);
  const args = [`--max-old-space-size=${heap}`];
  args.push(
    ...(fromSource ? ['-r', join(__dirname, '../../../scripts/register.cjs')] : []),
    program,
  );
  args.push(...[rows, columns, memory].map(String));
  const running = promisify(execFile)(process.execPath, args, {
    env: {},
    timeout: time,
    killSignal: 'SIGKILL',
    maxBuffer: MOST_OUTPUT,
  });
  // A process that ended takes no more bytes: its end says why.
  running.child.stdin?.on('error', () => undefined).end(bytes);
  try {
    return spreadsheetOf((await running).stdout);
  } catch (error) {
    throw errorOf(error);
  }
}

/** @throws UnreadableFile when the program refused the file */
function spreadsheetOf(output: string): Spreadsheet {
  const result = JSON.parse(output) as ReadingResult;
  if ('refused' in result) throw new UnreadableFile(result.refused);
  return result.spreadsheet;
}

/** What a process that was killed, or ended without memory, says about its file. */
function errorOf(error: unknown): unknown {
  const { signal, killed, code } = Object(error) as FailedProcess;
  const isTooCostly = killed || signal === 'SIGKILL' || signal === 'SIGABRT';
  if (!isTooCostly && code !== 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return error;
  return new UnreadableFile(
    'Reading the file takes too much time or memory. Copy its cells into a new file, or divide it.',
    { cause: error },
  );
}
