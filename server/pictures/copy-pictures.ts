import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FULL_FILE } from './picture-objects';
import type { PictureStorage } from './picture-storage';
import { inTemporaryFolder } from './temporary-folder';

/**
 * Copies the pictures that another storage lacks into it. A copy that was interrupted continues when it is
 * repeated.
 * @param temporaryFolder for files of the moment; nothing else is in it.
 * @returns how many were copied.
 */
export async function copyPictures(
  from: PictureStorage,
  to: PictureStorage,
  temporaryFolder: string,
): Promise<number> {
  let copied = 0;
  for await (const id of from.ids()) {
    if (await to.has(id)) continue;
    const isCopied = await inTemporaryFolder(temporaryFolder, async (folder) => {
      const isWhole = await copyObjects(id, from, folder);
      if (isWhole) await to.write(id, folder);
      return isWhole;
    });
    if (isCopied) copied += 1;
  }
  return copied;
}

/** @returns false when the picture is not stored, or was removed meanwhile, because no artifact uses it */
async function copyObjects(id: string, from: PictureStorage, folder: string): Promise<boolean> {
  const files = new Set(await from.files(id));
  if (!files.delete(FULL_FILE)) return false;
  // A removal begins with the last of these objects: if it is there, none of the others was missing.
  for (const file of [...files, FULL_FILE]) {
    const object = await from.read(`${id}/${file}`);
    if (!object) return false;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await pipeline(object.stream, createWriteStream(join(folder, file)));
  }
  return true;
}
