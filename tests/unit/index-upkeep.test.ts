import { DataSource } from 'typeorm';
import { keepIndexes } from '../../server/database/index-upkeep';

/** Is only handed on. */
const dataSource = new DataSource({ type: 'sqlite', database: ':memory:' });

test('a failure is told to the operator, and the upkeep goes on', async () => {
  jest.useFakeTimers();
  const lines: string[] = [];
  let merges = 0;
  const upkeep = {
    extend: () => Promise.reject(new Error('no room')),
    merge: async () => {
      merges += 1;
    },
  };
  const keeping = keepIndexes(upkeep, dataSource, (line) => lines.push(line));
  await jest.advanceTimersByTimeAsync(25_000);
  jest.useRealTimers();
  expect(lines).toEqual(['The index of frequent words was not brought up to date (no room).']);
  expect(merges).toBe(2);
  await keeping.close();
});

test('closing ends the work between two words, and waits for that', async () => {
  const steps: string[] = [];
  const upkeep = {
    merge: () => Promise.resolve(),
    async extend(_dataSource: DataSource, signal?: AbortSignal) {
      while (!signal?.aborted) await new Promise(setImmediate);
      steps.push('extended');
    },
  };
  const keeping = keepIndexes(upkeep, dataSource, () => undefined);
  await new Promise(setImmediate);
  await keeping.close().then(() => steps.push('closed'));
  expect(steps).toEqual(['extended', 'closed']);
});
