import 'reflect-metadata';
import { join } from 'node:path';
import { type AppParts, buildApp } from './app';
import { openDatabase } from './database/data-source';
import { driverCode } from './database/engine';
import { loadSampleCatalogue } from './database/load-sample';
import { openWriter } from './database/writer';
import { type AuthEmulatorHandle, startAuthEmulator } from './emulator/auth-emulator';
import { type Environment, parseEnvironment } from './env';
import { ConfigurationError } from './errors';
import { createTokenVerifier } from './members/token-verifier';

/** Built by `vite build` beside the server. */
const CLIENT_DIR = join(__dirname, '../client');
/** The web client's half that draws pages on the server, built beside it. */
const RENDERER = join(__dirname, '../render/render.cjs');
/** How long open requests may take to end after SIGTERM, in milliseconds. */
const SHUTDOWN_TIMEOUT = 9_000;

const say = (line: string) => console.log(line);

/** Boots the product, and ends it in order on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  const { databaseUrl, dataDir, host, port, publicUrl, emulator } = environment;

  say(databaseUrl ? 'Database: PostgreSQL (DATABASE_URL).' : `Database: SQLite in ${dataDir}.`);
  const dataSource = await openDatabase(environment);
  const loaded = await loadSampleCatalogue(dataSource);
  if (loaded > 0) say(`Loaded the sample catalogue: ${loaded} artifacts.`);
  const writer = await openWriter(dataSource);

  const { createRenderer } = (await import(RENDERER)) as Pick<AppParts, 'createRenderer'>;
  const app = await buildApp({
    dataSource,
    writer,
    verifier: createTokenVerifier(environment),
    clientDir: CLIENT_DIR,
    createRenderer,
    settings: environment,
  });
  await app.listen({ host, port }).catch(explainListening(host, port));
  say(`Serving ${publicUrl} (GraphQL at /graphql, REST at /api). Ctrl+C ends it.`);

  let authEmulator: AuthEmulatorHandle | undefined;
  const ending = new AbortController();
  const shutDown = async () => {
    ending.abort();
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
    await Promise.all([app.close(), authEmulator?.stop()]);
    await Promise.all([writer.close(), dataSource.destroy()]);
    process.exit(0);
  };
  process.once('SIGTERM', () => void shutDown());
  process.once('SIGINT', () => void shutDown());

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

function explainListening(host: string, port: number) {
  return (error: unknown): never => {
    const reasons: Record<string, string> = {
      EADDRINUSE: 'another program listens there',
      EACCES: 'this account may not listen there',
      EADDRNOTAVAIL: 'this machine has no such address',
    };
    const reason = reasons[driverCode(error)];
    if (!reason) throw error;
    throw new ConfigurationError(
      `Cannot listen on ${host}:${port} (HOST, PORT), because ${reason}.`,
    );
  };
}

main().catch((error: unknown) => {
  // What the operator has to mend is one sentence; anything else needs its stack.
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
});
