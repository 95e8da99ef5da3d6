// @ts-check
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fingerprint, readRecord, writeRecord } from './fingerprint.mjs';
import { run } from './run.mjs';

/** The results of the last run; they are lost when node_modules is installed again. */
const CACHE = 'node_modules/.cache/antiquary';

/** Everything that scripts/generate.mjs reads and writes. */
const GENERATION = [
  ...['server', 'rest-compat', 'client', 'scripts', 'docs/licences.md', 'schema.graphql'],
  ...['codegen.ts', 'tsconfig.json', '.swcrc', 'package.json', 'package-lock.json', '.prettierrc'],
];

/** Everything that types depend on. ESLint's own cache would look at one file only. */
const LINTED = [
  ...['client', 'server', 'rest-compat', 'scripts', 'tests', 'package-lock.json', 'tsconfig.json'],
  ...[
    'eslint.config.mjs',
    'eslint.boundaries.mjs',
    'jest.config.mjs',
    'codegen.ts',
    'vite.config.mts',
  ],
];

/** The checks besides the tests, in the order in which they run. */
export const checks = [
  () => ifChanged('generated', GENERATION, checkGenerated),
  () =>
    ifChanged('lint', LINTED, () =>
      node('Checking lint and types', 'lint', ['scripts/check-code.mjs']),
    ),
  () =>
    node('Checking the format', 'format', [
      ...['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--cache'],
      ...['--cache-strategy', 'content', '--cache-location', `${CACHE}/prettier.json`],
    ]),
];

/**
 * Runs the check unless it has succeeded with the same sources before.
 * @param {string} name @param {string[]} sources @param {() => Promise<void>} step
 */
async function ifChanged(name, sources, step) {
  const record = join(CACHE, `${name}.sources`);
  const current = fingerprint([...sources, 'scripts/test-checks.mjs']);
  if (readRecord(record) === current) return;
  await step();
  mkdirSync(CACHE, { recursive: true });
  writeRecord(record, current);
}

/** Generates in a copy: the tests, which run meanwhile, read the generated files. */
async function checkGenerated() {
  const copy = mkdtempSync(join(tmpdir(), 'antiquary-generated-'));
  try {
    for (const path of GENERATION.filter((name) => existsSync(name))) {
      cpSync(path, join(copy, path), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
    await node('Checking generated files', 'generated', [
      join(copy, 'scripts/generate.mjs'),
      '--check',
    ]);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** @param {string} name @param {string} log @param {string[]} command */
function node(name, log, command) {
  return run(name, `${log}.log`, process.execPath, command);
}
