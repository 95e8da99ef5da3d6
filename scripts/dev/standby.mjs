// @ts-check
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { readFileSync } from 'node:fs';

/**
 * The program of a server process in development. It loads the server's packages, which takes most
 * of a start, and waits. At the first message it runs the server's program, which then only loads
 * the project's own modules. It ends with its parent process.
 */
const require = createRequire(import.meta.url);
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const packages = [...Object.keys(dependencies), 'firebase-admin/app', 'firebase-admin/auth'];

process.once('message', (program) => require(resolve(String(program))));
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

for (const name of packages) {
  try {
    require(name);
  } catch {
    // The package has no main module, or is not for CommonJS: the server loads the part it needs.
  }
}
