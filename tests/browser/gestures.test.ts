import type { Page } from 'playwright-core';
import { fillSignIn, openSignedIn, restoreSession } from '../support/accounts';
import { fillArtifactForm } from '../support/artifact-form';
import { dismissFailure } from '../support/dialogs';
import { isToggleLike, pressLike } from '../support/likes';
import {
  expectSameDocument,
  holdRequests,
  openAccountPage,
  openByBar,
} from '../support/navigation';
import { useBrowser } from '../support/browser-fixture';
import { LOST_REQUEST } from '../support/tab';

const fixture = useBrowser();

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row', { name });
const featured = (page: Page) => page.getByRole('region', { name: 'Featured Artifacts' });

async function closeSuccess(page: Page, name: string) {
  const success = page.getByRole('alertdialog', { name, exact: true });
  await success.waitFor();
  await page.keyboard.press('Escape');
  await success.waitFor({ state: 'detached' });
}

describe('a change shows everywhere without a reload', () => {
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

/** The most liked artifact of the sample catalogue. No other test likes it. */
const FEATURED = 'Mask of Tutankhamun';

const likeButton = (page: Page) => page.getByRole('button', { name: /^Liked?$/ });

describe('a like', () => {
  test('is removed at once, and comes back when the request fails', async () => {
    const { page, product, tab } = fixture;
    const member = await fixture.newMember();
    const { api } = member;
    const { id } = await api.add();
    await api.like(id);
    await restoreSession(page, product, member);
    await page.goto(`${product.url}/artifactsdetails/${id}`);
    await page.getByText('1 like', { exact: true }).waitFor();
    const release = await holdRequests(page, '**/graphql', isToggleLike);

    await page.getByRole('button', { name: 'Liked', exact: true }).click();
    await page.getByRole('button', { name: 'Like', exact: true }).waitFor();
    await page.getByText('0 likes', { exact: true }).waitFor();
    await tab.context.setOffline(true);
    release();
    await dismissFailure(page, {
      title: 'Error!',
      message: 'Something went wrong.',
      returnTo: likeButton(page),
    });
    await page.getByRole('button', { name: 'Liked', exact: true }).waitFor();
    await page.getByText('1 like', { exact: true }).waitFor();
    tab.expectNothingUnexpected(LOST_REQUEST);
  });

  test('is counted on every screen without a reload, and so is its removal', async () => {
    const { page, product } = fixture;
    await openSignedIn(page, product, await fixture.newMember());
    const liked = page.getByRole('article', { name: FEATURED });
    const before = await likesOn(page);

    // Show the old count on every screen first, so that the like has to change it.
    await visitEveryScreen(page, before);
    await expectSameDocument(page, async () => {
      await liked.getByRole('link', { name: 'View Details' }).click();
      await pressLike(page, likeButton(page));
      await visitEveryScreen(page, before + 1);

      await openAccountPage(page, 'Liked Artifacts');
      await expectCardLikes(page, before + 1);
      await liked.getByRole('button', { name: 'Unlike' }).click();
      await page.getByText('You have not liked any artifacts yet').waitFor();
      await visitEveryScreen(page, before);
    });
  });
});

const cardLikes = (page: Page) =>
  page
    .getByRole('article', { name: FEATURED })
    .getByRole('paragraph')
    .filter({ hasText: /\d likes?$/ });

async function likesOn(page: Page): Promise<number> {
  return Number((await cardLikes(page).innerText()).replace(/\D/g, ''));
}

const expectCardLikes = (page: Page, count: number) =>
  cardLikes(page)
    .filter({ hasText: new RegExp(`\\b${count} likes?$`) })
    .waitFor();

/** Goes by links from home to the detail page, its owner's list, the gallery, and home again. */
async function visitEveryScreen(page: Page, count: number) {
  await openByBar(page, 'Home');
  await expectCardLikes(page, count);
  await page.getByRole('article', { name: FEATURED }).getByRole('link', { name: FEATURED }).click();
  await page.getByText(`${count} likes`, { exact: true }).waitFor();
  await page.getByRole('main').getByRole('link', { name: /@/ }).click();
  const row = page.getByRole('row', { name: FEATURED });
  await row.getByRole('cell', { name: String(count), exact: true }).waitFor();
  await openByBar(page, 'All-Artifacts');
  await page.locator('[name=q]').fill(FEATURED);
  await expectCardLikes(page, count);
  await openByBar(page, 'Home');
}
