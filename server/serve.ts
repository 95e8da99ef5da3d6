import { join } from 'node:path';
import { type AppParts, buildApp } from './app';
import { Changes } from './changes';
import { Announcements } from './database/announcements';
import { openDatabase } from './database/data-source';
import { driverCode } from './database/engine';
import { openWriter } from './database/writer';
import type { Environment } from './env';
import { ConfigurationError } from './errors';
import { createTokenVerifier } from './members/token-verifier';
import { FollowedActs } from './operator/acts';

/** Built by `vite build` beside the server. */
const CLIENT_DIR = join(__dirname, '../client');
/** The web client's half that draws pages on the server, built beside it. */
const RENDERER = join(__dirname, '../render/render.cjs');
/** How long PostgreSQL may take for a statement of the program's, in milliseconds. */
const PATIENCE = 10_000;
/** How long open requests may take to end after SIGTERM, in milliseconds. */
const SHUTDOWN_TIMEOUT = 9_000;

/** What serves, until it is closed. */
export interface Serving {
  close(): Promise<void>;
}

/** What a worker has in common with its like; a process that is alone has none of it. */
interface Company {
  /** On SQLite; on PostgreSQL the database tells all processes, wherever they are. */
  changes?: Changes;
  metrics?: AppParts['metrics'];
  beforeListening?: () => Promise<unknown>;
}

/**
 * Serves the product from this process; the database stands ready.
 * @throws ConfigurationError when it cannot listen.
 */
export async function serve(environment: Environment, company: Company = {}): Promise<Serving> {
  const { databaseUrl, host, port } = environment;
  const dataSource = await openDatabase(environment, PATIENCE);
  const writer = await openWriter(dataSource);
  const announcements = databaseUrl ? new Announcements(databaseUrl, console.warn) : null;
  const changes = announcements
    ? new Changes(async () => announcements.tell())
    : (company.changes ?? new Changes());
  const news = announcements ?? new FollowedActs(dataSource, console.warn);
  news.follow(changes);

  const { createRenderer } = (await import(RENDERER)) as Pick<AppParts, 'createRenderer'>;
  const app = await buildApp({
    dataSource,
    writer,
    verifier: createTokenVerifier(environment),
    clientDir: CLIENT_DIR,
    createRenderer,
    settings: environment,
    changes,
    metrics: company.metrics,
  });
  await company.beforeListening?.();
  await app.listen({ host, port }).catch(explainListening(host, port));
  return {
    async close() {
      await app.close();
      await news.close();
      await Promise.all([writer.close(), dataSource.destroy()]);
    },
  };
}

/** Ends this process in order on SIGTERM and SIGINT, once, and within 10 seconds. */
export function endOnSignal(close: () => Promise<unknown>): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
    await close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end()).once('SIGINT', () => void end());
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
