import sharp from 'sharp';

export type Colour = readonly [red: number, green: number, blue: number];

/** The colours of the left and of the right half of a painted picture. */
export const RED: Colour = [200, 30, 30];
export const BLUE: Colour = [30, 30, 200];

/** A picture whose left half is red, and whose right half is blue. */
export async function paintHalves(width: number, height: number): Promise<Buffer> {
  const field = ([r, g, b]: Colour, wide: number) =>
    sharp({ create: { width: wide, height, channels: 3, background: { r, g, b } } }).png();
  const left = Math.floor(width / 2);
  const input = await field(BLUE, width - left).toBuffer();
  return field(RED, width)
    .composite([{ input, left, top: 0 }])
    .toBuffer();
}

/** JPEG changes colours a little. */
export const isLike = (shown: ArrayLike<number>, wanted: Colour) =>
  wanted.every((value, part) => Math.abs(value - (shown[part] ?? 255)) < 10);
