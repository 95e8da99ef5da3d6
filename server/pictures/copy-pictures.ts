import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
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
  const present = new Set<string>();
  for await (const id of to.ids()) present.add(id);
  let copied = 0;
  for await (const id of from.ids()) {
    if (present.has(id)) continue;
    await inTemporaryFolder(temporaryFolder, (folder) => copyPicture(id, from, to, folder));
    copied += 1;
  }
  return copied;
}

async function copyPicture(
  id: string,
  from: PictureStorage,
  to: PictureStorage,
  folder: string,
): Promise<void> {
  for (const file of await from.files(id)) {
    const object = await from.read(`${id}/${file}`);
    // The picture was removed meanwhile, because no artifact uses it.
    if (!object) return;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await pipeline(object.stream, createWriteStream(join(folder, file)));
  }
  await to.write(id, folder);
}
