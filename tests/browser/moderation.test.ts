import type { Page } from 'playwright-core';
import { createAccount, makeModerator, restoreSession, uniqueEmail } from '../support/accounts';
import { useBrowser } from '../support/browser-fixture';
import { expectNoSidewaysScroll, expectNoViolation, waitUntilLoaded } from '../support/page-checks';

const fixture = useBrowser();

/** Expects what holds on every screen, here in a state of the page. */
async function checkState(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoViolation(page, [320, 1440]);
  await expectNoSidewaysScroll(page);
}

test('a visitor reports, a moderator hides, the owner reads the reason and answers', async () => {
  const { page: visitor, product } = fixture;
  const owner = await fixture.newMember('Olga Owner');
  const name = `Doubtful idol ${owner.uid}`;
  const { id } = await owner.api.add({ artifactName: name });

  // The visitor, by keyboard alone.
  await visitor.goto(`${product.url}/report/${id}`);
  await waitUntilLoaded(visitor, 'Report an artifact');
  expect(await visitor.title()).toBe(`Report ${name} · Antiquary`);
  await checkState(visitor);
  await visitor.getByLabel('What is wrong?').focus();
  await visitor.keyboard.type('Something');
  await visitor.getByRole('button', { name: 'Send report' }).focus();
  await visitor.keyboard.press('Enter');
  await visitor.getByText('Please say what is wrong').waitFor();
  expect(await visitor.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('text');
  await visitor.keyboard.type('It was cast last year.');
  await visitor.keyboard.press('Tab');
  await visitor.keyboard.type('nobody');
  await visitor.keyboard.press('Enter');
  await visitor.getByText('Invalid email address').waitFor();
  await checkState(visitor);
  await visitor.getByLabel('Your email').fill('curator@example.org');
  await visitor.keyboard.press('Enter');
  const thanks = visitor.getByRole('status').filter({ hasText: 'Thank you' });
  await thanks.waitFor();
  expect(await thanks.innerText()).toMatch(/[\w-]{36}/);
  expect(await visitor.evaluate(() => document.activeElement?.textContent)).toBe('Thank you');
  await checkState(visitor);

  // The moderator.
  const account = { email: uniqueEmail('moderator'), displayName: 'Mara Moderator' };
  const mara = await makeModerator(product, await createAccount(product, account));
  const { page: moderator } = await fixture.openTab();
  await restoreSession(moderator, product, mara);
  await moderator.goto(product.url);
  await moderator.getByRole('button', { name: 'Account menu' }).click();
  await moderator.getByRole('menuitem', { name: 'Moderation' }).click();
  await waitUntilLoaded(moderator, 'Moderation');
  const reported = moderator.getByRole('article', { name });
  await reported.getByText('It was cast last year.').waitFor();
  await reported.getByRole('link', { name: 'curator@example.org' }).waitFor();
  await checkState(moderator);
  await reported.getByRole('button', { name: 'Hide…' }).click();
  await moderator.keyboard.type('A modern cast.');
  await checkState(moderator);
  await reported.getByRole('button', { name: 'Hide artifact' }).click();
  await moderator.getByRole('alertdialog', { name: 'The artifact is hidden' }).waitFor();
  await moderator.keyboard.press('Escape');
  await moderator.getByRole('article', { name }).getByText('A modern cast.').waitFor();
  expect(await owner.api.read(id)).toBeNull();

  // The owner.
  const { page: own } = await fixture.openTab();
  await restoreSession(own, product, owner);
  await own.goto(`${product.url}/my-artifacts`);
  await waitUntilLoaded(own, 'My Artifacts');
  const hidden = own.getByRole('article', { name });
  await hidden.getByText('A modern cast.').waitFor();
  await checkState(own);
  await hidden.getByRole('button', { name: 'Answer' }).click();
  await own.keyboard.type('It was dated in 1970.');
  await checkState(own);
  await hidden.getByRole('button', { name: 'Send answer' }).click();
  await own.getByRole('alertdialog', { name: 'Your answer was sent' }).waitFor();
  await own.keyboard.press('Escape');
  await hidden.getByText('It was dated in 1970.').waitFor();
  expect(await hidden.getByRole('button').count()).toBe(0);

  // The moderator again.
  await moderator.reload();
  const answered = moderator.getByRole('article', { name });
  await answered.getByText('It was dated in 1970.').waitFor();
  await checkState(moderator);
  await answered.getByRole('button', { name: 'Show again' }).click();
  await moderator.getByRole('alertdialog', { name: 'The artifact is shown again' }).waitFor();
  expect(await owner.api.read(id)).toMatchObject({ artifactName: name });
});

test('a member who is no moderator finds no page at /moderation, and stays signed in', async () => {
  const { page, product } = fixture;
  await restoreSession(page, product, await fixture.newMember());
  await page.goto(`${product.url}/moderation`);
  await waitUntilLoaded(page, 'Oops! Page not found');
  await page.getByRole('button', { name: 'Account menu' }).click();
  expect(await page.getByRole('menuitem', { name: 'Moderation' }).count()).toBe(0);
});

test('a member reports from the page of an artifact, without leaving an address', async () => {
  const { page, product } = fixture;
  const member = await fixture.newMember();
  const { id } = await member.api.add();
  await restoreSession(page, product, member);
  await page.goto(`${product.url}/artifactsdetails/${id}`);
  await page.getByRole('link', { name: 'Report this artifact' }).click();
  await waitUntilLoaded(page, 'Report an artifact');
  await page.getByLabel('Your email').waitFor({ state: 'detached' });
  await page.getByLabel('What is wrong?').selectOption('COPYRIGHT');
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
});

test('the form is rendered by the server, and a missing artifact is 404', async () => {
  const { product } = fixture;
  const html = { headers: { accept: 'text/html' } };
  const { id } = await (await fixture.newMember()).api.add({ artifactName: 'Rendered idol' });
  const found = await fetch(`${product.url}/report/${id}`, html);
  const text = await found.text();
  expect(found.status).toBe(200);
  expect(text).toContain('What is wrong?');
  expect(text).toContain('Rendered idol');
  expect(text).toContain('<meta name="robots" content="noindex"');
  expect((await fetch(`${product.url}/report/999999`, html)).status).toBe(404);
});
