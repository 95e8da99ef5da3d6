import type { Page } from 'playwright-core';

/** Longer than a busy machine takes to hand the page its time: a clock does not go back. */
const AHEAD_MS = 60_000;

/** Moves the page's clock ahead, and stops it: no timer fires until the test runs or resumes the clock. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD_MS);
}
