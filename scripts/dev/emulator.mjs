// @ts-check
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { say } from '../run.mjs';
import { OUTPUT } from './server.mjs';

/**
 * Starts the Firebase Auth emulator, which outlives the restarts of the server.
 * @returns undefined for a real Firebase project, which needs no emulator
 */
export function startEmulator() {
  const require = createRequire(import.meta.url);
  /** @type {typeof import('../../server/env')} */
  const { parseEnvironment } = require(resolve(OUTPUT, 'server/env.js'));
  /** @type {typeof import('../../server/emulator/auth-emulator')} */
  const { startAuthEmulator } = require(resolve(OUTPUT, 'server/emulator/auth-emulator.js'));
  const { emulator, startsEmulator, firebaseProjectId, dataDir } = parseEnvironment(process.env);
  if (!emulator || !startsEmulator) return undefined;
  return startAuthEmulator({
    ...emulator,
    projectId: firebaseProjectId,
    accountsFile: join(dataDir, 'accounts.json'),
    log: say,
  });
}
