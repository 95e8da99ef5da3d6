import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  Request,
} from 'playwright-core';
import { answerGoogle } from './google';
import type { Product } from './product';

/** The one script that Firebase's popup takes from Google, and what the emulator's own page takes. */
const GOOGLE = 'https://apis.google.com/';
const EMULATOR_LOADS = [GOOGLE, 'https://unpkg.com/', 'https://fonts.googleapis.com/'];
/** What a browser's console may show: the browser's own lines for expected 4xx answers. */
const EXPECTED_CONSOLE = /^Failed to load resource: the server responded with a status of 4\d\d/;
/** The browser's own line for a request that a test kept from arriving. */
export const LOST_REQUEST = /^console error: Failed to load resource: net::ERR_/;
/** A picture that members link to in the tests; there is no network to fetch it from. */
const LINKED_PICTURES = 'https://example.org/**';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A browser tab on the product that keeps account of what it should not do. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  /** The specification's own console messages are named by the test that provokes them. */
  expectNothingUnforeseen(...messages: RegExp[]): void;
}

/** Opens a fresh browser session on the product. */
export async function visit(
  browser: Browser,
  product: Product,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  await answerGoogle(context);
  await context.route(LINKED_PICTURES, (route) =>
    route.fulfill({ contentType: 'image/png', body: PIXEL }),
  );

  let unforeseen: string[] = [];
  const { origin: emulator } = Object.assign(new URL(product.emulatorUrl), {
    hostname: 'localhost',
  });
  const own = [product.url, emulator, 'data:', 'blob:', 'https://example.org/'];
  context.on('request', (request) => {
    const allowed = fromEmulator(request, emulator)
      ? [...own, ...EMULATOR_LOADS]
      : [...own, GOOGLE];
    if (!allowed.some((prefix) => request.url().startsWith(prefix))) {
      unforeseen.push(`request to ${request.url()}`);
    }
  });
  context.on('console', (message) => {
    if (!message.page()?.url().startsWith(product.url)) return;
    if (!EXPECTED_CONSOLE.test(message.text())) {
      unforeseen.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => unforeseen.push(`error: ${error.error().message}`));

  return {
    context,
    page: await context.newPage(),
    expectNothingUnforeseen(...messages) {
      const left = unforeseen.filter(
        (line) => !messages.some((message) => new RegExp(message).test(line)),
      );
      unforeseen = [];
      expect(left).toEqual([]);
    },
  };
}

function fromEmulator(request: Request, emulator: string): boolean {
  return !request.isNavigationRequest() && request.frame().url().startsWith(emulator);
}
