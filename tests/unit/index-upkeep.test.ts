import { DataSource } from 'typeorm';
import { keepIndexes } from '../../server/database/index-upkeep';

/** Is only handed on. */
const dataSource = new DataSource({ type: 'sqlite', database: ':memory:' });

test('a failure is told to the operator once, and the upkeep goes on', async () => {
  jest.useFakeTimers();
  const lines: string[] = [];
  const work: string[] = [];
  const upkeep = {
    async merge() {
      if (work.push('merge') < 4) throw new Error('no room');
    },
    async extend() {
      work.push('extend');
    },
  };
  const keeping = keepIndexes(upkeep, dataSource, (line) => lines.push(line));
  await jest.advanceTimersByTimeAsync(45_000);
  await keeping.close();
  jest.useRealTimers();
  expect(lines).toEqual(['The index of frequent words was not brought up to date (no room).']);
  expect(work).toEqual(['merge', 'merge', 'merge', 'merge', 'extend', 'merge']);
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
