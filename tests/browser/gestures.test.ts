import type { Locator, Page } from 'playwright-core';
import { fillSignIn, openSignedIn, restoreSession } from '../support/accounts';
import { fillArtifactForm } from '../support/artifact-form';
import { expectSameDocument, openAccountPage, openByBar } from '../support/navigation';
import { useBrowser } from '../support/browser-fixture';
import { LOST_REQUEST } from '../support/tab';
import { uniqueName } from '../support/unique-name';

const fixture = useBrowser();

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row', { name });
const featured = (page: Page) => page.getByRole('region', { name: 'Featured Artifacts' });

/** The address of the link that a click in the middle of this part follows. */
const linkAt = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit?.closest('a')?.getAttribute('href');
  });

async function closeSuccess(page: Page, name: string) {
  const success = page.getByRole('alertdialog', { name, exact: true });
  await success.waitFor();
  await page.keyboard.press('Escape');
  await success.waitFor({ state: 'detached' });
}

describe('a change shows everywhere without a reload', () => {
  test('adding, changing and deleting', async () => {
    const { page, product } = fixture;
    await openSignedIn(page, product, await fixture.newMember());
    // Show both lists first, so that the changes have to update them.
    await openByBar(page, 'All-Artifacts');
    await main(page).getByRole('heading', { name: 'All Artifacts' }).waitFor();
    await openAccountPage(page, 'My-Artifacts');
    await page.getByText('You have not added any artifacts yet').waitFor();

    await expectSameDocument(page, async () => {
      await openByBar(page, 'Add-Artifacts');
      await fillArtifactForm(page, 'Silver dish');
      await page.getByRole('button', { name: 'Add Artifact' }).click();
      await closeSuccess(page, 'Artifact added successfully!');
      await row(page, 'Silver dish').waitFor();
      await openByBar(page, 'All-Artifacts');
      await card(page, 'Silver dish').waitFor();

      await openAccountPage(page, 'My-Artifacts');
      await row(page, 'Silver dish').getByRole('link', { name: 'Update' }).click();
      await page.locator('[name=artifactName]').fill('Silver tray');
      await page.getByRole('button', { name: 'Update Artifact' }).click();
      await closeSuccess(page, 'Artifact updated successfully!');
      await row(page, 'Silver tray').waitFor();
      expect(await row(page, 'Silver dish').count()).toBe(0);
      await openByBar(page, 'All-Artifacts');
      await card(page, 'Silver tray').waitFor();
      expect(await card(page, 'Silver dish').count()).toBe(0);

      await openAccountPage(page, 'My-Artifacts');
      await row(page, 'Silver tray').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Yes, delete it!' }).click();
      await closeSuccess(page, 'Deleted!');
      await page.getByText('You have not added any artifacts yet').waitFor();
      await openByBar(page, 'All-Artifacts');
      await main(page).getByRole('article').first().waitFor();
      expect(await card(page, 'Silver tray').count()).toBe(0);
    });
  });

  test('changing and deleting a featured and liked artifact', async () => {
    const { page, product } = fixture;
    const owner = await fixture.newMember();
    const { id } = await owner.api.add({ artifactName: 'Gold torc' });
    await owner.api.like(id);
    // More likes than any artifact of the sample catalogue has.
    for (let count = 0; count < 13; count += 1) await (await fixture.newMember()).api.like(id);
    await openSignedIn(page, product, owner);
    await featured(page).getByRole('article', { name: 'Gold torc' }).waitFor();
    await openAccountPage(page, 'Liked Artifacts');
    await card(page, 'Gold torc').waitFor();

    await expectSameDocument(page, async () => {
      await openAccountPage(page, 'My-Artifacts');
      await row(page, 'Gold torc').getByRole('link', { name: 'Update' }).click();
      await page.locator('[name=artifactName]').fill('Gold collar');
      await page.getByRole('button', { name: 'Update Artifact' }).click();
      await closeSuccess(page, 'Artifact updated successfully!');
      await openByBar(page, 'Home');
      await featured(page).getByRole('article', { name: 'Gold collar' }).waitFor();
      await openAccountPage(page, 'Liked Artifacts');
      await card(page, 'Gold collar').waitFor();

      await openAccountPage(page, 'My-Artifacts');
      await row(page, 'Gold collar').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Yes, delete it!' }).click();
      await closeSuccess(page, 'Deleted!');
      await openByBar(page, 'Home');
      await featured(page).getByRole('article').first().waitFor();
      expect(await featured(page).getByRole('article', { name: 'Gold collar' }).count()).toBe(0);
      await openAccountPage(page, 'Liked Artifacts');
      await page.getByText('You have not liked any artifacts yet').waitFor();
    });
  });
});

describe('the gallery', () => {
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
    const link = card(page, chosenName).getByRole('link', { name: 'View Details' });
    await link.and(page.locator(':focus')).waitFor();
  });

  test('leads from every part of a card to the artifact, with one tab stop', async () => {
    const { page, product } = fixture;
    const member = await fixture.newMember();
    const name = uniqueName('Scarab');
    const { id } = await member.api.add({ artifactName: name });
    await restoreSession(page, product, member);
    await page.goto(`${product.url}/all-artifacts?q=${encodeURIComponent(name)}`);
    const only = card(page, name);
    await only.scrollIntoViewIfNeeded();
    const parts = [only.getByRole('img'), only.getByRole('heading'), only.getByText('0 likes')];
    for (const part of parts) expect(await linkAt(part)).toBe(`/artifactsdetails/${id}`);
    expect(await only.locator('a, button, [tabindex]').count()).toBe(1);
    await only.click({ position: { x: 20, y: 20 } });
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  });

  test('cuts a long name off after three lines, and the row keeps its height', async () => {
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
    expect(Math.round(lines)).toBe(3);
    const box = await card(page, name).boundingBox();
    expect(box?.height).toBeLessThan(600);
  });

  test('reports a lost connection, and loads more once it is back', async () => {
    const { page, product, tab } = fixture;
    // The browser requests again what the server has rendered.
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes('query GalleryPage') ?? false,
    );
    await page.goto(`${product.url}/all-artifacts`);
    await answered;
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

  test('reports a lost connection for another order, and shows that order once it is back', async () => {
    const { page, product, tab } = fixture;
    await page.goto(`${product.url}/all-artifacts`);
    await main(page).getByRole('article').first().waitFor();
    await openByBar(page, 'Home');
    await featured(page).getByRole('article').first().waitFor();
    await tab.context.setOffline(true);
    // The list that was shown before is cached. Another order has to be fetched.
    await page.goBack();
    await main(page).getByRole('article').first().waitFor();
    await page.locator('[name=order]').selectOption('Name');
    await main(page).getByText('Failed to fetch artifacts.', { exact: true }).waitFor();
    await tab.context.setOffline(false);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await main(page).getByRole('article').first().waitFor();
    tab.expectNothingUnexpected(LOST_REQUEST, /^console error: Failed to fetch artifacts\.$/);
  });
});

describe('a page whose code fails to load', () => {
  test('reports it, and opens once the connection is back', async () => {
    const { page, product, tab } = fixture;
    await page.goto(product.url);
    await featured(page).getByRole('article').first().waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await page.route('**/assets/RegisterPage*', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await main(page).getByRole('link', { name: 'Register' }).click();
    await main(page).getByText('Your connection may be down.').waitFor();
    await page.unroute('**/assets/RegisterPage*');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor();
    tab.expectNothingUnexpected(LOST_REQUEST, /Failed to fetch dynamically imported module/);
  });
});

describe('a draft', () => {
  test('survives the end of the session and a sign-in, and belongs to its member', async () => {
    const { page, product, tab } = fixture;
    const [writer, other] = [await fixture.newMember(), await fixture.newMember()];
    await openSignedIn(page, product, writer);
    await openByBar(page, 'Add-Artifacts');
    await fillArtifactForm(page, 'Half a tablet');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL(/\/signin\?from=%2Fadd-artifacts$/);

    await fillSignIn(page, other.email);
    await closeSuccess(page, 'Login successful');
    expect(await page.locator('[name=artifactName]').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();

    await fillSignIn(page, writer.email);
    await closeSuccess(page, 'Login successful');
    await page.getByText('Your unsaved changes are back.').waitFor();
    expect(await page.locator('[name=artifactName]').inputValue()).toBe('Half a tablet');
    expect(await page.locator('[name=historicalContext]').inputValue()).not.toBe('');
    tab.expectNothingUnexpected(/^console info: Signed out\.$/);
  });
});
