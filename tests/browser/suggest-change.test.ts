import type { Page } from 'playwright-core';
import { restoreSession } from '../support/accounts';
import { newMember, sharedProduct, type TestMember, useTabs } from '../support/browser-fixture';
import { expectNoSidewaysScroll, expectNoViolation, waitUntilLoaded } from '../support/page-checks';
import { uniqueName } from '../support/unique-name';

const product = sharedProduct();
const tabs = useTabs('helper', 'owner');
const NAME = uniqueName('Bronze kettle drum');
const HOSTILE = '<b>Dong Son</b> {{culture}} \u202eabc';
let owner: TestMember;
let helper: TestMember;
let id: string;

beforeAll(async () => {
  owner = await newMember('Olga Owner');
  helper = await newMember('Hilda Helper');
  ({ id } = await owner.api.add({
    artifactName: NAME,
    createdAt: '500 BC',
    discoveredBy: 'Unknown',
  }));
  await restoreSession(tabs.owner.page, product, owner);
  await restoreSession(tabs.helper.page, product, helper);
  for (const { page } of Object.values(tabs)) await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Expects what holds on every screen, here in a state of the page. */
async function checkState(page: Page): Promise<void> {
  await expectNoViolation(page, [320, 1440]);
  await expectNoSidewaysScroll(page);
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

/** The suggestion of the helper, as its author reads it. */
async function suggestionOf(member: TestMember) {
  const { data } = await member.api.run(
    'query ($id: ID!) { artifact(id: $id) { viewerSuggestion { id changes { field after } } } }',
    { id },
  );
  return data.artifact.viewerSuggestion as { id: string; changes: { field: string }[] } | null;
}

// A member and the owner improve one artifact: each step continues where the last one ended.
describe('from a suggestion to the credit', () => {
  test('a member finds the form from the artifact, at the field that is missing', async () => {
    const { page } = tabs.helper;
    await page.goto(`${product.url}/artifactsdetails/${id}`);
    await waitUntilLoaded(page, NAME);
    await page.getByRole('link', { name: 'Describe this picture' }).click();
    await waitUntilLoaded(page, 'Suggest a change');
    expect(await focused(page)).toBe('imageAlt');
    await checkState(page);
  });

  test('says by keyboard what is wrong, and where one can look it up', async () => {
    const { page } = tabs.helper;
    const form = page.getByRole('main').locator('form');
    await page.keyboard.type('A drum of bronze with a star on its top.');
    await form.locator('[name=createdAt]').fill('c. 300 BC');
    await form.locator('[name=discoveredBy]').fill(HOSTILE);
    await form.locator('[name=source]').focus();
    await page.keyboard.type('https://example.org/drums');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('remark');
    await page.keyboard.type('Its star has fourteen rays.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: 'Suggestion sent. Thank you!' }).waitFor();
    await page.keyboard.press('Escape');
    await waitUntilLoaded(page, NAME);
  });

  test('finds it again, and may withdraw it', async () => {
    const { page } = tabs.helper;
    await page.getByRole('link', { name: 'Suggest a change' }).click();
    await page.getByText(/^You suggested this on/).waitFor();
    expect(await page.locator('[name=createdAt]').inputValue()).toBe('c. 300 BC');
    await page.getByRole('button', { name: 'Withdraw it' }).waitFor();
    await checkState(page);
  });

  test('the owner, who follows the link, gets the form that changes the artifact', async () => {
    const { page } = tabs.owner;
    await page.goto(`${product.url}/suggest/${id}`);
    await waitUntilLoaded(page, 'Update an Artifact');
    expect(new URL(page.url()).pathname).toBe(`/updateartifacts/${id}`);
  });

  test('one of three fields is accepted: the history and the record name the helper', async () => {
    const suggestion = await suggestionOf(helper);
    expect(suggestion?.changes.map(({ field }) => field).sort()).toEqual([
      'createdAt',
      'discoveredBy',
      'imageAlt',
    ]);
    const { page } = tabs.owner;
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Desk (1)' }).click();
    await waitUntilLoaded(page, 'My desk');
    await page.getByText('Its star has fourteen rays.').waitFor();
    await checkState(page);
    for (const field of ['Discovered By', 'Description of the Picture']) {
      await page.getByRole('checkbox', { name: field }).focus();
      await page.keyboard.press('Space');
    }
    await page.getByRole('button', { name: 'Accept what is ticked' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Your desk is empty').waitFor();
    await page.goto(`${product.url}/artifactsdetails/${id}`);
    await waitUntilLoaded(page, NAME);
    await page.getByText('c. 300 BC').first().waitFor();
    await page.getByText('With help from Hilda Helper').waitFor();
    await page.getByRole('button', { name: 'Show history' }).click();
    await page
      .getByRole('heading', { name: 'Changed by Olga Owner, suggested by Hilda Helper' })
      .waitFor();
    await checkState(page);
    expect(await suggestionOf(helper)).toBeNull();
  });

  test('the helper reads on their own desk how it ended', async () => {
    const { page } = tabs.helper;
    await page.goto(`${product.url}/desk`);
    await page.getByText('Your suggestion was accepted. Thank you!').waitFor();
    await checkState(page);
  });
});
