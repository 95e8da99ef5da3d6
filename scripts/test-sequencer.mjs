// @ts-check
import Sequencer from '@jest/test-sequencer';

/**
 * Files that run long although they are short: batches of files, and tests that start programs. Jest
 * starts the longest files first, so that no worker has to wait for another at the end. Where it has
 * no duration of an earlier run, it goes by the sizes of the files.
 */
const LONG = /tests\/(batches|product)\/|auth-emulator|browser\/(home|error-catalogue)/;

/** Jest's order, with the long files first of those that it has not run before. */
export default class TestSequencer extends Sequencer {
  /** @override @param {import('@jest/test-result').Test[]} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    const isLong = sorted.map(({ path, duration }) => duration === undefined && LONG.test(path));
    return [...sorted.filter((_, at) => isLong[at]), ...sorted.filter((_, at) => !isLong[at])];
  }
}
