import type { Locator, Page } from 'playwright-core';

interface Notice {
  title: string;
  message?: string;
}

const dialogOf = (page: Page, title: string) =>
  page.getByRole('alertdialog', { name: title, exact: true });

/** Waits for the dialog with this title, and expects exactly this message and these buttons. */
export async function expectDialog(
  page: Page,
  { title, message, buttons }: Notice & { buttons: string[] },
): Promise<Locator> {
  const dialog = dialogOf(page, title);
  await dialog.waitFor();
  expect({
    texts: await dialog.locator('h2, p').allInnerTexts(),
    buttons: await dialog.getByRole('button').allInnerTexts(),
  }).toEqual({ texts: message === undefined ? [title] : [title, message], buttons });
  return dialog;
}

/** Expects a failure dialog, and closes it with OK. */
export async function dismissFailure(page: Page, notice: Notice): Promise<void> {
  const dialog = await expectDialog(page, { ...notice, buttons: ['OK'] });
  await dialog.getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const SUCCESS_MS = 1500;

/**
 * Expects that the action opens a success dialog, which closes by itself after 1500 ms. With `at`, the
 * dialog must still be open on the page with that path and main heading. The page's clock is paused,
 * so that a slow machine does not close the dialog early.
 */
export async function expectSuccess(
  page: Page,
  action: () => Promise<void>,
  { at, ...notice }: Notice & { at?: { path: string; heading: string } },
): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + SUCCESS_MS);
  await action();
  const dialog = await expectDialog(page, { ...notice, buttons: ['OK'] });
  if (at) {
    await page.waitForFunction(
      ([path, heading]) =>
        location.pathname === path && document.querySelector('h1')?.textContent === heading,
      [at.path, at.heading] as const,
    );
  }
  await page.clock.runFor(SUCCESS_MS - 1);
  expect(await dialog.isVisible()).toBe(true);
  await page.clock.runFor(1);
  await dialog.waitFor({ state: 'detached' });
  await page.clock.resume();
}
