import { publicPaths } from '../../common/public-paths';
import type { StoredSize } from './made-picture';
import { FULL_FILE } from './picture-objects';
import type { Picture } from './picture.types';
import type { StoredPicture } from './stored-picture.entity';

export const IIIF_PATH = '/iiif';

/** The columns that `Artifact.picture` is made of. */
export const SHOWN_COLUMNS = ['id', 'width', 'height', 'sizes', 'preview'] as const;
export type ShownPicture = Pick<StoredPicture, (typeof SHOWN_COLUMNS)[number]>;

/** The path of a picture's file. */
export const picturePath = (id: string, file = FULL_FILE): string =>
  `${publicPaths.pictures}/${id}/${file}`;

/** A stored picture as the API shows it, with absolute addresses. */
export function pictureOf(shown: ShownPicture, alt: string | null, publicUrl: string): Picture {
  const { id, width, height, preview } = shown;
  const sizes = JSON.parse(shown.sizes) as StoredSize[];
  return {
    url: publicUrl + picturePath(id),
    width,
    height,
    alt,
    sizes: sizes.map(({ file, ...size }) => ({ url: publicUrl + picturePath(id, file), ...size })),
    preview: `data:image/webp;base64,${preview}`,
    iiif: `${publicUrl}${IIIF_PATH}/${id}`,
  };
}
