import type { Locator, Page } from 'playwright-core';
import { restoreSession } from '../support/accounts';
import { resize } from '../support/browser';
import { newMember, sharedProduct, useBrowser, useTabs } from '../support/browser-fixture';
import { waitUntilLoaded } from '../support/page-checks';

const EVERYONE = ['Home', 'All-Artifacts', 'Add-Artifacts'];
const SEARCH = 'Search the catalogue';
const PERSONAL = ['My-Artifacts', 'Liked Artifacts', 'My Account', 'Desk', 'Sheets'];
const SMALL = [360, 767];
const LARGE = [768, 1440];

const product = sharedProduct();
const tabs = useTabs('visitor', 'member');

beforeAll(async () => {
  await restoreSession(tabs.member.page, product, await newMember('Ada Ashby'));
});

async function open(who: keyof typeof tabs, path: string, heading: string): Promise<Page> {
  const { page } = tabs[who];
  await resize(page, 1440);
  await page.goto(product.url + path);
  await waitUntilLoaded(page, heading);
  return page;
}

/** Returns the accessible name or text of each element, in document order. */
const names = (visible: Locator) =>
  visible.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('aria-label') ?? element.textContent),
  );

describe('the bar', () => {
  async function itemsOf(page: Page, menu: string): Promise<(string | null)[]> {
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('menu').waitFor();
    const items = await names(page.getByRole('menuitem'));
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    return items;
  }

  it.each([
    ['visitor', 'large', LARGE, ['Antiquary', ...EVERYONE, SEARCH, 'Login'], {}],
    ['visitor', 'small', SMALL, ['Antiquary', SEARCH, 'Login'], { Menu: EVERYONE }],
    [
      'member',
      'large',
      LARGE,
      ['Antiquary', ...EVERYONE, SEARCH],
      { 'Account menu': [...PERSONAL, 'Logout'] },
    ],
    [
      'member',
      'small',
      SMALL,
      ['Antiquary', SEARCH],
      { Menu: EVERYONE, 'Account menu': [...PERSONAL, ...EVERYONE, 'Logout'] },
    ],
  ] as const)('of the %s on %s screens', async (who, _size, widths, links, menus) => {
    const page = await open(who, '/no-such-page', 'Oops! Page not found');
    const bar = page.getByRole('banner');
    await bar.getByRole(who === 'visitor' ? 'link' : 'button', { name: /Login|Account/ }).waitFor();
    for (const width of widths) {
      await resize(page, width);
      expect(await names(bar.getByRole('link'))).toEqual(links);
      expect(await names(bar.getByRole('button'))).toEqual(Object.keys(menus));
      for (const [menu, items] of Object.entries(menus)) {
        expect(await itemsOf(page, menu)).toEqual(items);
      }
    }
  });
});

describe('the two menus of a member on a small screen', () => {
  it.each([320, ...SMALL])('lie apart, and one is open at a time, at %i px', async (width) => {
    const page = await open('member', '/no-such-page', 'Oops! Page not found');
    await resize(page, width);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const account = page.getByRole('button', { name: 'Account menu' });
    const left = await menu.boundingBox();
    const brand = await page.getByRole('link', { name: 'Antiquary' }).boundingBox();
    const right = await account.boundingBox();
    if (!left || !brand || !right) throw new Error('The bar lacks a part.');
    expect(left.x + left.width).toBeLessThan(brand.x);
    expect(brand.x + brand.width).toBeLessThan(right.x);

    await menu.click();
    await page.getByRole('menu', { name: 'Menu', exact: true }).waitFor();
    await account.click();
    await page.getByRole('menu', { name: 'Account menu' }).waitFor();
    expect(await page.getByRole('menu').count()).toBe(1);
    await page.keyboard.press('Escape');
  });

  it('mark the link of the current page', async () => {
    const page = await open('member', '/all-artifacts', 'All Artifacts');
    await resize(page, 360);
    for (const name of ['Menu', 'Account menu']) {
      await page.getByRole('button', { name, exact: true }).click();
      const current = page.getByRole('menu').locator('[aria-current=page]');
      await current.waitFor();
      expect(await names(current)).toEqual(['All-Artifacts']);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
    }
  });
});

describe('the main area', () => {
  it('has a light gradient from amber over white to orange', async () => {
    const page = await open('visitor', '/no-such-page', 'Oops! Page not found');
    const image = await page
      .getByRole('main')
      .evaluate((main) => getComputedStyle(main).backgroundImage);
    expect(image).toMatch(
      /^linear-gradient\(.*rgb\(254, 243, 199\).*rgb\(255, 255, 255\).*rgb\(255, 237, 213\)/,
    );
  });

  it.each([600, 2000])('is at least as high as a window of %i px', async (height) => {
    const page = await open('visitor', '/no-such-page', 'Oops! Page not found');
    await resize(page, 1440, height);
    const box = await page.getByRole('main').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(height);
  });
});

describe('the controls of the gallery', () => {
  it('leave a third of a phone of 320 by 640 px to the artifacts', async () => {
    const page = await open('visitor', '/all-artifacts', 'All Artifacts');
    await resize(page, 320, 640);
    const [type, order] = await Promise.all(
      ['type', 'order'].map((name) => page.locator(`select[name=${name}]`).boundingBox()),
    );
    expect(type?.y).toBe(order?.y);
    const card = await page.getByRole('article').first().boundingBox();
    expect(card?.y).toBeLessThan(640 * (2 / 3));
  });
});

describe('the cards', () => {
  it.each([
    [
      'the featured artifacts',
      '/',
      'Historical artifacts, shared by everyone',
      '#featured-heading',
    ],
    ['the gallery', '/all-artifacts', 'All Artifacts', 'h1'],
  ])('of %s have 1 to 4 columns, depending on the width', async (_, path, heading, title) => {
    const page = await open('visitor', path, heading);
    const hasColumns = ([ofTitle, columns]: readonly [string, number]) => {
      const region = document.querySelector(ofTitle)?.closest('section, main');
      const cards = [...(region?.querySelectorAll('article') ?? [])];
      return new Set(cards.map((card) => card.getBoundingClientRect().left)).size === columns;
    };
    for (const [nth, width] of [320, 700, 1100, 1440].entries()) {
      await resize(page, width);
      await page.waitForFunction(hasColumns, [title, nth + 1] as const);
    }
  });
});

describe('a page in a tab of its own:', () => {
  const fixture = useBrowser();

  it('the footer shows the visitor’s year on a page that the server rendered in another year', async () => {
    const { page } = fixture;
    await page.clock.setFixedTime('2031-06-01');
    await page.goto(`${product.url}/civilization/egypt`);
    // The test also fails if hydration reports a difference.
    await page.getByText('© 2031 Antiquary', { exact: true }).waitFor();
  });
});
