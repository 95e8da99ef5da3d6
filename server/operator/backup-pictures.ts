import { dirname, join } from 'node:path';
import type { PicturePlace } from '../picture-place';
import { copyPictures } from '../pictures/copy-pictures';
import { FolderStorage } from '../pictures/folder-storage';
import { openPictureStorage } from '../pictures/open-picture-storage';

/** The pictures of all backups in a folder. Pictures never change, so each is there once. */
const storageBeside = (backup: string) => new FolderStorage(join(dirname(backup), 'pictures'));

/**
 * Copies the stored pictures that no backup beside this one has. To be called after the catalogue was
 * copied, so that no picture of the copy is missing.
 * @returns what to tell the operator.
 */
export async function backUpPictures(place: PicturePlace, backup: string): Promise<string> {
  const count = await copyPictures(await openPictureStorage(place), storageBeside(backup));
  return `${join(dirname(backup), 'pictures')}: pictures added: ${count}.`;
}

/** Copies the pictures of the backups that the storage lacks. @returns what to tell the operator. */
export async function restorePictures(place: PicturePlace, backup: string): Promise<string> {
  const count = await copyPictures(storageBeside(backup), await openPictureStorage(place));
  return `Pictures restored: ${count}.`;
}
