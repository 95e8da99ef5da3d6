import { dirname, join } from 'node:path';
import { messageOf } from '../base/error-message';
import type { Environment } from '../base/env';
import { ConfigurationError } from '../base/errors';
import { unmadePictures } from '../base/picture-place';
import { copyPictures } from '../pictures/copy-pictures';
import { FolderStorage } from '../pictures/folder-storage';
import { openPictureStorage } from '../pictures/open-picture-storage';
import type { PictureStorage } from '../pictures/picture-storage';

type Place = Pick<Environment, 'pictures' | 'dataDir'>;

/** The pictures of all backups in a folder. Pictures never change, so each is there once. */
const storageBeside = (backup: string) => new FolderStorage(join(dirname(backup), 'pictures'));

/**
 * Copies the stored pictures that no backup beside this one has. To be called after the catalogue was
 * copied, so that no picture of the copy is missing.
 * @returns what to tell the operator.
 * @throws ConfigurationError
 */
export async function backUpPictures(place: Place, backup: string): Promise<string> {
  const stored = await openPictureStorage(place.pictures);
  const count = await copy(stored, storageBeside(backup), place);
  return `${join(dirname(backup), 'pictures')}: pictures added: ${count}.`;
}

/**
 * Copies the pictures of the backups that the storage lacks.
 * @returns what to tell the operator.
 * @throws ConfigurationError
 */
export async function restorePictures(place: Place, backup: string): Promise<string> {
  const stored = await openPictureStorage(place.pictures);
  const count = await copy(storageBeside(backup), stored, place);
  return `Pictures restored: ${count}.`;
}

async function copy(from: PictureStorage, to: PictureStorage, place: Place): Promise<number> {
  try {
    return await copyPictures(from, to, unmadePictures(place.dataDir));
  } catch (error) {
    const reason = messageOf(error);
    throw new ConfigurationError(`Not all pictures were copied: ${reason}.`, { cause: error });
  }
}
