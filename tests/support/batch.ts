import { resolve } from 'node:path';

declare global {
  // Set by each batched project in jest.config.mjs: the paths of its test files.
  var testFiles: string[];
}

/** How many batches there are: tests/batches/batch-1.test.ts and so on. */
const BATCHES = 6;

/**
 * Runs every sixth test file of the project within this one, so that they load the server's modules
 * once. Jest loads all modules anew for each test file, which takes most small files longer than
 * their tests.
 * @param batch from 1 to 6
 */
export function runBatch(batch: number): void {
  for (const path of globalThis.testFiles.filter((_, index) => index % BATCHES === batch - 1)) {
    describe(path, () => {
      jest.requireActual(resolve(path));
    });
  }
}
