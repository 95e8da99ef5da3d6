import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../base/errors';
import { FetchFailure } from './fetch-failure';

/** The size of the WebP file that `npm run pictures` writes beside each SVG drawing, in pixels. */
export const LARGE_DRAWING = { width: 2048, height: 1536 };

const DRAWING = /^(\/plates\/[a-z0-9-]+)\.svg$/;

/** The path of the WebP file of a drawing; null for every other path and address. */
export function webpOfDrawing(path: string): string | null {
  const drawing = DRAWING.exec(path)?.[1];
  return drawing === undefined ? null : `${drawing}.webp`;
}

/** The WebP file of one of this site's drawings; null for every other picture. */
export function drawingOf(image: string, publicUrl: string) {
  const { origin, pathname } = new URL(image, publicUrl);
  const path = origin === new URL(publicUrl).origin ? webpOfDrawing(pathname) : null;
  return path === null ? null : { url: new URL(path, publicUrl).href, ...LARGE_DRAWING };
}

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
