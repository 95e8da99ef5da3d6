import type { Page } from 'playwright-core';
import { restoreSession } from '../support/accounts';
import { resize } from '../support/browser';
import { waitUntilLoaded } from '../support/page-checks';
import { newMember, type TestMember, useBrowser } from '../support/browser-fixture';
import { expectFocus } from '../support/dialogs';
import { uniqueName } from '../support/unique-name';

const MIRROR = uniqueName('Bronze mirror');

const fixture = useBrowser();
let page: Page;
let owner: TestMember;
beforeAll(async () => {
  owner = await newMember('Olga Owner');
  await owner.api.add({ artifactName: MIRROR });
  await owner.api.add({ artifactName: 'Bronze bell' });
});
beforeEach(async () => {
  page = fixture.page;
  await restoreSession(page, fixture.product, owner);
});

const LINKS = ['Antiquary', 'Home', 'All-Artifacts', 'Add-Artifacts'];
const press = (key: string) => page.keyboard.press(key);
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

async function open(path: string, title: string, width = 1440) {
  await resize(page, width);
  await page.goto(fixture.product.url + path, { waitUntil: 'networkidle' });
  await waitUntilLoaded(page, title);
}

describe('by keyboard alone', () => {
  it('the first link skips to the content', async () => {
    await open('/all-artifacts', 'All Artifacts');
    await press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expectFocus(skip);
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await press('Enter');
    await press('Tab');
    await expectFocus(page.getByRole('link', { name: /^Browse by/ }));
  });

  it('Tab moves through the bar from left to right', async () => {
    await open('/all-artifacts', 'All Artifacts');
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: 'Account menu' }).waitFor();
    await press('Tab');
    for (const name of [...LINKS, 'Search the catalogue']) {
      await press('Tab');
      await expectFocus(bar.getByRole('link', { name, exact: true }));
    }
    await press('Tab');
    await expectFocus(bar.getByRole('button', { name: 'Account menu' }));
  });

  it('the Menu of a small screen opens with Enter, is walked with the arrows and closes with Escape', async () => {
    await open('/all-artifacts', 'All Artifacts', 360);
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.focus();
    await press('Enter');
    await expectFocus(page.getByRole('menuitem', { name: 'Home' }));
    await press('ArrowDown');
    await expectFocus(page.getByRole('menuitem', { name: 'All-Artifacts' }));
    await press('Escape');
    await expectFocus(opener);
  });

  it('keys move the focus within a menu, Space follows a link, and Tab beyond the last item closes', async () => {
    await open('/all-artifacts', 'All Artifacts');
    const opener = page.getByRole('button', { name: 'Account menu' });
    const item = (name: string) => page.getByRole('menuitem', { name });
    await opener.focus();
    for (const [key, name] of [
      ['ArrowDown', 'My-Artifacts'],
      ['ArrowUp', 'Logout'],
      ['ArrowDown', 'My-Artifacts'],
      ['End', 'Logout'],
      ['Home', 'My-Artifacts'],
      ['l', 'Liked Artifacts'],
      ['l', 'Logout'],
    ] as const) {
      await press(key);
      await expectFocus(item(name));
    }
    await press('Tab');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await expectFocus(page.getByRole('link', { name: /^Browse by/ }));
    await opener.press('ArrowDown');
    await expectFocus(item('My-Artifacts'));
    await press('Space');
    await expectFocus(heading('My Artifacts'));
    await page.getByRole('menu').waitFor({ state: 'hidden' });
  });

  it('a dialog keeps the focus and returns it, and a deletion moves it to the heading of the list', async () => {
    await open(`/shareartifacts/${owner.email}`, 'My Artifacts');
    const opener = page.getByRole('button', { name: 'Delete' }).first();
    await opener.focus();
    await press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
    for (const name of ['Cancel', 'Yes, delete it!', 'Cancel']) {
      await expectFocus(dialog.getByRole('button', { name }));
      await press('Tab');
    }
    await press('Escape');
    await expectFocus(opener);
    await press('Enter');
    await expectFocus(dialog.getByRole('button', { name: 'Cancel' }));
    await press('Tab');
    await press('Enter');
    const success = page.getByRole('alertdialog', { name: 'Deleted!' });
    await success.waitFor();
    await success.waitFor({ state: 'detached' });
    await expectFocus(heading('My Artifacts'));
  });
});

// Zoomed to 400 %, a desktop window of 1280 by 1024 px has 320 by 256 CSS pixels.
describe('zoomed to 400 %', () => {
  beforeEach(async () => {
    await open(`/all-artifacts?q=${encodeURIComponent(MIRROR)}`, 'All Artifacts');
    await resize(page, 320, 256);
  });

  it('the Account menu scrolls to its last item', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    const logout = page.getByRole('menuitem', { name: 'Logout' });
    await logout.scrollIntoViewIfNeeded();
    const box = await logout.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(256);
  });

  it('a linked picture is shown whole in the square frame of its card', async () => {
    const picture = page.getByRole('article').getByRole('img', { name: MIRROR });
    await picture.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (image) => (image as HTMLImageElement).naturalWidth > 0,
      await picture.elementHandle(),
    );
    const box = await picture.boundingBox();
    expect(box && box.width / box.height).toBeCloseTo(1);
    const fit = await picture.evaluate((image) => getComputedStyle(image).objectFit);
    expect(fit).toBe('contain');
  });
});
