import type { Page } from 'playwright-core';
import { openSignedIn, restoreSession } from '../support/accounts';
import { dismissFailure } from '../support/dialogs';
import { expectSameDocument, openAccountPage, openByBar } from '../support/navigation';
import { useBrowser } from '../support/browser-fixture';
import { LOST_REQUEST } from '../support/tab';

const fixture = useBrowser();

const LIKE_ERROR = { title: 'Error!', message: 'Something went wrong.' };
/** The most liked artifact of the sample catalogue. No other test likes it. */
const FEATURED = 'Mask of Tutankhamun';

const likeButton = (page: Page) => page.getByRole('button', { name: /^Liked?$/ });

describe('a like', () => {
  test('shows at once, and stays when the API has confirmed it', async () => {
    const { page, product } = fixture;
    const member = await fixture.newMember();
    const { api } = member;
    const { id } = await api.add();
    await restoreSession(page, product, member);
    await page.goto(`${product.url}/artifactsdetails/${id}`);
    const { release } = await holdLikes(page);

    await page.getByRole('button', { name: 'Like', exact: true }).click();
    await page.getByRole('button', { name: 'Liked', exact: true }).waitFor();
    await page.getByText('1 like', { exact: true }).waitFor();
    expect((await api.read(id)).likeCount).toBe(0);

    const answered = page.waitForResponse('**/graphql');
    release();
    await (await answered).finished();
    await page.getByRole('button', { name: 'Liked', exact: true }).waitFor();
    await page.getByText('1 like', { exact: true }).waitFor();
    expect((await api.read(id)).likeCount).toBe(1);
  });

  test('shows at once, and is undone when the API refuses it', async () => {
    const { page, product } = fixture;
    const member = await fixture.newMember();
    const { api } = member;
    const { id } = await api.add();
    await restoreSession(page, product, member);
    await page.goto(`${product.url}/artifactsdetails/${id}`);
    const { release } = await holdLikes(page);

    await page.getByRole('button', { name: 'Like', exact: true }).click();
    await page.getByText('1 like', { exact: true }).waitFor();
    await api.delete(id);
    release();
    await dismissFailure(page, { ...LIKE_ERROR, returnTo: likeButton(page) });
    await page.getByRole('button', { name: 'Like', exact: true }).waitFor();
    await page.getByText('0 likes', { exact: true }).waitFor();
  });

  test('is removed at once too, and comes back when the request fails', async () => {
    const { page, product, tab } = fixture;
    const member = await fixture.newMember();
    const { api } = member;
    const { id } = await api.add();
    await api.like(id);
    await restoreSession(page, product, member);
    await page.goto(`${product.url}/artifactsdetails/${id}`);
    await page.getByText('1 like', { exact: true }).waitFor();
    const { release } = await holdLikes(page);

    await page.getByRole('button', { name: 'Liked', exact: true }).click();
    await page.getByRole('button', { name: 'Like', exact: true }).waitFor();
    await page.getByText('0 likes', { exact: true }).waitFor();
    await tab.context.setOffline(true);
    release();
    await dismissFailure(page, { ...LIKE_ERROR, returnTo: likeButton(page) });
    await page.getByRole('button', { name: 'Liked', exact: true }).waitFor();
    await page.getByText('1 like', { exact: true }).waitFor();
    tab.expectNothingUnexpected(LOST_REQUEST);
  });

  test('is counted on every screen without a reload, and so is its removal', async () => {
    const { page, product } = fixture;
    await openSignedIn(page, product, await fixture.newMember());
    const featured = page.getByRole('article', { name: FEATURED });
    const before = await likesOn(page);

    // Show the old count on every screen first, so that the like has to change it.
    await visitEveryScreen(page, before);
    await expectSameDocument(page, async () => {
      await featured.getByRole('link', { name: 'View Details' }).click();
      await likeButton(page).click();
      await visitEveryScreen(page, before + 1);

      await openAccountPage(page, 'Liked Artifacts');
      await expectCardLikes(page, before + 1);
      await featured.getByRole('button', { name: 'Unlike' }).click();
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
  await page.getByRole('article', { name: FEATURED }).getByRole('link').click();
  await page.getByText(`${count} likes`, { exact: true }).waitFor();
  await page.getByRole('main').getByRole('link', { name: /@/ }).click();
  const row = page.getByRole('row', { name: FEATURED });
  await row.getByRole('cell', { name: String(count), exact: true }).waitFor();
  await openByBar(page, 'All-Artifacts');
  await page.locator('[name=q]').fill(FEATURED);
  await expectCardLikes(page, count);
  await openByBar(page, 'Home');
}

/** Holds back the requests for likes until `release` is called. */
async function holdLikes(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('ToggleLike')) await released;
    await route.continue();
  });
  return { release };
}
