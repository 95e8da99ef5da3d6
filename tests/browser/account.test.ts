import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { fillSignIn, openSignedIn, uniqueEmail } from '../support/accounts';
import { type TestMember, useBrowser } from '../support/browser-fixture';
import { expectNoViolation, waitUntilLoaded } from '../support/page-checks';

const fixture = useBrowser();
let page: Page;
beforeEach(() => {
  page = fixture.page;
});

/** The console's line about a sign-out. */
const SIGNED_OUT = /Signed out/;

const open = (path: string) => page.goto(fixture.product.url + path);

const dialog = (name: string) => page.getByRole('alertdialog', { name });

/** Opens the member's account page from the account menu. */
async function openAccount(name: string): Promise<TestMember> {
  const member = await fixture.newMember(name);
  await openSignedIn(page, fixture.product, member);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await waitUntilLoaded(page, 'My account');
  return member;
}

const nameOf = async (member: TestMember, id: string) => (await member.api.read(id)).userName;

interface ResetMessage {
  email: string;
  requestType: string;
  oobLink: string;
}

/** The messages that the emulator has sent to an address. */
async function messagesTo(email: string): Promise<ResetMessage[]> {
  const { emulatorUrl } = fixture.product;
  const response = await fetch(`${emulatorUrl}/emulator/v1/projects/demo-antiquary/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: ResetMessage[] };
  return oobCodes.filter((code) => code.email === email);
}

describe('a forgotten password', () => {
  const request = async (email: string) => {
    await open('/signin?from=%2Fmy-artifacts');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // Until the code of the page has loaded, the sign-in page stays, which has an e-mail field too.
    await waitUntilLoaded(page, 'Reset your password');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.keyboard.press('Enter');
    const answer = page.getByRole('status').filter({ hasText: 'the message is on its way' });
    await answer.waitFor();
    return {
      address: page.url(),
      title: await page.title(),
      dialogs: await page.getByRole('alertdialog').count(),
      text: await page.locator('body').innerText(),
    };
  };

  it('is replaced by the link of the message', async () => {
    const { email } = await fixture.newMember('Fay Forgetful');
    await request(email);
    const [message, ...others] = await messagesTo(email);
    expect([message?.requestType, others.length]).toEqual(['PASSWORD_RESET', 0]);
    const reset = await fetch(`${message?.oobLink}&newPassword=Another2`);
    expect(reset.status).toBe(200);

    await page.getByRole('link', { name: 'Back to the sign-in' }).click();
    await fillSignIn(page, email, 'Another2');
    await page.waitForURL(`${fixture.product.url}/shareartifacts/${email}`);
  });

  it('gets the same answer for an address without an account', async () => {
    const { email } = await fixture.newMember();
    const known = await request(email);
    const nobody = uniqueEmail('nobody');
    expect(await request(nobody)).toEqual(known);
    expect(await messagesTo(nobody)).toEqual([]);
  });

  it('says when the provider cannot be reached', async () => {
    await open('/reset-password');
    await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort());
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await dialog('Not sent').getByText('Sign-in cannot be reached').waitFor();
    fixture.tab.expectNothingUnexpected(/net::ERR_/);
  });
});

describe('the account page', () => {
  it('changes the name and the portrait, which the artifacts show at once', async () => {
    const member = await openAccount('Nora Name');
    const { id } = await member.api.add();
    const visitors = () =>
      fetch(`${fixture.product.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: `{ artifact(id: "${id}") { userName } }` }),
      }).then((response) => response.text());
    for (let n = 0; n < 3; n += 1) expect(await visitors()).toContain('Nora Name');

    await page.getByLabel('Full Name').fill('Nora Newname');
    await page.getByLabel('Photo URL').fill('https://example.org/nora.png');
    await page.getByRole('button', { name: 'Save' }).click();
    await dialog('Saved!').waitFor();
    expect(await visitors()).toContain('Nora Newname');
    expect(await page.getByRole('banner').locator('img').getAttribute('src')).toBe(
      'https://example.org/nora.png',
    );
    await dialog('Saved!').waitFor({ state: 'detached' });

    // The old token does not bring the old name back.
    expect(await nameOf(member, id)).toBe('Nora Newname');

    await page.getByLabel('Photo URL').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await dialog('Saved!').waitFor();
    await page.getByRole('banner').getByText('N', { exact: true }).waitFor();
    expect(await page.getByLabel('Photo URL').inputValue()).toBe('');
  });

  it('changes the password of a member who knows the old one', async () => {
    const { email } = await openAccount('Pat Password');
    const change = async (current: string, next: string) => {
      await page.getByLabel('Current Password').fill(current);
      await page.getByLabel('New Password').fill(next);
      await page.getByRole('button', { name: 'Change password' }).click();
    };
    await change('Wrong1', 'Another2');
    await page.getByRole('alert').filter({ hasText: 'This is not your password.' }).waitFor();
    await change('Secret1', 'weak');
    await page.getByRole('alert').filter({ hasText: 'At least 6 characters' }).waitFor();
    await change('Secret1', 'Another2');
    await dialog('Password changed!').waitFor();
    await dialog('Password changed!').waitFor({ state: 'detached' });
    expect(await page.getByLabel('New Password').inputValue()).toBe('');

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL(/signin/);
    await fillSignIn(page, email, 'Another2');
    await page.getByRole('button', { name: 'Account menu' }).waitFor();
    fixture.tab.expectNothingUnexpected(SIGNED_OUT);
  });

  it('downloads what is stored, by the keyboard', async () => {
    const member = await openAccount('Dora Data');
    await member.api.add({ artifactName: 'Dora’s disc' });
    await page.getByRole('button', { name: 'Download my data' }).focus();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ]);
    expect(download.suggestedFilename()).toBe('antiquary-data.json');
    const data = JSON.parse(await text(await download.createReadStream()));
    expect(data.profile).toMatchObject({ email: member.email, displayName: 'Dora Data' });
    expect(data.artifacts[0].artifactName).toBe('Dora’s disc');
  });
});

describe('deleting the account', () => {
  const confirm = async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await dialog('Delete your account?').getByRole('button', { name: 'Yes, delete it!' }).click();
  };

  const expectDeleted = async (member: TestMember, id: string) => {
    await page.waitForURL(`${fixture.product.url}/`);
    await dialog('Your account is deleted').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    const { data } = await (
      await fixture.newMember()
    ).api.run(`{ artifact(id: "${id}") { userName } }`);
    expect(data.artifact.userName).toBe('Former member');
    await dialog('Your account is deleted').waitFor({ state: 'detached' });
    await open('/signin');
    await fillSignIn(page, member.email);
    await dialog('Login Failed').waitFor();
  };

  it('asks first, and leaves the artifacts under Former member', async () => {
    const member = await openAccount('Dana Departing');
    const { id } = await member.api.add();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await dialog('Delete your account?').getByRole('button', { name: 'Cancel' }).click();
    expect(await nameOf(member, id)).toBe('Dana Departing');
    await confirm();
    await expectDeleted(member, id);
  });

  it('asks a member to sign in again after an old sign-in', async () => {
    const member = await openAccount('Olaf Oldsign');
    const { id } = await member.api.add();
    // The emulator accepts no token of an old sign-in: tests/server/account-deletion.test.ts tries them.
    await page.route('**/graphql', (route) =>
      route.fulfill({
        json: { errors: [{ message: 'Old.', extensions: { code: 'RECENT_SIGN_IN_REQUIRED' } }] },
      }),
    );
    await confirm();
    await page.getByText('Please sign in again.').waitFor();
    await page.unroute('**/graphql');
    await expectNoViolation(page);
    await page.locator('[name=password]').fill('Wrong1');
    await page.getByRole('button', { name: 'Sign in and delete' }).click();
    await page.getByText('This is not your password.').waitFor();
    await page.locator('[name=password]').fill('Secret1');
    await page.getByRole('button', { name: 'Sign in and delete' }).click();
    await expectDeleted(member, id);
  });
});
