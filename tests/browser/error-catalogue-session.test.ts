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

const signedOutLine = (page: Page) =>
  page.waitForEvent('console', {
    predicate: (message) => message.type() === 'error' && message.text() === SIGNED_OUT,
  });

async function expectSignInPage(page: Page, from: string) {
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
  // The artifact is shown before the provider has confirmed the member.
  await page.getByRole('button', { name: 'Like', exact: true }).waitFor();
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

/** Deletes the account and lets its token expire, so that the page asks for a new one in vain. */
async function expireSession(page: Page, { token }: TestMember) {
  await deleteAccount(fixture.product, token);
  await page.clock.setFixedTime(Date.now() + 2 * HOUR);
}

/**
 * Replaces the token of the page's requests. The API remembers a verified token for an hour. It
 * refuses the token of a deleted account at once only if it has not verified that token before.
 */
async function replaceToken(page: Page, token: string) {
  await page.route('**/graphql', (route) =>
    route.continue({
      headers: { ...route.request().headers(), authorization: `Bearer ${token}` },
    }),
  );
}

/** Deletes the account after the sign-in, just before the page's first request with its token. */
async function deleteAccountBeforeFirstRequest(page: Page, token: string) {
  let deleted: Promise<void> | undefined;
  await page.route('**/graphql', async (route) => {
    if ('authorization' in route.request().headers()) {
      await (deleted ??= deleteAccount(fixture.product, token));
    }
    await route.continue();
  });
}

describe('the error catalogue: a session that ends while its page is open', () => {
  test("Not logged in, like: 'Please login to like this artifact', once the token has expired", async () => {
    const { page } = fixture;
    const member = await openDetail(page);
    await expireSession(page, member);
    await like(page);
    await dismissFailure(page, { ...LIKE, returnTo: heading(page, 'Sign in') });
    await expectSignInPage(page, member.path);
  });

  test("Not logged in, unlike: 'Please login first to unlike artifacts' after a 401, once the account is locked", async () => {
    const { page, tab } = fixture;
    const member = await openLikedList(page);
    await replaceToken(page, unverifiedToken(member.token));
    await disableAccount(fixture.product, member.token);
    const logged = signedOutLine(page);
    await unlike(page);
    await logged;
    await dismissFailure(page, { ...UNLIKE, returnTo: heading(page, 'Sign in') });
    await expectSignInPage(page, member.path);
    tab.expectNothingUnexpected(new RegExp(SIGNED_OUT));
  });
});

describe('the error catalogue: 401 or 403 from the API', () => {
  test('401 for a page: signed out, with a line in the console and no message on the page', async () => {
    const { page, product, tab } = fixture;
    const { email, token } = await fixture.newMember();
    await page.goto(`${product.url}/signin?from=/liked-artifacts/${email}`);
    const logged = signedOutLine(page);
    await deleteAccountBeforeFirstRequest(page, token);
    await fillSignIn(page, email);
    await logged;
    await expectSignInPage(page, `/liked-artifacts/${email}`);
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
    tab.expectNothingUnexpected(new RegExp(SIGNED_OUT));
  });

  test('403: signed out, with a line in the console', async () => {
    const { page, product, tab } = fixture;
    const owner = await fixture.newMember();
    const { api } = owner;
    const stranger = await fixture.newMember();
    const { id } = await api.add({ artifactName: 'Jade axe' });
    await restoreSession(page, product, owner);
    await page.goto(`${product.url}/updateartifacts/${id}`);
    await page.locator('[name=artifactName]').fill('Jade adze');
    // The page never requests what its member may not do. The test sends a stranger's token instead.
    await replaceToken(page, stranger.token);
    const logged = signedOutLine(page);
    await page.getByRole('button', { name: 'Update Artifact' }).click();
    await logged;
    await dismissFailure(page, {
      title: 'Update failed',
      message: 'Something went wrong!',
      returnTo: heading(page, 'Sign in'),
    });
    await expectSignInPage(page, `/updateartifacts/${id}`);
    expect((await api.read(id)).artifactName).toBe('Jade axe');
    tab.expectNothingUnexpected(new RegExp(SIGNED_OUT));
  });
});
