import { join } from 'node:path';
import { inspect } from 'node:util';
import { fillDerivedColumns } from '../catalogue/artifacts/fill-derived-columns';
import { Changes } from '../database/changes';
import { openDatabase } from '../database/open-database';
import type { Environment } from '../base/env';
import { ConfigurationError, errorCode } from '../base/errors';
import { createTokenVerifier } from '../catalogue/members/token-verifier';
import { unmadePictures } from '../base/picture-place';
import { openPictureStorage } from '../pictures/open-picture-storage';
import type { RunningServer } from '../base/shutdown';
import { CurrentSite } from '../site/current-site';
import { buildApp } from './app';
import type { AppParts } from './app-parts';
import { entities, purges } from './features';
import { purgeDaily } from './purge-daily';

/** Built by `vite build` beside the server. */
const CLIENT_DIR = join(__dirname, '../../client');
/** The web client's half that renders pages on the server, built beside it. */
const RENDERER = join(__dirname, '../../render/render.cjs');
/** In development the server runs from its sources, and leaves the pages to Vite. */
const IS_BUILT = __filename.endsWith('.js');
/** How long a statement may take, in milliseconds, where the engine has a timeout. */
const STATEMENT_TIMEOUT = 10_000;

/**
 * Serves the product from this process; the database is up to date.
 * @param warn takes one line for the operator.
 * @param metrics of this process and of others; absent in a process that serves alone.
 * @throws ConfigurationError when it cannot listen.
 */
export async function serve(
  environment: Environment,
  warn: (line: string) => void,
  metrics?: AppParts['metrics'],
): Promise<RunningServer> {
  const { host, port, siteDir } = environment;
  const site = new CurrentSite(siteDir);
  const database = await openDatabase(environment, entities, STATEMENT_TIMEOUT);
  const { dataSource, engine } = database;
  const writer = await engine.openWriter(dataSource);
  const feed = engine.followChanges(dataSource, warn);
  const changes = new Changes(feed.notify);
  feed.follow(changes);

  const storage = await openPictureStorage(environment.pictures);
  const { createRenderer } = IS_BUILT
    ? ((await import(RENDERER)) as Pick<AppParts, 'createRenderer'>)
    : {};
  const app = await buildApp({
    database,
    writer,
    verifier: createTokenVerifier(environment),
    clientDir: CLIENT_DIR,
    createRenderer,
    pictures: { storage, temporaryFolder: unmadePictures(environment.dataDir) },
    site,
    settings: environment,
    changes,
    metrics,
  });
  await app.listen({ host, port }).catch(explainListening(host, port));
  let reloading = Promise.resolve();
  const purging = purgeDaily({ database, writer, storage, purges, warn });
  return {
    reloadSite() {
      // One after the other: the texts that are read last are those of the site that was read last.
      reloading = reloading.then(() => reloadSite(site, { database, writer, changes }, warn));
    },
    async close() {
      await app.close();
      await Promise.all([feed.close(), purging.close()]);
      await Promise.all([writer.close(), dataSource.destroy()]);
    },
  };
}

/**
 * Takes over what the operator has changed. Faults, also of the program, are reported, and the site then stays
 * as it was. Where other facts than before are public, searches find them once all texts are read again.
 */
async function reloadSite(
  site: CurrentSite,
  { database, writer, changes }: Pick<AppParts, 'database' | 'writer'> & { changes: Changes },
  report: (line: string) => void,
): Promise<void> {
  try {
    site.reload();
    report('The site was read again.');
  } catch (error) {
    report(`${reasonOf(error)}\nThe site stays as it was.`);
    return;
  }
  try {
    const { record } = site.get();
    const changed = await database.engine.withExclusiveLock(() =>
      fillDerivedColumns(database, record, writer),
    );
    // Another server may have read the texts.
    changes.apply('catalogue');
    if (changed > 0) report(`Searches find other facts of ${changed} artifacts.`);
  } catch (error) {
    report(`${reasonOf(error)}\nSearches find the facts of before until the server starts again.`);
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof ConfigurationError ? error.message : inspect(error);

function explainListening(host: string, port: number) {
  return (error: unknown): never => {
    const reasons: Record<string, string> = {
      EADDRINUSE: 'another program listens there',
      EACCES: 'this account may not listen there',
      EADDRNOTAVAIL: 'this machine has no such address',
    };
    const reason = reasons[errorCode(error)];
    if (!reason) throw error;
    throw new ConfigurationError(
      `Cannot listen on ${host}:${port} (HOST, PORT), because ${reason}.`,
    );
  };
}
