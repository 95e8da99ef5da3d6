import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AuthEmulatorHandle, startAuthEmulator } from '../../server/emulator/auth-emulator';
import { freePort } from '../support/free-port';

const PASSWORD = 'Nefertiti1';
const projectId = 'demo-test';
const host = '127.0.0.1';

let folder: string;
let accountsFile: string;
let port: number;
let emulators: AuthEmulatorHandle[];
let lines: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'antiquary-emulator-'));
  accountsFile = join(folder, 'accounts.json');
  port = await freePort();
  emulators = [];
  lines = [];
});

afterEach(async () => {
  await Promise.all(emulators.map((emulator) => emulator.stop()));
  await rm(folder, { recursive: true });
});

function start(): AuthEmulatorHandle {
  const emulator = startAuthEmulator({
    host,
    port,
    projectId,
    accountsFile,
    log: (line) => lines.push(line),
  });
  emulators.push(emulator);
  return emulator;
}

interface Answer {
  localId?: string;
  idToken?: string;
  displayName?: string;
  error?: { message: string };
  users?: { displayName?: string; photoUrl?: string }[];
}

async function call(path: string, body: object): Promise<Answer> {
  const response = await fetch(
    `http://${host}:${String(port)}/identitytoolkit.googleapis.com/v1/${path}?key=fake`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ returnSecureToken: true, ...body }),
    },
  );
  return (await response.json()) as Answer;
}

const signUp = (email: string) =>
  call('accounts:signUp', { email, password: PASSWORD, displayName: 'Ada' });
const signIn = (email: string) =>
  call('accounts:signInWithPassword', { email, password: PASSWORD });
const signInWithGoogle = () =>
  call('accounts:signInWithIdp', {
    requestUri: 'http://localhost',
    postBody: `providerId=google.com&id_token=${encodeURIComponent(
      JSON.stringify({ sub: 'g-1', email: 'grace@example.com', email_verified: true }),
    )}`,
  });

async function until(holds: () => Promise<boolean>, withinMs = 10_000) {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const savedText = () => readFile(accountsFile, 'utf8').catch(() => '');

test('keeps accounts, their providers and their sessions over a restart', async () => {
  const first = start();
  await first.ready;
  const member = await signUp('ada@example.com');
  await call('accounts:update', { idToken: member.idToken, photoUrl: 'https://example.com/a.png' });
  const google = await signInWithGoogle();
  await first.stop();

  await start().ready;
  expect(await signIn('ada@example.com')).toMatchObject({ localId: member.localId });
  expect(await signInWithGoogle()).toMatchObject({ localId: google.localId });
  const { users } = await call('accounts:lookup', { idToken: member.idToken });
  expect(users).toMatchObject([{ displayName: 'Ada', photoUrl: 'https://example.com/a.png' }]);
  expect(lines).toEqual([]);
});

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
    30_000,
  );
  expect(emulator.pid()).not.toBe(killed);
  expect(lines).toEqual(['The Firebase Auth emulator ended unexpectedly; starting it again.']);
});

test('ends with a parent that is killed, and keeps what it had', async () => {
  const settings = JSON.stringify({ host, port, projectId, accountsFile });
  const parent = spawn(
    process.execPath,
    [
      '-r',
      '@swc-node/register',
      '-e',
      `const { startAuthEmulator } = require('./server/emulator/auth-emulator');
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

test('more accounts than one page holds survive', async () => {
  const users = Array.from({ length: 2500 }, (_, index) => ({
    localId: `member${String(index).padStart(5, '0')}`,
    email: `member${String(index)}@example.com`,
    salt: 'salt',
    passwordHash: `fakeHash:salt=salt:password=${PASSWORD}`,
  }));
  await writeFile(accountsFile, JSON.stringify({ users }));
  const first = start();
  await first.ready;
  await signUp('ada@example.com');
  expect(await signIn('member2499@example.com')).toMatchObject({ localId: 'member02499' });
  await first.stop();

  const { users: saved } = JSON.parse(await savedText()) as { users: unknown[] };
  expect(saved).toHaveLength(2501);
});

test.each([
  ['no JSON', '{ "users": [', /are damaged/],
  ['no accounts', '{}', /are damaged/],
  ['a broken account', '{ "users": [{ "email": "ada@example.com" }] }', /localId is missing/],
])('refuses a file with %s and leaves it alone', async (_, text, reason) => {
  await writeFile(accountsFile, text);
  const refusal = start().ready;
  await expect(refusal).rejects.toThrow(reason);
  await expect(refusal).rejects.toThrow(accountsFile);
  expect(await savedText()).toBe(text);
});

test('says that its port is taken', async () => {
  const squatter = createServer().listen(port, host);
  await once(squatter, 'listening');
  try {
    await expect(start().ready).rejects.toThrow(`${host}:${String(port)} is taken`);
  } finally {
    squatter.close();
  }
});
