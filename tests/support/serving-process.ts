import { Changes } from '../../server/database/changes';
import type { Change } from '../../server/database/change';
import { startCatalogue, type TestCatalogue } from './catalogue';
import { waitUntil } from './wait-until';
import { createTestDatabase, type TestDatabase } from './engine';

/** One of several servers on one database, which hear of each other's writes. */
export interface ServingProcess {
  catalogue: TestCatalogue;
  changes: Changes;
  /** Settles once the process has taken in every change event that is written. */
  takesInAllEvents(): Promise<void>;
  /** Settles once the process has taken in an operator's act that follows. */
  takesInOperatorAct(): Promise<void>;
  /** How many requests its response cache has answered. */
  hits(): Promise<number>;
  stop(): Promise<void>;
}

/** No artifact has this ID, so that no response depends on the change. */
const MARKER = 'views:0';

/** Starts a server as composition/serve.ts does, in this process of Node.js. */
async function startServingProcess(location: TestDatabase): Promise<ServingProcess> {
  let notify: (() => void) | null = null;
  const changes = new Changes(location.databaseUrl === null ? null : () => notify?.());
  const catalogue = await startCatalogue({ cache: true, location, changes });
  const { dataSource, database } = catalogue;
  const feed = database.engine.followChanges(dataSource, () => undefined);
  ({ notify } = feed);
  feed.follow(changes);
  // What is written before it has read once is not heard.
  await waitUntil(() => changes.isFresh);

  const hears = (expected: Change) =>
    new Promise<void>((resolve) => {
      changes.onChange((change) => {
        if (change === expected) resolve();
      });
    });

  return {
    catalogue,
    changes,
    async takesInAllEvents() {
      if (!notify) return;
      const heard = hears(MARKER);
      await dataSource.query(`INSERT INTO "change_events" ("change") VALUES ('${MARKER}')`);
      await dataSource.query('NOTIFY antiquary');
      await heard;
    },
    takesInOperatorAct: async () => (notify ? undefined : hears('catalogue')),
    async hits() {
      const text = await (await catalogue.visitor.fetch('GET', '/metrics')).text();
      return Number(/^http_response_cache_hits_total (\d+)$/m.exec(text)?.[1]);
    },
    async stop() {
      await feed.close();
      await catalogue.stop();
    },
  };
}

/**
 * Starts the servers of one database: two on PostgreSQL, one on SQLite. The first one removes the database
 * when it stops, so it is to be stopped last.
 */
export async function startServingProcesses(
  location?: TestDatabase,
): Promise<[ServingProcess, ...ServingProcess[]]> {
  const own = location ?? (await createTestDatabase());
  const first = await startServingProcess(own);
  if (own.databaseUrl === null) return [first];
  const shared = { ...own, remove: () => Promise.resolve() };
  return [first, await startServingProcess(shared)];
}

export async function stopAll(processes: readonly ServingProcess[]): Promise<void> {
  for (const process of processes.toReversed()) await process.stop();
}
