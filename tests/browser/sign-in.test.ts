import type { Page } from 'playwright-core';
import { fillSignIn, uniqueEmail } from '../support/accounts';
import { newMember, useBrowser } from '../support/browser-fixture';
import { expectNoSidewaysScroll, expectNoViolation } from '../support/page-checks';

const fixture = useBrowser();
let page: Page;
let email: string;
beforeAll(async () => {
  ({ email } = await newMember('Sami Sign'));
});
beforeEach(() => {
  page = fixture.page;
});

const signIn = () => fillSignIn(page, email);

const dialog = (name: string) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

describe('signing in', () => {
  it.each(['/add-artifacts', '/artifactsdetails/1'])(
    'is required at %s, leads back there, and survives a reload',
    async (path) => {
      await page.goto(fixture.product.url + path);
      await page.waitForURL(/\/signin(\?|$)/);
      await signIn();
      await dialog('Login successful').waitFor();
      await page.waitForURL(fixture.product.url + path);
      await dialog('Login successful').waitFor({ state: 'detached' });
      await page.reload();
      await page.getByRole('button', { name: 'Account menu' }).waitFor();
    },
  );

  it('leads from /login to the home page when no other path was attempted', async () => {
    await page.goto(`${fixture.product.url}/login`);
    await page.waitForURL(/\/signin(\?|$)/);
    await signIn();
    await page.waitForURL(`${fixture.product.url}/`);
  });
});

describe('a visitor who follows a link to an artifact', () => {
  // The longest name, without a place to break it.
  const name = 'Ζ'.repeat(200);
  let path: string;
  beforeAll(async () => {
    const { api } = await newMember('Olga Owner');
    const { id } = await api.add({ artifactName: name });
    path = `/artifactsdetails/${id}`;
  });

  it('sees at sign-in what waits, rendered by the server and hydrated', async () => {
    const waiting = page.getByRole('main').getByText(`Sign in to see ${name}`);
    await page.goto(`${fixture.product.url}/signin?${new URLSearchParams({ from: path })}`);
    await waiting.waitFor();
    await expectNoViolation(page, [320]);
    await expectNoSidewaysScroll(page);
  });

  it('is offered to continue to it after a registration', async () => {
    const { url } = fixture.product;
    await page.goto(url + path);
    const form = page.getByRole('main').locator('form');
    await page.getByText(`Sign in to see ${name}`).waitFor();
    const top = await form.boundingBox();
    await page.getByRole('main').getByRole('img', { name }).waitFor();
    expect(await form.boundingBox()).toEqual(top);

    await page.getByRole('link', { name: 'Register' }).click();
    await page.getByText(`Register to see ${name}`).waitFor();
    const values = {
      name: 'Nia New',
      email: uniqueEmail('nia'),
      photoUrl: 'https://example.org/n',
    };
    for (const [field, value] of Object.entries({ ...values, password: 'Secret1' })) {
      await page.locator(`[name=${field}]`).fill(value);
    }
    await form.getByRole('button', { name: 'Register' }).click();
    const offer = page.getByRole('link', { name: `Continue to ${name}` });
    await offer.waitFor();
    await dialog('Registration Successful!').waitFor({ state: 'detached' });
    await expectNoViolation(page, [320]);
    await expectNoSidewaysScroll(page);

    await offer.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });
});

describe('the sign-in provider', () => {
  const menu = (of: Page) => of.getByRole('button', { name: 'Account menu' });
  const login = (of: Page) => of.getByRole('banner').getByRole('link', { name: 'Login' });
  const provider = /\/assets\/firebase-/;

  /** The scripts of the provider that the tab's pages have requested. */
  function watchProvider(of: Page): string[] {
    const requested: string[] = [];
    of.on('request', (request) => {
      if (provider.test(request.url())) requested.push(request.url());
    });
    return requested;
  }

  it('is loaded by visitors only where they sign in', async () => {
    const requested = watchProvider(page);
    for (const path of ['/', '/all-artifacts', '/civilization/egypt']) {
      await page.goto(fixture.product.url + path, { waitUntil: 'networkidle' });
      await login(page).waitFor();
    }
    expect(requested).toEqual([]);
    const loaded = page.waitForRequest(provider);
    await page.goto(`${fixture.product.url}/add-artifacts`);
    await page.waitForURL(/\/signin\?/);
    await loaded;
  });

  it('is followed by a tab that another tab signs in or out', async () => {
    await page.goto(fixture.product.url);
    await login(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${fixture.product.url}/signin`);
    await fillSignIn(other, email);
    await menu(page).waitFor();
    await menu(other).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await login(other).waitFor();
    await login(page).waitFor();
    fixture.tab.expectNothingUnexpected(/^console info: Signed out\.$/);
  });

  it('is asked where the storage cannot be read', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('No storage.', 'SecurityError');
        },
      });
    });
    const loaded = page.waitForRequest(provider);
    await page.goto(fixture.product.url);
    await loaded;
    await login(page).waitFor();
  });
});
