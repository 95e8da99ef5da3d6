import { existsSync } from 'node:fs';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';

const DEBIANS = '/usr/bin/chromium';

/** What keeps Chromium quiet and alive in a container; root has no sandbox. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launches Debian's Chromium where it is installed, otherwise the one from npm. */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  const args = [...ARGUMENTS, ...more];
  if (existsSync(DEBIANS)) return chromium.launch({ executablePath: DEBIANS, args });
  const { default: packaged } = await import('@sparticuz/chromium');
  try {
    return await chromium.launch({
      executablePath: await packaged.executablePath(),
      args: [...packaged.args, ...args],
    });
  } catch (error) {
    if (!String(error).includes('error while loading shared libraries')) throw error;
    throw new Error('The browser lacks shared libraries: sudo apt-get install chromium', {
      cause: error,
    });
  }
}

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Gives the page another width. Playwright would resize the window with it, which Chromium makes no
 * narrower than 500 px; whichever comes last would decide.
 */
export async function resize(page: Page, width: number): Promise<void> {
  const devTools = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, devTools);
  const metrics = { width, height: 900, deviceScaleFactor: 1, mobile: false };
  await devTools.send('Emulation.setDeviceMetricsOverride', metrics);
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  // Chromium now and then keeps to the media rules of the width before, until told of its media.
  await page.emulateMedia({});
}
