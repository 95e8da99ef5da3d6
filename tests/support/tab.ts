import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  Request,
} from 'playwright-core';
import type { ProductAddress } from './product';
import { WAIT_LIMIT_MS } from './wait-until';

/** The script that Firebase's popup loads from Google. */
const GOOGLE = 'https://apis.google.com/';
/** The scripts and styles that the emulator's sign-in page loads from elsewhere. */
const EMULATOR_LOADS = [GOOGLE, 'https://unpkg.com/', 'https://fonts.googleapis.com/'];
/** Chromium writes this line for every 4xx response. */
const CLIENT_ERROR_LINE = /^Failed to load resource: the server responded with a status of 4\d\d/;
/** Chromium writes this line for a request that a test aborted. */
export const LOST_REQUEST = /^console error: Failed to load resource: net::ERR_/;
/** The tests' artifacts link to pictures at this address. They are answered here, without a network. */
const LINKED_PICTURES = 'https://example.org/*';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A page in a browser context of its own, which records requests, messages and errors. */
export interface Tab {
  context: BrowserContext;
  page: Page;
  /**
   * Expects no error, no console message and no request to another host since the last call.
   * @param allowed the lines that the test provokes on purpose
   */
  expectNothingUnexpected(...allowed: RegExp[]): void;
}

/** Opens a page in a new browser context: without cookies, storage or a signed-in member. */
export async function openTab(
  browser: Browser,
  product: ProductAddress,
  options: BrowserContextOptions = {},
): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  context.setDefaultTimeout(WAIT_LIMIT_MS);
  const page = await context.newPage();
  await answerLinkedPictures(page);

  let unexpected: string[] = [];
  const { origin: emulator } = Object.assign(new URL(product.emulatorUrl), {
    hostname: 'localhost',
  });
  const own = [product.url, emulator, 'data:', 'blob:', 'https://example.org/'];
  context.on('request', (request) => {
    const allowed = fromEmulator(request, emulator)
      ? [...own, ...EMULATOR_LOADS]
      : [...own, GOOGLE];
    if (!allowed.some((prefix) => request.url().startsWith(prefix))) {
      unexpected.push(`request to ${request.url()}`);
    }
  });
  // The page that Chromium makes for a picture has styles, and the picture's policy refuses them.
  context.on('console', (message) => {
    const url = message.page()?.url() ?? '';
    if (!url.startsWith(product.url) || url.startsWith(`${product.url}/pictures/`)) return;
    if (!CLIENT_ERROR_LINE.test(message.text())) {
      unexpected.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => unexpected.push(`error: ${error.error().message}`));

  return {
    context,
    page,
    expectNothingUnexpected(...allowed) {
      const lines = unexpected.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      unexpected = [];
      expect(lines).toEqual([]);
    },
  };
}

/**
 * Answers the pictures that artifacts link to. Playwright's own routes would switch off the browser's
 * cache and see every other request too.
 */
export async function answerLinkedPictures(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'Content-Type', value: 'image/png' }];
    const response = { requestId, responseCode: 200, responseHeaders, body: PIXEL };
    // The page may have closed or left meanwhile.
    devTools.send('Fetch.fulfillRequest', response).catch(() => undefined);
  });
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern: LINKED_PICTURES }] });
}

function fromEmulator(request: Request, emulator: string): boolean {
  return !request.isNavigationRequest() && request.frame().url().startsWith(emulator);
}
