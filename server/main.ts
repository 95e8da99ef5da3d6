// First, because a signal may come while the others load.
import { messageOf } from './base/error-message';
import { reloadOnHangup } from './base/hangup';
// Second, so that the output of the others is JSON, too.
import { endWith, processLog } from './base/process-log';
import 'reflect-metadata';
import cluster from 'node:cluster';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { prepareDatabase } from './composition/prepare-database';
import { serve } from './composition/serve';
import { acquireServerLock } from './database/open-database';
import { type AuthEmulatorHandle, startAuthEmulator } from './processes/emulator/auth-emulator';
import { type Environment, parseEnvironment } from './base/env';
import { ConfigurationError } from './base/errors';
import { closeOnSignal } from './base/shutdown';
import { VERSION } from './base/version';
import { workerMetrics } from './processes/workers/metrics';
import { startWorkers } from './processes/workers/primary';

const say = (line: string) => processLog.info(line);
const warn = (line: string) => processLog.warn(line);

/**
 * How far the heap may grow beyond what was in use before V8 collects garbage, in percent. By
 * default V8 depends on the machine's memory, and leaves hundreds of megabytes uncollected.
 */
const HEAP_GROWTH = 50;

/** Starts the product, and ends it in order on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  const environment = parseEnvironment(process.env);
  if (cluster.isWorker) {
    const server = await serve(environment, warn, workerMetrics());
    closeOnSignal(() => server.close());
    reloadOnHangup(server.reloadSite);
    return;
  }

  const { workers, publicUrl, emulator, startsEmulator } = environment;
  say(`Antiquary ${VERSION} on Node.js ${process.versions.node}.`);
  const lock = await acquireServerLock(environment);
  await prepareDatabase(environment, say);
  const server =
    workers === 1 ? await serve(environment, warn) : await startWorkers(workers, __filename, warn);

  let authEmulator: AuthEmulatorHandle | undefined;
  const closing = new AbortController();
  closeOnSignal(async () => {
    closing.abort();
    await Promise.all([server.close(), authEmulator?.stop()]);
    await lock?.close();
  });
  reloadOnHangup(server.reloadSite);
  const processes = workers === 1 ? '' : ` with ${workers} processes`;
  say(`Serving ${publicUrl} (GraphQL at /graphql, REST at /api)${processes}. Ctrl+C ends it.`);

  if (emulator && startsEmulator) {
    authEmulator = startEmulator(environment, emulator);
    try {
      await authEmulator.ready;
    } catch (error) {
      if (closing.signal.aborted) return;
      throw new ConfigurationError(messageOf(error));
    }
    say(
      'Sign-in is ready: the Firebase Auth emulator runs, and keeps its accounts in the data folder.',
    );
  }
}

function startEmulator(
  { firebaseProjectId, dataDir }: Environment,
  { host, port }: NonNullable<Environment['emulator']>,
): AuthEmulatorHandle {
  say('Starting the Firebase Auth emulator for sign-in …');
  return startAuthEmulator({
    host,
    port,
    projectId: firebaseProjectId,
    accountsFile: join(dataDir, 'accounts.json'),
    log: warn,
  });
}

main().catch(endWith);
