import { writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp, { type Raw, type Sharp } from 'sharp';
import { LARGEST_COPY, MAX_PICTURE_PIXELS } from '../../common/picture-limits';
import {
  GIVEN_FILE,
  type MakingResult,
  OBJECTS_FOLDER,
  type PictureFacts,
  TOO_COSTLY,
} from './made-picture';
import type { PictureErrorCode } from './picture-error';
import { pictureHash } from './picture-hash';
import { fit, FULL_FILE, LONGEST_SIDE, sizeFile, SIZES, tileFile } from './picture-objects';
import { makeTiles } from './picture-tiles';

/**
 * The program that makes a picture, in a process of its own: `make-picture FOLDER MEMORY TIME`. It reads
 * the file `given` in the folder, and writes the objects of the picture into the folder `objects` below it.
 * MEMORY is the limit of the resident memory, in bytes, and TIME that of the processor time, in
 * milliseconds: a process that needs more says so, and kills itself. The standard output is a
 * `MakingResult`, as JSON.
 */
/** How often the costs are measured, in milliseconds. sharp decodes on other threads. */
const MEASURE_EVERY_MS = 20;
/** The longer side of the preview, in pixels. */
const PREVIEW_SIDE = 16;
/**
 * How much time the encoder of the whole picture takes for a smaller file, from 0 to 6. From 3 on, a picture
 * takes twice as long for 5 % less, and one without any pattern five times as long for nothing.
 */
const EFFORT = 2;
/** Shown through transparent parts where a copy cannot be transparent. */
const BACKGROUND = '#fff';

/** The picture as it is shown: decoded, turned, in sRGB. */
interface Pixels {
  data: Buffer;
  info: Raw;
}

const [folder = '', memory = '', time = ''] = process.argv.slice(2);
const objects = join(folder, OBJECTS_FOLDER);

const parent = process.ppid;

/** Ends this process at once: an exit in order would wait for the threads that decode. */
function watch(): void {
  const { user, system } = process.cpuUsage();
  const isTooCostly =
    process.memoryUsage.rss() > Number(memory) || (user + system) / 1000 > Number(time);
  // When the server was killed, nobody waits for the picture.
  const isAlone = process.ppid !== parent;
  if (isTooCostly) writeSync(process.stdout.fd, TOO_COSTLY);
  if (isTooCostly || isAlone) process.kill(process.pid, 'SIGKILL');
}

async function run(): Promise<void> {
  // Pictures wait for pages, and not the other way round.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  setInterval(watch, MEASURE_EVERY_MS).unref();
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`),
  });
  const pixels = await decode(join(folder, GIVEN_FILE));
  const result: MakingResult =
    typeof pixels === 'string' ? { refused: pixels } : { made: await make(pixels) };
  process.stdout.write(JSON.stringify(result));
}

/** @returns the code of what is wrong with the file, if the file is not right */
async function decode(file: string): Promise<Pixels | PictureErrorCode> {
  try {
    // The first of several frames. Warnings do no harm: the pictures of some cameras cause them.
    const input = { failOn: 'error', limitInputPixels: false, pages: 1 } as const;
    const { width, height } = await sharp(file, input).metadata();
    if (width * height > MAX_PICTURE_PIXELS) return 'TOO_MANY_PIXELS';
    return await sharp(file, { ...input, limitInputPixels: MAX_PICTURE_PIXELS })
      .autoOrient()
      .toColourspace('srgb')
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    return 'DAMAGED';
  }
}

/** @throws when the objects cannot be written */
async function make(pixels: Pixels): Promise<PictureFacts> {
  const picture = (): Sharp => sharp(pixels.data, { raw: pixels.info });
  const opaque = (): Sharp => picture().flatten({ background: BACKGROUND });
  const { width, height } = pixels.info;
  const longerSide = Math.max(width, height);

  await mkdir(objects);
  await picture().webp({ effort: EFFORT }).toFile(join(objects, FULL_FILE));
  const sizes = SIZES.filter((side) => side <= longerSide).map((side) => ({
    file: sizeFile(side),
    ...fit(pixels.info, side),
  }));
  for (const { file, ...size } of sizes) {
    await picture()
      .resize({ ...size, fit: 'fill' })
      .webp()
      .toFile(join(objects, file));
  }

  await makeTiles(opaque(), folder, objects);
  const largest = fit(pixels.info, LARGEST_COPY);
  const largestFile = tileFile('full', `${largest.width},${largest.height}`);
  await opaque()
    .resize({ ...largest, fit: 'fill' })
    .jpeg()
    .toFile(join(objects, largestFile));

  const tiny = picture().resize({ ...fit(pixels.info, PREVIEW_SIDE), fit: 'fill' });
  const preview = (await tiny.webp({ quality: 40, alphaQuality: 20 }).toBuffer()).toString(
    'base64',
  );
  return { width, height, sizes, preview, hash: await pictureHash(opaque()) };
}

void run();
