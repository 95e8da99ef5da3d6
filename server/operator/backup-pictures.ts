import { dirname, join } from 'node:path';
import type { Environment } from '../env';
import { unmadePictures } from '../picture-place';
import { copyPictures } from '../pictures/copy-pictures';
import { FolderStorage } from '../pictures/folder-storage';
import { openPictureStorage } from '../pictures/open-picture-storage';

type Place = Pick<Environment, 'pictures' | 'dataDir'>;

/** The pictures of all backups in a folder. Pictures never change, so each is there once. */
const storageBeside = (backup: string) => new FolderStorage(join(dirname(backup), 'pictures'));

/**
 * Copies the stored pictures that no backup beside this one has. To be called after the catalogue was
 * copied, so that no picture of the copy is missing.
 * @returns what to tell the operator.
 */
export async function backUpPictures(place: Place, backup: string): Promise<string> {
  const stored = await openPictureStorage(place.pictures);
  const count = await copyPictures(stored, storageBeside(backup), unmadePictures(place.dataDir));
  return `${join(dirname(backup), 'pictures')}: pictures added: ${count}.`;
}

/** Copies the pictures of the backups that the storage lacks. @returns what to tell the operator. */
export async function restorePictures(place: Place, backup: string): Promise<string> {
  const stored = await openPictureStorage(place.pictures);
  const count = await copyPictures(storageBeside(backup), stored, unmadePictures(place.dataDir));
  return `Pictures restored: ${count}.`;
}
