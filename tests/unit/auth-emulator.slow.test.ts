import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { useEmulators } from '../support/emulator-fixture';

const emulators = useEmulators();
const { signUp, signIn, start, savedText } = emulators;

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
