// @ts-check
import { fingerprint, readRecord, writeRecord } from '../../scripts/fingerprint.mjs';
import { compile, npm } from '../../scripts/install.mjs';
import { prepare } from '../../scripts/prepare.mjs';
import { main } from '../../scripts/run.mjs';

const FOLDER = 'tests/bench/peers';
const MARKER = `${FOLDER}/node_modules/.antiquary-installed`;

/** Builds the product, and installs the peers if the argument is `peers`. */
await main(async () => {
  await prepare();
  if (!process.argv.includes('peers')) return;
  const wanted = fingerprint([`${FOLDER}/package-lock.json`], [process.versions.modules]);
  if (readRecord(MARKER) === wanted) return;
  await npm('Installing the peers', ['ci', '--prefix', FOLDER]);
  await compile('Preparing better-sqlite3', ['better-sqlite3'], FOLDER);
  writeRecord(MARKER, wanted);
});
