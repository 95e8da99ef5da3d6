import { DataSource } from 'typeorm';
import { sqliteDriver } from '../../server/database/sqlite/driver';
import { sqliteEngine } from '../../server/database/sqlite/engine';
import type { Write, Writer } from '../../server/database/writer';
import { createTestDatabase, type TestDatabase } from '../support/engine';
import { recordQueries } from '../support/queries';

let database: TestDatabase;
let dataSource: DataSource;
let writer: Writer;
beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({
    type: 'sqlite',
    driver: sqliteDriver,
    database: `${database.dataDir}/notes.sqlite`,
    enableWAL: true,
  }).initialize();
  await dataSource.query('CREATE TABLE "notes" ("text" text UNIQUE)');
  writer = await openWriter();
});
afterEach(async () => {
  await writer.close();
  await dataSource.destroy();
  await database.remove();
});

const openWriter = (timeout?: number) =>
  sqliteEngine(database.dataDir).openWriter(dataSource, timeout);

const insert =
  (text: string): Write<unknown> =>
  (runner) =>
    runner.query('INSERT INTO "notes" VALUES (?)', [text]);

const notes = async () => {
  const rows = await dataSource.query<{ text: string }[]>('SELECT "text" FROM "notes"');
  return rows.map(({ text }) => text).sort();
};

/** Keeps the writer busy until the returned function is called. */
async function hold(one: Writer): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await new Promise<void>((begun) => {
    void one.run(async () => {
      begun();
      await held;
    });
  });
  return release;
}

/** Runs writes as one batch. @returns for each 'written', or the code of its error */
async function inOneBatch(writes: Write<unknown>[]): Promise<string[]> {
  const release = await hold(writer);
  const results = Promise.allSettled(writes.map((write) => writer.run(write)));
  release();
  return (await results).map((result) => {
    if (result.status === 'fulfilled') return 'written';
    const { code, message } = result.reason as { code?: string; message: string };
    return code ?? message;
  });
}

it('waiting writes run in one transaction, in order, and resolve after its commit', async () => {
  let writerQueries: { sql: string }[] = [];
  await writer.run(async ({ connection }) => {
    writerQueries = recordQueries(connection);
  });
  writerQueries.length = 0;
  const seen: string[][] = [];
  const outcomes = await inOneBatch(
    ['a', 'b', 'c'].map((text): Write<unknown> => async (runner) => {
      await insert(text)(runner);
      seen.push(await notes());
    }),
  );
  expect(outcomes).toEqual(['written', 'written', 'written']);
  // Other connections see nothing of the batch before its commit.
  expect(seen).toEqual([[], [], []]);
  expect(await notes()).toEqual(['a', 'b', 'c']);
  expect(writerQueries.filter(({ sql }) => sql === 'COMMIT')).toHaveLength(2);
});

it('one write of a batch can fail alone', async () => {
  const outcomes = await inOneBatch([
    insert('a'),
    insert('a'),
    async () => Promise.reject(new Error('refused')),
    (runner) => runner.query('SELECT nonsense'),
    insert('b'),
  ]);
  expect(outcomes).toEqual(['written', 'SQLITE_CONSTRAINT', 'refused', 'SQLITE_ERROR', 'written']);
  expect(await notes()).toEqual(['a', 'b']);
});

it('a batch is rolled back when the disk fails', async () => {
  const failing: Write<unknown> = async (runner) => {
    await insert('b')(runner);
    throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' });
  };
  const outcomes = await inOneBatch([insert('a'), failing, insert('c')]);
  expect(outcomes).toEqual(['SQLITE_IOERR', 'SQLITE_IOERR', 'SQLITE_IOERR']);
  await writer.run(insert('d'));
  expect(await notes()).toEqual(['d']);
});

it('a batch that cannot begin fails, and later writes succeed', async () => {
  const withShortTimeout = await openWriter(50);
  const other = await openWriter();
  const release = await hold(other);
  await expect(withShortTimeout.run(insert('a'))).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  release();
  await other.close();
  await withShortTimeout.run(insert('b'));
  expect(await notes()).toEqual(['b']);
  await withShortTimeout.close();
});

it('every commit is synced to the disk', async () => {
  const [row] = await writer.run(
    (runner) => runner.query('PRAGMA synchronous') as Promise<{ synchronous: number }[]>,
  );
  expect(row).toEqual({ synchronous: 2 });
});

it('undoes a transaction that fails half-way, and nothing of its batch', async () => {
  const half: Write<unknown> = async (runner) => {
    await insert('half')(runner);
    await insert('before')(runner);
  };
  const whole: Write<unknown> = async (runner) => {
    await insert('one')(runner);
    await insert('two')(runner);
  };
  const release = await hold(writer);
  const results = Promise.allSettled([
    writer.run(insert('before')),
    writer.transaction(half),
    writer.transaction(whole),
    writer.run(insert('after')),
  ]);
  release();
  expect((await results).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await notes()).toEqual(['after', 'before', 'one', 'two']);
});
