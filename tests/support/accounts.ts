import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { ProductAddress } from './product';

/** The API key in the product's configuration when sign-in uses the emulator. */
const API_KEY = 'emulator';
/** Every test account has this password. */
const PASSWORD = 'Secret1';

/** A signed-in account with its tokens. */
export interface Account {
  uid: string;
  email: string;
  displayName: string;
  token: string;
  refreshToken: string;
}

/** An e-mail address that no other test uses. */
export const uniqueEmail = (name = 'member') => `${name}-${randomUUID().slice(0, 8)}@example.org`;

interface SignedIn {
  idToken: string;
  refreshToken: string;
  localId: string;
}

/** Creates an account at the emulator, as registration does. */
export async function createAccount(
  product: ProductAddress,
  account: { email: string; displayName: string },
): Promise<Account> {
  const { idToken, refreshToken, localId } = await callEmulator(
    product,
    'accounts:signUp',
    account,
  );
  return { ...account, uid: localId, token: idToken, refreshToken };
}

const callEmulator = ({ emulatorUrl }: ProductAddress, call: string, account: { email: string }) =>
  post<SignedIn>(`${emulatorUrl}/identitytoolkit.googleapis.com/v1/${call}?key=${API_KEY}`, {
    ...account,
    password: PASSWORD,
    returnSecureToken: true,
  });

/** Creates the same account at the emulators of several products. Returns a token that all accept. */
export async function createSharedAccount(
  products: ProductAddress[],
  account: { email: string; displayName: string; emailVerified?: boolean },
): Promise<string> {
  const { email } = account;
  const localId = randomUUID();
  for (const { emulatorUrl } of products) {
    await post(
      `${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/demo-antiquary/accounts`,
      { ...account, localId, password: PASSWORD },
      { authorization: 'Bearer owner' },
    );
  }
  const [first] = products;
  if (!first) throw new Error('An account needs a product.');
  const { idToken } = await callEmulator(first, 'accounts:signInWithPassword', { email });
  return idToken;
}

/** Fills in and sends the sign-in form of the open page. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/**
 * Signs the browser context in without the form. The page that is opened next finds the member's
 * session in the storage, as after a reload.
 */
export async function restoreSession(
  page: Page,
  { url }: ProductAddress,
  account: Account,
): Promise<void> {
  // Every address of the site gives access to its storage. This one runs no script.
  await page.goto(`${url}/healthz`);
  await page.evaluate(([key, user]) => localStorage.setItem(key, user), [
    `firebase:authUser:${API_KEY}:[DEFAULT]`,
    JSON.stringify(firebaseUser(account)),
  ] as const);
}

/** Restores the member's session and opens the home page, which then shows the account menu. */
export async function openSignedIn(
  page: Page,
  product: ProductAddress,
  account: Account,
): Promise<void> {
  await restoreSession(page, product, account);
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
}

/** A user as Firebase's SDK stores one in the browser. */
function firebaseUser({ uid, email, displayName, token, refreshToken }: Account) {
  const { iat, exp } = readClaims(token.split('.')[1]);
  return {
    uid,
    email,
    displayName,
    emailVerified: false,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, email, displayName }],
    stsTokenManager: { accessToken: token, refreshToken, expirationTime: exp * 1000 },
    createdAt: String(iat * 1000),
    lastLoginAt: String(iat * 1000),
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  };
}

/** Returns a new token of the same account, not yet verified by the API. Emulator tokens are unsigned. */
export function unverifiedToken(token: string): string {
  const [header, payload] = token.split('.');
  const claims = { ...readClaims(payload), jti: randomUUID() };
  return `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
}

/** Deletes the account at the emulator, as its member could from another device. */
export async function deleteAccount(product: ProductAddress, token: string): Promise<void> {
  await post(
    `${product.emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:delete?key=${API_KEY}`,
    { idToken: token },
  );
}

/** Makes the account a moderator's, as the operator would. Returns it with a token that says so. */
export async function makeModerator<Account extends { uid: string; email: string }>(
  product: ProductAddress,
  account: Account,
): Promise<Account & { token: string; refreshToken: string }> {
  await post(
    `${product.emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/demo-antiquary/accounts:update`,
    { localId: account.uid, customAttributes: JSON.stringify({ moderator: true }) },
    { authorization: 'Bearer owner' },
  );
  const { email } = account;
  const { idToken: token, refreshToken } = await callEmulator(
    product,
    'accounts:signInWithPassword',
    { email },
  );
  return { ...account, token, refreshToken };
}

/** Signs the account in at the emulator. Returns a token with its claims as they are now. */
export async function signInAgain(
  product: ProductAddress,
  account: { email: string },
): Promise<string> {
  return (await callEmulator(product, 'accounts:signInWithPassword', account)).idToken;
}

/** Disables the account at the emulator, as an administrator would. */
export async function disableAccount(product: ProductAddress, token: string): Promise<void> {
  const { user_id: localId } = readClaims(token.split('.')[1]);
  await post(
    `${product.emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/demo-antiquary/accounts:update`,
    { localId, disableUser: true },
    { authorization: 'Bearer owner' },
  );
}

interface Claims {
  user_id: string;
  iat: number;
  exp: number;
}

function readClaims(payload = ''): Claims {
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

async function post<Answer>(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Answer;
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}
