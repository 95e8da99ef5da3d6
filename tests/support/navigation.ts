import type { Page, Request, Route } from 'playwright-core';

/** The main heading of each page that the bar and the account menu lead to. */
const HEADINGS = {
  Home: 'Historical artifacts, shared by everyone',
  'All-Artifacts': 'All Artifacts',
  'Add-Artifacts': 'Add an Artifact',
  'My-Artifacts': 'My Artifacts',
  'Liked Artifacts': 'Liked Artifacts',
};

/** Waits until React has connected the rendered page with its components. */
export async function waitForHydration(page: Page): Promise<void> {
  const isConnected = () => {
    const main = document.querySelector('main') ?? {};
    return Object.keys(main).some((key) => key.startsWith('__reactFiber$'));
  };
  // Polls by time, because a page in the background renders no frames.
  await page.waitForFunction(isConnected, undefined, { polling: 100 });
}

/** Goes to a page by its link in the bar. */
export async function openByBar(page: Page, name: 'Home' | 'All-Artifacts' | 'Add-Artifacts') {
  // Before hydration a link reloads the whole document.
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await waitForHeading(page, name);
}

/** Goes to one of the member's own pages by the account menu. */
export async function openAccountPage(page: Page, name: 'My-Artifacts' | 'Liked Artifacts') {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name }).click();
  await waitForHeading(page, name);
}

/** Waits for the page's heading, which takes the focus: that would close a menu opened too early. */
function waitForHeading(page: Page, name: keyof typeof HEADINGS) {
  const heading = page.getByRole('heading', { level: 1, name: HEADINGS[name], exact: true });
  return heading.waitFor({ state: 'attached' });
}

/** Expects that the document was not reloaded during the steps. */
export async function expectSameDocument(page: Page, steps: () => Promise<void>) {
  const before = await page.evaluateHandle(() => document);
  await steps();
  expect(await page.evaluate((one) => one === document, before)).toBe(true);
}

/** Holds back the page's requests for this address until the returned function is called. */
export async function holdRequests(
  page: Page,
  address: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await released;
    await route.continue();
  });
  return release;
}

/** Handles the page's requests for scripts whose code contains this text; other scripts are sent as they are. */
export function routeScriptsWith(
  page: Page,
  text: string,
  handle: (route: Route) => Promise<void>,
): Promise<unknown> {
  return page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(text)) await handle(route);
    else await route.fulfill({ response });
  });
}

/** A text in the code of the sign-in provider: the name of the service that it calls. */
export const PROVIDER_CODE = 'identitytoolkit.googleapis.com';
