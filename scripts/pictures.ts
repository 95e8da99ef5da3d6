import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { SMALL_SCALE } from '../client/ui/picture-sources';
import { LARGE_DRAWING } from '../server/base/picture-files';
import { launchBrowser } from '../tests/support/browser';

/** The SVG pictures of the artifacts. */
const DRAWINGS = 'client/public/plates';
/** The SVG pictures of the hero and of the civilizations' pages, and the folder of their WebP files. */
const SCENES = { from: 'scripts/scenes', to: 'server/site/default/pictures' };
/** The size of an artifact's card in CSS pixels, doubled for screens with two pixels for each. */
const CARD = { width: 640, height: 480 };
const QUALITY = 0.8;
/** A large drawing is shown reduced, a small scene by phones with dense screens: a lower quality does not show. */
const DENSE_QUALITY = 0.7;

/**
 * `npm run pictures`: converts the SVG pictures, because rendering them would keep a phone busy.
 * Writes each as WebP in two sizes. Run it again whenever an SVG file has changed.
 */
async function main() {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await mkdir(SCENES.to, { recursive: true });
  for (const scene of await svgFilesIn(SCENES.from)) {
    const svg = await readFile(scene, 'utf8');
    const file = `${SCENES.to}/${basename(scene, '.svg')}`;
    await writeFile(`${file}.webp`, await webp(page, svg));
    await writeFile(`${file}-small.webp`, await webp(page, svg, SMALL_SCALE, DENSE_QUALITY));
  }
  for (const drawing of await svgFilesIn(DRAWINGS)) {
    const svg = await readFile(drawing, 'utf8');
    const file = drawing.slice(0, -'.svg'.length);
    await writeFile(`${file}.webp`, await webp(page, svg, LARGE_DRAWING, DENSE_QUALITY));
    await writeFile(`${file}-small.webp`, await webp(page, svg, CARD));
  }
  await browser.close();
}

async function svgFilesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files.filter((file) => file.endsWith('.svg')).map((file) => `${folder}/${file}`);
}

/** Renders an SVG picture as WebP, in its own size, scaled, or in another size. */
async function webp(
  page: Page,
  svg: string,
  size: typeof CARD | number = 1,
  quality = QUALITY,
): Promise<Buffer> {
  const url = await page.evaluate(
    async ([source, wanted, share]) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
      await image.decode();
      const { width, height } =
        typeof wanted === 'number'
          ? { width: image.width * wanted, height: image.height * wanted }
          : wanted;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', share);
    },
    [svg, size, quality] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

void main();
