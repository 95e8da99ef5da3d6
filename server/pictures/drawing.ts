import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../base/errors';
import { FetchFailure } from './fetch-failure';

/**
 * Reads the WebP file of a drawing.
 * @param path from `webpOfDrawing`
 * @param clientDir the folder of the built web client
 * @throws FetchFailure when there is no such drawing.
 */
export async function readDrawing(path: string, clientDir: string): Promise<Buffer> {
  try {
    return await readFile(join(clientDir, path));
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new FetchFailure('STATUS', 'There is no such drawing.', { cause: error });
  }
}
