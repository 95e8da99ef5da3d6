import { publicPaths } from '../../common/public-paths';
import type { Database } from '../database/database';
import { PictureLink } from './picture-link.entity';

/**
 * Whether an artifact may name this picture: an uploaded one has to be stored, because one that no
 * artifact uses is removed after a day.
 * @param image the address as it is stored; a path for a picture of this server.
 */
export async function isStoredIfUploaded(database: Database, image: string): Promise<boolean> {
  if (!image.startsWith(`${publicPaths.pictures}/`)) return true;
  const rows = await database.select<object>(
    'uploaded picture',
    () =>
      database
        .from(PictureLink, 'link')
        .select('link.url', 'url')
        .where('link.url = :image AND link.pictureId IS NOT NULL'),
    { image },
  );
  return rows.length > 0;
}
