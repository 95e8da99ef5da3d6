import { readFile, readdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';

const PLATES = 'client/public/plates';

/** The plate on a wider sheet of the same paper: the drawing keeps its size, the ground grows. */
const widened = (svg: string) =>
  svg
    .replace('viewBox="0 0 800 600"', 'viewBox="-172 0 1144 600" preserveAspectRatio="none"')
    .replace('<rect width="800" height="600"', '<rect x="-172" width="1144" height="600"');

/**
 * Writes a JPEG beside every plate, in the size of the page's viewport: what a link to a sample
 * artifact shows, since chats show no SVG (see `server/http/page-head.ts`).
 */
export async function writeLinkPictures(page: Page) {
  const drawings = (await readdir(PLATES)).filter((file) => file.endsWith('.svg'));
  for (const file of drawings) {
    const svg = widened(await readFile(`${PLATES}/${file}`, 'utf8'));
    await page.setContent(
      `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`,
    );
    const path = `${PLATES}/${file.replace(/svg$/, 'jpg')}`;
    await page.screenshot({ path, type: 'jpeg', quality: 70 });
  }
}
