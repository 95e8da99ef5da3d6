import { constants, createReadStream, rmSync } from 'node:fs';
import { chmod, copyFile, mkdtemp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';

import { openMigrated } from '../support/open-database';
import { startPostgres } from '../support/postgres';
import { fill, sqliteCatalogue } from './catalogue';
import type { Options } from './options';
import type { Place } from './servers';

/** Lends a catalogue of its own, which is gone afterwards, so that nothing spoils the kept one. */
export async function withCatalogue<Result>(
  size: number,
  engine: Options['engine'],
  act: (place: Place) => Promise<Result>,
): Promise<Result> {
  const kept = engine === 'sqlite' ? await sqliteCatalogue(size) : null;
  const folder = await mkdtemp(resolve('data/bench/run-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clear);
  try {
    if (kept === null) return await onPostgres(folder, size, act);
    const file = join(folder, 'antiquary.sqlite');
    await copyFile(join(kept, 'antiquary.sqlite'), file, constants.COPYFILE_FICLONE);
    await chmod(file, 0o644);
    // Into the system's memory, where that of a server that has run for a while is.
    await finished(createReadStream(file).resume());
    return await act({ folder, databaseUrl: null });
  } finally {
    clear();
    process.off('exit', clear);
  }
}

/** A PostgreSQL for this catalogue alone; it syncs nothing to the disk. */
async function onPostgres<Result>(
  folder: string,
  size: number,
  act: (place: Place) => Promise<Result>,
): Promise<Result> {
  const postgres = await startPostgres();
  try {
    const place = { folder, databaseUrl: postgres.url };
    const { dataSource: database } = await openMigrated({
      dataDir: folder,
      databaseUrl: postgres.url,
    });
    await fill(database, size);
    await database.query('VACUUM ANALYZE');
    await database.destroy();
    return await act(place);
  } finally {
    await postgres.stop();
  }
}
