import { resolve } from 'node:path';

declare global {
  // Set by each batched project in jest.config.mjs: the paths of its test files, and how many batches
  // they make (tests/batches/batch-1.test.ts and so on).
  var testFiles: string[];
  var testBatches: number;
}

/**
 * Runs every n-th test file of the project within this one, where n is the number of batches, so
 * that they load the product's modules once. Jest loads all modules anew for each test file, which
 * takes most small files longer than their tests.
 * @param batch from 1 to the number of batches
 */
export function runBatch(batch: number): void {
  const { testFiles, testBatches } = globalThis;
  for (const path of testFiles.filter((_, index) => index % testBatches === batch - 1)) {
    describe(path, () => {
      jest.requireActual(resolve(path));
    });
  }
}
