import { mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Sharp } from 'sharp';
import { TILE_SIDE, tileFile } from './picture-objects';

/** A file as sharp names it: as in the addresses of IIIF's Image API. */
const SHARP_TILE = /^([^/]+)\/([^/]+)\/0\/default\.jpg$/;

/**
 * Writes the tiles of all scales, 1, 2, 4 and so on, until one tile has the whole picture. They are JPEG,
 * which every viewer of IIIF knows.
 * @param picture without transparency
 * @param folder where sharp may write other files, too
 * @param objects the folder of the picture's objects
 */
export async function makeTiles(picture: Sharp, folder: string, objects: string): Promise<void> {
  const pyramid = join(folder, 'pyramid');
  await picture.jpeg().tile({ size: TILE_SIDE, layout: 'iiif3' }).toFile(pyramid);
  await mkdir(join(objects, dirname(tileFile('', ''))));
  const entries = await readdir(pyramid, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const [, region, size] = SHARP_TILE.exec(relative(pyramid, file)) ?? [];
    if (region && size) await rename(file, join(objects, tileFile(region, size)));
  }
}
