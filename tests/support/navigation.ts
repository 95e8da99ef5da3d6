import type { Page } from 'playwright-core';

/** Goes to a page by its link in the bar. */
export async function openByBar(page: Page, name: string) {
  // Before the program is there, a link loads its page anew.
  await page.locator('fieldset:enabled').waitFor({ state: 'attached' });
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

/** Goes to one of the member's own pages by the menu. */
export async function openAccountPage(page: Page, name: 'My-Artifacts' | 'Liked Artifacts') {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Expects that the page was not loaded anew during the steps. */
export async function expectSameDocument(page: Page, steps: () => Promise<void>) {
  const before = await page.evaluateHandle(() => document);
  await steps();
  expect(await page.evaluate((one) => one === document, before)).toBe(true);
}
