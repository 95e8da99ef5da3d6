import { fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createAccount } from '../support/accounts';
import { Caller } from '../support/caller';
import { freePort } from '../support/free-port';
import { openExisting } from '../support/open-database';
import { operate } from '../support/operate';
import { type Product, startProduct } from '../support/product';
import { expectRefusal } from '../support/server-process';
import { waitUntil } from '../support/wait-until';

const folders: string[] = [];
/** A folder that is removed after the tests. */
async function newFolder(): Promise<string> {
  const created = await mkdtemp(join(tmpdir(), 'antiquary-backup-'));
  folders.push(created);
  return created;
}

let folder: string;
let product: Product;
let mina: Caller;
beforeAll(async () => {
  folder = await newFolder();
  product = await startProduct({ env: { DATA_DIR: folder } });
  const account = { email: 'mina@example.org', displayName: 'Mina' };
  mina = new Caller(product.url, (await createAccount(product, account)).token);
});
afterAll(async () => {
  await product.stop();
  for (const one of folders) await rm(one, { recursive: true, force: true });
});

test('a backup taken while members write has every acknowledged write, and a product can serve it', async () => {
  const before = await mina.add({ artifactName: 'Before the backup' });
  await mina.like(before.id);
  const ending = new AbortController();
  const writes = (async () => {
    while (!ending.signal.aborted) await mina.gesture('toggleLike', '1');
  })();
  const file = join(folder, 'kept.sqlite');
  expect(await operate('backup', { DATA_DIR: folder }, file)).toEqual({
    code: 0,
    said: expect.stringMatching(/kept\.sqlite: 59 artifacts, \d+ likes, \d+ members, verified/),
  });
  // The backup contains members' e-mail addresses.
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  ending.abort();
  await writes;

  const elsewhere = await newFolder();
  expect(await operate('restore', { DATA_DIR: elsewhere }, file)).toMatchObject({ code: 0 });
  const restored = await startProduct({ env: { DATA_DIR: elsewhere } });
  try {
    const visitor = new Caller(restored.url, null);
    expect(await visitor.read(before.id)).toMatchObject({
      artifactName: 'Before the backup',
      likeCount: 1,
    });
    const { data } = await visitor.run(
      '{ artifacts(filter: { search: "fore the back" }) { totalCount } }',
    );
    expect(data.artifacts.totalCount).toBe(1);
  } finally {
    await restored.stop();
  }
});

test('a backup has a unique name, and never overwrites another', async () => {
  expect(await operate('backup', { DATA_DIR: folder })).toMatchObject({ code: 0 });
  const [name = ''] = await readdir(join(folder, 'backups'));
  expect(name).toMatch(/^antiquary-.*\.sqlite$/);
  expect(await operate('backup', { DATA_DIR: folder }, join(folder, 'backups', name))).toEqual({
    code: 1,
    said: expect.stringContaining('exists already'),
  });
});

test('a backup that cannot be written is refused in one sentence', async () => {
  const { code, said } = await operate(
    'backup',
    { DATA_DIR: folder },
    join(folder, 'antiquary.sqlite', 'below-a-file.sqlite'),
  );
  expect([code, said]).toEqual([1, expect.stringContaining('cannot be written')]);
  expect(said.split('\n')).toHaveLength(1);
});

test('restore never replaces a catalogue that is in use', async () => {
  const file = join(folder, 'over.sqlite');
  await operate('backup', { DATA_DIR: folder }, file);
  for (const words of [[file], [file, '--replace']]) {
    expect(await operate('restore', { DATA_DIR: folder }, ...words)).toEqual({
      code: 1,
      said: expect.stringContaining(`in use by process ${product.pid()}`),
    });
  }
  expect((await mina.run('{ viewer { email } }')).errors).toEqual([]);
  await mina.add();
});

test('restore --replace keeps the old catalogue under another name', async () => {
  const file = join(folder, 'again.sqlite');
  await operate('backup', { DATA_DIR: folder }, file);
  const elsewhere = await newFolder();
  await copyFile(file, join(elsewhere, 'antiquary.sqlite'));
  expect(await operate('restore', { DATA_DIR: elsewhere }, file)).toEqual({
    code: 1,
    said: expect.stringContaining('--replace'),
  });
  expect(await operate('restore', { DATA_DIR: elsewhere }, file, '--replace')).toMatchObject({
    code: 0,
  });
  expect((await readdir(elsewhere)).sort()).toEqual([
    'antiquary.sqlite',
    expect.stringContaining('antiquary.sqlite.replaced-'),
    'server.lock',
  ]);
});

test('nobody opens a catalogue while it is restored', async () => {
  const file = join(folder, 'alone.sqlite');
  const { said: contents } = await operate('backup', { DATA_DIR: folder }, file);
  const elsewhere = await newFolder();
  await copyFile(file, join(elsewhere, 'antiquary.sqlite'));
  const restore = fork('dist/server/restore.js', [file, '--replace'], {
    env: { PATH: process.env['PATH'], DATA_DIR: elsewhere },
    execArgv: ['--import', resolve('tests/support/pause-before-rename.mjs')],
    silent: true,
  });
  const ended = once(restore, 'exit');
  // The catalogue that is there was checked, and is about to be moved aside.
  await once(restore, 'message');

  const server = { DATA_DIR: elsewhere, PORT: String(await freePort()), AUTH_EMULATOR: 'running' };
  await expectRefusal(server, elsewhere, 'DATA_DIR', `in use by process ${restore.pid}`);
  expect(await operate('admin', { DATA_DIR: elsewhere }, 'hide', '1')).toEqual({
    code: 1,
    said: expect.stringContaining('database is locked'),
  });

  restore.on('message', () => restore.send('go on'));
  restore.send('go on');
  expect(await ended).toEqual([0, null]);
  expect((await operate('backup', { DATA_DIR: elsewhere }, join(elsewhere, 'copy'))).said).toBe(
    contents.replace('alone.sqlite', 'copy').replaceAll(folder, elsewhere),
  );
});

test('restore refuses a folder with the write-ahead log of another catalogue', async () => {
  const file = join(folder, 'beside.sqlite');
  await operate('backup', { DATA_DIR: folder }, file);
  const elsewhere = await newFolder();
  await writeFile(join(elsewhere, 'antiquary.sqlite-wal'), 'left');
  expect(await operate('restore', { DATA_DIR: elsewhere }, file)).toEqual({
    code: 1,
    said: expect.stringContaining('antiquary.sqlite-wal'),
  });
  expect((await readdir(elsewhere)).sort()).toEqual(['antiquary.sqlite-wal', 'server.lock']);
});

test('restore --replace leaves a file that is no catalogue where it is', async () => {
  const file = join(folder, 'over-text.sqlite');
  await operate('backup', { DATA_DIR: folder }, file);
  const elsewhere = await newFolder();
  await writeFile(join(elsewhere, 'antiquary.sqlite'), 'A text');
  expect(await operate('restore', { DATA_DIR: elsewhere }, file, '--replace')).toEqual({
    code: 1,
    said: expect.stringContaining('file is not a database'),
  });
  expect(await readFile(join(elsewhere, 'antiquary.sqlite'), 'utf8')).toBe('A text');
});

test.each([
  ['backup', ['--help']],
  ['backup', ['a.sqlite', 'b.sqlite']],
  ['restore', []],
  ['restore', ['a.sqlite', '--force']],
] as const)('%s prints its usage for the arguments %j', async (command, args) => {
  expect(await operate(command, { DATA_DIR: folder }, ...args)).toEqual({
    code: 1,
    said: expect.stringContaining(`npm run ${command}`),
  });
});

test.each([
  ['a missing file', undefined, 'no file'],
  ['a text file', 'A text', 'not a catalogue'],
])('%s is not restored', async (_what, content, mentions) => {
  const file = join(folder, 'strange.sqlite');
  if (content) await writeFile(file, content);
  const elsewhere = await newFolder();
  const { code, said } = await operate('restore', { DATA_DIR: elsewhere }, file);
  expect([code, said]).toEqual([1, expect.stringContaining(mentions)]);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(await readdir(elsewhere)).toEqual(['server.lock']);
});

test('an address in a restored report is deleted at the start, when it is due', async () => {
  const elsewhere = await newFolder();
  const report = `mutation { reportArtifact(artifactId: "1", input: {
    reason: COPYRIGHT, email: "witness@example.org" }) { receipt } }`;
  expect((await new Caller(product.url, null).run(report)).errors).toEqual([]);
  const file = join(folder, 'with-address.sqlite');
  expect(await operate('backup', { DATA_DIR: folder }, file)).toMatchObject({ code: 0 });
  expect(await operate('restore', { DATA_DIR: elsewhere }, file)).toMatchObject({ code: 0 });
  const { dataSource } = await openExisting({ dataDir: elsewhere, databaseUrl: null });
  const addresses = () =>
    dataSource.query<object[]>('SELECT 1 FROM "reports" WHERE "email" IS NOT NULL');
  const hundredDaysAgo = Date.now() - 100 * 24 * 3_600_000;
  await dataSource.query(
    `UPDATE "reports" SET "decision" = 'KEEP', "decidedAt" = ${hundredDaysAgo}`,
  );
  expect(await addresses()).toHaveLength(1);
  const restored = await startProduct({ env: { DATA_DIR: elsewhere } });
  try {
    await waitUntil(async () => (await addresses()).length === 0);
  } finally {
    await restored.stop();
    await dataSource.destroy();
  }
});
