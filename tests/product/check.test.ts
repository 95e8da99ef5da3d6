import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generate } from 'selfsigned';
import { check, CONTACT, settingsIn } from '../support/check';
import { writeFenwick } from '../support/fenwick';
import { freePort } from '../support/free-port';
import { startGoogleKeys } from '../support/google-keys';
import { openMigrated } from '../support/open-database';
import { startProduct } from '../support/product';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'antiquary-check-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const settings = () => settingsIn(folder);

/** Starts a program that is not the product. @returns its port. */
async function startOther(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('a configuration without a fault passes, and nothing is changed', async () => {
  expect(await check(await settings())).toEqual({
    code: 0,
    states: {
      ...{ settings: 'ok', 'HOST, PORT': 'ok', PUBLIC_URL: 'not checked', database: 'ok' },
      ...{ 'token certificates': 'ok', GOOGLE_APPLICATION_CREDENTIALS: 'ok' },
      ...{
        clock: 'not checked',
        DATA_DIR: 'ok',
        PICTURES_DIR: 'ok',
        CONTACT: 'ok',
        SITE_DIR: 'ok',
        MAIL_URL: 'ok',
      },
    },
  });
  expect(await readdir(folder)).toEqual([]);
});

test('a wrong setting is the only line', async () => {
  expect(await check({ DATA_DIR: folder, WORKERS: '2' })).toEqual({
    code: 1,
    states: { settings: 'wrong' },
  });
});

test('the serving product passes', async () => {
  const product = await startProduct({ env: { DATA_DIR: folder, SAMPLE_CATALOGUE: 'off' } });
  try {
    const { code, states } = await check({
      ...{ DATA_DIR: folder, CONTACT, PORT: new URL(product.url).port },
      FIREBASE_AUTH_EMULATOR_HOST: new URL(product.emulatorUrl).host,
    });
    expect(code).toBe(0);
    expect(states).toMatchObject({ 'HOST, PORT': 'ok', PUBLIC_URL: 'ok', clock: 'ok' });
  } finally {
    await product.stop();
  }
});

test('another program at the address, its late clock and the missing contact are wrong', async () => {
  const other = createServer((_request, response) => {
    response.setHeader('date', new Date(Date.now() - 3_600_000).toUTCString()).end('{}');
  });
  const port = await startOther(other);
  const variables = { ...(await settings()), PORT: String(port), CONTACT: '' };
  expect(await check({ ...variables, PUBLIC_URL: `http://127.0.0.1:${port}` })).toMatchObject({
    code: 1,
    states: { 'HOST, PORT': 'wrong', PUBLIC_URL: 'wrong', clock: 'wrong', CONTACT: 'wrong' },
  });
  other.close();
});

test('a site with faults is wrong', async () => {
  const site = writeFenwick({ logo: 'none.png' });
  const found = await check({ ...(await settings()), SITE_DIR: site });
  expect(found).toMatchObject({ code: 1, states: { SITE_DIR: 'wrong' } });
  await rm(site, { recursive: true });
});

test.each([
  ['older', `DELETE FROM "migrations"`],
  ['newer', `INSERT INTO "migrations" ("timestamp", "name") VALUES (1, 'Later1')`],
  [
    'an unfinished copy',
    `CREATE TABLE "unfinished_copy" AS SELECT '' AS "epoch", '' AS "progress"`,
  ],
])('a database that is %s is wrong', async (_what, statement) => {
  const { dataSource } = await openMigrated({ dataDir: folder, databaseUrl: null });
  const variables = await settings();
  expect(await check(variables)).toMatchObject({ code: 0, states: { database: 'ok' } });
  await dataSource.query(statement);
  await dataSource.destroy();
  expect(await check(variables)).toMatchObject({ code: 1, states: { database: 'wrong' } });
});

describe('with a Firebase project', () => {
  const project = 'antiquary-check';
  const production = async () => ({
    ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://museum.invalid', HOST: '127.0.0.1' },
    ...{ DATA_DIR: folder, CONTACT, PORT: String(await freePort()) },
    ...{ FIREBASE_PROJECT_ID: project, FIREBASE_WEB_CONFIG: '{"apiKey":"a"}' },
  });
  const account = async (contents: object) => {
    const file = join(folder, 'account.json');
    await writeFile(file, JSON.stringify(contents));
    return { GOOGLE_APPLICATION_CREDENTIALS: file };
  };

  test('reachable certificates and the service account of the project pass', async () => {
    const site = await generate([{ name: 'commonName', value: 'www.googleapis.com' }], {
      extensions: [
        { name: 'subjectAltName', altNames: [{ type: 2, value: 'www.googleapis.com' }] },
      ],
    });
    const google = await startGoogleKeys({ cert: site.cert, key: site.private });
    const trusted = join(folder, 'google.pem');
    await writeFile(trusted, site.cert);
    try {
      const redirected = {
        ...(await production()),
        NODE_OPTIONS: `--import=${resolve('tests/support/google-keys-redirect.mjs')}`,
        NODE_EXTRA_CA_CERTS: trusted,
        GOOGLE_KEYS_PORT: String(google.port),
      };
      const own = { type: 'service_account', project_id: project };
      expect(await check({ ...redirected, ...(await account(own)) })).toMatchObject({
        code: 0,
        states: { 'token certificates': 'ok', GOOGLE_APPLICATION_CREDENTIALS: 'ok', clock: 'ok' },
      });
      google.answer = 'error';
      expect(await check(redirected)).toMatchObject({
        code: 1,
        states: { 'token certificates': 'wrong', GOOGLE_APPLICATION_CREDENTIALS: 'ok' },
      });
    } finally {
      await google.stop();
    }
  });

  test('what cannot be reached, read or written is wrong', async () => {
    const variables = {
      ...(await production()),
      PUBLIC_URL: 'http://museum.invalid',
      DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/none`,
      ...{ DATA_DIR: '/proc/none', GOOGLE_APPLICATION_CREDENTIALS: join(folder, 'none.json') },
      // Nobody listens there, so that no test asks Google.
      NODE_OPTIONS: `--import=${resolve('tests/support/google-keys-redirect.mjs')}`,
      GOOGLE_KEYS_PORT: String(await freePort()),
    };
    expect(await check(variables)).toMatchObject({
      code: 1,
      states: {
        ...{ PUBLIC_URL: 'wrong', database: 'wrong', 'token certificates': 'wrong' },
        ...{ GOOGLE_APPLICATION_CREDENTIALS: 'wrong', clock: 'not checked', DATA_DIR: 'wrong' },
      },
    });
    const other = await account({ type: 'service_account', project_id: 'another' });
    expect(await check({ ...variables, ...other })).toMatchObject({
      states: { GOOGLE_APPLICATION_CREDENTIALS: 'wrong' },
    });
  });
});
