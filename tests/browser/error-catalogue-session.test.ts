import type { Page } from 'playwright-core';
import {
  deleteAccount,
  disableAccount,
  fillSignIn,
  restoreSession,
  unverifiedToken,
} from '../support/accounts';
import { dismissFailure } from '../support/dialogs';
import { useBrowser, type TestMember } from '../support/browser-fixture';

const fixture = useBrowser();

const SIGNED_OUT = 'Logged out because of an error with the status code';
const LIKE = { title: 'Please login to like this artifact' };
const UNLIKE = { title: 'Please login first to unlike artifacts' };
const HOUR = 3_600_000;

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

const tellsSignedOut = (page: Page) =>
  page.waitForEvent('console', {
    predicate: (message) => message.type() === 'error' && message.text() === SIGNED_OUT,
  });

async function expectSignInAsked(page: Page, from: string) {
  await page.waitForURL(
    (url) => url.pathname === '/signin' && url.searchParams.get('from') === from,
  );
  await heading(page, 'Sign in').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
}

/** A member whose tab shows an artifact that they have not liked. */
async function openDetail(page: Page) {
  const member = await fixture.newMember();
  const { id } = await member.api.add({ artifactName: 'Jade disc' });
  const path = `/artifactsdetails/${id}`;
  await restoreSession(page, fixture.product, member);
  await page.goto(fixture.product.url + path);
  await heading(page, 'Jade disc').waitFor();
  return { ...member, path };
}

/** A member whose tab shows the one artifact that they have liked. */
async function openLikedList(page: Page) {
  const member = await fixture.newMember();
  const { id } = await member.api.add({ artifactName: 'Jade cup' });
  await member.api.like(id);
  const path = `/liked-artifacts/${member.email}`;
  await restoreSession(page, fixture.product, member);
  await page.goto(fixture.product.url + path);
  await page.getByRole('article', { name: 'Jade cup' }).waitFor();
  return { ...member, path };
}

const like = (page: Page) => page.getByRole('button', { name: 'Like', exact: true }).click();
const unlike = (page: Page) => page.getByRole('button', { name: 'Unlike' }).click();

/** The account is gone, and so is the token's hour: the page needs a new one, and gets none. */
async function outliveToken(page: Page, { token }: TestMember) {
  await deleteAccount(fixture.product, token);
  await page.clock.setFixedTime(Date.now() + 2 * HOUR);
}

/**
 * Lets the page's calls arrive with another token. The API remembers for an hour the ones that it
 * has checked, so it refuses an ended account's at once where it has not met the token.
 */
async function sendInstead(page: Page, token: string) {
  await page.route('**/graphql', (route) =>
    route.continue({
      headers: { ...route.request().headers(), authorization: `Bearer ${token}` },
    }),
  );
}

/** The account ends between its sign-in and the first call that the page makes for it. */
async function endBeforeFirstCall(page: Page, token: string) {
  let ended: Promise<void> | undefined;
  await page.route('**/graphql', async (route) => {
    if ('authorization' in route.request().headers()) {
      await (ended ??= deleteAccount(fixture.product, token));
    }
    await route.continue();
  });
}

describe('the error catalogue: a session that has ended under an open page', () => {
  test("Not logged in, like: 'Please login to like this artifact', once the token has expired", async () => {
    const { page } = fixture;
    const member = await openDetail(page);
    await outliveToken(page, member);
    await like(page);
    await dismissFailure(page, LIKE);
    await expectSignInAsked(page, member.path);
  });

  test("Not logged in, unlike: 'Please login first to unlike artifacts', once the token has expired", async () => {
    const { page } = fixture;
    const member = await openLikedList(page);
    await outliveToken(page, member);
    await unlike(page);
    await dismissFailure(page, UNLIKE);
    await expectSignInAsked(page, member.path);
  });

  test("Not logged in, like: 'Please login to like this artifact' after a 401, once the account is gone", async () => {
    const { page, tab } = fixture;
    const member = await openDetail(page);
    await sendInstead(page, unverifiedToken(member.token));
    await deleteAccount(fixture.product, member.token);
    const tells = tellsSignedOut(page);
    await like(page);
    await tells;
    await dismissFailure(page, LIKE);
    await expectSignInAsked(page, member.path);
    tab.expectNothingUnexpected(new RegExp(SIGNED_OUT));
  });

  test("Not logged in, unlike: 'Please login first to unlike artifacts' after a 401, once the account is locked", async () => {
    const { page, tab } = fixture;
    const member = await openLikedList(page);
    await sendInstead(page, unverifiedToken(member.token));
    await disableAccount(fixture.product, member.token);
    const tells = tellsSignedOut(page);
    await unlike(page);
    await tells;
    await dismissFailure(page, UNLIKE);
    await expectSignInAsked(page, member.path);
    tab.expectNothingUnexpected(new RegExp(SIGNED_OUT));
  });
});

describe('the error catalogue: 401 or 403 from the API', () => {
  test('401 for a page: signed out, the console says so, the visitor reads nothing of it', async () => {
    const { page, product, tab } = fixture;
    const { email, token } = await fixture.newMember();
    await page.goto(`${product.url}/signin?from=/liked-artifacts/${email}`);
    const tells = tellsSignedOut(page);
    await endBeforeFirstCall(page, token);
    await fillSignIn(page, email);
    await tells;
    await expectSignInAsked(page, `/liked-artifacts/${email}`);
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
    tab.expectNothingUnexpected(new RegExp(SIGNED_OUT));
  });

  test('401 for a public page: signed out, the console says so, and the page is shown as to a visitor', async () => {
    const { page, product, tab } = fixture;
    const { email, token } = await fixture.newMember();
    await page.goto(`${product.url}/signin?from=/all-artifacts`);
    const tells = tellsSignedOut(page);
    await endBeforeFirstCall(page, token);
    await fillSignIn(page, email);
    await tells;
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await page.getByRole('article').first().waitFor();
    tab.expectNothingUnexpected(new RegExp(SIGNED_OUT));
  });

  test('403: signed out, the console says so', async () => {
    const { page, product, tab } = fixture;
    const owner = await fixture.newMember();
    const { api } = owner;
    const stranger = await fixture.newMember();
    const { id } = await api.add({ artifactName: 'Jade axe' });
    await restoreSession(page, product, owner);
    await page.goto(`${product.url}/updateartifacts/${id}`);
    await page.locator('[name=artifactName]').fill('Jade adze');
    // The page itself never asks for what is not its member's: the call arrives as a stranger's.
    await sendInstead(page, stranger.token);
    const tells = tellsSignedOut(page);
    await page.getByRole('button', { name: 'Update Artifact' }).click();
    await tells;
    await dismissFailure(page, { title: 'Update failed', message: 'Something went wrong!' });
    await expectSignInAsked(page, `/updateartifacts/${id}`);
    expect((await api.read(id)).artifactName).toBe('Jade axe');
    tab.expectNothingUnexpected(new RegExp(SIGNED_OUT));
  });
});
