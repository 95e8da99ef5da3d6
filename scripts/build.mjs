// @ts-check
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformFile } from '@swc/core';
import { build } from 'vite';
import { BUILT } from './prepare.mjs';

/** `npm run build`: builds the server, the web client and server-side rendering into dist/. */
rmSync('dist', { recursive: true, force: true });
await compile('common');
await compile('server');
await compile('rest-compat');
for (const files of ['server/site/default', 'server/site/records']) {
  cpSync(files, join('dist', files), { recursive: true });
}
// Bundle React's production build, whatever NODE_ENV the caller has.
process.env.NODE_ENV = 'production';
await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', mode: 'graphiql' });
await build({ logLevel: 'warn', build: { ssr: true } });
writeFileSync(BUILT, '');

/** Compiles a folder's files to CommonJS, without checking types. @param {string} folder */
async function compile(folder) {
  const files = readdirSync(folder, { recursive: true }).map(String);
  for (const file of files.filter((name) => /(?<!\.d)\.ts$/.test(name))) {
    const { code } = await transformFile(join(folder, file), { sourceMaps: 'inline' });
    const output = join('dist', folder, file.replace(/ts$/, 'js'));
    mkdirSync(dirname(output), { recursive: true });
    writeFileSync(output, code);
  }
}
