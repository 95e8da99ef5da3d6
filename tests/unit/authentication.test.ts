import 'reflect-metadata';
import { join } from 'node:path';
import { Changes } from '../../server/changes/changes';
import type { Database } from '../../server/database/database';
import { type AuthEmulatorHandle, startAuthEmulator } from '../../server/emulator/auth-emulator';
import { Services } from '../../server/graphql/feature';
import { MemberService } from '../../server/members/member.service';
import { Sessions } from '../../server/members/sessions';
import { createTokenVerifier, type TokenVerifier } from '../../server/members/token-verifier';
import { createTestDatabase, type TestDatabase } from '../support/engine';
import { freePort } from '../support/free-port';
import { openMigrated } from '../support/open-database';

const projectId = 'demo-authentication';
const host = '127.0.0.1';

let port: number;
let location: TestDatabase;
let database: Database;
let emulator: AuthEmulatorHandle;
let verifier: TokenVerifier;
beforeAll(async () => {
  port = await freePort();
  location = await createTestDatabase();
  database = await openMigrated(location);
  const accountsFile = join(location.dataDir, 'accounts.json');
  emulator = startAuthEmulator({ host, port, projectId, accountsFile, log: () => undefined });
  verifier = createTokenVerifier({
    firebaseProjectId: projectId,
    emulator: { host, port },
    checksRevocation: false,
  });
  expect(await verifier.isReady()).toBe(false);
  await emulator.ready;
});
afterAll(async () => {
  await emulator.stop();
  await database.dataSource.destroy();
  await location.remove();
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

describe('a token is UNAUTHENTICATED', () => {
  it.each(['garbage', 'a.b.c', '', '..', 'e30.e30.', 'e30.e30.c2ln'])(
    'when it is %j',
    async (token) => {
      await expectUnauthenticated(token);
    },
  );

  it.each([
    ['is expired', () => ({ exp: Math.floor(Date.now() / 1000) - 60 })],
    ['is another project’s', () => ({ aud: 'demo-other' })],
    ['has another issuer', () => ({ iss: 'https://securetoken.google.com/demo-other' })],
    ['has no uid', () => ({ sub: '' })],
    ['has the uid of no account', () => ({ sub: 'nobody', user_id: 'nobody' })],
    ['has no address', () => ({ email: undefined })],
    ['has an empty address', () => ({ email: '' })],
  ])('when it %s', async (_, claims) => {
    const { idToken } = await signUp();
    await expect(verifier.verify(withClaims(idToken, {}))).resolves.toBeDefined();
    await expectUnauthenticated(withClaims(idToken, claims()));
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
describe('while the emulator is unavailable', () => {
  it('a token that was checked is remembered until it expires, and another is UNAVAILABLE', async () => {
    const writer = await database.engine.openWriter(database.dataSource);
    const changes = new Changes();
    const members = new MemberService(
      new Services(database, writer, changes, true, {
        publicUrl: 'https://antiquary.example',
        policyDir: null,
        contact: null,
        dataLicense: null,
        deleteUser: undefined,
      }),
    );
    const sessions = new Sessions(verifier, members, changes, false);
    const known = await signUp('Ada Ashby');
    const brief = await signUp();
    const unknown = await signUp();
    const second = Math.floor(Date.now() / 1000);
    const briefToken = withClaims(brief.idToken, { exp: second + 2 });
    const caller = (token: string) => sessions.caller(`Bearer ${token}`);
    const { viewer } = await caller(known.idToken);
    expect(viewer).toMatchObject({ uid: known.localId, displayName: 'Ada Ashby' });
    expect((await caller(briefToken)).viewer?.uid).toBe(brief.localId);

    await emulator.stop();
    expect(await verifier.isReady()).toBe(false);
    expect((await caller(known.idToken)).viewer).toEqual(viewer);
    const { viewer: nobody } = await sessions.caller(undefined);
    expect(nobody).toBeNull();
    await expect(caller(unknown.idToken)).rejects.toEqual(refusedAs('UNAVAILABLE'));
    await expect(caller('garbage')).rejects.toEqual(refusedAs('UNAUTHENTICATED'));

    // Waits for the expiry of the token.
    await new Promise((wake) => setTimeout(wake, (second + 2) * 1000 - Date.now() + 100));
    await expect(caller(briefToken)).rejects.toEqual(refusedAs('UNAUTHENTICATED'));
    await writer.close();
  });
});
