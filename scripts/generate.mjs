// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { filesIn } from './fingerprint.mjs';
import { licenceList } from './licences.mjs';
import { Failure, main, run } from './run.mjs';

/**
 * Writes everything that is generated: schema.graphql from the resolvers, then the typed operations
 * from it, and the list of licences from package-lock.json. With --check it fails where that changes anything, and leaves every file as it was.
 */
const LICENCES = 'docs/licences.md';
const GENERATED = [
  'schema.graphql',
  'client/generated',
  'rest-compat/generated',
  'server/records/generated',
  LICENCES,
];

await main(async () => {
  const before = contents();
  await run('Generating schema.graphql', 'generate.log', process.execPath, [
    ...['-r', '@swc-node/register', 'server/composition/emit-schema.ts'],
  ]);
  await run('Generating the operations', 'generate.log', process.execPath, [
    'node_modules/@graphql-codegen/cli/cjs/bin.js',
  ]);
  writeFileSync(LICENCES, licenceList());
  if (!process.argv.includes('--check')) return;

  const stale = [...contents()].filter(([file, text]) => before.get(file) !== text);
  for (const [file] of stale) writeFileSync(file, before.get(file) ?? '');
  if (stale.length > 0) {
    throw new Failure(`Stale: ${stale.map(([file]) => file).join(', ')}. Run "npm run generate".`);
  }
});

function contents() {
  return new Map(GENERATED.flatMap(filesIn).map((file) => [file, readFileSync(file, 'utf8')]));
}
