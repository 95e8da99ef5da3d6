import { readFileSync } from 'node:fs';
import type * as Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { resize } from './browser';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

/** Evaluated rather than added as a script, which the page's own policy would block. */
const AXE = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')};void 0`;

/** The rules of WCAG 2.0 to 2.2, levels A and AA, and axe's advice beyond them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** By the clock: a page behind another draws no frames to go by. */
const SETTLING = { timeout: 10_000, polling: 100 };

/** Expects that axe finds nothing wrong with the page as it stands, on a phone and on a desk. */
export async function expectNoViolation(page: Page, widths = [360, 1440]): Promise<void> {
  const found: string[] = [];
  for (const width of widths) {
    await resize(page, width);
    found.push(...(await violations(page)).map((line) => `at ${width} px: ${line}`));
  }
  expect(found).toEqual([]);
}

/** Expects that no width, from the smallest phone's to a wide screen's, makes the page scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = [320, 640, 768, 1024, 1920];
  const taken: number[] = [];
  for (const width of widths) {
    await resize(page, width);
    // A page may take a moment to follow its window; one that never does is told by its width.
    await page
      .waitForFunction((limit) => document.documentElement.scrollWidth <= limit, width, SETTLING)
      .catch(() => undefined);
    taken.push(await page.evaluate(() => document.documentElement.scrollWidth));
  }
  expect(taken).toEqual(widths);
}

/** Each violation in a line: rule, reason and place. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const found = await window.axe?.run(document, {
      runOnly: { type: 'tag', values: tags },
      // axe leaves this rule out unless it is named.
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    });
    if (!found) throw new Error('axe did not load.');
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => {
        const others = any.flatMap(({ relatedNodes = [] }) => relatedNodes.map(({ html }) => html));
        return `${id} (${help}): ${target.join(' ')} ${others.join(' ')}`.trim();
      }),
    );
  }, TAGS);
}

/** Waits until the page under this main heading has loaded what it shows, and answers. */
export async function waitUntilLoaded(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return (
      main?.closest('fieldset:enabled') &&
      !/Loading.*…/.test(main.innerText) &&
      !main.querySelector('[aria-busy=true]')
    );
  });
}
