import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { PictureLink } from '../../server/pictures/picture-link.entity';
import { StoredPicture } from '../../server/pictures/stored-picture.entity';

export const PREVIEW = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA=';

/**
 * Writes the rows of a stored picture, without its files, and shows it for an address.
 * @returns the address of its folder, as a path.
 */
export async function storePicture(
  { manager }: DataSource,
  url: string,
  { width, height } = { width: 3000, height: 2250 },
): Promise<string> {
  const id = createHash('sha256').update(url).digest('hex');
  const longer = Math.max(width, height);
  const sizes = [320, 640, 1280, 2560]
    .filter((size) => size <= longer)
    .map((size) => ({
      file: `${size}.webp`,
      width: Math.round((width / longer) * size),
      height: Math.round((height / longer) * size),
    }));
  await manager.save(StoredPicture, {
    ...{ id, width, height, sizes: JSON.stringify(sizes), preview: PREVIEW },
    ...{ hash: '0'.repeat(16), storedAt: new Date() },
  });
  await manager.save(PictureLink, { url, pictureId: id, attempts: 0 });
  return `/pictures/${id}`;
}
