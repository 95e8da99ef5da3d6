import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { type MakingResult, type PictureFacts, TOO_COSTLY } from './made-picture';
import { isPictureErrorCode, PictureError, type PictureErrorCode } from './picture-error';
import { isObjectFile, LONGEST_SIDE } from './picture-objects';

/** What the making of one picture may take. */
export interface MakingLimits {
  /** The processor time, in milliseconds. */
  processorTime: number;
  /** The time on a machine that has other work, in milliseconds. */
  time: number;
  /** The resident memory of the process, in bytes. */
  memory: number;
}

/** The most characters that the program may write. A result has about 500. */
const MOST_OUTPUT = 16 * 1024;

const dimensions = {
  width: z.int().min(1).max(LONGEST_SIDE),
  height: z.int().min(1).max(LONGEST_SIDE),
};
const resultSchema: z.ZodType<MakingResult> = z.union([
  z.object({
    made: z.object({
      ...dimensions,
      sizes: z.array(z.object({ file: z.string().refine(isObjectFile), ...dimensions })),
      preview: z.base64(),
      hash: z.string().regex(/^[0-9a-f]{16}$/),
    }),
  }),
  z.object({ refused: z.custom<PictureErrorCode>(isPictureErrorCode) }),
]);

/** What the file system says, through libvips or Node.js. */
const NO_ROOM = /no space left on device|disk quota exceeded/i;

/** Ends of a process that a fault in its native code causes. */
const CRASHES: readonly unknown[] = [
  ...['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGSYS', 'SIGTRAP'],
];

/** How a process ended that did not end well, as Node.js tells it. */
interface FailedProcess {
  stdout?: string;
  stderr?: string;
  signal?: NodeJS.Signals | null;
  /** Whether this process has ended it. */
  killed?: boolean;
  syscall?: string;
}

/**
 * Runs the program `make-picture` in a process without the environment of this one, which has secrets.
 * @param folder see `make-picture`
 * @param signal ends the process
 * @throws PictureError, or the reason of the signal
 */
export async function runMaking(
  folder: string,
  { time, processorTime, memory }: MakingLimits,
  signal: AbortSignal,
): Promise<PictureFacts> {
  // In development and in tests the sources run as they are.
  const fromSource = __filename.endsWith('.ts');
  const program = join(__dirname, `make-picture.${fromSource ? 'ts' : 'js'}`);
  const args = [
    ...(fromSource ? ['-r', join(__dirname, '../../scripts/register.cjs')] : []),
    program,
  ];
  args.push(folder, String(memory), String(processorTime));
  const running = promisify(execFile)(process.execPath, args, {
    // A file is decoded in memory, where it is measured, and not on the disk.
    env: { VIPS_DISC_THRESHOLD: '1g' },
    timeout: time,
    killSignal: 'SIGKILL',
    maxBuffer: MOST_OUTPUT,
    signal,
  });
  running.child.stdin?.end();
  try {
    return factsOf((await running).stdout);
  } catch (error) {
    signal.throwIfAborted();
    throw errorOf(error);
  }
}

/** @throws PictureError when the program refused the picture */
function factsOf(output: string): PictureFacts {
  const result = resultSchema.parse(JSON.parse(output));
  if ('refused' in result) throw new PictureError(result.refused);
  return result.made;
}

function errorOf(error: unknown): PictureError {
  if (error instanceof PictureError) return error;
  return new PictureError(codeOf(Object(error) as FailedProcess), { cause: error });
}

function codeOf({ stdout, stderr, signal, killed, syscall }: FailedProcess): PictureErrorCode {
  if (stdout === TOO_COSTLY) return 'TOO_COSTLY';
  // By this process after the time, or by a system that lacks memory.
  if (killed || signal === 'SIGKILL') return 'OVERLOADED';
  // The file has caused a crash. Any other signal was for this process, too, such as that of a stop.
  if (signal) return CRASHES.includes(signal) ? 'DAMAGED' : 'INTERRUPTED';
  const isOfSystem = syscall?.startsWith('spawn') || NO_ROOM.test(stderr ?? '');
  return isOfSystem ? 'UNAVAILABLE' : 'FAILED';
}
