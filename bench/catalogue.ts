import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { DataSource } from 'typeorm';
import { fillDerivedColumns } from '../server/catalogue/artifacts/fill-derived-columns';
import type { Database } from '../server/database/database';
import { openMigrated } from '../tests/support/open-database';
import { builtInRecord } from '../tests/support/record';
import { startPostgres } from '../tests/support/postgres';
import { artifactColumns, artifactRow, memberEmail, memberUid, type Row } from './artifacts';
import { generateLikes } from './likes';
import { bulkLoad } from './postgres-bulk-load';
import { Random } from '../tests/support/random';

/** Increase with every change of the data or of an engine's indexes, so that no older catalogue is used. */
const VERSIONS = { sqlite: 9, postgres: 11 };
const FOLDER = resolve('data/bench');
const SEED = 20_261_121;
const MEMBERS = 2_000;
const ROWS_PER_STATEMENT = 400;
const ROWS_PER_TRANSACTION = 40_000;

/** The folder of an SQLite catalogue with `size` artifacts, which is generated if it is missing. */
export async function sqliteCatalogue(size: number): Promise<string> {
  const folder = join(FOLDER, `v${VERSIONS.sqlite}-${size}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const opened = await openMigrated({ dataDir: unfinished, databaseUrl: null });
  const database = opened.dataSource;
  // An interrupted file is generated again, so it need not be synced.
  await database.query('PRAGMA synchronous = OFF');
  await database.query('PRAGMA cache_size = -500000');
  await fill(opened, size);
  await database.query('PRAGMA wal_checkpoint(TRUNCATE)');
  await database.destroy();
  await rename(unfinished, folder);
  return folder;
}

/** The data folder of a PostgreSQL catalogue with `size` artifacts, generated if it is missing. */
export async function postgresCatalogue(size: number): Promise<string> {
  const folder = join(FOLDER, `v${VERSIONS.postgres}-${size}-postgres`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const postgres = await startPostgres();
  try {
    const opened = await openMigrated({ dataDir: FOLDER, databaseUrl: postgres.url });
    const { dataSource } = opened;
    await fill(opened, size, (load) => bulkLoad(dataSource, load));
    await dataSource.query('VACUUM ANALYZE');
    await dataSource.query('CHECKPOINT');
    await dataSource.destroy();
    await postgres.crash();
    await promisify(execFile)('mv', [postgres.dataFolder, unfinished]);
    await rename(unfinished, folder);
  } finally {
    await postgres.stop();
  }
  return folder;
}

/**
 * Writes members, artifacts and likes into an empty catalogue.
 * @param bulkLoad writes without the product's triggers.
 */
export async function fill(
  opened: Database,
  size: number,
  bulkLoad: (load: () => Promise<void>) => Promise<void> = (load) => load(),
): Promise<void> {
  const database = opened.dataSource;
  const start = Date.now();
  const random = new Random(SEED);
  const members = Math.min(MEMBERS, size);
  await insert(database, 'members', memberColumns, members, memberRow);
  await bulkLoad(async () => {
    await insert(database, 'artifacts', artifactColumns, size, (index) =>
      artifactRow(random, index, members),
    );
    const likes = generateLikes(random, size, members);
    await insert(database, 'likes', ['memberUid', 'artifactId'], likes.length, (index) => {
      const [member, artifact] = likes[index] ?? [0, 1];
      return [memberUid(member), artifact];
    });
  });
  // So that no server reads the texts, or the log of these writes, at its start.
  await fillDerivedColumns(opened, builtInRecord);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`Generated a catalogue of ${size} artifacts in ${seconds} s.`);
}

const memberColumns = ['uid', 'email', 'emailNormalized', 'displayName', 'tokenIssuedAt'];

function memberRow(index: number): Row {
  const email = memberEmail(index);
  return [memberUid(index), email, email, `Member ${index}`, 0];
}

async function insert(
  database: DataSource,
  table: string,
  columns: readonly string[],
  count: number,
  row: (index: number) => Row,
): Promise<void> {
  const names = columns.map((column) => `"${column}"`).join(', ');
  const postgres = database.options.type === 'postgres';
  const runner = database.createQueryRunner();
  await runner.startTransaction();
  for (let from = 0; from < count; from += ROWS_PER_STATEMENT) {
    const length = Math.min(ROWS_PER_STATEMENT, count - from);
    const values: Row[number][] = [];
    for (let nth = 0; nth < length; nth += 1) values.push(...row(from + nth));
    const marks = Array.from({ length }, (_, nth) => marksOf(nth, columns.length, postgres));
    await runner.query(`INSERT INTO "${table}" (${names}) VALUES ${marks.join(', ')}`, values);
    if ((from + length) % ROWS_PER_TRANSACTION === 0) {
      await runner.commitTransaction();
      await runner.startTransaction();
    }
  }
  await runner.commitTransaction();
  await runner.release();
}

/** The placeholders of a statement's `nth` row. */
function marksOf(nth: number, width: number, postgres: boolean): string {
  const marks = Array.from({ length: width }, (_, index) =>
    postgres ? `$${nth * width + index + 1}` : '?',
  );
  return `(${marks.join(', ')})`;
}
