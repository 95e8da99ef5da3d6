import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** The four formats that are accepted. */
export const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
export type Format = (typeof FORMATS)[number];

/** A picture whose four quarters are red, green, blue and white, clockwise from the upper left one. */
export function quarters(width = 64, height = 48): Sharp {
  const colours = [
    ['#f00', '#0f0'],
    ['#fff', '#00f'],
  ];
  const inputs = colours.flatMap((row, y) =>
    row.map((background, x) => ({
      input: { create: { width: width / 2, height: height / 2, channels: 3, background } } as const,
      left: (x * width) / 2,
      top: (y * height) / 2,
    })),
  );
  return sharp({ create: { width, height, channels: 3, background: '#000' } }).composite(inputs);
}

/** A picture whose contents do not compress to nothing. */
export const noise = (width: number, height: number): Sharp =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

/** The picture with the position and the name of a photographer, in a profile of its own. */
export const withMetadata = (picture: Sharp): Sharp =>
  picture
    .withExif({
      IFD0: { Make: 'Camera', Artist: 'Ada Ashby' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 58/1 45/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .withIccProfile('p3');

export const pictureOf = (format: Format): Promise<Buffer> =>
  noise(200, 150).toFormat(format).toBuffer();

/** How a camera stores an upright picture with each orientation of EXIF: columns and rows, or rows and columns. */
const TURNED = [5, 6, 7, 8];
const FROM_THE_RIGHT = [2, 3, 6, 7];
const FROM_BELOW = [3, 4, 7, 8];

/** The JPEG of a picture whose pixels are stored as this orientation says: it is shown as it was. */
export async function storedAs(picture: Sharp, orientation: number): Promise<Buffer> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const turned = TURNED.includes(orientation);
  const [columns, rows] = turned ? [height, width] : [width, height];
  const pixels = Buffer.alloc(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shownX = FROM_THE_RIGHT.includes(orientation) ? width - 1 - x : x;
      const shownY = FROM_BELOW.includes(orientation) ? height - 1 - y : y;
      const place = turned ? x * columns + y : y * columns + x;
      data.copy(
        pixels,
        place * channels,
        (shownY * width + shownX) * channels,
        (shownY * width + shownX + 1) * channels,
      );
    }
  }
  return sharp(pixels, { raw: { width: columns, height: rows, channels } })
    .withMetadata({ orientation })
    .jpeg({ quality: 100 })
    .toBuffer();
}

/** One chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A grey PNG by hand: its header may say anything. */
export function png(width: number, height: number, pixels: Buffer, ...chunks: Buffer[]): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const all = [pngChunk('IHDR', header), ...chunks, pngChunk('IDAT', deflateSync(pixels))];
  return Buffer.concat([PNG_SIGNATURE, ...all, pngChunk('IEND', Buffer.alloc(0))]);
}

/** The picture with other dimensions in its header, and as few bytes as before. */
export function withDimensions(
  format: Format,
  picture: Buffer,
  width: number,
  height: number,
): Buffer {
  const changed = Buffer.from(picture);
  if (format === 'jpeg') {
    // The frame's header: marker, length, precision, height, width.
    const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
    changed.writeUInt16BE(height, frame + 5);
    changed.writeUInt16BE(width, frame + 7);
  } else if (format === 'png') {
    changed.writeUInt32BE(width, 16);
    changed.writeUInt32BE(height, 20);
    changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  } else if (format === 'webp') {
    // The key frame of VP8: 14 bits each.
    changed.writeUInt16LE(width, 26);
    changed.writeUInt16LE(height, 28);
  } else {
    const size = changed.indexOf('ispe');
    changed.writeUInt32BE(width, size + 8);
    changed.writeUInt32BE(height, size + 12);
  }
  return changed;
}
