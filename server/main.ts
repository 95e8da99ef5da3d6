import 'reflect-metadata';
import cluster from 'node:cluster';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { openDatabase } from './database/data-source';
import { alone } from './database/engine';
import { keepFrequentTerms } from './database/frequent-terms';
import { loadSampleCatalogue } from './database/load-sample';
import { type AuthEmulatorHandle, startAuthEmulator } from './emulator/auth-emulator';
import { type Environment, parseEnvironment } from './env';
import { ConfigurationError } from './errors';
import { endOnSignal, serve } from './serve';
import { startWorkers } from './workers/crew';
import { work } from './workers/worker';

const say = (line: string) => console.log(line);

/**
 * How far memory may grow beyond what was in use before V8 looks for what is not, in percent. Left
 * to itself it measures by the machine's memory, and leaves hundreds of megabytes lying.
 */
const HEAP_GROWTH = 50;

/** Boots the product, and ends it in order on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  const environment = parseEnvironment(process.env);
  if (cluster.isWorker) return work(environment);

  const { workers, publicUrl, emulator } = environment;
  await prepareDatabase(environment);
  const serving =
    workers === 1 ? await serve(environment) : await startWorkers(workers, __filename, say);
  const processes = workers === 1 ? '' : ` with ${workers} processes`;
  say(`Serving ${publicUrl} (GraphQL at /graphql, REST at /api)${processes}. Ctrl+C ends it.`);

  let authEmulator: AuthEmulatorHandle | undefined;
  const ending = new AbortController();
  endOnSignal(() => {
    ending.abort();
    return Promise.all([serving.close(), authEmulator?.stop()]);
  });

  if (emulator) {
    authEmulator = startEmulator(environment, emulator);
    try {
      await authEmulator.ready;
    } catch (error) {
      if (ending.signal.aborted) return;
      throw new ConfigurationError(error instanceof Error ? error.message : String(error));
    }
    say(
      'Sign-in is ready: the Firebase Auth emulator runs, and keeps its accounts in the data folder.',
    );
  }
}

/** Brings the database up to date, with the totals that it keeps, before anybody serves from it. */
async function prepareDatabase(environment: Environment): Promise<void> {
  const { databaseUrl, dataDir } = environment;
  say(databaseUrl ? 'Database: PostgreSQL (DATABASE_URL).' : `Database: SQLite in ${dataDir}.`);
  const dataSource = await openDatabase(environment);
  const loaded = await alone(dataSource, async () => {
    const artifacts = await loadSampleCatalogue(dataSource);
    await keepFrequentTerms(dataSource);
    return artifacts;
  });
  if (loaded > 0) say(`Loaded the sample catalogue: ${loaded} artifacts.`);
  await dataSource.destroy();
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
    log: say,
  });
}

main().catch((error: unknown) => {
  // What the operator has to mend is one sentence; anything else needs its stack.
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
});
