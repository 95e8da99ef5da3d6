import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AuthEmulatorHandle,
  startAuthEmulator,
} from '../../server/processes/emulator/auth-emulator';
import {
  createTokenVerifier,
  type TokenVerifier,
} from '../../server/catalogue/members/token-verifier';
import { freePort } from '../support/free-port';

const projectId = 'demo-authentication';
const host = '127.0.0.1';

let port: number;
let folder: string;
let emulator: AuthEmulatorHandle;
let verifier: TokenVerifier;
beforeAll(async () => {
  port = await freePort();
  folder = await mkdtemp(join(tmpdir(), 'antiquary-authentication-'));
  const accountsFile = join(folder, 'accounts.json');
  emulator = startAuthEmulator({ host, port, projectId, accountsFile, log: () => undefined });
  verifier = createTokenVerifier(settings());
  expect(await verifier.isReady()).toBe(false);
  await emulator.ready;
});
afterAll(async () => {
  await emulator.stop();
  await rm(folder, { recursive: true });
});

const settings = () => ({
  firebaseProjectId: projectId,
  emulator: { host, port },
  checksRevocation: false,
});

interface Account {
  idToken: string;
  localId: string;
}

/** Calls the emulator's API, as a browser or as the project's owner. */
async function call(path: string, body: object, headers = {}): Promise<Account> {
  const address = `http://${host}:${port}/identitytoolkit.googleapis.com/v1/${path}?key=fake`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Account;
}
const asOwner = (body: object) =>
  call(`projects/${projectId}/accounts:update`, body, { authorization: 'Bearer owner' });

let count = 0;
const signUp = (displayName?: string) =>
  call('accounts:signUp', {
    email: `Member${(count += 1)}@example.org`,
    password: 'Nefertiti1',
    ...(displayName !== undefined && { displayName }),
  });
const signIn = (email: string) =>
  call('accounts:signInWithPassword', { email, password: 'Nefertiti1' });

/** The token with other claims; the emulator's are unsigned, so anybody can write one. */
function withClaims(token: string, claims: object): string {
  const [header, payload = ''] = token.split('.');
  const own = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...own, ...claims })).toString('base64url');
  return `${header}.${changed}.`;
}

const refusedAs = (code: string) =>
  expect.objectContaining({ extensions: expect.objectContaining({ code }) });
const expectUnauthenticated = (token: string) =>
  expect(verifier.verify(token)).rejects.toEqual(refusedAs('UNAUTHENTICATED'));

test('a valid token identifies its member', async () => {
  const { idToken, localId } = await signUp('Ada Ashby');
  const now = Date.now();
  const verified = await verifier.verify(idToken);
  expect(verified).toEqual({
    uid: localId,
    email: `member${count}@example.org`,
    isEmailVerified: false,
    displayName: 'Ada Ashby',
    photoURL: null,
    isModerator: false,
    signedInAt: expect.any(Date),
    issuedAt: expect.any(Date),
    expiresAt: expect.any(Date),
  });
  expect(Math.abs(verified.issuedAt.getTime() - now)).toBeLessThan(10_000);
  expect(verified.expiresAt.getTime() - verified.issuedAt.getTime()).toBe(3_600_000);
  expect(await verifier.isReady()).toBe(true);
});

test('a new token has the name and portrait of the latest change', async () => {
  const { idToken } = await signUp();
  expect((await verifier.verify(idToken)).displayName).toBeNull();
  const photoUrl = 'https://example.org/ada.png';
  await call('accounts:update', { idToken, displayName: 'Ada', photoUrl });
  const later = await signIn(`member${count}@example.org`);
  expect(await verifier.verify(later.idToken)).toMatchObject({
    displayName: 'Ada',
    photoURL: photoUrl,
  });
});

// What a token must have in any case is tested with Google's keys: see server/rights.test.ts.
describe('a token is UNAUTHENTICATED', () => {
  it.each([
    ['has the uid of no account', { sub: 'nobody', user_id: 'nobody' }],
    ['has an empty address', { email: '' }],
  ])('when it %s', async (_, claims) => {
    const { idToken } = await signUp();
    await expect(verifier.verify(withClaims(idToken, {}))).resolves.toBeDefined();
    await expectUnauthenticated(withClaims(idToken, claims));
  });

  it('when its account signed up without an address', async () => {
    const { idToken } = await call('accounts:signUp', {});
    await expectUnauthenticated(idToken);
  });

  it('when its account is deleted', async () => {
    const { idToken } = await signUp();
    await call('accounts:delete', { idToken });
    await expectUnauthenticated(idToken);
  });

  it('when its account is disabled', async () => {
    const { idToken, localId } = await signUp();
    await asOwner({ localId, disableUser: true });
    await expectUnauthenticated(idToken);
  });

  it('when it was revoked', async () => {
    const { idToken, localId } = await signUp();
    await asOwner({ localId, validSince: String(Math.floor(Date.now() / 1000) + 60) });
    await expectUnauthenticated(idToken);
  });
});

describe('a display name from the provider is sanitized', () => {
  it.each([
    ['with control characters', 'A\u0000d\na\u0007', 'A d a'],
    ['with half a character', 'Ada \ud800!', 'Ada \ufffd!'],
    ['blank', ' \t ', null],
    ['invisible', '\u200b\u3164 \u2060\u2800', null],
    ['very long', '🏺'.repeat(300), '🏺'.repeat(200)],
    ['no text', 7, null],
  ])('when it is %s', async (_, name, expected) => {
    const { idToken } = await signUp();
    const { displayName } = await verifier.verify(withClaims(idToken, { name }));
    expect(displayName).toBe(expected);
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', 'portrait.png', ''])(
    'and %j is no portrait',
    async (picture) => {
      const { idToken } = await signUp();
      expect((await verifier.verify(withClaims(idToken, { picture }))).photoURL).toBeNull();
    },
  );
});

it('deletes a user, who may be deleted already', async () => {
  const { localId, idToken } = await signUp();
  await verifier.deleteUser?.(localId);
  await verifier.deleteUser?.(localId);
  await expect(verifier.verify(idToken, { checkRevoked: true })).rejects.toEqual(
    refusedAs('UNAUTHENTICATED'),
  );
});

// Comes last, because it stops the emulator.
it('while the emulator is gone or silent, it says so of tokens and of a deletion, and refuses a text', async () => {
  const { idToken } = await signUp();
  await emulator.stop();
  expect(await verifier.isReady()).toBe(false);
  await expect(verifier.verify(idToken)).rejects.toEqual(refusedAs('UNAVAILABLE'));
  await expectUnauthenticated('garbage');
  const silent = createServer().listen(port, host);
  await once(silent, 'listening');
  const impatient = createTokenVerifier(settings(), undefined, 100);
  await expect(impatient.verify(idToken)).rejects.toEqual(refusedAs('UNAVAILABLE'));
  await expect(impatient.deleteUser?.('ada')).rejects.toThrow('did not answer');
  silent.close();
});
