// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { checkNode } from './prepare.mjs';
import { Failure, main, secondsSince } from './run.mjs';
import { checks } from './test-checks.mjs';

/**
 * `npm test`: everything that must hold before a change is done. `npm run test:all` (`--all`) adds
 * what is slow. With other arguments, jest alone with those. The last line counts the tests; a
 * check that fails counts as a failed test.
 */
const FAST = ['unit', 'server-sqlite', 'server-postgres', 'client', 'browser', 'product'];
const SLOW = ['slow', 'server-postgres-others', 'server-cache-off'];
/** Read by jest.config.mjs. */
const BATCHES = { TEST_BATCHES: 'on' };
/**
 * How many values a run with the slow tests tries with each property of tests/server/hostile-*: the same
 * values each time, so that a run says of a commit what the last one said. Trials with new values are run
 * by hand (docs/security.md). Tests with a short and a long form run the long one where HOSTILE_RUNS is
 * set, see tests/support/long-run.ts.
 */
const TRIALS = { HOSTILE_RUNS: '300', HOSTILE_SEED: '1' };
const SLOWEST = 10;

/** @type {import('./test-report.mjs').TestFile[]} */
const files = [];
const counts = { passed: 0, failed: 0, skipped: 0 };
const start = Date.now();

await main(async () => {
  const args = process.argv.slice(2);
  const prepared = await check(async () => {
    checkNode();
    await install();
    await build();
  });
  if (prepared) {
    if (args.length > 0 && args[0] !== '--all') await jest(args);
    else await everything(args[0] === '--all');
  }
  report();
});

/** @param {boolean} withSlow */
async function everything(withSlow) {
  const variables = { ...BATCHES, ...(withSlow && TRIALS) };
  await Promise.all([checkAll(), jest(['--selectProjects', ...FAST], variables)]);
  if (!withSlow) return;
  console.log(`\nThe slow tests, after ${secondsSince(start)} …`);
  await jest(['--selectProjects', ...SLOW], variables);
  console.log('\nThe browser and product tests with two server processes …');
  await jest(['--selectProjects', 'browser', 'product'], { WORKERS: '2' });
}

/** One after the other, so that the tests beside them keep a processor. */
async function checkAll() {
  for (const step of checks) await check(step);
}

/** @param {() => Promise<void>} step @returns whether it succeeded */
async function check(step) {
  try {
    await step();
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    counts.failed += 1;
    return false;
  }
}

/**
 * Runs jest with its own output and adds up its results.
 * @param {string[]} args
 * @param {Record<string, string>} [variables]
 */
async function jest(args, variables = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'antiquary-jest-'));
  const reported = join(folder, 'files');
  const child = spawn(process.execPath, ['node_modules/jest/bin/jest.js', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...variables, TEST_REPORT: reported },
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  const lines = existsSync(reported) ? readFileSync(reported, 'utf8').trim().split('\n') : [];
  rmSync(folder, { recursive: true });

  let failed = 0;
  for (const line of lines) {
    /** @type {import('./test-report.mjs').TestFile} */
    const file = JSON.parse(line);
    files.push(file);
    counts.passed += file.passed;
    counts.skipped += file.skipped;
    failed += file.failed;
  }
  // No tests at all, or a setup or teardown that failed: only the exit code tells.
  counts.failed += failed === 0 && code !== 0 ? 1 : failed;
}

/** Prints the slowest files and the totals, and sets the exit code. */
function report() {
  if (files.length > 0) console.log(`\nThe slowest test files of ${files.length}, in seconds:`);
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  for (const { name, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
  console.log(`All in ${secondsSince(start)}.`);

  if (counts.passed + counts.failed === 0) counts.failed = 1;
  if (counts.failed > 0) process.exitCode = 1;
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
}
