// @ts-check
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, fingerprint, readRecord, writeRecord } from './fingerprint.mjs';
import { run, say, secondsSince } from './run.mjs';

export const SERVER_FOLDERS = ['server', 'rest-compat'];

/** Builds the server and the client into dist/. Costs milliseconds when no source has changed. */
export async function build() {
  await buildIfChanged('server', [...SERVER_FOLDERS, '.swcrc'], compileServer);
  await buildIfChanged('client', ['client', 'vite.config.mts'], bundleClient);
}

/**
 * Runs `buildPart` unless the last build of this part had the same inputs.
 * @param {string} part @param {string[]} sources @param {() => Promise<void>} buildPart
 */
async function buildIfChanged(part, sources, buildPart) {
  const record = `dist/${part}.sources`;
  // A build also depends on the versions of tools and libraries, and on this script.
  const wanted = fingerprint([...sources, 'package-lock.json', 'scripts/build.mjs']);
  if (readRecord(record) === wanted) return;
  rmSync(record, { force: true });
  await buildPart();
  writeRecord(record, wanted);
}

async function compileServer() {
  const start = Date.now();
  for (const folder of SERVER_FOLDERS)
    rmSync(join('dist', folder), { recursive: true, force: true });
  await compileServerInto('dist');
  say(`Compiling the server: done in ${secondsSince(start)}.`);
}

/** Compiles all files of the server. @param {string} output the folder, `dist` for example */
export async function compileServerInto(output) {
  for (const source of SERVER_FOLDERS.flatMap(filesIn)) await compileFile(source, output);
}

/**
 * Compiles one file from TypeScript to CommonJS, without checking types. Copies any other file.
 * @param {string} source @param {string} output the folder that gets `source` under the same path
 */
export async function compileFile(source, output) {
  const { transformFile } = await import('@swc/core');
  const target = join(output, source);
  mkdirSync(dirname(target), { recursive: true });
  if (!source.endsWith('.ts')) {
    copyFileSync(source, target);
  } else if (!source.endsWith('.d.ts')) {
    const { code } = await transformFile(source, { sourceMaps: 'inline' });
    writeFileSync(target.replace(/\.ts$/, '.js'), code);
  }
}

async function bundleClient() {
  // Bundle React's production build, whatever NODE_ENV the caller has.
  const variables = { NODE_ENV: 'production' };
  const vite = ['node_modules/vite/bin/vite.js', 'build'];
  await run('Building the client', 'build.log', process.execPath, vite, variables);
  const ssr = [...vite, '--ssr'];
  await run('Building server-side rendering', 'build.log', process.execPath, ssr, variables);
}
