/** The largest file of a picture that may be uploaded or copied, in bytes. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 40_000_000;

/** The limits as people read them. Their units count in 1,024 and in 1,000. */
export const MAX_PICTURE_MIB = MAX_PICTURE_BYTES / 1024 ** 2;
export const MAX_PICTURE_MEGAPIXELS = MAX_PICTURE_PIXELS / 1_000_000;

/** The media types of pictures that may be uploaded, and the names of these formats. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const PICTURE_FORMATS = 'JPEG, PNG, WebP or AVIF';

/** The longer side of the largest copy that is made of a picture, besides the whole picture, in pixels. */
export const LARGEST_COPY = 2560;

/** How many pictures an artifact may have: the first, and others. */
export const MAX_PICTURES = 12;
export const MAX_MORE_PICTURES = MAX_PICTURES - 1;
