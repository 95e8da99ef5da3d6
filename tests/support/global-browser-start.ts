import type { BrowserServer } from 'playwright-core';
import { launchBrowserServer } from './browser';
import { type Product, startProduct } from './product';

declare global {
  // Jest shares the globals of its setup with its teardown only.
  var browserProject: { product?: Product; browser?: BrowserServer } | undefined;
}

/** Starts one product with its emulator, and one Chromium, for all files of the browser project. */
export default async function start() {
  const started: typeof globalThis.browserProject = {};
  globalThis.browserProject = started;
  const starting = [
    // All tests send their requests from one address.
    startProduct({ env: { RATE_LIMIT: 'off' } }).then((product) => (started.product = product)),
    launchBrowserServer().then((browser) => (started.browser = browser)),
  ];
  await Promise.allSettled(starting);
  try {
    await Promise.all(starting);
  } catch (error) {
    // Jest runs no teardown after a setup that failed.
    await started.browser?.close();
    await started.product?.stop();
    throw error;
  }
  process.env.TEST_PRODUCT_URL = started.product?.url;
  process.env.TEST_EMULATOR_URL = started.product?.emulatorUrl;
  process.env.TEST_BROWSER_ENDPOINT = started.browser?.wsEndpoint();
}
