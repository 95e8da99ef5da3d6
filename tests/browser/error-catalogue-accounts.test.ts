import { fillSignIn, uniqueEmail } from '../support/accounts';
import { dismissFailure, expectSuccess } from '../support/dialogs';
import { useBrowser } from '../support/browser-fixture';
import { answerGoogle } from '../support/google';
import { PROVIDER_CODE, routeScriptsWith } from '../support/navigation';
import { LOST_REQUEST } from '../support/tab';

const fixture = useBrowser();

const HOME = { path: '/', heading: 'Historical artifacts, shared by everyone' };
const UNREACHABLE = 'Sign-in cannot be reached. Please try again.';
const NEWCOMER = {
  name: 'Nora Newcomer',
  email: uniqueEmail('nora'),
  photoUrl: 'https://example.org/nora.png',
  password: 'Secret1',
};

type Values = Record<string, string>;

const open = (path: string) => fixture.page.goto(fixture.product.url + path);
const form = () => fixture.page.getByRole('main').locator('form');
const loginLink = () => fixture.page.getByRole('banner').getByRole('link', { name: 'Login' });
const accountMenu = () => fixture.page.getByRole('button', { name: 'Account menu' });

async function expectForm(values: Values, path: string) {
  for (const [name, value] of Object.entries(values)) {
    expect(await form().locator(`[name=${name}]`).inputValue()).toBe(value);
  }
  expect(new URL(fixture.page.url()).pathname).toBe(path);
}

async function fillForm(values: Values) {
  for (const [name, value] of Object.entries(values)) {
    await form().locator(`[name=${name}]`).fill(value);
  }
}

const button = (name: string) =>
  fixture.page.getByRole('main').getByRole('button', { name, exact: true });
const register = () => button('Register').click();

async function openGooglePopup() {
  await answerGoogle(fixture.tab.context);
  const popupOpens = fixture.page.waitForEvent('popup');
  await fixture.page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await popupOpens;
  await popup.locator('.js-new-account').waitFor();
  return popup;
}

describe('the error catalogue: signing in', () => {
  test("Login failure: 'Login Failed' does not reveal whether an account exists", async () => {
    await open('/signin');
    const values = { email: uniqueEmail('nobody'), password: 'Secret1' };
    await fillForm(values);
    // Before hydration, the form cannot be submitted.
    await loginLink().waitFor();
    // Enter in a field submits the form. In the dialog, Enter must not submit the form again.
    await fixture.page.keyboard.press('Enter');
    await dismissFailure(fixture.page, {
      title: 'Login Failed',
      message: 'Invalid email or password',
      returnTo: form().locator('[name=password]'),
    });
    await expectForm(values, '/signin');
  });

  test("Login failure: 'Login Failed' says that the provider cannot be reached, and the next try succeeds", async () => {
    const { context, page } = fixture.tab;
    const { email } = await fixture.newMember();
    await open('/signin');
    // The first failure loads the code of sign-in and of dialogs.
    await fillSignIn(page, email, 'Wrong1');
    await dismissFailure(page, {
      title: 'Login Failed',
      message: 'Invalid email or password',
      returnTo: form().locator('[name=password]'),
    });
    await context.setOffline(true);
    await fillSignIn(page, email);
    await dismissFailure(page, {
      title: 'Login Failed',
      message: UNREACHABLE,
      returnTo: button('Sign In'),
    });
    await context.setOffline(false);
    await expectSuccess(page, () => button('Sign In').click(), {
      title: 'Login successful',
      at: HOME,
    });
    fixture.tab.expectNothingUnexpected(LOST_REQUEST);
  });

  test("Login failure: 'Login Failed' says that the provider cannot be reached while its code does not load", async () => {
    const { page, tab } = fixture;
    const { email } = await fixture.newMember();
    await routeScriptsWith(page, PROVIDER_CODE, (route) => route.abort());
    await open('/signin');
    await loginLink().waitFor();
    await fillSignIn(page, email);
    await dismissFailure(page, {
      title: 'Login Failed',
      message: UNREACHABLE,
      returnTo: button('Sign In'),
    });
    tab.expectNothingUnexpected(LOST_REQUEST, /^console error: Sign-in could not be loaded\./);
  });

  test("Google sign-in failure: 'Google Sign-In Failed' with the provider's message", async () => {
    await open('/signin');
    await fixture.page.locator('[name=email]').fill('half@example.org');
    const popup = await openGooglePopup();
    await popup.close();
    await dismissFailure(fixture.page, {
      title: 'Google Sign-In Failed',
      returnTo: button('Continue with Google'),
      message: 'Firebase: Error (auth/popup-closed-by-user).',
    });
    await expectForm({ email: 'half@example.org' }, '/signin');
    await loginLink().waitFor();
  });

  test("Google sign-in failure: 'Google Sign-In Failed' says that Google cannot be reached", async () => {
    const { page, tab } = fixture;
    await page.route('https://apis.google.com/**', (route) => route.abort());
    await open('/signin');
    await button('Continue with Google').click();
    await dismissFailure(page, {
      title: 'Google Sign-In Failed',
      message: UNREACHABLE,
      returnTo: button('Continue with Google'),
    });
    tab.expectNothingUnexpected(LOST_REQUEST);
  });

  test("Google sign-in success: 'Signed in successfully', then /", async () => {
    await open('/register');
    const popup = await openGooglePopup();
    await popup.locator('.js-new-account').click();
    await popup.locator('#email-input').fill(uniqueEmail('gina'));
    await popup.locator('#display-name-input').fill('Gina Google');
    await expectSuccess(fixture.page, () => popup.locator('#sign-in').click(), {
      title: 'Signed in successfully',
      at: HOME,
    });
    await accountMenu().click();
    await fixture.page.getByText('Gina Google').waitFor();
  });
});

describe('the error catalogue: registering', () => {
  test("Registration failure: 'Registration Failed' with the provider's message", async () => {
    const { email } = await fixture.newMember();
    await open('/register');
    await fillForm({ ...NEWCOMER, email });
    await register();
    await dismissFailure(fixture.page, {
      title: 'Registration Failed',
      returnTo: button('Register'),
      message: 'Firebase: Error (auth/email-already-in-use).',
    });
    await expectForm({ ...NEWCOMER, email }, '/register');
    await loginLink().waitFor();
  });

  test("Registration failure: 'Registration Failed' says that the provider cannot be reached", async () => {
    const { page, tab } = fixture;
    await open('/register');
    await page.route('**/accounts:signUp**', (route) => route.abort());
    await fillForm(NEWCOMER);
    await register();
    await dismissFailure(page, {
      title: 'Registration Failed',
      message: UNREACHABLE,
      returnTo: button('Register'),
    });
    await expectForm(NEWCOMER, '/register');
    tab.expectNothingUnexpected(LOST_REQUEST);
  });

  test("Profile update failure: 'Profile Update Failed' with the provider's message, and the next try completes the registration", async () => {
    const { page, tab } = fixture;
    const values = { ...NEWCOMER, email: uniqueEmail('paul'), name: 'Paul Profile' };
    await open('/register');
    await page.route('**/accounts:update**', (route) =>
      route.fulfill({ status: 400, json: { error: { message: 'OPERATION_NOT_ALLOWED' } } }),
    );
    await fillForm(values);
    await register();
    await dismissFailure(page, {
      title: 'Profile Update Failed',
      message: 'Firebase: Error (auth/operation-not-allowed).',
      returnTo: button('Register'),
    });
    await expectForm(values, '/register');

    await page.unroute('**/accounts:update**');
    await page.route('**/accounts:update**', (route) => route.abort());
    await register();
    await dismissFailure(page, {
      title: 'Profile Update Failed',
      message: UNREACHABLE,
      returnTo: button('Register'),
    });

    await page.unroute('**/accounts:update**');
    await expectSuccess(page, register, { title: 'Registration Successful!', at: HOME });
    await accountMenu().click();
    await page.getByText('Paul Profile').waitFor();
    tab.expectNothingUnexpected(LOST_REQUEST);
  });
});
