import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { buildArtifact } from './artifact';
import { Caller } from './caller';
import type { Product } from './product';

/** Every test account's. */
const PASSWORD = 'Secret1';

/** An account as registration leaves it, made at the emulator itself; its token. */
export async function createAccount(
  product: Product,
  account: { email: string; displayName: string },
): Promise<string> {
  const { idToken } = await post<{ idToken: string }>(
    `${product.emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=emulator`,
    { ...account, password: PASSWORD, returnSecureToken: true },
  );
  return idToken;
}

/** One account that several products know, each by its own emulator; a token that all take. */
export async function createSharedAccount(
  products: Product[],
  account: { email: string; displayName: string },
): Promise<string> {
  const localId = randomUUID();
  for (const { emulatorUrl } of products) {
    await post(
      `${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/demo-antiquary/accounts`,
      { ...account, localId, password: PASSWORD },
      { authorization: 'Bearer owner' },
    );
  }
  const { idToken } = await post<{ idToken: string }>(
    `${products[0]?.emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=emulator`,
    { email: account.email, password: PASSWORD, returnSecureToken: true },
  );
  return idToken;
}

/** Fills in the sign-in form that is open, and sends it. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs the tab's session in by the form, and closes the success dialog. */
export async function signIn(page: Page, product: Product, email: string): Promise<void> {
  await page.goto(`${product.url}/signin`);
  await fillSignIn(page, email);
  const success = page.getByRole('alertdialog', { name: 'Login successful' });
  await success.waitFor();
  await page.keyboard.press('Escape');
  await success.waitFor({ state: 'detached' });
}

/** One more token of the token's account, which the API has not met: the emulator signs none. */
export function unmetToken(token: string): string {
  const [header, payload] = token.split('.');
  const claims = { ...readClaims(payload), jti: randomUUID() };
  return `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
}

/** Ends the account at the emulator itself, as if its member had left from another device. */
export async function deleteAccount(product: Product, token: string): Promise<void> {
  await post(
    `${product.emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:delete?key=emulator`,
    { idToken: token },
  );
}

/** Locks the account at the emulator itself, as an administrator would. */
export async function disableAccount(product: Product, token: string): Promise<void> {
  const { user_id: localId } = readClaims(token.split('.')[1]);
  await post(
    `${product.emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/demo-antiquary/accounts:update`,
    { localId, disableUser: true },
    { authorization: 'Bearer owner' },
  );
}

/** Adds an artifact as the token's member, who likes it at once; its id. */
export async function addLikedArtifact(
  product: Product,
  token: string,
  overrides: Parameters<typeof buildArtifact>[0] = {},
): Promise<string> {
  const member = new Caller(product.url, token);
  const { id } = await member.add(overrides);
  await member.like(id);
  return id;
}

function readClaims(payload = ''): { user_id: string } {
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
