// @ts-check
import { appendFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number, name: string, seconds: number }} TestFile */

/** Jest's reporter for scripts/test.mjs: a line of JSON per test file, in the file TEST_REPORT. */
export default class TestReport {
  /** @param {import('@jest/reporters').Test} test @param {import('@jest/reporters').TestResult} result */
  onTestResult({ context, path }, result) {
    const { TEST_REPORT } = process.env;
    if (!TEST_REPORT) return;
    const { rootDir, displayName } = context.config;
    /** @type {TestFile} */
    const file = {
      passed: result.numPassingTests,
      // A file that cannot be run has no tests that could fail.
      failed: result.numFailingTests + (result.testExecError ? 1 : 0),
      skipped: result.numPendingTests + result.numTodoTests,
      name: `${displayName?.name ?? ''} ${path.replace(`${rootDir}/`, '')}`,
      seconds: result.perfStats.runtime / 1000,
    };
    appendFileSync(TEST_REPORT, `${JSON.stringify(file)}\n`);
  }
}
