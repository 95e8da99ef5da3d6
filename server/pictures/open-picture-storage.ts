import type { PicturePlace } from '../base/picture-place';
import { FolderStorage } from './folder-storage';
import type { PictureStorage } from './picture-storage';

/** The storage at the place that the environment names. Nothing is read or written yet. */
export async function openPictureStorage(place: PicturePlace): Promise<PictureStorage> {
  if ('folder' in place) return new FolderStorage(place.folder);
  // The AWS SDK takes memory and time to load, and most servers have no bucket.
  const { BucketStorage } = await import('./bucket-storage');
  return new BucketStorage(place);
}
