import type { Locator, Page } from 'playwright-core';

interface Notice {
  title: string;
  message?: string;
}

const dialogOf = (page: Page, title: string) =>
  page.getByRole('alertdialog', { name: title, exact: true });

/** Waits for the dialog with this title, and expects its texts and buttons. */
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

/** Expects a failure dialog and presses OK. */
export async function dismissFailure(page: Page, notice: Notice): Promise<void> {
  const dialog = await expectDialog(page, { ...notice, buttons: ['OK'] });
  await dialog.getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const SUCCESS_MS = 1500;

/**
 * Expects that the gesture opens a success dialog that closes itself after 1500 ms. With `at`, the
 * dialog must still be open on the page with that path and heading. The page's clock is paused, so
 * that the result does not depend on the speed of the machine.
 */
export async function expectSuccess(
  page: Page,
  gesture: () => Promise<void>,
  { at, ...notice }: Notice & { at?: { path: string; heading: string } },
): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + SUCCESS_MS);
  await gesture();
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
