import sqlite3 from 'sqlite3';
import { DataSource } from 'typeorm';
import { sqliteDriver } from '../../server/database/sqlite/driver';

let dataSource: DataSource;
beforeEach(async () => {
  dataSource = new DataSource({ type: 'sqlite', database: ':memory:', driver: sqliteDriver });
  await dataSource.initialize();
});
afterEach(async () => {
  if (dataSource.isInitialized) await dataSource.destroy();
});

const numbers = Array.from({ length: 30 }, (_, n) => n);
const answers = numbers.map((n) => [{ n }]);
/** Resolves in the next turn of the event loop, when the driver has received the queries. */
const nextTurn = () => new Promise(setImmediate);
const ask = (n: number) => dataSource.query<{ n: number }[]>('SELECT ? AS "n"', [n]);

it('simultaneous queries with the same SQL each get their own answer', async () => {
  expect(await Promise.all(numbers.map(ask))).toEqual(answers);
  expect(await Promise.all(numbers.map(ask))).toEqual(answers);
});

it('queries that come again are not prepared again, however many run at once', async () => {
  const prepare = jest.spyOn(sqlite3.Database.prototype, 'prepare');
  for (let time = 0; time < 3; time += 1) await Promise.all(numbers.map(ask));
  expect(prepare).toHaveBeenCalledTimes(numbers.length);
  prepare.mockRestore();
});

it('a busy event loop receives the answers to queries with the same SQL together', async () => {
  const few = numbers.slice(0, 10);
  await Promise.all(few.map(ask));
  let turn = 0;
  const turns = new Set<number>();
  const counting = () => {
    turn += 1;
    next = setImmediate(counting);
  };
  let next = setImmediate(counting);
  const answered = Promise.all(few.map((n) => ask(n).then(() => turns.add(turn))));
  await nextTurn();
  // Blocks the event loop. SQLite executes the statements on another thread meanwhile.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  await answered;
  clearImmediate(next);
  expect(turns.size).toBeLessThan(few.length);
});

it('a statement can be executed again after it failed', async () => {
  await dataSource.query('CREATE TABLE "once" ("n" integer UNIQUE)');
  const insert = (n: number) => dataSource.query('INSERT INTO "once" VALUES (?)', [n]);
  await insert(1);
  await expect(insert(1)).rejects.toThrow('UNIQUE');
  await insert(2);
  expect(await dataSource.query('SELECT sum("n") AS "sum" FROM "once"')).toEqual([{ sum: 3 }]);
});

it('closes after the queries that were sent before', async () => {
  const asked = Promise.all(numbers.map(ask));
  await nextTurn();
  await dataSource.destroy();
  expect(await asked).toEqual(answers);
});
