import { mkdirSync } from 'node:fs';
import { launchBrowser } from '../tests/support/browser';
import { startProduct } from '../tests/support/product';

const FOLDER = 'docs/images';
const PAGES = { home: '/', gallery: '/all-artifacts', civilization: '/civilization/greece' };

/** `npm run screenshots`: the README's pictures, taken of the product with its sample catalogue. */
async function main() {
  mkdirSync(FOLDER, { recursive: true });
  const product = await startProduct();
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(product.url + path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 80 });
  }
  await browser.close();
  await product.stop();
}

void main();
