import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { startCatalogue, type TestCatalogue } from './catalogue';
import { createTestDatabase } from './engine';
import { startTcpProxy } from './tcp-proxy';

export interface FragileCatalogue extends TestCatalogue {
  /** Takes the database away: PostgreSQL out of reach, SQLite locked by another process's write. */
  breakDatabase(): Promise<void>;
  mendDatabase(): Promise<void>;
  /** Has PostgreSQL say nothing any more over the connections that there are. */
  silenceDatabase(): void;
}

/** A catalogue whose database can go away and come back. */
export async function startFragileCatalogue(
  overrides: Parameters<typeof startCatalogue>[0] = {},
): Promise<FragileCatalogue> {
  const database = await createTestDatabase();
  return database.databaseUrl === null
    ? lockable(
        database.dataDir,
        await startCatalogue({ timeout: 100, ...overrides, location: database }),
      )
    : reachable(database, overrides);
}

async function lockable(dataDir: string, catalogue: TestCatalogue): Promise<FragileCatalogue> {
  const other = new DataSource({ type: 'sqlite', database: join(dataDir, 'antiquary.sqlite') });
  await other.initialize();
  return {
    ...catalogue,
    breakDatabase: () => other.query('BEGIN IMMEDIATE'),
    mendDatabase: () => other.query('ROLLBACK'),
    silenceDatabase: () => undefined,
    async stop() {
      await other.destroy();
      await catalogue.stop();
    },
  };
}

async function reachable(
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
    mendDatabase: () => proxy.mend(),
    silenceDatabase: () => proxy.stall(),
    async stop() {
      await catalogue.stop();
      await proxy.cut();
    },
  };
}
