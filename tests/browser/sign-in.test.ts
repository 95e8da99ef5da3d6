import type { Page } from 'playwright-core';
import { fillSignIn } from '../support/accounts';
import { newMember, useBrowser } from '../support/browser-fixture';

const fixture = useBrowser();
let page: Page;
let email: string;
beforeAll(async () => {
  ({ email } = await newMember('Sami Sign'));
});
beforeEach(() => {
  page = fixture.page;
});

const signIn = (password?: string) => fillSignIn(page, email, password);

const dialog = (name: string) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

describe('signing in', () => {
  it.each(['/add-artifacts', '/artifactsdetails/1', '/liked-artifacts/:own'])(
    'is required at %s, and leads back there',
    async (route) => {
      const path = route.replace(':own', email);
      await page.goto(fixture.product.url + path);
      await page.waitForURL(/\/signin(\?|$)/);
      await signIn();
      await dialog('Login successful').waitFor();
      await page.waitForURL(fixture.product.url + path);
      await page.getByRole('button', { name: 'Account menu' }).waitFor();
      await dialog('Login successful').waitFor({ state: 'detached' });
    },
  );

  it('leads from /login to the home page when no other path was attempted', async () => {
    await page.goto(`${fixture.product.url}/login`);
    await page.waitForURL(/\/signin(\?|$)/);
    await signIn();
    await page.waitForURL(`${fixture.product.url}/`);
  });

  it('reports a wrong password', async () => {
    await page.goto(`${fixture.product.url}/signin`);
    await signIn('Wrong1');
    await dialog('Login Failed').getByText('Invalid email or password').waitFor();
    await dialog('Login Failed').getByRole('button', { name: 'OK' }).click();
    expect(page.url()).toBe(`${fixture.product.url}/signin`);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  });

  it('survives a reload', async () => {
    await page.goto(`${fixture.product.url}/signin`);
    await signIn();
    await page.getByRole('button', { name: 'Account menu' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Account menu' }).waitFor();
  });
});

describe("another member's lists", () => {
  it('shows that the liked list is private, with a link to the member’s own', async () => {
    await page.goto(`${fixture.product.url}/liked-artifacts/other@example.org`);
    await page.waitForURL(/\/signin(\?|$)/);
    await signIn();
    await page.getByText('This list is private').waitFor();
    expect(await page.getByRole('main').getByRole('link').getAttribute('href')).toBe(
      `/liked-artifacts/${email}`,
    );
  });
});
