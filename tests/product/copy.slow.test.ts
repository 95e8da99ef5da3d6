import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Database } from '../../server/database/database';
import { Caller } from '../support/caller';
import { expectExact } from '../support/exact';
import { addManyArtifacts, createFullCatalogue } from '../support/full-catalogue';
import { endOfChanges, readChanges } from '../support/mirror';
import { openExisting } from '../support/open-database';
import { operate } from '../support/operate';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { startProduct } from '../support/product';
import { expectRefusal } from '../support/server-process';
import { OF_THE_ENGINE, rowsOf, tablesOf } from '../support/stored-rows';
import { waitUntil } from '../support/wait-until';

let postgres: TestPostgres;
let folder: string;
const folders: string[] = [];
let original: string;
beforeAll(async () => {
  postgres = await startPostgres();
  original = await createFullCatalogue();
  folders.push(original);
  folder = await newFolder();
});
afterAll(async () => {
  await postgres.stop();
  for (const one of folders) await rm(one, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const created = await mkdtemp(join(tmpdir(), 'antiquary-copy-'));
  folders.push(created);
  return created;
}

let databases = 0;
/** The address of a new database of the server. */
async function newPostgres(): Promise<string> {
  databases += 1;
  const name = `copy_${databases}`;
  await onPostgres(postgres.url, `CREATE DATABASE ${name}`);
  return postgres.url.replace(/postgres$/, name);
}

async function onPostgres<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

const sqlite = (dataDir: string) => ({ dataDir, databaseUrl: null });
const copy = (dataDir: string, to: string, databaseUrl?: string) =>
  operate('admin', { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, 'copy', '--to', to);
const copyToFolder = (dataDir: string, to: string, databaseUrl?: string) =>
  copy(dataDir, `sqlite:${join(to, 'antiquary.sqlite')}`, databaseUrl);

async function using<Result>(
  location: Parameters<typeof openExisting>[0],
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openExisting(location);
  try {
    return await work(database);
  } finally {
    await database.dataSource.destroy();
  }
}

/** Everything in a catalogue on SQLite, as the file has it: rows, numbers, triggers and indexes. */
const contentsOf = (dataDir: string) =>
  using(sqlite(dataDir), async ({ dataSource }) => {
    const names = await tablesOf(dataSource);
    const tables: Record<string, string[]> = {};
    for (const name of names.filter((one) => !OF_THE_ENGINE.test(one) || /_sequence$/.test(one))) {
      tables[name] = await rowsOf(dataSource, name);
    }
    const triggers = await dataSource.query<object[]>(
      `SELECT "name", "sql" FROM "sqlite_master" WHERE "type" IN ('trigger', 'index') ORDER BY 1`,
    );
    return { tables, triggers };
  });

test('every table of both engines is copied, and the catalogue of this test has rows in each', async () => {
  const url = await newPostgres();
  expect(await copy(original, url)).toMatchObject({ code: 0 });
  for (const location of [sqlite(original), { dataDir: folder, databaseUrl: url }]) {
    await using(location, async (database) => {
      const { entityMetadatas } = database.dataSource;
      const copied = [...entityMetadatas.map(({ tableName }) => tableName), 'catalogue_epoch'];
      const names = await tablesOf(database.dataSource);
      expect(names.filter((name) => !OF_THE_ENGINE.test(name))).toEqual(copied.sort());
      for (const name of copied) {
        expect([name, await rowsOf(database.dataSource, name)]).not.toEqual([name, []]);
      }
    });
  }
});

test('a copy to PostgreSQL and back equals the original, and is served as the original was', async () => {
  const url = await newPostgres();
  const back = await newFolder();
  expect(await copy(original, url)).toMatchObject({ code: 0 });
  expect(await copyToFolder(folder, back, url)).toMatchObject({ code: 0 });
  expect(await contentsOf(back)).toEqual(await contentsOf(original));
  expect((await readdir(back)).sort()).toEqual(['antiquary.sqlite', 'server.lock']);
  // The copy has members' addresses.
  expect((await stat(join(back, 'antiquary.sqlite'))).mode & 0o777).toBe(0o600);

  const disabled = `SELECT tgname FROM pg_trigger WHERE tgenabled <> 'O'`;
  expect(await onPostgres(url, disabled)).toEqual([]);
  const words = ['sphinx', 'λίθος', 'x'];
  let cursor: string | null = null;
  for (const env of [
    { DATA_DIR: original },
    { DATA_DIR: folder, DATABASE_URL: url },
    { DATA_DIR: back },
  ]) {
    const product = await startProduct({ env: { ...env, SAMPLE_CATALOGUE: 'off' } });
    try {
      const visitor = new Caller(product.url, null);
      // Programs that follow the catalogue go on where they were.
      expect((await readChanges(visitor, { after: cursor })).changes.length).toBeGreaterThan(
        cursor === null ? 0 : -1,
      );
      cursor = await endOfChanges(visitor);
      const location = { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL ?? null };
      await using(location, ({ dataSource }) => expectExact(dataSource, visitor, words));
      const { data } = await visitor.run(
        '{ artifacts(filter: { text: "alabaster" }) { totalCount } }',
      );
      expect(data.artifacts.totalCount).toBe(1);
    } finally {
      await product.stop();
    }
  }
});

describe('an interrupted copy', () => {
  let source: string;
  let url: string;
  beforeEach(async () => {
    source = await newFolder();
    await copyFile(join(original, 'antiquary.sqlite'), join(source, 'antiquary.sqlite'));
    await addManyArtifacts(source);
    url = await newPostgres();
    await interrupt(source, url, async () => {
      const [row] = await onPostgres<{ n: string }>(url, 'SELECT count(*) AS "n" FROM "artifacts"');
      return Number(row?.n) > 0;
    });
  });

  /** Kills a copy into PostgreSQL once something is true of the target. */
  async function interrupt(from: string, to: string, isDue: () => Promise<boolean>) {
    const program = ['dist/server/admin.js', 'copy', '--to', to];
    const env = { PATH: process.env['PATH'], DATA_DIR: from };
    const child = spawn(process.execPath, program, { env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    // The target has no tables at first.
    await waitUntil(() => isDue().catch(() => false));
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
  }

  it('is opened by no program, and continues when the command is repeated', async () => {
    const env = { DATA_DIR: folder, DATABASE_URL: url };
    expect(await operate('admin', env, 'list')).toEqual({
      code: 1,
      said: expect.stringContaining('unfinished copy'),
    });
    await expectRefusal({ ...env, AUTH_EMULATOR: 'running' }, 'unfinished copy');
    expect(await copy(source, url)).toEqual({
      code: 0,
      said: expect.stringContaining('continues'),
    });
    const back = await newFolder();
    expect(await copyToFolder(folder, back, url)).toMatchObject({ code: 0 });
    expect(await contentsOf(back)).toEqual(await contentsOf(source));
  });

  it('does not continue with another catalogue', async () => {
    const other = await createFullCatalogue();
    folders.push(other);
    expect(await copy(other, url)).toEqual({
      code: 1,
      said: expect.stringContaining('another catalogue'),
    });
  });

  it('is refused at the end when the catalogue was changed meanwhile', async () => {
    await using(sqlite(source), ({ dataSource }) =>
      dataSource.query(`DELETE FROM "artifacts" WHERE "id" = 1`),
    );
    expect(await copy(source, url)).toEqual({
      code: 1,
      said: expect.stringMatching(/differs from the catalogue in .*artifacts \(rows: 1\)/),
    });
    expect(await operate('admin', { DATA_DIR: folder, DATABASE_URL: url }, 'list')).toMatchObject({
      code: 1,
    });
  });
});

test('a target that is not empty is left as it is', async () => {
  const other = await createFullCatalogue();
  folders.push(other);
  const before = await contentsOf(other);
  expect(await copyToFolder(original, other)).toEqual({
    code: 1,
    said: expect.stringContaining('not empty'),
  });
  expect(await contentsOf(other)).toEqual(before);
});

test('neither side may be in use by a server', async () => {
  const url = await newPostgres();
  const other = await newFolder();
  const product = await startProduct({ env: { DATA_DIR: other, SAMPLE_CATALOGUE: 'off' } });
  try {
    for (const refused of [await copyToFolder(original, other), await copy(other, url)]) {
      expect(refused).toEqual({ code: 1, said: expect.stringContaining('in use by process') });
    }
  } finally {
    await product.stop();
  }
  const onServer = await startProduct({
    env: { DATA_DIR: other, DATABASE_URL: url, SAMPLE_CATALOGUE: 'off' },
  });
  try {
    for (const refused of [
      await copy(original, url),
      await copyToFolder(folder, await newFolder(), url),
    ]) {
      expect(refused).toEqual({ code: 1, said: expect.stringContaining('in use by a server') });
    }
  } finally {
    await onServer.stop();
  }
});

test('a catalogue that another command changes is not copied', async () => {
  const to = await newFolder();
  await using(sqlite(original), ({ dataSource, engine }) =>
    engine.transaction(dataSource, async () => {
      expect(await copyToFolder(original, to)).toEqual({
        code: 1,
        said: expect.stringContaining('busy'),
      });
    }),
  );
  expect(await copyToFolder(original, to)).toMatchObject({ code: 0 });
});

test.each([
  ['an unknown engine', ['--to', 'mysql://localhost/catalogue']],
  ['no file', ['--to', 'sqlite:']],
  ['nothing', []],
])('a target that names %s is refused', async (_what, words) => {
  expect(await operate('admin', { DATA_DIR: original }, 'copy', ...words)).toMatchObject({
    code: 1,
  });
});
