import { constants, createReadStream, rmSync } from 'node:fs';
import { chmod, copyFile, mkdtemp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { openMigrated } from '../tests/support/open-database';
import { startPostgres } from '../tests/support/postgres';
import { postgresCatalogue, sqliteCatalogue } from './catalogue';
import type { Options } from './options';
import { cpuOf } from './process';
import type { CatalogueLocation } from './servers';

/** Runs `act` on a temporary copy of a catalogue, so that the stored catalogue stays unchanged. */
export async function withCatalogue<Result>(
  size: number,
  engine: Options['engine'],
  act: (location: CatalogueLocation) => Promise<Result>,
): Promise<Result> {
  return engine === 'sqlite'
    ? withCopy(await sqliteCatalogue(size), size, act)
    : withFolder((folder) => onPostgres(folder, size, act));
}

/** As `withCatalogue`, for the stored SQLite catalogue in a folder. */
export const withCopy = <Result>(
  stored: string,
  size: number,
  act: (location: CatalogueLocation) => Promise<Result>,
): Promise<Result> =>
  withFolder(async (folder) => {
    const file = join(folder, 'antiquary.sqlite');
    await copyFile(join(stored, 'antiquary.sqlite'), file, constants.COPYFILE_FICLONE);
    await chmod(file, 0o644);
    // Reads the file into the system's page cache, as after a while of serving.
    await finished(createReadStream(file).resume());
    return act({ folder, databaseUrl: null, size, databaseCpuSeconds: () => 0 });
  });

async function withFolder<Result>(act: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(resolve('data/bench/run-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clear);
  try {
    return await act(folder);
  } finally {
    clear();
    process.off('exit', clear);
  }
}

/** As `withCatalogue`, for a catalogue of each size at the same time. */
export async function withCatalogues<Result>(
  [size, ...others]: readonly number[],
  engine: Options['engine'],
  act: (locations: CatalogueLocation[]) => Promise<Result>,
): Promise<Result> {
  if (size === undefined) return act([]);
  return withCatalogue(size, engine, (location) =>
    withCatalogues(others, engine, (rest) => act([location, ...rest])),
  );
}

/** Runs `act` on a copy of a PostgreSQL catalogue. The server does not sync to the disk. */
async function onPostgres<Result>(
  folder: string,
  size: number,
  act: (location: CatalogueLocation) => Promise<Result>,
): Promise<Result> {
  const postgres = await startPostgres({ copyOf: await postgresCatalogue(size) });
  try {
    const opened = await openMigrated({ dataDir: folder, databaseUrl: postgres.url });
    const database = opened.dataSource;
    const [{ file }] = await database.query<[{ file: string }]>(
      `SELECT pg_read_file('postmaster.pid') AS "file"`,
    );
    await database.destroy();
    const postmaster = Number.parseInt(file, 10);
    const databaseCpuSeconds = () => cpuOf(postmaster);
    return await act({ folder, databaseUrl: postgres.url, size, databaseCpuSeconds });
  } finally {
    await postgres.stop();
  }
}
