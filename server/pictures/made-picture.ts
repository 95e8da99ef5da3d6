import type { PictureErrorCode } from './picture-error';
import type { Dimensions } from './picture-objects';

/** A smaller copy of a picture: the object `<id>/<file>`. */
export interface StoredSize extends Dimensions {
  file: string;
}

/** What is known of a picture whose objects are made. Its dimensions are those of `full.webp`. */
export interface PictureFacts extends Dimensions {
  /** The smaller copies, in the order of their sizes; none for a picture below 320 pixels. */
  sizes: StoredSize[];
  /** A tiny WebP, in base64, to show until the picture is there. */
  preview: string;
  /** 64 bits in hex. Similar pictures differ in few bits. */
  hash: string;
}

/** The file that the program `make-picture` reads in its folder, and the folder below it that it fills. */
export const GIVEN_FILE = 'given';
export const OBJECTS_FOLDER = 'objects';

/** What the program `make-picture` writes. */
export type MakingResult = { made: PictureFacts } | { refused: PictureErrorCode };

/** What it writes before it kills itself, because it needs too much time or memory. */
export const TOO_COSTLY = JSON.stringify({ refused: 'TOO_COSTLY' } satisfies MakingResult);
