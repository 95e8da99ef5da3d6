import type { Locator, Page } from 'playwright-core';
import { restoreSession } from '../support/accounts';
import { resize } from '../support/browser';
import { waitUntilLoaded } from '../support/page-checks';
import { newMember, type TestMember, useBrowser } from '../support/browser-fixture';
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

const press = (key: string) => page.keyboard.press(key);
const focused = (target: Locator) =>
  target.and(page.locator(':focus')).waitFor({ state: 'attached', timeout: 5_000 });
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
    await focused(skip);
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await press('Enter');
    await press('Tab');
    await focused(page.locator('main [name=q]'));
  });

  it('Tab moves through the bar from left to right', async () => {
    await open('/all-artifacts', 'All Artifacts');
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: 'Account menu' }).waitFor();
    await press('Tab');
    for (const name of ['Antiquary', 'Home', 'All-Artifacts', 'Add-Artifacts']) {
      await press('Tab');
      await focused(bar.getByRole('link', { name, exact: true }));
    }
    await press('Tab');
    await focused(bar.getByRole('button', { name: 'Account menu' }));
  });

  it.each([
    ['Account menu', 1440, 'My-Artifacts', 'Liked Artifacts'],
    ['Menu', 360, 'Home', 'All-Artifacts'],
  ])(
    'the %s opens with Enter, is walked with the arrows and closes with Escape at %i px',
    async (name, width, first, second) => {
      await open('/all-artifacts', 'All Artifacts', width);
      const opener = page.getByRole('button', { name, exact: true });
      await opener.focus();
      await press('Enter');
      await focused(page.getByRole('menuitem', { name: first }));
      await press('ArrowDown');
      await focused(page.getByRole('menuitem', { name: second }));
      await press('Escape');
      await focused(opener);
    },
  );

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
      await focused(item(name));
    }
    await press('Tab');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await focused(page.locator('main [name=q]'));
    await opener.press('ArrowDown');
    await focused(item('My-Artifacts'));
    await press('Space');
    await focused(heading('My Artifacts'));
    await page.getByRole('menu').waitFor({ state: 'hidden' });
  });

  it('a link moves the focus to the heading of the page that it opens', async () => {
    await open('/all-artifacts', 'All Artifacts');
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: 'Add-Artifacts' }).focus();
    await press('Enter');
    await focused(heading('Add an Artifact'));
  });

  it('a menu item moves the focus to the heading of the page that it opens', async () => {
    await open('/all-artifacts', 'All Artifacts');
    await page.getByRole('button', { name: 'Account menu' }).focus();
    await press('Enter');
    await focused(page.getByRole('menuitem', { name: 'My-Artifacts' }));
    await press('Enter');
    await focused(heading('My Artifacts'));
  });

  it('a dialog keeps the focus, and returns it to the button that opened it', async () => {
    await open(`/shareartifacts/${owner.email}`, 'My Artifacts');
    const opener = page.getByRole('button', { name: 'Delete' }).first();
    await opener.focus();
    await press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
    for (const name of ['Cancel', 'Yes, delete it!', 'Cancel']) {
      await focused(dialog.getByRole('button', { name }));
      await press('Tab');
    }
    await press('Escape');
    await focused(opener);
  });

  it('a form with errors moves the focus to the first invalid field', async () => {
    await open('/add-artifacts', 'Add an Artifact');
    await page.locator('[name=historicalContext]').fill('A mirror.');
    await page.getByRole('button', { name: 'Add Artifact' }).focus();
    await press('Enter');
    await focused(page.locator('[name=artifactName]'));
  });

  it('a deletion moves the focus to the heading of the list', async () => {
    await open(`/shareartifacts/${owner.email}`, 'My Artifacts');
    await page.getByRole('button', { name: 'Delete' }).first().focus();
    await press('Enter');
    await focused(page.getByRole('button', { name: 'Cancel' }));
    await press('Tab');
    await press('Enter');
    const success = page.getByRole('alertdialog', { name: 'Deleted!' });
    await success.waitFor();
    await success.waitFor({ state: 'detached' });
    await focused(heading('My Artifacts'));
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

  it('a square picture is shown whole in the 4:3 frame of its card', async () => {
    const picture = page.getByRole('article').getByRole('img', { name: MIRROR });
    await picture.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (image) => (image as HTMLImageElement).naturalWidth > 0,
      await picture.elementHandle(),
    );
    const box = await picture.boundingBox();
    expect(box && box.width / box.height).toBeCloseTo(4 / 3);
    const fit = await picture.evaluate((image) => getComputedStyle(image).objectFit);
    expect(fit).toBe('contain');
  });
});
