// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { nodeProgram } from './node-program.mjs';
import { prepare } from './prepare.mjs';

/**
 * `npm test`: everything that must hold before a change is done. `npm run test:all` (`--all`) adds
 * what is slow. `.ci/run` (`--gate`) adds the server's tests on the other versions of Node.js. With other
 * arguments, jest alone with those. The last line counts the tests; a check that fails counts as a
 * failed test.
 */
const FAST = ['unit', 'server-sqlite', 'client'];
const SLOW = ['browser', 'product', 'slow', 'server-postgres'];
/**
 * What the gate runs on other versions of Node.js: the server's tests on the oldest and the newest, and
 * the short ones on the version between them.
 * @type {{ version: number, projects: string[] }[]}
 */
const SERVER_RUNS = [
  { version: 20, projects: ['unit', 'server-sqlite'] },
  { version: 22, projects: ['unit'] },
  { version: 24, projects: ['unit', 'server-sqlite'] },
];
/** Read by jest.config.mjs. */
const BATCHES = { TEST_BATCHES: 'on' };
/**
 * How many values a run with the slow tests tries with each property of tests/server/hostile-*: the same
 * values each time, so that a run says of a commit what the last one said. Trials with new values are run
 * by hand (docs/security.md). Tests with a short and a long form run the long one where HOSTILE_RUNS is
 * set, see tests/support/long-run.ts.
 */
const TRIALS = { HOSTILE_RUNS: '300', HOSTILE_SEED: '1' };
/** The checks beside the tests: programs of node_modules with their arguments. */
const CHECKS = [
  ['typescript7/bin/tsc', '--noEmit'],
  ['oxlint/bin/oxlint'],
  ['eslint/bin/eslint.js', '.'],
  ['prettier/bin/prettier.cjs', '--check', '.'],
];
/** Where jest writes its results. */
const RESULTS = 'node_modules/.jest-results.json';

const counts = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const failures = [];

prepare();
const args = process.argv.slice(2);
if (args.length === 0) await runAll(FAST, BATCHES);
else if (args[0] === '--all') await runAll(FAST, { ...BATCHES, ...TRIALS }, SLOW);
else if (args[0] === '--gate') {
  await runAll(FAST, { ...BATCHES, ...TRIALS }, SLOW);
  for (const { version, projects } of SERVER_RUNS) {
    if (version !== Number.parseInt(process.versions.node)) await testServerOn(version, projects);
  }
} else await jest(args);

if (counts.failed > 0) process.exitCode = 1;
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);

/**
 * Runs the checks beside the first group of jest's projects, and then the second group.
 * @param {string[]} projects @param {Record<string, string>} variables @param {string[]} [more]
 */
async function runAll(projects, variables, more) {
  // This check writes files that the tests read, and so it runs alone.
  await check(['scripts/generate.mjs', '--check']);
  await Promise.all([checkCode(), jest(['--selectProjects', ...projects], variables)]);
  if (more) await jest(['--selectProjects', ...more], variables);
}

/**
 * Runs tests of the server on another version of Node.js.
 * @param {number} version @param {string[]} projects
 */
async function testServerOn(version, projects) {
  try {
    const program = nodeProgram(version);
    if (!program) return;
    await jest(['--selectProjects', ...projects], BATCHES, program);
  } catch (error) {
    console.error(error);
    counts.failed += 1;
    failures.push(`the server's tests on Node.js ${version}`);
  }
}

/** Runs one check after the other, so that the tests beside them keep a processor. */
async function checkCode() {
  for (const [program, ...options] of CHECKS) {
    await check([`node_modules/${program}`, ...options]);
  }
}

/** @param {string[]} command */
async function check(command) {
  console.log(`Checking: node ${command.join(' ')} …`);
  if ((await node(command)) === 0) return;
  counts.failed += 1;
  failures.push(`node ${command.join(' ')}`);
}

/**
 * Runs jest, and adds up its results.
 * @param {string[]} options @param {Record<string, string>} [variables] @param {string} [program]
 */
async function jest(options, variables, program) {
  rmSync(RESULTS, { force: true });
  const code = await node(
    ['node_modules/jest/bin/jest.js', ...options, '--json', `--outputFile=${RESULTS}`],
    variables,
    program,
  );
  const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = results;
  for (const { name, status, assertionResults } of results.testResults ?? []) {
    if (status === 'failed') failures.push(name);
    for (const test of assertionResults) {
      if (test.status === 'failed') failures.push(`  ${test.fullName}`);
    }
  }
  // Some files could not run, or there were no tests, or a setup failed: only the exit code tells.
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  counts.failed += failed === 0 && (code !== 0 || numPassedTests === 0) ? 1 : failed;
  counts.passed += numPassedTests;
  counts.skipped += (results.numPendingTests ?? 0) + (results.numTodoTests ?? 0);
}

/**
 * Runs a program to its end. @returns its exit code
 * @param {string[]} command @param {Record<string, string>} [variables]
 * @param {string} [program] another Node.js than this one
 */
async function node(command, variables, program = process.execPath) {
  const child = spawn(program, command, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...variables },
  });
  const [code] = await once(child, 'exit');
  return code;
}
