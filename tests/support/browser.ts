import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

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
