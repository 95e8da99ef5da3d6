import type { Sharp } from 'sharp';

/** The side of the square that the picture becomes, in pixels, and of its lowest frequencies. */
const SIDE = 32;
const FREQUENCIES = 8;

/** What rounding leaves of a frequency that does not occur is far smaller. */
const SILENCE = 1e-6;

/** The cosines of the discrete cosine transform, by frequency and place. */
const COSINES = Array.from({ length: FREQUENCIES }, (_row, frequency) =>
  Array.from({ length: SIDE }, (_place, place) =>
    Math.cos((Math.PI * frequency * (place + 0.5)) / SIDE),
  ),
);

/**
 * The perceptual hash (pHash) of a picture: for each of the 63 lowest frequencies of its brightness, one
 * bit that says whether the amplitude is positive. Copies of other sizes and qualities differ in few bits.
 * Pictures of one colour have the hash 0, whatever the colour is.
 * @param picture without transparency
 * @returns 16 hex digits
 */
export async function pictureHash(picture: Sharp): Promise<string> {
  const small = picture.greyscale().resize(SIDE, SIDE, { fit: 'fill' });
  const brightness = await small.raw().toBuffer();
  let hash = 0n;
  for (const [row, down] of COSINES.entries()) {
    for (const [column, across] of COSINES.entries()) {
      // The first amplitude is the brightness of the whole.
      const isPositive = row + column > 0 && amplitude(brightness, down, across) > SILENCE;
      hash = (hash << 1n) | (isPositive ? 1n : 0n);
    }
  }
  return hash.toString(16).padStart(16, '0');
}

function amplitude(brightness: Buffer, down: readonly number[], across: readonly number[]): number {
  let sum = 0;
  for (const [y, ofRow] of down.entries()) {
    for (const [x, ofColumn] of across.entries()) {
      sum += brightness.readUInt8(y * SIDE + x) * ofRow * ofColumn;
    }
  }
  return sum;
}
