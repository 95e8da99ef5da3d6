import type { Page } from 'playwright-core';

/** The main heading of each page that the bar and the account menu lead to. */
const HEADINGS = {
  Home: 'Historical artifacts, shared by everyone',
  'All-Artifacts': 'All Artifacts',
  'Add-Artifacts': 'Add an Artifact',
  'My-Artifacts': 'My Artifacts',
  'Liked Artifacts': 'Liked Artifacts',
};

/** Opens a page by its link in the navigation bar. */
export async function openByBar(page: Page, name: 'Home' | 'All-Artifacts' | 'Add-Artifacts') {
  // Before the client has started, a link reloads the page.
  await page.locator('fieldset:enabled').waitFor({ state: 'attached' });
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await arrival(page, name);
}

/** Opens one of the member's own pages by the account menu. */
export async function openAccountPage(page: Page, name: 'My-Artifacts' | 'Liked Artifacts') {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name }).click();
  await arrival(page, name);
}

/** A page that arrives takes the focus, which would close a menu that is opened before. */
function arrival(page: Page, name: keyof typeof HEADINGS) {
  const heading = page.getByRole('heading', { level: 1, name: HEADINGS[name], exact: true });
  return heading.waitFor({ state: 'attached' });
}

/** Expects that the steps do not reload the page. */
export async function expectSameDocument(page: Page, steps: () => Promise<void>) {
  const before = await page.evaluateHandle(() => document);
  await steps();
  expect(await page.evaluate((one) => one === document, before)).toBe(true);
}
