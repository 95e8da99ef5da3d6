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
/** By then the driver has what it was asked. */
const nextTurn = () => new Promise(setImmediate);
const ask = (n: number) => dataSource.query<{ n: number }[]>('SELECT ? AS "n"', [n]);

it('answers each of many that ask by one text at once', async () => {
  expect(await Promise.all(numbers.map(ask))).toEqual(answers);
  expect(await Promise.all(numbers.map(ask))).toEqual(answers);
});

it('has those who ask by one text answered together by a busy program, not each in its turn', async () => {
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
  // The program is busy; the statements are not its business.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  await answered;
  clearImmediate(next);
  expect(turns.size).toBeLessThan(few.length);
});

it('goes on with a text whose statement has failed', async () => {
  await dataSource.query('CREATE TABLE "once" ("n" integer UNIQUE)');
  const insert = (n: number) => dataSource.query('INSERT INTO "once" VALUES (?)', [n]);
  await insert(1);
  await expect(insert(1)).rejects.toThrow('UNIQUE');
  await insert(2);
  expect(await dataSource.query('SELECT sum("n") AS "sum" FROM "once"')).toEqual([{ sum: 3 }]);
});

it('closes behind what it was asked before', async () => {
  const asked = Promise.all(numbers.map(ask));
  await nextTurn();
  await dataSource.destroy();
  expect(await asked).toEqual(answers);
});
