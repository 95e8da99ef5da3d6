import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { engineAt } from '../../server/database/open-database';
import { copyCatalogue } from '../../server/operator/copy/copy-catalogue';
import { VERSION } from '../../server/base/version';
import { createFullCatalogue } from '../support/full-catalogue';
import { openExisting } from '../support/open-database';
import { POSTGRES_DUMP, SQLITE_FILE } from './releases';

const run = promisify(execFile);

/**
 * `DATABASE_URL=postgres://… npm run release-databases`: writes a catalogue with rows in every table, as
 * the present version stores it on each engine, for tests/server/upgrades.test.ts. To be run at each
 * release. The PostgreSQL is an empty database, and `pg_dump` is no older than its server.
 */
async function main(): Promise<void> {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL must name an empty PostgreSQL database.');
  const folder = join(__dirname, VERSION);
  await mkdir(folder);

  const dataDir = await createFullCatalogue();
  const catalogue = await openExisting({ dataDir, databaseUrl: null });
  console.log(await copyCatalogue(catalogue, engineAt(url), () => {}));
  await catalogue.dataSource.query('VACUUM');
  await catalogue.dataSource.destroy();
  const file = await readFile(join(dataDir, 'antiquary.sqlite'));
  await writeFile(join(folder, SQLITE_FILE), gzipSync(file, { level: 9 }));
  await rm(dataDir, { recursive: true });

  const { stdout } = await run('pg_dump', ['--inserts', '--no-owner', '--no-privileges', url], {
    maxBuffer: 100 * 1024 * 1024,
  });
  await writeFile(join(folder, POSTGRES_DUMP), stdout);
  console.log(`Wrote ${folder}.`);
}

void main();
