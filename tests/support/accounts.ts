import type { Page } from 'playwright-core';
import { buildArtifact } from './artifact';
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

/** Fills in the sign-in form that is open, and sends it. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs the tab's session in by the form, and waits for the success dialog to close. */
export async function signIn(page: Page, product: Product, email: string): Promise<void> {
  await page.goto(`${product.url}/signin`);
  await fillSignIn(page, email);
  const success = page.getByRole('alertdialog', { name: 'Login successful' });
  await success.waitFor();
  await success.waitFor({ state: 'detached' });
}

/** Adds an artifact as the token's member, who likes it at once; its id. */
export async function addLikedArtifact(
  product: Product,
  token: string,
  overrides: Parameters<typeof buildArtifact>[0] = {},
): Promise<string> {
  const run = (query: string, variables: object) =>
    post<{ data: { addArtifact: { artifact: { id: string } } } }>(
      `${product.url}/graphql`,
      { query, variables },
      { authorization: `Bearer ${token}` },
    );
  const { data } = await run(
    'mutation Add($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id } } }',
    { input: buildArtifact(overrides) },
  );
  const { id } = data.addArtifact.artifact;
  await run('mutation Like($id: ID!) { likeArtifact(artifactId: $id) { liked } }', { id });
  return id;
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
  const answer = (await response.json()) as Answer & { errors?: unknown };
  if (!response.ok || answer.errors) throw new Error(JSON.stringify(answer));
  return answer;
}
