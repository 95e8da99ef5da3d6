import { openExisting } from '../tests/support/open-database';
import type { CatalogueLocation } from './servers';

/** So many of the largest tables and indexes are shown. */
const SHOWN = 16;

/** The size of a table or an index in MiB. */
export interface MeasuredSize {
  name: string;
  mebibytes: number;
}

const statements = {
  // An FTS5 index is several tables.
  sqlite: `SELECT "name", sum("pgsize") AS "bytes" FROM dbstat GROUP BY "name"`,
  postgres: `SELECT relname AS "name", pg_table_size(oid) AS "bytes" FROM pg_class
    WHERE relkind IN ('r', 'i') AND relnamespace = 'public'::regnamespace`,
};

/** The largest tables and indexes of a catalogue. */
export async function measureSizes(location: CatalogueLocation): Promise<MeasuredSize[]> {
  const { folder, databaseUrl } = location;
  const { dataSource } = await openExisting({ dataDir: folder, databaseUrl });
  const statement = statements[databaseUrl === null ? 'sqlite' : 'postgres'];
  const rows = await dataSource.query<{ name: string; bytes: number | string }[]>(statement);
  await dataSource.destroy();
  return rows
    .map(({ name, bytes }) => ({ name, mebibytes: Number(bytes) / 2 ** 20 }))
    .sort((one, other) => other.mebibytes - one.mebibytes)
    .slice(0, SHOWN);
}
