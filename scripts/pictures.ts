import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { SMALL_SCALE } from '../client/ui/picture-sources';
import { launchBrowser } from '../tests/support/browser';

/** The SVG pictures of the artifacts. */
const PLATES = 'client/public/plates';
/** The SVG pictures of the hero and of the civilizations' pages, and the folder of their WebP files. */
const SCENES = { from: 'scripts/scenes', to: 'server/site/default/pictures' };
/** The size of an artifact's card in CSS pixels, doubled for screens with two pixels for each. */
const CARD = { width: 640, height: 480 };
/** The size of the picture that chats and social networks show with a link: https://ogp.me. */
const LINK_PREVIEW = { width: 1200, height: 630 };
const WEBP_QUALITY = 0.8;
const JPEG_QUALITY = 70;

/**
 * `npm run pictures`: converts the SVG pictures, because rendering them would keep a phone busy.
 * Writes each scene as WebP in two sizes. Beside each plate it writes a WebP for cards, and a JPEG for link
 * previews, because chats show no SVG. Run it again whenever an SVG file has changed.
 */
async function main() {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: LINK_PREVIEW });
  await mkdir(SCENES.to, { recursive: true });
  for (const scene of await svgFilesIn(SCENES.from)) {
    const svg = await readFile(scene, 'utf8');
    const file = `${SCENES.to}/${basename(scene, '.svg')}`;
    await writeFile(`${file}.webp`, await webp(page, svg));
    await writeFile(`${file}-small.webp`, await webp(page, svg, SMALL_SCALE));
  }
  for (const plate of await svgFilesIn(PLATES)) {
    const svg = await readFile(plate, 'utf8');
    await writeFile(plate.replace(/svg$/, 'webp'), await webp(page, svg, CARD));
    await writeFile(plate.replace(/svg$/, 'jpg'), await linkPreview(page, svg));
  }
  await browser.close();
}

async function svgFilesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files.filter((file) => file.endsWith('.svg')).map((file) => `${folder}/${file}`);
}

/** Renders an SVG picture as WebP, in its own size, scaled, or in another size. */
async function webp(page: Page, svg: string, size: typeof CARD | number = 1): Promise<Buffer> {
  const url = await page.evaluate(
    async ([source, quality, wanted]) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
      await image.decode();
      const { width, height } =
        typeof wanted === 'number'
          ? { width: image.width * wanted, height: image.height * wanted }
          : wanted;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', quality);
    },
    [svg, WEBP_QUALITY, size] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Renders a plate as JPEG in the wider format of a link preview: only its background grows. */
async function linkPreview(page: Page, svg: string): Promise<Buffer> {
  const wide = svg
    .replace('viewBox="0 0 800 600"', 'viewBox="-172 0 1144 600" preserveAspectRatio="none"')
    .replace('<rect width="800" height="600"', '<rect x="-172" width="1144" height="600"');
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${wide}`,
  );
  return page.screenshot({ type: 'jpeg', quality: JPEG_QUALITY });
}

void main();
