import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { MakingResult, PictureFacts } from './made-picture';
import { isPictureErrorCode, PictureError, type PictureErrorCode } from './picture-error';
import { isObjectFile, LONGEST_SIDE } from './picture-objects';

/** What the making of one picture may take. */
export interface MakingLimits {
  /** The time, in milliseconds. */
  milliseconds: number;
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

/** How a process ended that did not end well, as Node.js tells it. */
interface FailedProcess {
  stdout?: string;
  stderr?: string;
  signal?: NodeJS.Signals | null;
}

/**
 * Runs the program `make-picture` in a process without the environment of this one, which has secrets.
 * @param folder see `make-picture`
 * @param closing ends the process
 * @throws PictureError
 */
export async function runMaking(
  folder: string,
  { milliseconds, memory }: MakingLimits,
  closing: AbortSignal,
): Promise<PictureFacts> {
  // In development and in tests the sources run as they are.
  const fromSource = __filename.endsWith('.ts');
  const program = join(__dirname, `make-picture.${fromSource ? 'ts' : 'js'}`);
  const args = [...(fromSource ? ['-r', '@swc-node/register'] : []), program];
  const running = promisify(execFile)(process.execPath, [...args, folder, String(memory)], {
    // A file is decoded in memory, where it is measured, and not on the disk.
    env: { VIPS_DISC_THRESHOLD: '1g' },
    timeout: milliseconds,
    killSignal: 'SIGKILL',
    maxBuffer: MOST_OUTPUT,
    signal: closing,
  });
  running.child.stdin?.end();
  try {
    return factsOf((await running).stdout);
  } catch (error) {
    throw errorOf(error, closing);
  }
}

/** @throws PictureError when the program refused the picture */
function factsOf(output: string): PictureFacts {
  const result = resultSchema.parse(JSON.parse(output));
  if ('refused' in result) throw new PictureError(result.refused);
  return result.made;
}

function errorOf(error: unknown, closing: AbortSignal): PictureError {
  if (error instanceof PictureError) return error;
  return new PictureError(codeOf(Object(error) as FailedProcess, closing), { cause: error });
}

function codeOf({ signal, stderr }: FailedProcess, closing: AbortSignal): PictureErrorCode {
  if (closing.aborted) return 'BUSY';
  // By this process after the time, by the process itself, or by a system that lacks memory.
  if (signal === 'SIGKILL') return 'TOO_COSTLY';
  // A fault in the native code, which the file has caused.
  if (signal) return 'DAMAGED';
  return NO_ROOM.test(stderr ?? '') ? 'UNAVAILABLE' : 'FAILED';
}
