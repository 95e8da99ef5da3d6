// @ts-check
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** npm writes this file at the end of an installation. */
const INSTALLED = 'node_modules/.package-lock.json';
/** scripts/build.mjs writes this file at the end of a build. */
export const BUILT = 'dist/built';
const SOURCES = [
  'client',
  'common',
  'server',
  'rest-compat',
  'vite.config.mts',
  '.swcrc',
  'scripts/build.mjs',
];

/**
 * Installs the packages if package-lock.json is newer than the last installation, and builds the
 * product if a source is newer than the last build.
 * @throws when one of them fails; its output is in the terminal
 */
export function prepare() {
  if (isOlder(INSTALLED, ['package-lock.json'])) {
    console.log('Installing the packages takes a few minutes …');
    // Also with NODE_ENV=production: the build needs devDependencies. Some packages ask for Node.js 22,
    // and work on 20 as the tests show: npm would warn 95 times of them.
    npm(['ci', '--include=dev', '--loglevel=error']);
  }
  if (isOlder(BUILT, [INSTALLED, ...SOURCES])) npm(['run', 'build']);
}

/** @param {string} file @param {string[]} sources */
function isOlder(file, sources) {
  const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return sources.some((source) => newestTime(source) > time);
}

/**
 * When something in the path last changed. A folder's own time is that of the last addition or removal.
 * @param {string} path @returns {number}
 */
function newestTime(path) {
  const status = statSync(path);
  if (!status.isDirectory()) return status.mtimeMs;
  const times = readdirSync(path).map((name) => newestTime(join(path, name)));
  return Math.max(status.mtimeMs, ...times);
}

/** @param {string[]} args */
function npm(args) {
  const { status } = spawnSync('npm', args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`"npm ${args.join(' ')}" failed: see above.`);
}
