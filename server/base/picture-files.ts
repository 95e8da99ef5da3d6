/** Which files of a picture are shown, by pages and records. */

interface PictureFile {
  url: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** A stored picture with its sizes, the smallest first. */
export interface PictureFiles extends PictureFile {
  sizes: readonly PictureFile[];
}

/** The media type of every stored picture but its tiles. */
export const STORED_TYPE = 'image/webp';

/** The largest file of a stored picture that is no larger than `max`, in pixels; null when all are. */
export const largestWithin = (
  { url, width, height, sizes }: PictureFiles,
  max: { width: number; height: number },
): PictureFile | null =>
  [{ url, width, height }, ...sizes.toReversed()].find(
    (file) => file.width <= max.width && file.height <= max.height,
  ) ?? null;

/** The size of the WebP file that `npm run pictures` writes beside each SVG drawing, in pixels. */
export const LARGE_DRAWING = { width: 2048, height: 1536 };

const DRAWING = /^(\/plates\/[a-z0-9-]+)\.svg$/;

/** The path of the WebP file of a drawing; null for every other path and address. */
export function webpOfDrawing(path: string): string | null {
  const drawing = DRAWING.exec(path)?.[1];
  return drawing === undefined ? null : `${drawing}.webp`;
}

/** The WebP file of one of this site's drawings; null for every other picture. */
export function drawingOf(image: string, publicUrl: string): PictureFile | null {
  const { origin, pathname } = new URL(image, publicUrl);
  const path = origin === new URL(publicUrl).origin ? webpOfDrawing(pathname) : null;
  return path === null ? null : { url: new URL(path, publicUrl).href, ...LARGE_DRAWING };
}
