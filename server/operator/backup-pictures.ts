import { dirname, join } from 'node:path';
import type { Environment } from '../env';
import { copyPictures } from '../pictures/copy-pictures';
import { FolderStorage } from '../pictures/folder-storage';
import { openPictureStorage } from '../pictures/open-picture-storage';

type Place = Pick<Environment, 'pictures' | 'dataDir'>;

/** The pictures of all backups in a folder. Pictures never change, so each is there once. */
const storageBeside = (backup: string) => new FolderStorage(join(dirname(backup), 'pictures'));

/** The server's folder for pictures that are being made serves copies, too. */
const temporaryFolder = ({ dataDir }: Place) => join(dataDir, 'unmade-pictures');

/**
 * Copies the stored pictures that no backup beside this one has. To be called after the catalogue was
 * copied, so that no picture of the copy is missing.
 * @returns what to tell the operator.
 */
export async function backUpPictures(place: Place, backup: string): Promise<string> {
  const stored = await openPictureStorage(place.pictures);
  const count = await copyPictures(stored, storageBeside(backup), temporaryFolder(place));
  return `${join(dirname(backup), 'pictures')}: pictures added: ${count}.`;
}

/** Copies the pictures of the backups that the storage lacks. @returns what to tell the operator. */
export async function restorePictures(place: Place, backup: string): Promise<string> {
  const stored = await openPictureStorage(place.pictures);
  const count = await copyPictures(storageBeside(backup), stored, temporaryFolder(place));
  return `Pictures restored: ${count}.`;
}
