import type { PictureSize } from './picture.types';

type Sizes = Pick<PictureSize, 'url' | 'width' | 'height'>;

/** The media type of every stored picture but its tiles. */
export const STORED_TYPE = 'image/webp';

/** The largest file of a stored picture that is no larger than `max`, in pixels; null when all are. */
export const largestWithin = (
  { url, width, height, sizes }: Sizes & { sizes: readonly Sizes[] },
  max: { width: number; height: number },
): Sizes | null =>
  [{ url, width, height }, ...sizes.toReversed()].find(
    (file) => file.width <= max.width && file.height <= max.height,
  ) ?? null;
