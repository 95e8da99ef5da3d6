import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/engine';

/** The databases of a release, in the folder that its version names. */
export const SQLITE_FILE = 'antiquary.sqlite.gz';
export const POSTGRES_DUMP = 'antiquary.sql';

/** The versions whose databases are kept, the oldest first. */
export const RELEASES = readdirSync(__dirname).filter((name) => /^\d+\.\d+\.\d+$/.test(name));

/** A database on the engine under test, as a release left it. */
export async function databaseOfRelease(version: string): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const folder = join(__dirname, version);
  if (database.databaseUrl === null) {
    const file = gunzipSync(await readFile(join(folder, SQLITE_FILE)));
    await writeFile(join(database.dataDir, 'antiquary.sqlite'), file);
    return database;
  }
  const dump = await readFile(join(folder, POSTGRES_DUMP), 'utf8');
  const client = new Client(database.databaseUrl);
  await client.connect();
  // Lines that begin with a backslash are for psql.
  await client.query(dump.replace(/^\\.*$/gm, ''));
  await client.end();
  return database;
}
