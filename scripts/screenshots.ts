import { launchBrowser } from '../tests/support/browser';
import { startProduct } from '../tests/support/product';

const README = { width: 1440, height: 900 };
/** What chats ask of a link's picture: https://ogp.me, and no SVG. */
const LINK = { width: 1200, height: 630 };

const PICTURES = [
  { file: 'docs/images/home.jpg', path: '/', viewport: README },
  { file: 'docs/images/gallery.jpg', path: '/all-artifacts', viewport: README },
  { file: 'docs/images/civilization.jpg', path: '/civilization/greece', viewport: README },
  { file: 'client/public/social.jpg', path: '/banner', viewport: LINK },
];

/**
 * `npm run screenshots`: the README's pictures, and the one that links to the site show, taken of
 * the product with its sample catalogue.
 */
async function main() {
  const product = await startProduct();
  const browser = await launchBrowser();
  const page = await browser.newPage();
  for (const { file, path, viewport } of PICTURES) {
    await page.setViewportSize(viewport);
    await page.goto(product.url + path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: file, type: 'jpeg', quality: 80 });
  }
  await browser.close();
  await product.stop();
}

void main();
