// @ts-check
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { licenceList } from './licences.mjs';

/**
 * Writes everything that is generated: schema.graphql from the resolvers, then the typed operations
 * from it, and the list of licences from package-lock.json. With --check it fails where that changes
 * anything, and leaves every file as it was.
 */
const FOLDERS = ['client/generated', 'rest-compat/generated', 'server/exchange/records/generated'];
const LICENCES = 'docs/licences.md';

const before = readGenerated();
node('-r', './scripts/register.cjs', 'server/composition/emit-schema.ts');
node('node_modules/@graphql-codegen/cli/cjs/bin.js');
writeFileSync(LICENCES, licenceList());
if (process.argv.includes('--check')) check();

/** @param {string[]} args */
function node(...args) {
  execFileSync(process.execPath, args, { stdio: 'inherit' });
}

function check() {
  const stale = [...readGenerated()].filter(([file, text]) => before.get(file) !== text);
  for (const [file] of stale) writeFileSync(file, before.get(file) ?? '');
  if (stale.length === 0) return;
  console.error(`Stale: ${stale.map(([file]) => file).join(', ')}. Run "npm run generate".`);
  process.exitCode = 1;
}

/** @returns {Map<string, string>} the text of each generated file */
function readGenerated() {
  const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  return new Map(['schema.graphql', LICENCES, ...files].map((file) => [file, read(file)]));
}

/** @param {string} file */
function read(file) {
  return readFileSync(file, 'utf8');
}
