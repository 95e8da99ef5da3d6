import type { Locator, Page } from 'playwright-core';
import { pauseClock } from './clock';

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

/** The element with the focus is this one. */
export const expectFocus = (target: Locator) =>
  target.and(target.page().locator(':focus')).waitFor({ state: 'attached' });

/** Expects that the only button of the dialog has the focus, and that no key reaches the page. */
async function expectFocusStays(page: Page, dialog: Locator): Promise<void> {
  const ok = dialog.getByRole('button', { name: 'OK' });
  await expectFocus(ok);
  const typed = await page.evaluateHandle(() => {
    const inputs: string[] = [];
    document.addEventListener('input', ({ type }) => inputs.push(type));
    return inputs;
  });
  for (const key of ['Tab', 'Shift+Tab', 'x']) {
    await page.keyboard.press(key);
    await expectFocus(ok);
  }
  expect(await typed.jsonValue()).toEqual([]);
}

/**
 * Expects a failure dialog that has the focus and keeps it, and closes it with a key. The focus then
 * goes to `returnTo`.
 */
export async function dismissFailure(
  page: Page,
  { returnTo, key = 'Enter', ...notice }: Notice & { returnTo: Locator; key?: 'Enter' | 'Escape' },
): Promise<void> {
  const dialog = await expectDialog(page, { ...notice, buttons: ['OK'] });
  await expectFocusStays(page, dialog);
  await page.keyboard.press(key);
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(returnTo);
}

const SUCCESS_MS = 1500;

/**
 * Expects that the action opens a success dialog, which closes by itself after 1500 ms. With `at`, the
 * dialog must still be open on the page with that path and main heading. The dialog has the focus and
 * keeps it; the main heading has it afterwards. The page's clock is paused, so that a slow machine does
 * not close the dialog early.
 */
export async function expectSuccess(
  page: Page,
  action: () => Promise<void>,
  { at, ...notice }: Notice & { at?: { path: string; heading: string } },
): Promise<void> {
  await pauseClock(page);
  await action();
  const dialog = await expectDialog(page, { ...notice, buttons: ['OK'] });
  if (at) {
    await page.waitForFunction(
      ([path, heading]) =>
        location.pathname === path && document.querySelector('h1')?.textContent === heading,
      [at.path, at.heading] as const,
    );
  }
  await expectFocusStays(page, dialog);
  await page.clock.runFor(SUCCESS_MS - 1);
  expect(await dialog.isVisible()).toBe(true);
  await page.clock.runFor(1);
  await dialog.waitFor({ state: 'detached' });
  await page.clock.resume();
  await expectFocus(page.locator('h1'));
}
