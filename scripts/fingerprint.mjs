// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string[]} paths files and folders; one that is missing counts as empty
 * @param {string[]} facts what else the outcome depends on
 * @returns a short text that changes when any file's name or content does
 */
export function fingerprint(paths, facts = []) {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const file of paths.flatMap(filesIn)) {
    const content = readFileSync(file);
    hash.update(`\n${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
export function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** @param {string} file @returns what was noted there, if anything */
export const noted = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
