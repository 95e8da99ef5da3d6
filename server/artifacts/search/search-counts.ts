import type { QueryRunner } from 'typeorm';
import type { Database } from '../../database/database';

/** The names that contain a term, counted while triggers count too. */
export interface TermCounts {
  term: string;
  /** In how many names. */
  found: number;
  firstName: string;
  /** How many names of each type the triggers have not counted, or counted too often. */
  missing: { type: string; count: number }[];
}

/**
 * Adds what the triggers have not counted to their counts, and lets searches use them. Writers of
 * names with these terms wait until the transaction ends.
 */
export async function storeCounts(
  database: Database,
  runner: QueryRunner,
  terms: readonly TermCounts[],
  catalogueSize: number,
): Promise<void> {
  const totals = terms.flatMap(({ term, missing }) =>
    missing.map(({ type, count }) => ({ term, type, count })),
  );
  await upsert(database, runner, 'search_totals', totals, {
    key: '"term", "type"',
    update: '"count" = "search_totals"."count" + excluded."count"',
  });
  const rows = terms.map(({ term, firstName }) => ({ term, firstName, catalogueSize }));
  const { codePointCollation } = database.engine.dialect;
  await upsert(database, runner, 'search_terms', rows, {
    key: '"term"',
    update: `"catalogueSize" = excluded."catalogueSize", "firstName" = CASE
      WHEN "search_terms"."firstName" < excluded."firstName" ${codePointCollation}
      THEN "search_terms"."firstName" ELSE excluded."firstName" END`,
  });
}

/** Inserts the rows; `update` says what happens to a row whose key exists. All have the same columns. */
async function upsert(
  database: Database,
  runner: QueryRunner,
  table: string,
  rows: readonly object[],
  { key, update }: { key: string; update: string },
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const build = () => {
    const names = columns.map((column) => `"${column}"`).join(', ');
    const values = rows.map((_, nth) => `(${columns.map((name) => `:${name}_${nth}`).join(', ')})`);
    return `INSERT INTO "${table}" (${names}) VALUES ${values.join(', ')}
      ON CONFLICT (${key}) DO UPDATE SET ${update}`;
  };
  const parameters = Object.fromEntries(
    rows.flatMap((row, nth) =>
      Object.entries(row).map(([name, value]) => [`${name}_${nth}`, value as unknown]),
    ),
  );
  await database.execute(runner, `upsert|${table}|${rows.length}`, build, parameters);
}
