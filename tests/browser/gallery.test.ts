import type { Locator, Page } from 'playwright-core';
import { openSignedIn, restoreSession } from '../support/accounts';
import { resize } from '../support/browser';
import { useBrowser } from '../support/browser-fixture';
import { holdRequests, waitForHydration } from '../support/navigation';
import { expectNoSidewaysScroll, expectNoViolation } from '../support/page-checks';
import { LOST_REQUEST } from '../support/tab';
import { uniqueName } from '../support/unique-name';

const fixture = useBrowser();

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const featured = (page: Page) => page.getByRole('region', { name: 'Featured Artifacts' });

/** The address of the link that a click in the middle of this part follows. */
const linkAt = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit?.closest('a')?.getAttribute('href');
  });

describe('the gallery on a phone', () => {
  const sheet = (page: Page) => page.getByRole('group', { name: 'Filters' });

  test('shows two artifacts and the pictures of two more on its first screen', async () => {
    const { page, product } = fixture;
    await resize(page, 360, 740);
    await page.goto(`${product.url}/all-artifacts?order=MOST_LIKED`);
    const cards = main(page).getByRole('article');
    expect(await endOf(cards.nth(1))).toBeLessThan((await topOf(cards.nth(2))) ?? 0);
    expect(await endOf(cards.nth(3).getByRole('img'))).toBeLessThanOrEqual(740);
    expect((await cards.nth(0).getByRole('img').boundingBox())?.width).toBeGreaterThanOrEqual(150);
  });

  test('has one column where two would be too narrow', async () => {
    const { page, product } = fixture;
    await resize(page, 320, 640);
    await page.goto(`${product.url}/all-artifacts`);
    const cards = main(page).getByRole('article');
    expect(await topOf(cards.nth(1))).toBeGreaterThan((await endOf(cards.nth(0))) ?? 0);
    await expectNoSidewaysScroll(page);
  });

  test('has its filters in a sheet, which opens before hydration and scrolls nothing sideways', async () => {
    const { page, product } = fixture;
    const release = await holdRequests(page, '**/assets/*.js');
    await resize(page, 320, 640);
    await page.goto(`${product.url}/all-artifacts?from=-1400&type=SCULPTURE`, {
      waitUntil: 'commit',
    });
    await page.getByRole('button', { name: 'Filters (2)' }).click();
    await sheet(page).getByLabel('To year').waitFor();
    release();
    await waitForHydration(page);
    await expectNoViolation(page, [320]);
    await sheet(page).getByLabel('Order').selectOption('Name');
    await page.waitForURL(/order=NAME/);
    const bar = sheet(page).getByRole('button', { name: /^14th century BC/ });
    await bar.click();
    await page.waitForURL(/from=-1399&to=-1300/);
    await sheet(page).getByRole('button', { name: 'Show artifacts' }).click();
    await sheet(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Filters (3)' }).waitFor();
    await expectNoSidewaysScroll(page);
  });
});

const topOf = async (part: Locator) => (await part.boundingBox())?.y;
const endOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : undefined;
};

describe('the gallery', () => {
  test.each([
    ['', 768, 1024],
    ['', 1440, 900],
    ['', 1920, 1080],
    ['?q=egypt', 1440, 900],
    ['?from=-1399&to=-1300', 1440, 900],
  ])('shows whole artifacts on the first screen: %s at %i × %i', async (query, width, height) => {
    const { page, product } = fixture;
    await resize(page, width, height);
    await page.goto(`${product.url}/all-artifacts${query}`);
    const first = main(page).getByRole('article').first();
    expect(await topOf(first)).toBeLessThanOrEqual(320);
    expect(await endOf(first)).toBeLessThanOrEqual(height);
    const [card, picture] = [await first.boundingBox(), await first.getByRole('img').boundingBox()];
    expect((picture?.height ?? 0) / (card?.height ?? 1)).toBeGreaterThanOrEqual(0.5);
  });

  test.each([
    ['All dates', 'Dates', '/all-artifacts', 1440, 900],
    ['All dates', 'Dates', '/all-artifacts', 1000, 520],
    ['Material', 'Material', '/all-artifacts', 1440, 520],
    ['Cite', 'Cite', '/records/3', 1440, 900],
    ['Cite', 'Cite', '/records/3', 1000, 520],
    ['Cite', 'Cite', '/records/3', 768, 1000],
  ])('%s opens %s of %s within a window of %i × %i', async (button, label, path, width, height) => {
    const { page, product } = fixture;
    await resize(page, width, height);
    await page.goto(product.url + path);
    await page.getByRole('button', { name: button, exact: true }).click();
    const group = page.getByRole('group', { name: label, exact: true });
    if (label === 'Cite') await group.getByRole('heading', { name: 'BibTeX' }).waitFor();
    const panel = await group.boundingBox();
    if (!panel) throw new Error('The panel is not shown.');
    expect(Math.min(panel.x, panel.y)).toBeGreaterThanOrEqual(0);
    expect(panel.x + panel.width).toBeLessThanOrEqual(width);
    expect(panel.y + panel.height).toBeLessThanOrEqual(height);
  });

  test('has its dates behind one button, by keyboard', async () => {
    const { page, product } = fixture;
    await page.goto(`${product.url}/all-artifacts`);
    await waitForHydration(page);
    const dates = page.getByRole('button', { name: 'All dates' });
    await dates.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.locator('[name=from]:focus').waitFor();
    await page.keyboard.type('1400 BC');
    await page.keyboard.press('Tab');
    await page.waitForURL(/from=-1400/);
    await expectNoViolation(page, [1440]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Made from 1400 BC' }).waitFor();
    await page.getByLabel('From year').waitFor({ state: 'hidden' });
  });

  test('keeps its scroll position after Back, several pages down', async () => {
    const { page, product } = fixture;
    const member = await fixture.newMember();
    // Other tests add artifacts meanwhile, but none that this search finds.
    const name = uniqueName('Seal');
    for (let n = 1; n <= 60; n += 1) await member.api.add({ artifactName: `${name} ${n}` });
    await restoreSession(page, product, member);
    await page.goto(`${product.url}/all-artifacts?q=${encodeURIComponent(name)}`);
    const cards = main(page).getByRole('article');
    await cards.filter({ hasText: `${name} 60` }).waitFor();
    for (const card of [23, 47]) {
      await cards.nth(card).scrollIntoViewIfNeeded();
      await cards.nth(card + 1).waitFor();
    }
    const chosen = cards.nth(40);
    const chosenName = await chosen.getByRole('heading').innerText();
    await chosen.getByRole('link', { name: 'View Details' }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await chosen.getByRole('link', { name: 'View Details' }).click();
    await page.getByRole('heading', { level: 1, name: chosenName, exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'All Artifacts' }).waitFor();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) <= 1, before);
    await card(page, chosenName).locator('a:focus').waitFor();
  });

  test('leads a visitor from a card to the record, and a member to the artifact', async () => {
    const { page, product } = fixture;
    const member = await fixture.newMember();
    const name = uniqueName('Scarab');
    const { id } = await member.api.add({ artifactName: name });
    const address = `${product.url}/all-artifacts?q=${encodeURIComponent(name)}`;
    const only = card(page, name);
    const parts = [only.getByRole('img'), only.getByRole('heading'), only.getByText('0 likes')];
    const details = only.getByRole('link', { name: 'View Details' });
    await page.goto(address);
    await only.scrollIntoViewIfNeeded();
    for (const part of parts) expect(await linkAt(part)).toBe(`/records/${id}`);
    expect(await linkAt(details)).toBe(`/artifactsdetails/${id}`);
    await restoreSession(page, product, member);
    await page.goto(address);
    await only.locator(`h2 a[href="/artifactsdetails/${id}"]`).scrollIntoViewIfNeeded();
    for (const part of [...parts, details]) {
      expect(await linkAt(part)).toBe(`/artifactsdetails/${id}`);
    }
    await only.click({ position: { x: 20, y: 20 } });
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  });

  test('is where a record leads back to, and its neighbours are one step away', async () => {
    const { page, product } = fixture;
    await page.goto(`${product.url}/all-artifacts?q=egypt`);
    await waitForHydration(page);
    const headings = main(page).getByRole('article').getByRole('heading');
    const [, second = '', third = ''] = await headings.allTextContents();
    const total = (await page.getByText(/artifacts found$/).innerText()).split(' ')[0] ?? '';
    await card(page, second).scrollIntoViewIfNeeded();
    await card(page, second).getByRole('heading').click();
    const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    await title(second).waitFor();
    const results = page.getByRole('navigation', { name: 'Results' });
    expect(await results.innerText()).toContain(`2 of ${total}`);
    await expectNoViolation(page, [320]);
    await expectNoSidewaysScroll(page);
    await results.getByRole('link', { name: 'Next result' }).click();
    await title(third).waitFor();
    await results.getByText(`3 of ${total}`).waitFor();
    await page.getByRole('link', { name: `Back to ${total} results for “egypt”` }).click();
    await page.waitForURL(`${product.url}/all-artifacts?q=egypt`);
    await card(page, second).waitFor();
    await page.goForward();
    await title(third).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Back to All Artifacts' }).waitFor();
    expect(await results.count()).toBe(0);
  });

  test('leads to “Artifact not found” from the card of an artifact that was deleted elsewhere', async () => {
    const { page, product } = fixture;
    const member = await fixture.newMember();
    const name = uniqueName('Clay cylinder');
    const { id } = await member.api.add({ artifactName: name });
    await openSignedIn(page, product, member);
    await page.getByRole('banner').getByRole('link', { name: 'All-Artifacts' }).click();
    await page.locator('[name=q]').fill(name);
    await card(page, name).waitFor();
    // The search result has replaced the list, so no request is pending.
    await page.getByRole('article').nth(1).waitFor({ state: 'detached' });
    await member.api.delete(id);
    await card(page, name).getByRole('link', { name: 'View Details' }).click();
    await page.getByRole('heading', { level: 1, name: 'Artifact not found' }).waitFor();
  });

  test('cuts a long name off after two lines, and the row keeps its height', async () => {
    const { page, product } = fixture;
    const member = await fixture.newMember();
    const name = uniqueName('Vase');
    const long = `${name} ${'of-the-river-'.repeat(20)}`.slice(0, 200);
    await member.api.add({ artifactName: long, createdAt: 'long ago '.repeat(100) });
    await member.api.add({ artifactName: name });
    await page.goto(`${product.url}/all-artifacts?q=${encodeURIComponent(name)}`);
    const heading = card(page, long).getByRole('heading');
    const lines = await heading.evaluate(
      (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
    const box = await card(page, name).boundingBox();
    expect(box?.height).toBeLessThan(600);
  });

  test('reports a lost connection, and loads more once it is back', async () => {
    const { page, product, tab } = fixture;
    await page.goto(`${product.url}/all-artifacts`);
    await page.waitForLoadState('networkidle');
    const cards = main(page).getByRole('article');
    await cards.nth(23).waitFor();
    await tab.context.setOffline(true);
    await cards.last().scrollIntoViewIfNeeded();
    await page.getByText('Failed to fetch more artifacts.', { exact: true }).waitFor();
    await tab.context.setOffline(false);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await cards.nth(24).waitFor();
    tab.expectNothingUnexpected(LOST_REQUEST, /^console error: Failed to fetch more artifacts\./);
  });
});

describe('a page whose code fails to load', () => {
  test('reports it, and opens once the connection is back', async () => {
    const { page, product, tab } = fixture;
    await page.goto(product.url);
    await featured(page).getByRole('article').first().waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await main(page).getByRole('link', { name: 'Register' }).waitFor();
    await page.route('**/*.js', (route) => route.abort());
    await main(page).getByRole('link', { name: 'Register' }).click();
    await main(page).getByText('Your connection may be down.').waitFor();
    await page.unroute('**/*.js');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor();
    tab.expectNothingUnexpected(LOST_REQUEST, /Failed to fetch dynamically imported module/);
  });
});
