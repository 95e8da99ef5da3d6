import type { SitePicture } from '../site';

/** The size of a small picture, as a share of the full one, as `npm run pictures` writes it. */
export const SMALL_SCALE = 0.6;

/** The `src` and `srcset` of a picture of the site whose full size has this width in pixels. */
export const pictureSources = ({ path, small }: SitePicture, width: number) => ({
  src: path,
  srcSet: small === null ? undefined : `${small} ${width * SMALL_SCALE}w, ${path} ${width}w`,
});
