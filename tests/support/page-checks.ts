import { readFileSync } from 'node:fs';
import type * as Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { resize } from './browser';
import { waitForHydration } from './navigation';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

/** Evaluated, because the page's Content-Security-Policy would block an added script. */
const AXE = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')};void 0`;

/** The rules of WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Polls by time, because a page in the background renders no frames. */
const POLLING = { polling: 100 };

/**
 * Expects that axe finds no violation in the page as it is now, at each width in pixels, and no weak
 * contrast in the dark colours. `allowed` are rules of axe that a library of the page breaks.
 */
export async function expectNoViolation(
  page: Page,
  widths = [360, 1440],
  allowed: readonly string[] = [],
): Promise<void> {
  const rules = Object.fromEntries(allowed.map((id) => [id, { enabled: false }]));
  const atAA = { ...AT_AA, rules: { ...AT_AA.rules, ...rules } };
  const found: string[] = [];
  for (const width of widths) {
    await resize(page, width);
    found.push(...(await violations(page, atAA)).map((line) => `at ${width} px: ${line}`));
    await preferColors(page, 'dark');
    const weak = await violations(page, { runOnly: ['color-contrast'] });
    await preferColors(page, 'light');
    found.push(...weak.map((line) => `dark at ${width} px: ${line}`));
  }
  expect(found).toEqual([]);
}

/** Changes the colours, and waits until no colour changes any more. */
async function preferColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // A page that follows the preference by a script changes with its next frame.
  await page.waitForTimeout(100);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
}

/** Expects that the page does not scroll sideways at any width, from a small phone to a wide screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = [320, 360, 640, 768, 1024, 1440, 1920];
  const scrollWidths: number[] = [];
  for (const width of widths) {
    await resize(page, width);
    // The layout may follow the resize late. If it stays too wide, the comparison below reports it.
    await page
      .waitForFunction((limit) => document.documentElement.scrollWidth <= limit, width, POLLING)
      .catch(() => undefined);
    scrollWidths.push(await page.evaluate(() => document.documentElement.scrollWidth));
  }
  expect(scrollWidths).toEqual(widths);
}

/** Expects that every text stands out 7:1, or 4.5:1 if it is large (WCAG AAA). */
export async function expectEnhancedContrast(page: Page): Promise<void> {
  expect(await violations(page, { runOnly: ['color-contrast-enhanced'] })).toEqual([]);
}

const AT_AA: Axe.RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  // axe leaves this rule out unless it is named.
  rules: { 'target-size': { enabled: true } },
};

/** Returns one line for each violation: rule, reason and element. */
async function violations(page: Page, rules: Axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (options) => {
    const found = await window.axe?.run(document, { ...options, resultTypes: ['violations'] });
    if (!found) throw new Error('axe did not load.');
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => {
        const others = any.flatMap(({ relatedNodes = [] }) => relatedNodes.map(({ html }) => html));
        return `${id} (${help}): ${target.join(' ')} ${others.join(' ')}`.trim();
      }),
    );
  }, rules);
}

/** Waits until the page with this main heading is hydrated and has loaded its data. */
export async function waitUntilLoaded(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await waitForHydration(page);
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main && !/Loading.*…/.test(main.innerText) && !main.querySelector('[aria-busy=true]');
  });
}
