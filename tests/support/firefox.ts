import puppeteer, { type Browser } from 'puppeteer-core';
import { describeWithPrograms, findProgram } from './programs';

/** Debian's package and its program. */
const FIREFOX = 'firefox-esr';

/** Declares tests that need Firefox. Without it they are skipped. */
export function describeInFirefox(name: string, tests: () => void): void {
  describeWithPrograms([FIREFOX], name, tests);
}

/** Launches Firefox without a window, driven by WebDriver BiDi. */
export function launchFirefox(): Promise<Browser> {
  const executablePath = findProgram(FIREFOX);
  if (!executablePath) throw new Error(`Firefox is missing: apt-get install ${FIREFOX}`);
  return puppeteer.launch({ browser: 'firefox', protocol: 'webDriverBiDi', executablePath });
}
