import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { fit, sizeFile, SIZES } from '../../server/pictures/picture-objects';
import { PictureLink } from '../../server/pictures/picture-link.entity';
import { StoredPicture } from '../../server/pictures/stored-picture.entity';

export const PREVIEW = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA=';

const SIZE = { width: 3000, height: 2250 };

/**
 * Writes the rows of a stored picture of 3000 × 2250 px, without its files, and shows it for an address.
 * @returns the address of its folder, as a path.
 */
export async function storePicture({ manager }: DataSource, url: string): Promise<string> {
  const id = createHash('sha256').update(url).digest('hex');
  const sizes = SIZES.map((side) => ({ file: sizeFile(side), ...fit(SIZE, side) }));
  await manager.save(StoredPicture, {
    ...{ id, ...SIZE, sizes: JSON.stringify(sizes), preview: PREVIEW },
    ...{ hash: '0'.repeat(16), storedAt: new Date() },
  });
  await manager.save(PictureLink, { url, pictureId: id, attempts: 0 });
  return `/pictures/${id}`;
}
