// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { checkNode } from './prepare.mjs';
import { Failure, main, run } from './run.mjs';

/**
 * `npm test`: everything that must hold before a change is done. With arguments, jest alone with
 * those. The last line counts the tests; a check that does not hold counts as a failed one.
 */
const counts = { passed: 0, failed: 0, skipped: 0 };

await main(async () => {
  const args = process.argv.slice(2);
  const installed = await check(async () => {
    checkNode();
    await install();
  });
  if (installed) await (args.length > 0 ? buildAndTest(args) : everything());
  if (counts.passed + counts.failed === 0) counts.failed = 1;
  if (counts.failed > 0) process.exitCode = 1;
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
});

async function everything() {
  await check(() =>
    node('Checking generated files', 'generated', 'scripts/generate.mjs', '--check'),
  );
  await Promise.all([
    check(() => node('Checking types', 'types', 'node_modules/typescript/bin/tsc', '--noEmit')),
    check(() => node('Linting', 'lint', 'node_modules/eslint/bin/eslint.js', '.')),
  ]);
  await check(() =>
    node('Checking the format', 'format', 'node_modules/prettier/bin/prettier.cjs', '--check', '.'),
  );
  await buildAndTest(['--selectProjects', 'unit', 'server-sqlite', 'server-postgres', 'client']);
  // One at a time: a browser and a product of its own keep a small machine busy.
  await jest(['--selectProjects', 'browser', '--runInBand']);
}

/** @param {string[]} args */
async function buildAndTest(args) {
  await check(build);
  await jest(args);
}

/** @param {() => Promise<void>} step @returns whether it went well */
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

/** @param {string} name @param {string} log @param {string[]} command */
function node(name, log, ...command) {
  return run(name, `${log}.log`, process.execPath, command);
}

/** Runs jest with its own output and adds up what it reports. @param {string[]} args */
async function jest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'antiquary-jest-'));
  const report = join(folder, 'report.json');
  const child = spawn(
    process.execPath,
    ['node_modules/jest/bin/jest.js', ...args, '--json', `--outputFile=${report}`],
    // With --json the report goes to standard output too; what people read is on standard error.
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const code = await new Promise((resolve) => child.on('exit', resolve));
  const result = read(report);
  rmSync(folder, { recursive: true });
  counts.passed += result.numPassedTests;
  counts.skipped += result.numPendingTests + result.numTodoTests;
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  // No tests at all, or a teardown that failed: jest says so by its exit code alone.
  counts.failed += failed === 0 && code !== 0 ? 1 : failed;
}

/** @param {string} report */
function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      numRuntimeErrorTestSuites: 0,
    };
  }
}
