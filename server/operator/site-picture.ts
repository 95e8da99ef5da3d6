import { existsSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { ConfigurationError } from '../errors';
import { pictureFile } from '../site/site-schema';

/** The greatest width of a picture of the pages, and of its smaller one for phones, in pixels. */
const WIDTHS = { '': 1600, '-small': 960 };
const QUALITY = 80;

/**
 * Makes a picture of a site from a photo of any size: `NAME.webp` and `NAME-small.webp` in the folder
 * `pictures` of the site, turned as the camera says, in sRGB and without metadata.
 * @throws ConfigurationError when the site or the photo cannot be used, or a file would be replaced.
 */
export async function addSitePicture(folder: string, photo: string): Promise<string> {
  const { name } = parse(photo);
  const pictures = join(folder, 'pictures');
  const files = Object.entries(WIDTHS).map(([ending, width]) => ({
    path: join(pictures, `${name}${ending}.webp`),
    width,
  }));
  if (!existsSync(pictures)) {
    throw new ConfigurationError(`${pictures} does not exist. Name the folder of a site.`);
  }
  if (!pictureFile.safeParse(`${name}.webp`).success) {
    throw new ConfigurationError(
      `Rename ${photo}: a picture of a site has letters, digits, ".", "_" and "-" in its name.`,
    );
  }
  const present = files.find(({ path }) => existsSync(path));
  if (present)
    throw new ConfigurationError(`${present.path} exists. Remove it, or rename ${photo}.`);
  try {
    const made = await Promise.all(
      files.map(async ({ path, width }) => ({ path, bytes: await resized(photo, width) })),
    );
    for (const { path, bytes } of made) writeFileSync(path, bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(`${photo} cannot be made a picture: ${reason}.`, { cause: error });
  }
  return `${files.map(({ path }) => path).join(' and ')} are written. Name "${name}.webp" in site.json.`;
}

const resized = (photo: string, width: number): Promise<Buffer> =>
  sharp(photo)
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
