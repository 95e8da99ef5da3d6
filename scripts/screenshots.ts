import { launchBrowser } from '../tests/support/browser';
import { startProduct } from '../tests/support/product';

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

/**
 * `npm run screenshots`: takes the pictures of the README, and the link preview of pages without a
 * picture of their own, from the product with its sample catalogue.
 */
async function main() {
  const product = await startProduct();
  const browser = await launchBrowser();
  const page = await browser.newPage();
  for (const { file, path, viewport } of SCREENSHOTS) {
    await page.setViewportSize(viewport);
    await page.goto(product.url + path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: file, type: 'jpeg', quality: 80 });
  }
  await browser.close();
  await product.stop();
}

void main();
