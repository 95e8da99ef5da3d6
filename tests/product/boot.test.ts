import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/database/open-database';
import { freePort } from '../support/free-port';
import { fenwick, writeFenwick } from '../support/fenwick';
import { operate } from '../support/operate';
import { expectRefusal, ServerProcess } from '../support/server-process';

/** Where the server runs. */
const place = () => ({ DATA_DIR: folder, PORT: String(port) });

let folder: string;
let port: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'antiquary-boot-'));
  port = await freePort();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Puts a file in the place of the pictures of a site, which root cannot read either. */
async function spoilPictures(site: string) {
  await rm(join(site, 'pictures'), { recursive: true });
  await writeFile(join(site, 'pictures'), '');
}

/** Expects one line, which names the setting to correct. */
const refuses = (variables: Record<string, string>, setting: string) =>
  expectRefusal({ ...place(), ...variables }, setting);

describe('the server does not start', () => {
  it('on a PORT that is taken', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    try {
      await refuses({}, 'PORT');
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
      await refuses(variables, 'FIREBASE_AUTH_EMULATOR_HOST');
    } finally {
      other.close();
    }
  });

  it('with a DATA_DIR that cannot be a folder', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await refuses({ DATA_DIR: join(file, 'data') }, 'DATA_DIR');
  });

  it('with a DATA_DIR that is not writable', () =>
    // Not even root can create a folder there.
    refuses({ DATA_DIR: '/sys/antiquary' }, 'DATA_DIR'));

  it('with a database file that is not SQLite', async () => {
    await writeFile(
      join(folder, 'antiquary.sqlite'),
      'This is a letter to the museum.'.repeat(200),
    );
    await refuses({}, 'DATA_DIR');
  });

  it('with a DATABASE_URL at which no server listens', async () => {
    const DATABASE_URL = `postgres://nobody:secret@127.0.0.1:${await freePort()}/antiquary`;
    const server = new ServerProcess({ ...place(), DATABASE_URL });
    await server.end();
    expect(server.errorOutput).not.toContain('secret');
    await refuses({ DATABASE_URL }, 'DATABASE_URL');
  });

  it('on a site with faults', async () => {
    const site = writeFenwick({ logo: 'none.png' });
    await refuses({ SITE_DIR: site }, 'site.json: logo');
    await rm(site, { recursive: true });
  });

  it('on a site whose pictures cannot be read', async () => {
    const site = writeFenwick();
    await spoilPictures(site);
    await refuses({ SITE_DIR: site }, join(site, 'pictures'));
    for (const command of [['check'], ['site', 'check', site]]) {
      const { code, said } = await operate('admin', { ...place(), SITE_DIR: site }, ...command);
      expect([code, said]).toEqual([1, expect.stringContaining(join(site, 'pictures'))]);
      expect(said).not.toMatch(/^ +at /m);
    }
    await rm(site, { recursive: true });
  });

  it('in production with the emulator', () =>
    refuses({ NODE_ENV: 'production' }, 'FIREBASE_PROJECT_ID'));
});

it('a server that uses the folder keeps a second one out until it has ended, even by kill -9', async () => {
  const startServing = async () => {
    const server = new ServerProcess({ ...place(), AUTH_EMULATOR: 'running' });
    await server.serves();
    return server;
  };
  const first = await startServing();
  const second = { ...place(), AUTH_EMULATOR: 'running', PORT: String(await freePort()) };
  await expectRefusal(second, folder, 'DATA_DIR', `process ${first.pid}`);
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  await first.end('SIGKILL');

  const next = await startServing();
  await expectRefusal(second, `process ${next.pid}`);
  await next.end('SIGTERM');
  await (await startServing()).end('SIGTERM');
});

test('a database of a newer version is refused in one sentence, and left as it is', async () => {
  const variables = { ...place(), AUTH_EMULATOR: 'running' };
  const first = new ServerProcess(variables);
  await first.serves();
  await first.end('SIGTERM');
  const location = { dataDir: folder, databaseUrl: null };
  const { dataSource } = await openDatabase(location, []);
  const later = `INSERT INTO "migrations" ("timestamp", "name") VALUES (1, 'Later1')`;
  await dataSource.query(later);
  await dataSource.destroy();
  await expectRefusal(variables, 'newer version');
  await expect(openDatabase(location, [])).rejects.toThrow('newer version');
});

test('SIGHUP takes over a changed site; one with faults is reported, and changes nothing', async () => {
  const site = writeFenwick();
  const server = new ServerProcess({ ...place(), SITE_DIR: site, AUTH_EMULATOR: 'running' });
  await server.serves();
  const title = async () => {
    const page = await fetch(`http://localhost:${port}/`, { headers: { accept: 'text/html' } });
    return /<title>(.*?)<\/title>/.exec(await page.text())?.[1];
  };
  expect(await title()).toBe('Seven centuries of one village · Fenwick Local History');
  const file = join(site, 'site.json');
  await writeFile(file, JSON.stringify({ ...fenwick, name: 'Fenwick and Moor' }));
  server.child.kill('SIGHUP');
  await server.wrote('The site was read again.');
  expect(await title()).toBe('Seven centuries of one village · Fenwick and Moor');
  await writeFile(file, '{');
  server.child.kill('SIGHUP');
  await server.wrote('The site stays as it was.');
  expect(await title()).toBe('Seven centuries of one village · Fenwick and Moor');
  await writeFile(file, JSON.stringify(fenwick));
  await spoilPictures(site);
  server.child.kill('SIGHUP');
  await server.wrote('The site stays as it was.', 2);
  expect(await title()).toBe('Seven centuries of one village · Fenwick and Moor');
  expect(await server.end('SIGTERM')).toBe(0);
  await rm(site, { recursive: true });
});

test('SIGHUP while a server starts has the site read again when it serves', async () => {
  const site = writeFenwick();
  const server = new ServerProcess({ ...place(), SITE_DIR: site, AUTH_EMULATOR: 'running' });
  await server.wrote(' on Node.js ');
  server.child.kill('SIGHUP');
  await server.serves();
  await server.wrote('The site was read again.');
  expect(await server.end('SIGTERM')).toBe(0);
  await rm(site, { recursive: true });
});

test('SIGHUP ends a server without a site of its own', async () => {
  const server = new ServerProcess({ ...place(), AUTH_EMULATOR: 'running' });
  await server.wrote(' on Node.js ');
  const ended = once(server.child, 'exit');
  server.child.kill('SIGHUP');
  expect(await ended).toEqual([null, 'SIGHUP']);
});
