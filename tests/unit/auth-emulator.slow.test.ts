import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD, useEmulators } from '../support/emulator-fixture';

// An emulator takes seconds to start. unit/authentication.test.ts starts one before every commit.
const emulators = useEmulators();
const { call, signUp, signIn, start, savedText } = emulators;

/** Asks until the condition holds; the test's own time limit ends it. */
async function until(holds: () => Promise<boolean>) {
  while (!(await holds())) await pause(100);
}

test('a killed emulator comes back with the accounts that it had saved', async () => {
  const emulator = start();
  await emulator.ready;
  const { localId } = await signUp('ada@example.com');
  await until(async () => (await savedText()).includes('ada@example.com'));

  const killed = emulator.pid();
  expect(killed).toBeDefined();
  process.kill(killed ?? 0, 'SIGKILL');
  await until(
    async () => (await signIn('ada@example.com').catch(() => undefined))?.localId === localId,
  );
  expect(emulator.pid()).not.toBe(killed);
  expect(emulators.lines).toEqual([
    'The Firebase Auth emulator ended unexpectedly; starting it again.',
  ]);
});

test('ends with a parent that is killed, and keeps what it had', async () => {
  const settings = JSON.stringify(emulators.settings);
  const parent = spawn(
    process.execPath,
    [
      '-r',
      './scripts/register.cjs',
      '-e',
      `const { startAuthEmulator } = require('./server/processes/emulator/auth-emulator');
       startAuthEmulator({ ...${settings}, log: console.error }).ready.then(() => console.log('ready'));`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(parent.stdout, 'data');
  const { localId } = await signUp('ada@example.com');
  parent.kill('SIGKILL');

  await start().ready;
  expect(await signIn('ada@example.com')).toMatchObject({ localId });
});

const signInWithGoogle = () =>
  call('accounts:signInWithIdp', {
    requestUri: 'http://localhost',
    postBody: `providerId=google.com&id_token=${encodeURIComponent(
      JSON.stringify({ sub: 'g-1', email: 'grace@example.com', email_verified: true }),
    )}`,
  });

interface SavedAccounts {
  users: object[];
}

test('keeps accounts, their providers and their sessions over a restart, also more than one page holds', async () => {
  const { accountsFile } = emulators.settings;
  const first = start();
  await first.ready;
  const member = await signUp('ada@example.com');
  await call('accounts:update', { idToken: member.idToken, photoUrl: 'https://example.com/a.png' });
  const google = await signInWithGoogle();
  await first.stop();

  const { users: saved } = JSON.parse(await savedText()) as SavedAccounts;
  expect(saved).toHaveLength(2);
  const others = Array.from({ length: 2500 }, (_, index) => ({
    localId: `member${String(index).padStart(5, '0')}`,
    email: `member${String(index)}@example.com`,
    salt: 'salt',
    passwordHash: `fakeHash:salt=salt:password=${PASSWORD}`,
  }));
  await writeFile(accountsFile, JSON.stringify({ users: [...saved, ...others] }));

  const second = start();
  await second.ready;
  expect(await signIn('ada@example.com')).toMatchObject({ localId: member.localId });
  expect(await signInWithGoogle()).toMatchObject({ localId: google.localId });
  const { users } = await call('accounts:lookup', { idToken: member.idToken });
  expect(users).toMatchObject([{ displayName: 'Ada', photoUrl: 'https://example.com/a.png' }]);
  expect(await signIn('member2499@example.com')).toMatchObject({ localId: 'member02499' });
  await signUp('eve@example.com');
  await second.stop();

  const { users: savedAgain } = JSON.parse(await savedText()) as SavedAccounts;
  expect(savedAgain).toHaveLength(2503);
  expect(emulators.lines).toEqual([]);
});

test.each([
  ['no JSON', '{ "users": [', /are damaged/],
  ['no accounts', '{}', /are damaged/],
  ['a broken account', '{ "users": [{ "email": "ada@example.com" }] }', /localId is missing/],
])('refuses a file with %s and leaves it alone', async (_, text, reason) => {
  const { accountsFile } = emulators.settings;
  await writeFile(accountsFile, text);
  const refusal = start().ready;
  await expect(refusal).rejects.toThrow(reason);
  await expect(refusal).rejects.toThrow(accountsFile);
  expect(await savedText()).toBe(text);
});

test('says that its port is taken', async () => {
  const { host, port } = emulators.settings;
  const other = createServer().listen(port, host);
  await once(other, 'listening');
  try {
    await expect(start().ready).rejects.toThrow(`${host}:${port} is taken`);
  } finally {
    other.close();
  }
});
