import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { MAX_PICTURE_BYTES } from '../../common/picture-limits';
import { runMaking } from '../../server/pictures/making-process';
import { making } from '../support/picture-making';
import { FORMATS, pictureOf, png, pngChunk, withDimensions } from '../support/pictures';
import { temporaryFolder } from '../support/temporary-folders';

let context: Awaited<ReturnType<typeof making>>;
beforeAll(async () => {
  context = await making();
});

async function expectRefused(bytes: Buffer, code: string): Promise<void> {
  const before = await context.stored();
  await expect(context.maker.make(bytes)).rejects.toMatchObject({ name: 'PictureError', code });
  expect(await context.stored()).toEqual(before);
  expect(await context.leftovers()).toEqual([]);
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const html = '<!doctype html><script>alert(1)</script>';
const one = () => sharp({ create: { width: 9, height: 9, channels: 3, background: '#853' } });

describe('no picture', () => {
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['one byte', () => Buffer.from([0xff])],
    ['an SVG', () => Buffer.from(svg)],
    ['an HTML page', () => Buffer.from(html)],
    ['a GIF', () => one().gif().toBuffer()],
    ['a TIFF', () => one().tiff().toBuffer()],
    ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['a BMP', () => Buffer.from('BM\x3a\0\0\0', 'latin1')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n')],
    [
      'a picture behind something else',
      async () => Buffer.concat([Buffer.from(html), await pictureOf('jpeg')]),
    ],
  ])('is %s', async (_, bytes) => {
    await expectRefused(await bytes(), 'NOT_A_PICTURE');
  });
});

describe.each(FORMATS)('in %s', (format) => {
  it('a file that ends too early is refused', async () => {
    const bytes = await pictureOf(format);
    await expectRefused(bytes.subarray(0, bytes.length * 0.6), 'DAMAGED');
  });

  it('the header of another format is refused', async () => {
    const bytes = await pictureOf(format);
    await expectRefused(Buffer.concat([bytes.subarray(0, 32), Buffer.from(svg)]), 'DAMAGED');
  });

  it('41 megapixels are refused by the header', async () => {
    const bytes = withDimensions(format, await pictureOf(format), 8200, 5000);
    await expectRefused(bytes, 'TOO_MANY_PIXELS');
  });
});

test('the program that makes pictures decodes no other format, whoever starts it', async () => {
  const limits = { processorTime: 20_000, time: 60_000, memory: 1e9 };
  for (const bytes of [await one().gif().toBuffer(), await one().tiff().toBuffer(), svg]) {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'given'), bytes);
    const made = runMaking(folder, limits, new AbortController().signal);
    await expect(made).rejects.toMatchObject({ code: 'DAMAGED' });
  }
});

test('a file of more than 10 MiB is refused', async () => {
  const picture = await pictureOf('jpeg');
  await expectRefused(Buffer.concat([picture, Buffer.alloc(MAX_PICTURE_BYTES)]), 'TOO_LARGE');
});

test('a PNG of ten thousand megapixels is refused by its header', async () => {
  await expectRefused(png(100_000, 100_000, Buffer.alloc(1000)), 'TOO_MANY_PIXELS');
});

test('a PNG that unpacks to more than its pixels costs no more than these', async () => {
  const bomb = Buffer.alloc(250_000_000);
  const { maker } = await making({ memory: 250_000_000 });
  const text = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(bomb)]));
  expect(await maker.make(png(10, 10, bomb, text))).toMatchObject({ width: 10, height: 10 });
});

test('what a polyglot is besides a picture is in no object', async () => {
  const picture = await pictureOf('jpeg');
  const comment = Buffer.from(html);
  const length = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  const start = picture.subarray(0, 2);
  // The page is a comment of the JPEG, and follows it, as an archive would.
  const bytes = Buffer.concat([start, length, comment, picture.subarray(2), comment]);
  const { id } = await context.maker.make(bytes);
  for (const name of await context.objects(id)) {
    expect((await context.object(`${id}/${name}`)).includes('script')).toBe(false);
  }
});
