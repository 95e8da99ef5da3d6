import { hash } from 'node:crypto';
import { LARGEST_COPY } from '../../common/picture-limits';
import { STORED_TYPE } from '../base/picture-files';

/**
 * What is stored of a picture, and the names of these objects: `<id>/full.webp`, `<id>/640.webp`,
 * `<id>/tiles/<region>-<size>.jpg`. The id is the SHA-256 of the given bytes, in hex.
 */

/** The whole picture. */
export const FULL_FILE = 'full.webp';
/** The longest side of the whole picture, in pixels: WebP has no room for more. */
export const LONGEST_SIDE = 16_383;
/** The longer sides of the smaller copies, in pixels. */
export const SIZES = [320, 640, 1280, LARGEST_COPY] as const;
/** The side of a tile, in pixels. */
export const TILE_SIDE = 512;

const PICTURE_ID = /^[0-9a-f]{64}$/;
/** No side of a picture has more than five digits, and no file system takes names of any length. */
const OBJECT_FILE =
  /^(?:full\.webp|\d{1,5}\.webp|tiles\/(?:full|\d{1,5}(?:,\d{1,5}){3})-\d{1,5},\d{1,5}\.jpg)$/;

export interface Dimensions {
  width: number;
  height: number;
}

/** The identifier of the picture that is made from these bytes. */
export const pictureIdOf = (bytes: Buffer): string => hash('sha256', bytes);

export const isPictureId = (text: string): boolean => PICTURE_ID.test(text);

/** Whether a file of a picture may have this name, which never leads out of its folder. */
export const isObjectFile = (file: string): boolean => OBJECT_FILE.test(file);

/** Whether this is the name of an object, `<id>/<file>`. */
export function isObjectName(name: string): boolean {
  const slash = name.indexOf('/');
  return isPictureId(name.slice(0, slash)) && isObjectFile(name.slice(slash + 1));
}

/** The media type of an object. */
export const mediaTypeOf = (name: string): string =>
  name.endsWith('.jpg') ? 'image/jpeg' : STORED_TYPE;

export const sizeFile = (longerSide: number): string => `${longerSide}.webp`;

/**
 * The file of a part of the picture, for IIIF's Image API.
 * @param region `full`, or `x,y,width,height`
 * @param size `width,height`; what IIIF calls `max` is `fit(picture, LARGEST_COPY)`
 */
export const tileFile = (region: string, size: string): string => `tiles/${region}-${size}.jpg`;

/** The dimensions of a copy whose longer side is at most this long. No copy is larger than the picture. */
export function fit({ width, height }: Dimensions, longerSide: number): Dimensions {
  const scale = Math.min(1, longerSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
