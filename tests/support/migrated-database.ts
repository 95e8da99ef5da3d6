import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from './engine';
import { openMigrated } from './open-database';

/** Makes a new database with the product's tables. */
type Copy = () => Promise<TestDatabase>;

let copy: Promise<Copy> | undefined;

/**
 * Creates a database with the product's tables. The first one of a test file, or of a batch of
 * files, is migrated; all are copies of it, because the migrations take longer than most tests.
 */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  copy ??= migrateOnce();
  return (await copy)();
}

async function migrateOnce(): Promise<Copy> {
  const migrated = await createTestDatabase();
  await (await openMigrated(migrated)).dataSource.destroy();
  if (migrated.databaseUrl) {
    // The database stays, because PostgreSQL makes the copies. Its server ends with the tests.
    await rm(migrated.dataDir, { recursive: true });
    return () => createTestDatabase(migrated.databaseUrl);
  }

  const file = await readFile(join(migrated.dataDir, 'antiquary.sqlite'));
  await migrated.remove();
  return async () => {
    const database = await createTestDatabase();
    await writeFile(join(database.dataDir, 'antiquary.sqlite'), file);
    return database;
  };
}
