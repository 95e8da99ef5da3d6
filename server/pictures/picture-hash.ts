import type { Sharp } from 'sharp';

const COLUMNS = 8;
const ROWS = 8;

/**
 * The difference hash of a picture: one bit for each of 64 places, which says whether the picture gets
 * brighter to the right. Copies of other sizes and qualities differ in few bits. Pictures of one colour
 * have the hash 0, whatever the colour is.
 * @param picture without transparency
 * @returns 16 hex digits
 */
export async function pictureHash(picture: Sharp): Promise<string> {
  const width = COLUMNS + 1;
  const small = picture.greyscale().resize(width, ROWS, { fit: 'fill' });
  const brightness = await small.raw().toBuffer();
  let hash = 0n;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const place = row * width + column;
      const brighter = brightness.readUInt8(place + 1) > brightness.readUInt8(place);
      hash = (hash << 1n) | (brighter ? 1n : 0n);
    }
  }
  return hash.toString(16).padStart(16, '0');
}
