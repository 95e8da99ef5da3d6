// @ts-check
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * A step (installing, compiling, building) writes the fingerprint of its inputs into a record file
 * when it has finished. As long as the fingerprint is the same, the step need not run again.
 */

/**
 * @param {string[]} paths files and folders; a missing one counts as empty
 * @param {string[]} facts what else the result of the step depends on
 * @returns a hash of the names and contents of all files, and of the facts
 */
export function fingerprint(paths, facts = []) {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const file of paths.flatMap(filesIn)) {
    const content = readFileSync(file);
    hash.update(`\n${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} all files in a folder and its subfolders, or the file itself */
export function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** @param {string} file @returns the content of a record file; undefined if there is none */
export const readRecord = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * Replaces a record file at once, so that an interruption leaves the old content or the new.
 * @param {string} file @param {string} content
 */
export function writeRecord(file, content) {
  const temporary = `${file}.new`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}
