import { existsSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { messageOf } from '../base/error-message';
import { ConfigurationError } from '../base/errors';
import { pictureFile } from '../site/site-schema';

/** The greatest width of a picture, in pixels. */
const WIDTH = 1600;
/** The width of its smaller one for phones, as a share of it: see client/ui/picture-sources.ts. */
const SMALL_SCALE = 0.6;
const QUALITY = 80;

/**
 * Makes a picture of a site from a photo of any size: `NAME.webp` and `NAME-small.webp` in the folder
 * `pictures` of the site, turned as the camera says, in sRGB and without metadata.
 * @throws ConfigurationError when the site or the photo cannot be used, or a file would be replaced.
 */
export async function addSitePicture(folder: string, photo: string): Promise<string> {
  const { name } = parse(photo);
  const pictures = join(folder, 'pictures');
  const large = join(pictures, `${name}.webp`);
  const small = join(pictures, `${name}-small.webp`);
  if (!existsSync(pictures)) {
    throw new ConfigurationError(`${pictures} does not exist. Name the folder of a site.`);
  }
  if (!pictureFile.safeParse(`${name}.webp`).success) {
    throw new ConfigurationError(
      `Rename ${photo}: a picture of a site has letters, digits, ".", "_" and "-" in its name.`,
    );
  }
  const present = [large, small].find((file) => existsSync(file));
  if (present) throw new ConfigurationError(`${present} exists. Remove it, or rename ${photo}.`);
  try {
    const { data, info } = await resized(photo, WIDTH);
    const smaller = await resized(photo, Math.round(info.width * SMALL_SCALE));
    writeFileSync(large, data);
    writeFileSync(small, smaller.data);
  } catch (error) {
    const reason = messageOf(error);
    throw new ConfigurationError(`${photo} cannot be made a picture: ${reason}.`, { cause: error });
  }
  return `${large} and ${small} are written. Name "${name}.webp" in site.json.`;
}

const resized = (photo: string, width: number) =>
  sharp(photo)
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
