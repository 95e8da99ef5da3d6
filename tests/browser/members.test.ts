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

const fixture = useBrowser();
const product = sharedProduct();

/** A name that would do harm if it were more than text. */
const hostile = (nth: number) =>
  `{{7*7}} <b>\u202eRTL</b> a\u0301\u0301\u0301 ${'x'.repeat(80)} ${nth}`;

async function checkState(page: Page): Promise<void> {
  await expectNoViolation(page, [320, 1440]);
  await expectNoSidewaysScroll(page);
}

async function openAsModerator(page: Page) {
  const account = { email: uniqueEmail('moderator'), displayName: 'Mara Moderator' };
  const moderator = await makeModerator(product, await createAccount(product, account));
  await restoreSession(page, product, moderator);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

describe('the members, by keyboard', () => {
  const tabs = useTabs('moderator');
  let giver: TestMember;
  let receiver: TestMember;
  let id: string;
  beforeAll(async () => {
    await openAsModerator(tabs.moderator.page);
    giver = await newMember(hostile(1));
    receiver = await newMember('Rita Receiver');
    await receiver.api.run('{ viewer { uid } }');
    ({ id } = await giver.api.add({ artifactName: 'Handed over' }));
    await giver.api.add();
  });
  const row = () => tabs.moderator.page.getByRole('row').filter({ hasText: '{{7*7}} <b>' });

  test('a moderator finds a member', async () => {
    const { page } = tabs.moderator;
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Members' }).click();
    await waitUntilLoaded(page, 'Members');
    await page.getByRole('searchbox', { name: 'Name, or whole e-mail address' }).focus();
    await page.keyboard.type(giver.email);
    await page.keyboard.press('Enter');
    await page.getByText('1 member found').waitFor();
    await row().getByRole('cell', { name: '2', exact: true }).waitFor();
    await checkState(page);
  });

  test('a role changes once it is confirmed', async () => {
    const { page } = tabs.moderator;
    const role = row().getByRole('combobox', { name: 'Role' });
    await role.selectOption('Editor');
    await page.getByRole('alertdialog').getByText('Change the role?').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await role.inputValue()).toBe('MEMBER');
    await role.selectOption('Editor');
    await page.getByRole('button', { name: 'Make editor' }).click();
    await page.getByText('The role is changed').waitFor();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await role.inputValue()).toBe('EDITOR');
    const { data } = await giver.api.run('{ viewer { role } }');
    expect(data.viewer.role).toBe('EDITOR');
  });

  test('the artifacts are handed over to a member who is searched', async () => {
    const { page } = tabs.moderator;
    await row().getByRole('button', { name: 'Hand over artifacts…' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Hand over 2 artifacts' });
    await dialog.getByRole('searchbox').focus();
    await page.keyboard.type('nobody-has-this-name');
    await page.keyboard.press('Enter');
    await dialog.getByText('Nobody was found.').waitFor();
    await dialog.getByRole('searchbox').fill(receiver.email);
    await page.keyboard.press('Enter');
    await dialog.getByRole('radio', { name: /Rita Receiver/ }).focus();
    await page.keyboard.press('Space');
    await checkState(page);
    await dialog.getByRole('button', { name: 'Hand over' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('2 artifacts are handed over').waitFor();
    await row().getByRole('cell', { name: '0', exact: true }).waitFor();
    expect((await receiver.api.read(id)).userName).toBe('Rita Receiver');
  });
});

test('the first moderators are not set lower where the operator named them', async () => {
  const { page } = fixture;
  await openAsModerator(page);
  const email = uniqueEmail('named');
  const named = await makeModerator(
    product,
    await createAccount(product, { email, displayName: 'Nadia Named' }),
  );
  await new Caller(product.url, named.token).run('{ viewer { uid } }');
  await page.goto(`${product.url}/members?q=${encodeURIComponent(email)}`);
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Member');
  await page.getByRole('button', { name: 'Make member' }).click();
  await page.getByText('The role stays').waitFor();
  await page.getByText('a moderator whom the operator named').waitFor();
});

test('a member who is no moderator finds no page at /members, and no link to it', async () => {
  const { page } = fixture;
  await restoreSession(page, product, await newMember());
  await page.goto(`${product.url}/members`);
  await waitUntilLoaded(page, 'Oops! Page not found');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Members' }).count()).toBe(0);
});
