import type { Page } from 'playwright-core';
import { uniqueEmail } from '../support/accounts';
import { sharedProduct, useTabs } from '../support/browser-fixture';
import { uniqueName } from '../support/unique-name';

const EMAIL = uniqueEmail('nora');
const NAME = uniqueName('Bronze bell of the marquis');
const RENAMED = uniqueName('Bronze bell of Marquis Yi');

const product = sharedProduct();
const tabs = useTabs('newcomer');
let page: Page;

beforeAll(() => {
  page = tabs.newcomer.page;
});

const dialog = (name: string) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
const openAccountMenu = () => page.getByRole('button', { name: 'Account menu' }).click();

// One newcomer uses the whole product: each step continues where the last one ended.
describe('a newcomer', () => {
  it('registers', async () => {
    await page.goto(product.url);
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

    await dialog('Registration Successful!').waitFor();
    await page.waitForURL(`${product.url}/`);
    await openAccountMenu();
    await page.getByText('Nora Newcomer').waitFor();
    await page.keyboard.press('Escape');
  });

  it('adds an artifact', async () => {
    await page.goto(`${product.url}/add-artifacts`);
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

    await dialog('Artifact added successfully!').waitFor();
    await page.waitForURL(`**/shareartifacts/${EMAIL}`);
    await page.getByRole('row', { name: NAME }).waitFor();
  });

  it('finds it with the search', async () => {
    await page.goto(`${product.url}/all-artifacts`);
    await page.locator('input[type=search][name=q]').fill(NAME.replace('Bronze bell', 'BELL'));
    const card = page.getByRole('article').filter({ hasText: NAME });
    await card.waitFor();
    await page.waitForURL(/\?q=/);
    await page.getByRole('article').nth(1).waitFor({ state: 'detached' });
    await card.getByRole('link', { name: /View Details/ }).click();
    await page.getByRole('heading', { name: NAME }).waitFor();
    await page.getByText('Views: 1', { exact: true }).waitFor();
  });

  it('likes it', async () => {
    await page.getByRole('button', { name: /^Like\b/ }).click();
    await page.getByRole('button', { name: /^Liked\b/ }).waitFor();
  });

  it('sees it in the liked list', async () => {
    await openAccountMenu();
    await page.getByRole('menuitem', { name: 'Liked Artifacts' }).click();
    await page.waitForURL(`**/liked-artifacts/${EMAIL}`);
    await page.getByText('You have liked 1 artifact(s)').waitFor();
    await page.getByRole('article').filter({ hasText: NAME }).waitFor();
  });

  it('changes it', async () => {
    await openAccountMenu();
    await page.getByRole('menuitem', { name: 'My-Artifacts' }).click();
    await page
      .getByRole('row', { name: NAME })
      .getByRole('link', { name: /Update/ })
      .click();
    const name = page.locator('[name=artifactName]');
    await expectValue(name, NAME);
    await name.fill(RENAMED);
    await page.getByRole('button', { name: 'Update Artifact' }).click();

    await dialog('Artifact updated successfully!').waitFor();
    await page.waitForURL(`**/shareartifacts/${EMAIL}`);
    await page.getByRole('row', { name: RENAMED }).waitFor();
  });

  it('unlikes it', async () => {
    await openAccountMenu();
    await page.getByRole('menuitem', { name: 'Liked Artifacts' }).click();
    const card = page.getByRole('article').filter({ hasText: RENAMED });
    await card.getByRole('button', { name: /Unlike/ }).click();
    await card.waitFor({ state: 'detached' });
    await page
      .getByRole('main')
      .getByRole('link', { name: /Explore/ })
      .waitFor();
  });

  it('deletes it', async () => {
    await openAccountMenu();
    await page.getByRole('menuitem', { name: 'My-Artifacts' }).click();
    const row = page.getByRole('row', { name: RENAMED });
    await row.getByRole('button', { name: /Delete/ }).click();
    await dialog('Are you sure?').waitFor();
    await page.getByRole('button', { name: 'Yes, delete it!' }).click();
    await dialog('Deleted!').waitFor();
    await row.waitFor({ state: 'detached' });
    await page.getByText('Add Your First Artifact').waitFor();
  });

  it('signs out', async () => {
    await dialog('Deleted!').waitFor({ state: 'detached' });
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
