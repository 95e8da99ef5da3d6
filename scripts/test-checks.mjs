// @ts-check
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from './run.mjs';

/** What the tools remember of the files that have not changed since the last run. */
const CACHE = 'node_modules/.cache/antiquary';

/** Everything that scripts/generate.mjs reads and writes. */
const GENERATION = [
  ...['server', 'rest-compat', 'client', 'scripts', 'docs/licences.md', 'schema.graphql'],
  ...['codegen.ts', 'tsconfig.json', '.swcrc', 'package.json', 'package-lock.json', '.prettierrc'],
];

/** The checks besides the tests, in the order in which they run. */
export const checks = [
  checkGenerated,
  () =>
    node('Checking types', 'types', [
      ...['node_modules/typescript/bin/tsc', '--noEmit', '--incremental'],
      ...['--tsBuildInfoFile', `${CACHE}/types.tsbuildinfo`],
    ]),
  () =>
    node('Linting', 'lint', [
      ...['node_modules/eslint/bin/eslint.js', '.', '--cache', '--cache-strategy', 'content'],
      ...['--cache-location', `${CACHE}/eslint.json`],
    ]),
  () =>
    node('Checking the format', 'format', [
      ...['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--cache'],
      ...['--cache-strategy', 'content', '--cache-location', `${CACHE}/prettier.json`],
    ]),
];

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
