import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port';
import { ServerProcess } from '../support/server-process';

/** Starts the built server. */
const start = (variables: Record<string, string>) =>
  new ServerProcess({ DATA_DIR: folder, PORT: String(port), ...variables });

let folder: string;
let port: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'antiquary-boot-'));
  port = await freePort();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Expects that the server ends with one line on stderr, which names the setting to correct. */
async function expectRefusal(variables: Record<string, string>, ...mentions: string[]) {
  const server = start(variables);
  expect(await server.end()).toBe(1);
  expect(server.errorOutput.trim().split('\n')).toHaveLength(1);
  const { msg } = JSON.parse(server.errorOutput) as { msg: string };
  for (const mention of mentions) expect(msg).toContain(mention);
}

describe('the server does not start', () => {
  it('on a PORT that is taken', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    try {
      await expectRefusal({}, 'PORT');
    } finally {
      other.close();
    }
  });

  it('when the emulator’s port is taken', async () => {
    const emulatorPort = await freePort();
    const other = createServer().listen(emulatorPort, '127.0.0.1');
    await once(other, 'listening');
    try {
      const variables = { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${emulatorPort}` };
      await expectRefusal(variables, 'FIREBASE_AUTH_EMULATOR_HOST');
    } finally {
      other.close();
    }
  });

  it('with a DATA_DIR that cannot be a folder', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expectRefusal({ DATA_DIR: join(file, 'data') }, 'DATA_DIR');
  });

  it('with a DATA_DIR that is not writable', () =>
    // Not even root can create a folder there.
    expectRefusal({ DATA_DIR: '/sys/antiquary' }, 'DATA_DIR'));

  it('with a database file that is not SQLite', async () => {
    await writeFile(
      join(folder, 'antiquary.sqlite'),
      'This is a letter to the museum.'.repeat(200),
    );
    await expectRefusal({}, 'DATA_DIR');
  });

  it('with a DATABASE_URL that is not for PostgreSQL', () =>
    expectRefusal({ DATABASE_URL: 'mysql://localhost/antiquary' }, 'DATABASE_URL'));

  it('with a DATABASE_URL at which no server listens', async () => {
    const DATABASE_URL = `postgres://nobody:secret@127.0.0.1:${await freePort()}/antiquary`;
    const server = start({ DATABASE_URL });
    await server.end();
    expect(server.errorOutput).not.toContain('secret');
    await expectRefusal({ DATABASE_URL }, 'DATABASE_URL');
  });

  it('in production with the emulator', () =>
    expectRefusal({ NODE_ENV: 'production' }, 'FIREBASE_PROJECT_ID'));

  it('with an emulator beyond loopback', () => expectRefusal({ HOST: '0.0.0.0' }, 'HOST'));
});

describe.each([1, 2])('a server that uses the folder with WORKERS=%i', (workers) => {
  const AUTH_EMULATOR = 'running';
  const startServing = async () => {
    const server = start({ AUTH_EMULATOR, WORKERS: String(workers) });
    await server.serves();
    return server;
  };

  it('keeps a second server out until it has ended, even by kill -9', async () => {
    const first = await startServing();
    const others = { AUTH_EMULATOR, PORT: String(await freePort()) };
    await expectRefusal(others, folder, 'DATA_DIR', `process ${first.pid}`);
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
    await first.end('SIGKILL');

    const second = await startServing();
    await expectRefusal(others, `process ${second.pid}`);
    await second.end('SIGTERM');
    await (await startServing()).end('SIGTERM');
  });
});
