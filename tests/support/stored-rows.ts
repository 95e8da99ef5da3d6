import type { DataSource } from 'typeorm';

/** Tables that belong to an engine, and that the engine fills. */
export const OF_THE_ENGINE = /^(migrations|change_events|sqlite_.*|artifact_(names|words)(_.*)?)$/;

/** The names of all tables, sorted. */
export async function tablesOf(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    dataSource.options.type === 'sqlite'
      ? `SELECT "name" FROM "sqlite_master" WHERE "type" = 'table'`
      : `SELECT "tablename" AS "name" FROM pg_tables WHERE "schemaname" = 'public'`,
  );
  return rows.map(({ name }) => name).sort();
}

/** The rows of a table as JSON, sorted, with all columns or with those that are named. */
export async function rowsOf(
  dataSource: DataSource,
  table: string,
  columns?: readonly string[],
): Promise<string[]> {
  const list = columns?.map((column) => `"${column}"`).join(', ') ?? '*';
  const rows = await dataSource.query<object[]>(`SELECT ${list} FROM "${table}"`);
  return rows.map((row) => JSON.stringify(row)).sort();
}
