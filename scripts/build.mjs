// @ts-check
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, fingerprint, noted } from './fingerprint.mjs';
import { run, say, secondsSince } from './run.mjs';

const SERVER_FOLDERS = ['server', 'rest-compat'];

/** Brings dist/ up to date with the sources. Where it is already, this costs milliseconds. */
export async function build() {
  await update('server', [...SERVER_FOLDERS, '.swcrc'], compileServer);
  await update('client', ['client', 'vite.config.mts'], bundleClient);
}

/**
 * Runs `make` unless what it was last made from, noted in dist/, is what is there now.
 * @param {string} part @param {string[]} sources @param {() => Promise<void>} make
 */
async function update(part, sources, make) {
  const note = `dist/${part}.sources`;
  // Every source, the tools' and libraries' versions, and how this script goes about it.
  const wanted = fingerprint([...sources, 'package-lock.json', 'scripts/build.mjs']);
  if (noted(note) === wanted) return;
  rmSync(note, { force: true });
  await make();
  writeFileSync(note, wanted);
}

/** TypeScript to CommonJS, file by file; types are the tests' matter. Other files are copied. */
async function compileServer() {
  const start = Date.now();
  const { transformFile } = await import('@swc/core');
  for (const folder of SERVER_FOLDERS) {
    rmSync(join('dist', folder), { recursive: true, force: true });
    for (const source of filesIn(folder)) {
      const target = join('dist', source);
      mkdirSync(dirname(target), { recursive: true });
      if (!source.endsWith('.ts')) {
        copyFileSync(source, target);
      } else if (!source.endsWith('.d.ts')) {
        const { code } = await transformFile(source, { sourceMaps: 'inline' });
        writeFileSync(target.replace(/\.ts$/, '.js'), code);
      }
    }
  }
  say(`Compiling the server: done in ${secondsSince(start)}.`);
}

async function bundleClient() {
  // Whatever the caller's is: React's development build is not what is served.
  const variables = { NODE_ENV: 'production' };
  const vite = ['node_modules/vite/bin/vite.js', 'build'];
  await run('Building the client', 'build.log', process.execPath, vite, variables);
  const ssr = [...vite, '--ssr'];
  await run('Building its half for the server', 'build.log', process.execPath, ssr, variables);
}
