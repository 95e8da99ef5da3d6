import { createHash } from 'node:crypto';
import * as ExifReader from 'exifreader';
import sharp from 'sharp';
import { fit } from '../../server/pictures/picture-objects';
import { making } from '../support/picture-making';
import { FORMATS, noise, quarters, storedAs, withMetadata } from '../support/pictures';

const RED = [255, 0, 0];
const GREEN = [0, 255, 0];
const BLUE = [0, 0, 255];
const WHITE = [255, 255, 255];

let context: Awaited<ReturnType<typeof making>>;
beforeAll(async () => {
  context = await making();
});
afterEach(async () => expect(await context.leftovers()).toEqual([]));

/** The colours of the quarters, clockwise from the upper left one. */
async function quartersOf(picture: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const places = [
    [1, 1],
    [3, 1],
    [3, 3],
    [1, 3],
  ] as const;
  return places.map(([x, y]) => {
    const column = Math.floor((info.width * x) / 4);
    const row = Math.floor((info.height * y) / 4);
    const start = (row * info.width + column) * info.channels;
    return [...data.subarray(start, start + 3)];
  });
}

/** Expects colours that look the same: WebP is lossy. */
function expectColours(actual: number[][], expected: number[][]): void {
  const difference = actual.flatMap((colour, index) =>
    colour.map((value, channel) => Math.abs(value - (expected[index]?.[channel] ?? NaN))),
  );
  expect(Math.max(...difference)).toBeLessThan(10);
}

test.each(FORMATS)(
  'a picture in %s is stored as WebP and tiles without metadata',
  async (format) => {
    const bytes = await withMetadata(noise(400, 300)).toFormat(format, { effort: 2 }).toBuffer();
    const made = await context.maker.make(bytes);
    expect(made).toEqual({
      id: createHash('sha256').update(bytes).digest('hex'),
      ...{ width: 400, height: 300 },
      sizes: [{ file: '320.webp', width: 320, height: 240 }],
      preview: expect.any(String),
      bytes: expect.any(Number),
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    const files = ['320.webp', 'full.webp', 'tiles/full-400,300.jpg'];
    expect(await context.objects(made.id)).toEqual(files);
    const full = await sharp(await context.object(`${made.id}/full.webp`)).metadata();
    expect(full).toMatchObject({ format: 'webp', width: 400, height: 300 });
    const preview = Buffer.from(made.preview, 'base64');
    expect(await sharp(preview).metadata()).toMatchObject({
      format: 'webp',
      width: 16,
      height: 12,
    });
    expect(preview.length).toBeLessThan(700);

    // Another program than the one that makes pictures finds the position in the given file.
    expect(ExifReader.load(bytes)).toMatchObject({ GPSLatitude: expect.anything() });
    const objects = await Promise.all(files.map((file) => context.object(`${made.id}/${file}`)));
    for (const object of [preview, ...objects]) {
      const { exif, gps, xmp, iptc, icc } = ExifReader.load(object, { expanded: true });
      expect({ exif, gps, xmp, iptc, icc }).toEqual({});
      for (const word of ['Exif', 'adobe', 'Ashby', 'Camera', 'ICC_PROFILE', 'ICCP']) {
        expect(object.includes(word)).toBe(false);
      }
    }
  },
);

test('the copies have the sizes that are not larger than the picture', async () => {
  const bytes = await noise(1280, 641).jpeg().toBuffer();
  const { id, width, height, sizes } = await context.maker.make(bytes);
  expect({ width, height }).toEqual({ width: 1280, height: 641 });
  expect(sizes).toEqual([
    { file: '320.webp', width: 320, height: 160 },
    { file: '640.webp', width: 640, height: 321 },
    { file: '1280.webp', width: 1280, height: 641 },
  ]);
  for (const { file, ...size } of sizes) {
    const copy = await sharp(await context.object(`${id}/${file}`)).metadata();
    expect(copy).toMatchObject({ format: 'webp', ...size });
  }
});

test('the tiles are those that a IIIF service of level 0 names', async () => {
  const picture = { width: 1345, height: 1025 };
  const { id } = await context.maker.make(
    await noise(picture.width, picture.height).jpeg().toBuffer(),
  );
  const expected = new Set<string>();
  // IIIF Image API 3.0, implementation notes: "Tile region parameter calculation".
  for (const scale of [1, 2, 4]) {
    const size = Math.ceil(picture.width / scale);
    const [columns, rows] = [size, Math.ceil(picture.height / scale)].map((side) =>
      Math.ceil(side / 512),
    ) as [number, number];
    for (let column = 0; column < columns; column++) {
      for (let row = 0; row < rows; row++) {
        const [x, y] = [column * 512 * scale, row * 512 * scale];
        const width = Math.min(512 * scale, picture.width - x);
        const height = Math.min(512 * scale, picture.height - y);
        const whole = width === picture.width && height === picture.height;
        const region = whole ? 'full' : [x, y, width, height].join(',');
        const tile = [Math.ceil(width / scale), Math.ceil(height / scale)] as const;
        const file = `tiles/${region}-${tile.join(',')}.jpg`;
        expected.add(file);
        const { format, ...found } = await sharp(await context.object(`${id}/${file}`)).metadata();
        expect([file, format, found.width, found.height]).toEqual([file, 'jpeg', ...tile]);
      }
    }
  }
  const largest = fit(picture, 2560);
  expected.add(`tiles/full-${largest.width},${largest.height}.jpg`);
  const tiles = (await context.objects(id)).filter((name) => name.startsWith('tiles/'));
  expect(tiles).toEqual([...expected].sort());
});

test('a picture that is longer than a WebP can be is made smaller', async () => {
  const { id, width, height } = await context.maker.make(await noise(17_000, 8).png().toBuffer());
  expect({ width, height }).toEqual({ width: 16_383, height: 8 });
  const full = await sharp(await context.object(`${id}/full.webp`)).metadata();
  expect(full).toMatchObject({ width, height });
  const largest = await context.object(`${id}/tiles/full-2560,1.jpg`);
  expect(await sharp(largest).metadata()).toMatchObject({ width: 2560, height: 1 });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i is applied', async (orientation) => {
  const { id, ...made } = await context.maker.make(await storedAs(quarters(), orientation));
  const full = await context.object(`${id}/full.webp`);
  expect(made).toMatchObject({ width: 64, height: 48 });
  expectColours(await quartersOf(full), [RED, GREEN, BLUE, WHITE]);
  expect((await sharp(full).metadata()).orientation).toBeUndefined();
});

test('colours of CMYK and of Display P3 become those of sRGB', async () => {
  const p3 = await quarters().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
  const raw = await sharp(p3, {}).keepIccProfile().raw().toBuffer();
  // Without its profile, the red of the file is another red.
  expect(raw[0]).toBeLessThan(245);
  const made = await context.maker.make(p3);
  expectColours(await quartersOf(await context.object(`${made.id}/full.webp`)), [
    RED,
    GREEN,
    BLUE,
    WHITE,
  ]);

  const cmyk = await quarters().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();
  expect(await sharp(cmyk).metadata()).toMatchObject({ channels: 4, space: 'cmyk' });
  const { id } = await context.maker.make(cmyk);
  const full = await context.object(`${id}/full.webp`);
  expect(await sharp(full).metadata()).toMatchObject({ channels: 3, space: 'srgb' });
  // CMYK has no bright red, so only the order of the channels is certain.
  const [red, green, blue] = await quartersOf(full);
  expect([red, green, blue].map((colour = []) => colour.indexOf(Math.max(...colour)))).toEqual([
    0, 1, 2,
  ]);
});

test('an animation becomes its first frame', async () => {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(2);
  const { id, width, height } = await context.maker.make(animation);
  expect({ width, height }).toEqual({ width: 40, height: 30 });
  const full = await context.object(`${id}/full.webp`);
  expect((await sharp(full).metadata()).pages ?? 1).toBe(1);
  expectColours(await quartersOf(full), [RED, RED, RED, RED]);
});

test('transparent parts stay transparent, and are white in tiles', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const transparent = sharp({ create: { width: 20, height: 20, channels: 4, background } });
  const { id } = await context.maker.make(await transparent.png().toBuffer());
  const { channels } = await sharp(await context.object(`${id}/full.webp`)).stats();
  expect(channels[3]?.max).toBe(0);
  const tile = await context.object(`${id}/tiles/full-20,20.jpg`);
  expectColours(await quartersOf(tile), [WHITE, WHITE, WHITE, WHITE]);
});

test('copies of a picture have similar hashes, and other pictures have others', async () => {
  const bytes = await noise(300, 200).blur(8).normalise().png().toBuffer();
  const hashOf = async (picture: Buffer) => BigInt(`0x${(await context.maker.make(picture)).hash}`);
  const different = (one: bigint, other: bigint) =>
    (one ^ other).toString(2).replaceAll('0', '').length;
  const hash = await hashOf(bytes);
  const copy = await sharp(bytes).resize(150).jpeg({ quality: 50 }).toBuffer();
  expect(different(hash, await hashOf(copy))).toBeLessThanOrEqual(4);
  expect(different(hash, await hashOf(await sharp(bytes).flop().png().toBuffer()))).toBeGreaterThan(
    16,
  );
});
