import type { Page } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser';
import { fenwick, writeFenwick } from '../tests/support/fenwick';
import { startProduct } from '../tests/support/product';
import { takeFinds } from './finds-screenshots';

/** The size of the pictures in the README. */
const README = { width: 1440, height: 900 };
/** The size of the picture that chats and social networks show with a link: https://ogp.me. */
const LINK_PREVIEW = { width: 1200, height: 630 };

const SCREENSHOTS = [
  { file: 'docs/images/home.jpg', path: '/', viewport: README },
  { file: 'docs/images/gallery.jpg', path: '/all-artifacts', viewport: README },
  { file: 'docs/images/civilization.jpg', path: '/civilization/greece', viewport: README },
  { file: 'server/site/default/pictures/social.jpg', path: '/banner', viewport: LINK_PREVIEW },
];

/** The home page of a site of one's own: its folder borrows pictures of the built-in site. */
const OWN_SITE = {
  hero: fenwick.hero.map((slide, nth) => ({
    ...slide,
    picture: ['museum-hall.webp', 'colonnade.webp'][nth] ?? slide.picture,
  })),
  civilizations: fenwick.civilizations.map((civilization, nth) => ({
    ...civilization,
    picture: ['mesopotamia.webp', 'greece.webp'][nth] ?? civilization.picture,
  })),
};
const OWN_SITE_SCREENSHOTS = [360, 768, 1440].map((width) => ({
  file: `docs/images/own-site-${width}.jpg`,
  path: '/',
  viewport: { width, height: 900 },
}));

/**
 * `npm run screenshots`: takes the pictures of the README, the link preview of pages without a picture of
 * their own, and those of a site of one's own, from the product with its sample catalogue; then those of a site
 * for archaeological finds.
 */
async function main() {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await take(page, SCREENSHOTS);
  await take(page, OWN_SITE_SCREENSHOTS, { SITE_DIR: writeFenwick(OWN_SITE) });
  await takeFinds(page);
  await browser.close();
}

async function take(page: Page, screenshots: typeof SCREENSHOTS, env: NodeJS.ProcessEnv = {}) {
  const product = await startProduct({ env });
  for (const { file, path, viewport } of screenshots) {
    await page.setViewportSize(viewport);
    await page.goto(product.url + path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: file, type: 'jpeg', quality: 80 });
  }
  await product.stop();
}

void main();
