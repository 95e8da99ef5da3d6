import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserServer,
  type CDPSession,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core';

/** Debian's packages. The shell has no windows, and takes 40 % less time for the tests. */
const DEBIAN_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** For a container: no sandbox, which root cannot use, and no requests of Chromium's own. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launches Debian's Chromium if it is installed, otherwise the one from npm. */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  const options = await launchOptions(more);
  return chromium.launch(options).catch(explainLaunch);
}

/** Launches a Chromium that several processes can connect to. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  const options = await launchOptions([]);
  return chromium.launchServer({ ...options, host: '127.0.0.1' }).catch(explainLaunch);
}

/** Connects to the Chromium of global-browser-start.ts. Its `close` ends this connection only. */
export function connectToBrowser(): Promise<Browser> {
  const { TEST_BROWSER_ENDPOINT: endpoint } = process.env;
  if (!endpoint) throw new Error('Run this file in the jest project "browser".');
  return chromium.connect(endpoint);
}

async function launchOptions(more: string[]): Promise<LaunchOptions> {
  const args = [...ARGUMENTS, ...more];
  const executablePath = DEBIAN_CHROMIUMS.find((path) => existsSync(path));
  if (executablePath) return { executablePath, args };
  const { default: packaged } = await import('@sparticuz/chromium');
  return { executablePath: await packaged.executablePath(), args: [...packaged.args, ...args] };
}

function explainLaunch(error: unknown): never {
  if (!String(error).includes('error while loading shared libraries')) throw error;
  throw new Error(
    'Chromium needs shared libraries that are missing: sudo apt-get install chromium-headless-shell',
    {
      cause: error,
    },
  );
}

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Sets the page's size. Playwright's own setViewportSize also resizes the window, which Chromium
 * makes at least 500 px wide. The later of the two resizes would win.
 */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  const devTools = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, devTools);
  const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
  await devTools.send('Emulation.setDeviceMetricsOverride', metrics);
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  // Chromium sometimes applies the media rules of the previous width until media are emulated again.
  const applies = (wanted: number) => matchMedia(`(width: ${wanted}px)`).matches;
  do await page.emulateMedia({});
  while (!(await page.evaluate(applies, width)));
}
