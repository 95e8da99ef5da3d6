import type { Page } from 'playwright-core';
import { createAccount, makeModerator, restoreSession, uniqueEmail } from '../support/accounts';
import {
  newMember,
  sharedProduct,
  type TestMember,
  useBrowser,
  useTabs,
} from '../support/browser-fixture';
import { Caller } from '../support/caller';
import { expectNoSidewaysScroll, expectNoViolation, waitUntilLoaded } from '../support/page-checks';
import { draw } from '../support/picture-catalogue';
import { waitUntil } from '../support/wait-until';

const fixture = useBrowser();

/** Expects what holds on every screen, here in a state of the page. */
async function checkState(page: Page): Promise<void> {
  await expectNoViolation(page, [320, 1440]);
  await expectNoSidewaysScroll(page);
}

describe('from a report to the answer of the owner', () => {
  const tabs = useTabs('visitor', 'moderator', 'owner');
  const product = sharedProduct();
  let owner: TestMember;
  let name: string;
  let id: string;
  beforeAll(async () => {
    owner = await newMember('Olga Owner');
    name = `Doubtful idol ${owner.uid}`;
    const { body: picture } = await owner.api.upload(await draw(400, 300));
    ({ id } = await owner.api.add({ artifactName: name, image: picture.url }));
    await restoreSession(tabs.owner.page, product, owner);
    const account = { email: uniqueEmail('moderator'), displayName: 'Mara Moderator' };
    const moderator = await makeModerator(product, await createAccount(product, account));
    await restoreSession(tabs.moderator.page, product, moderator);
    for (const { page } of Object.values(tabs))
      await page.emulateMedia({ reducedMotion: 'reduce' });
  });
  const panel = (who: keyof typeof tabs) => tabs[who].page.getByRole('article', { name });

  test('a visitor is shown what is missing, by keyboard alone', async () => {
    const { page } = tabs.visitor;
    await page.goto(`${product.url}/report/${id}`);
    await waitUntilLoaded(page, 'Report an artifact');
    expect(await page.title()).toBe(`Report ${name} · Antiquary`);
    await checkState(page);
    await page.getByLabel('What is wrong?').focus();
    await page.keyboard.type('Something');
    await page.getByRole('button', { name: 'Send report' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Please say what is wrong').waitFor();
    await page.keyboard.type('It was cast last year.');
    await page.keyboard.press('Tab');
    await page.keyboard.type('nobody');
    await page.keyboard.press('Enter');
    await page.getByText('Invalid email address').waitFor();
    await checkState(page);
  });

  test('a visitor gets a receipt', async () => {
    const { page } = tabs.visitor;
    await page.getByLabel('Your email').fill('curator@example.org');
    await page.keyboard.press('Enter');
    const thanks = page.getByRole('status').filter({ hasText: 'Thank you' });
    await thanks.waitFor();
    await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Thank you');
    await checkState(page);
  });

  test('a moderator reads the report, and hides the artifact with a reason', async () => {
    const { page } = tabs.moderator;
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Moderation' }).click();
    await waitUntilLoaded(page, 'Moderation');
    await panel('moderator').getByText('It was cast last year.').waitFor();
    await panel('moderator').getByRole('img').waitFor();
    await panel('moderator').getByText('Present Location').waitFor();
    await panel('moderator').getByText('Read its texts').click();
    await panel('moderator').getByRole('heading', { name: 'Historical Context' }).waitFor();
    await panel('moderator').getByRole('link', { name: 'curator@example.org' }).waitFor();
    await panel('moderator').getByRole('button', { name: 'Hide…' }).click();
    await page.keyboard.type('A modern cast.');
    await checkState(page);
    await panel('moderator').getByRole('button', { name: 'Hide artifact' }).click();
    await page.getByRole('alertdialog', { name: 'The artifact is hidden' }).waitFor();
    await page.keyboard.press('Escape');
    await panel('moderator').getByText('A modern cast.').waitFor();
    expect(await owner.api.read(id)).toBeNull();
  });

  test('the owner reads the reason in My Artifacts, and answers once', async () => {
    const { page } = tabs.owner;
    await page.goto(`${product.url}/my-artifacts`);
    await waitUntilLoaded(page, 'My Artifacts');
    await panel('owner').getByText('A modern cast.').waitFor();
    await panel('owner').getByRole('button', { name: 'Answer' }).click();
    await page.keyboard.type('It was dated in 1970.');
    await checkState(page);
    await panel('owner').getByRole('button', { name: 'Send answer' }).click();
    await page.getByRole('alertdialog', { name: 'Your answer was sent' }).waitFor();
    await page.keyboard.press('Escape');
    await panel('owner').getByText('It was dated in 1970.').waitFor();
    expect(await panel('owner').getByRole('button').count()).toBe(0);
  });

  test('the moderator reads the answer, and shows the artifact again', async () => {
    const { page } = tabs.moderator;
    await page.reload();
    await panel('moderator').getByText('It was dated in 1970.').waitFor();
    const picture = panel('moderator').getByRole('img');
    await waitUntil(() =>
      picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 400),
    );
    await checkState(page);
    await panel('moderator').getByRole('button', { name: 'Show again' }).click();
    await page.getByRole('alertdialog', { name: 'The artifact is shown again' }).waitFor();
    expect(await owner.api.read(id)).toMatchObject({ artifactName: name });
  });
});

test('a moderator has no buttons for their own artifact, and reads why', async () => {
  const { page, product } = fixture;
  const moderator = await makeModerator(product, await fixture.newMember());
  const api = new Caller(product.url, moderator.token);
  const name = `Own idol ${moderator.uid}`;
  const { id } = await api.add({ artifactName: name });
  await new Caller(product.url, null).run(
    `mutation ($id: ID!) { reportArtifact(artifactId: $id, input: { reason: OFFENSIVE }) { receipt } }`,
    { id },
  );
  await restoreSession(page, product, moderator);
  await page.goto(`${product.url}/moderation`);
  const panel = page.getByRole('article', { name });
  await panel.getByText('Another moderator decides.').waitFor();
  expect(await panel.getByRole('button').count()).toBe(0);
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
