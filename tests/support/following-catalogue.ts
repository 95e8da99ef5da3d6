import { Changes } from '../../server/database/changes';
import type { Database } from '../../server/database/database';
import { startCatalogue, type TestCatalogue } from './catalogue';
import type { TestDatabase } from './engine';
import { createMigratedDatabase } from './migrated-database';
import { openExisting } from './open-database';
import { startTcpProxy } from './tcp-proxy';
import { waitUntil } from './wait-until';

/** A catalogue that follows what other processes and an operator write, as the product does. */
export interface FollowingCatalogue extends TestCatalogue {
  changes: Changes;
  /** The database connection of an operator's command, which is another program. */
  operator: Database;
  /** Makes the log of operator acts and the change events unreadable; settles when that is noticed. */
  loseChanges(): Promise<void>;
  /** Makes them readable again if they are not; settles when they were read. */
  regainChanges(): Promise<void>;
}

export async function startFollowingCatalogue(
  overrides: Parameters<typeof startCatalogue>[0] = {},
): Promise<FollowingCatalogue> {
  const location = await createMigratedDatabase();
  const operator = await openExisting(location);
  const connection = await connect(location);
  const feed = connection.database.engine.followChanges(
    connection.database.dataSource,
    () => undefined,
  );
  const changes = new Changes(feed.notify);
  feed.follow(changes);
  const catalogue = await startCatalogue({ cache: true, ...overrides, location, changes });
  await waitUntil(() => changes.isFresh);
  let isLost = false;
  return {
    ...catalogue,
    changes,
    operator,
    async loseChanges() {
      isLost = true;
      await connection.cut();
      await waitUntil(() => !changes.isFresh);
    },
    async regainChanges() {
      if (!isLost) return;
      isLost = false;
      await connection.restore();
      await waitUntil(() => changes.isFresh);
    },
    async stop() {
      await feed.close();
      await connection.close();
      await operator.dataSource.destroy();
      await catalogue.stop();
    },
  };
}

/** A connection to the database that can be cut and restored, for the feed alone. */
async function connect(location: TestDatabase) {
  if (location.databaseUrl === null) {
    const database = await openExisting(location);
    const { dataSource } = database;
    return {
      database,
      cut: () => dataSource.destroy(),
      restore: () => dataSource.initialize(),
      close: async () => {
        if (dataSource.isInitialized) await dataSource.destroy();
      },
    };
  }
  const url = new URL(location.databaseUrl);
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.host = `127.0.0.1:${proxy.port}`;
  const database = await openExisting({ ...location, databaseUrl: url.href });
  return {
    database,
    cut: () => proxy.cut(),
    restore: () => proxy.restore(),
    async close() {
      await database.dataSource.destroy();
      await proxy.cut();
    },
  };
}
