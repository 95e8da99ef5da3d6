import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { sqliteDriver } from '../../server/database/sqlite/driver';
import { startCatalogue, type TestCatalogue } from './catalogue';
import { createTestDatabase } from './engine';
import { startTcpProxy } from './tcp-proxy';

export interface FragileCatalogue extends TestCatalogue {
  /** Makes the database unavailable: PostgreSQL out of reach, SQLite locked by another process. */
  breakDatabase(): Promise<void>;
  restoreDatabase(): Promise<void>;
  /** Stops all traffic on the open connections to PostgreSQL without closing them. */
  stallConnections(): void;
}

/** A catalogue whose database can be made unavailable and available again. */
export async function startFragileCatalogue(
  overrides: Parameters<typeof startCatalogue>[0] = {},
): Promise<FragileCatalogue> {
  const database = await createTestDatabase();
  return database.databaseUrl === null
    ? withLockedFile(
        database.dataDir,
        await startCatalogue({ timeout: 100, ...overrides, location: database }),
      )
    : withProxiedServer(database, overrides);
}

async function withLockedFile(
  dataDir: string,
  catalogue: TestCatalogue,
): Promise<FragileCatalogue> {
  const otherProcess = new DataSource({
    type: 'sqlite',
    database: join(dataDir, 'antiquary.sqlite'),
    // TypeORM's own would record a stack trace for each statement of this process from then on.
    driver: sqliteDriver,
  });
  await otherProcess.initialize();
  return {
    ...catalogue,
    breakDatabase: () => otherProcess.query('BEGIN IMMEDIATE'),
    restoreDatabase: () => otherProcess.query('ROLLBACK'),
    stallConnections: () => undefined,
    async stop() {
      await otherProcess.destroy();
      await catalogue.stop();
    },
  };
}

async function withProxiedServer(
  database: Awaited<ReturnType<typeof createTestDatabase>>,
  overrides: Parameters<typeof startCatalogue>[0],
): Promise<FragileCatalogue> {
  const url = new URL(database.databaseUrl ?? '');
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.host = `127.0.0.1:${proxy.port}`;
  const catalogue = await startCatalogue({
    ...overrides,
    location: { ...database, databaseUrl: url.href },
  });
  return {
    ...catalogue,
    breakDatabase: () => proxy.cut(),
    restoreDatabase: () => proxy.restore(),
    stallConnections: () => proxy.stall(),
    async stop() {
      await catalogue.stop();
      await proxy.cut();
    },
  };
}
