import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { startProduct, type Product } from '../support/product';
import { type Visit, visit } from '../support/visit';

const NAME = 'Bronze bell of the marquis';
const RENAMED = 'Bronze bell of Marquis Yi';

let product: Product;
let browser: Browser;
let tab: Visit;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  tab = await visit(browser, product);
  page = tab.page;
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
afterEach(() => {
  tab.expectNothingUnforeseen();
});

const dialog = (name: string) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
const openAccountMenu = () => page.getByRole('button', { name: 'Account menu' }).click();

// One newcomer's way through the product: each step goes on where the last one ended.
describe('a newcomer', () => {
  it('registers', async () => {
    await page.goto(product.url);
    await page.getByRole('link', { name: 'Login' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /register/i })
      .click();
    await page.getByLabel('Full Name').fill('Nora Newcomer');
    await page.getByLabel('Email').fill('nora@example.org');
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
    expect(await form.locator('[name=userEmail]').inputValue()).toBe('nora@example.org');
    expect(await form.locator('[name=userName]').inputValue()).toBe('Nora Newcomer');
    await form.getByRole('button', { name: 'Add Artifact' }).click();

    await dialog('Artifact added successfully!').waitFor();
    await page.waitForURL('**/shareartifacts/nora@example.org');
    await page.getByRole('row', { name: NAME }).waitFor();
  });

  it('finds it by search', async () => {
    await page.goto(`${product.url}/all-artifacts`);
    await page.locator('input[type=search][name=q]').fill('BELL of the');
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
    await page.waitForURL('**/liked-artifacts/nora@example.org');
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
    await page.waitForURL('**/shareartifacts/nora@example.org');
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
    // The specification: success is only written to the console.
    tab.expectNothingUnforeseen(/console info: Signed out/);
  });
});

async function expectValue(field: ReturnType<Page['locator']>, value: string) {
  await field.waitFor();
  await page.waitForFunction(
    ([element, expected]) => (element as HTMLInputElement).value === expected,
    [await field.elementHandle(), value] as const,
  );
}
