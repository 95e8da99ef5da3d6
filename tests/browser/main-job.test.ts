import type { JSHandle, Page } from 'playwright-core';
import { uniqueEmail } from '../support/accounts';
import { sharedProduct, useTabs } from '../support/browser-fixture';
import { openAccountPage, openByBar, waitForHydration } from '../support/navigation';
import { uniqueName } from '../support/unique-name';

const EMAIL = uniqueEmail('nora');
const NAME = uniqueName('Bronze bell of the marquis');
const RENAMED = uniqueName('Bronze bell of Marquis Yi');

const product = sharedProduct();
const tabs = useTabs('newcomer');
let page: Page;
let firstDocument: JSHandle<Document>;

beforeAll(() => {
  page = tabs.newcomer.page;
});

const dialog = (name: string) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
const openAccountMenu = () => page.getByRole('button', { name: 'Account menu' }).click();
const card = (name: string) => page.getByRole('article', { name, exact: true });

async function closeSuccess(name: string) {
  await dialog(name).waitFor();
  await page.keyboard.press('Escape');
  await dialog(name).waitFor({ state: 'detached' });
}

// One newcomer uses the whole product: each step continues where the last one ended. The page is never
// loaded again, so a change has to reach the lists that were shown before.
describe('a newcomer', () => {
  it('registers', async () => {
    await page.goto(product.url);
    firstDocument = await page.evaluateHandle(() => document);
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Login' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /register/i })
      .click();
    await page.getByLabel('Full Name').fill('Nora Newcomer');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Photo URL').fill('https://example.org/nora.png');
    await page.getByLabel('Password').fill('Secret1');
    await page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click();

    await closeSuccess('Registration Successful!');
    await page.waitForURL(`${product.url}/`);
    await openAccountMenu();
    await page.getByText('Nora Newcomer').waitFor();
    await page.keyboard.press('Escape');
  });

  it('adds an artifact', async () => {
    await openByBar(page, 'All-Artifacts');
    await page.getByRole('article').first().waitFor();
    await openAccountPage(page, 'My-Artifacts');
    await page.getByText('You have not added any artifacts yet').waitFor();
    await openByBar(page, 'Add-Artifacts');
    const form = page.getByRole('main').locator('form');
    await form.locator('[name=artifactName]').fill(NAME);
    await form.locator('[name=artifactType]').selectOption('Gold & Silver Religious Statues');
    await form.locator('[name=image]').fill(`${product.url}/plates/rosetta-stone.svg`);
    await form.locator('[name=createdAt]').fill('433 BC');
    await form.locator('[name=discoveredAt]').fill('Suizhou, Hubei');
    await form.locator('[name=discoveredBy]').fill('Soldiers levelling a hill');
    await form.locator('[name=presentLocation]').fill('Hubei Provincial Museum');
    await form.locator('[name=historicalContext]').fill('One of sixty-five bells.');
    expect(await form.locator('[name=userEmail]').inputValue()).toBe(EMAIL);
    expect(await form.locator('[name=userName]').inputValue()).toBe('Nora Newcomer');
    await form.getByRole('button', { name: 'Add Artifact' }).click();

    await closeSuccess('Artifact added successfully!');
    await page.waitForURL(`**/shareartifacts/${EMAIL}`);
    await page.getByRole('row', { name: NAME }).waitFor();
  });

  it('finds it with the search', async () => {
    await openByBar(page, 'All-Artifacts');
    await card(NAME).waitFor();
    await page.locator('input[type=search][name=q]').fill(NAME.replace('Bronze bell', 'BELL'));
    await page.waitForURL(/\?q=/);
    await page.getByRole('article').nth(1).waitFor({ state: 'detached' });
    await card(NAME)
      .getByRole('link', { name: /View Details/ })
      .click();
    await page.getByRole('heading', { name: NAME }).waitFor();
    await page.getByText('Views: 1', { exact: true }).waitFor();
  });

  it('likes it', async () => {
    await page.getByRole('button', { name: /^Like\b/ }).click();
    await page.getByRole('button', { name: /^Liked\b/ }).waitFor();
  });

  it('sees it in the liked list', async () => {
    await openAccountPage(page, 'Liked Artifacts');
    await page.waitForURL(`**/liked-artifacts/${EMAIL}`);
    await page.getByText('You have liked 1 artifact(s)').waitFor();
    await card(NAME).waitFor();
  });

  it('changes it', async () => {
    await openAccountPage(page, 'My-Artifacts');
    await page
      .getByRole('row', { name: NAME })
      .getByRole('link', { name: /Update/ })
      .click();
    const name = page.locator('[name=artifactName]');
    await expectValue(name, NAME);
    await name.fill(RENAMED);
    await page.getByRole('button', { name: 'Update Artifact' }).click();

    await closeSuccess('Artifact updated successfully!');
    await page.waitForURL(`**/shareartifacts/${EMAIL}`);
    await page.getByRole('row', { name: RENAMED }).waitFor();
    await openByBar(page, 'All-Artifacts');
    await card(RENAMED).waitFor();
    expect(await card(NAME).count()).toBe(0);
  });

  it('unlikes it', async () => {
    await openAccountPage(page, 'Liked Artifacts');
    await card(RENAMED)
      .getByRole('button', { name: /Unlike/ })
      .click();
    await card(RENAMED).waitFor({ state: 'detached' });
    await page
      .getByRole('main')
      .getByRole('link', { name: /Explore/ })
      .waitFor();
  });

  it('deletes it', async () => {
    await openAccountPage(page, 'My-Artifacts');
    const row = page.getByRole('row', { name: RENAMED });
    await row.getByRole('button', { name: /Delete/ }).click();
    await dialog('Are you sure?').waitFor();
    await page.getByRole('button', { name: 'Yes, delete it!' }).click();
    await closeSuccess('Deleted!');
    await row.waitFor({ state: 'detached' });
    await page.getByText('Add Your First Artifact').waitFor();
    await openByBar(page, 'All-Artifacts');
    await page.getByRole('article').first().waitFor();
    expect(await card(RENAMED).count()).toBe(0);
    expect(await page.evaluate((one) => one === document, firstDocument)).toBe(true);
  });

  it('signs out', async () => {
    await openAccountMenu();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    // A successful sign-out is reported in the console only.
    tabs.newcomer.expectNothingUnexpected(/console info: Signed out/);
  });
});

async function expectValue(field: ReturnType<Page['locator']>, value: string) {
  await field.waitFor();
  await page.waitForFunction(
    ([element, expected]) => (element as HTMLInputElement).value === expected,
    [await field.elementHandle(), value] as const,
  );
}
