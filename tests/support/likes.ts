import type { Locator, Page, Request } from 'playwright-core';

export const isToggleLike = (request: Request) =>
  Boolean(request.postData()?.includes('ToggleLike'));

/** Waits until the server has stored a like. The page shows it before. */
export const storedLike = (page: Page) =>
  page.waitForResponse((response) => isToggleLike(response.request()));

/**
 * Presses a button of likes, and waits until the server has stored it: before, a second press is
 * ignored, and a page that is opened shows the count before it.
 */
export async function pressLike(page: Page, button: Locator): Promise<void> {
  const stored = storedLike(page);
  await button.click();
  await stored;
}
