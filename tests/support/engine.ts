import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

declare global {
  // Set by each server project in jest.config.mjs. The other projects use SQLite.
  var testEngine: 'sqlite' | 'postgres' | undefined;
}

/** A new database on the engine under test. */
export interface TestDatabase {
  dataDir: string;
  databaseUrl: string | null;
  remove(): Promise<void>;
}

/**
 * Creates a database for one test file.
 * @param copyOf the URL of a database on the server under test; the new one is its copy, and not empty.
 */
export async function createTestDatabase(copyOf: string | null = null): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'antiquary-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (globalThis.testEngine !== 'postgres') {
    return { dataDir, databaseUrl: null, remove: removeFolder };
  }

  const server = process.env['TEST_DATABASE_URL'];
  if (!server)
    throw new Error(
      'TEST_DATABASE_URL is not set. Run this file in the jest project "server-postgres".',
    );
  const name = `antiquary_${randomUUID().replaceAll('-', '')}`;
  const template = copyOf === null ? '' : ` TEMPLATE ${new URL(copyOf).pathname.slice(1)}`;
  await onServer(server, `CREATE DATABASE ${name}${template}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
      await removeFolder();
    },
  };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
