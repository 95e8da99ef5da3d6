import { centuryOf } from './centuries';
import type { Sql } from './sql';

/** How many artifacts of one type begin in one century and end in another, as `centuryOf` numbers them. */
export interface GroupCount {
  type: string;
  /** Null for artifacts without years, as `last` then is. */
  first: number | null;
  last: number | null;
  count: number;
}

/** A statement that counts artifacts by type and centuries. */
export interface GroupCounting extends Sql {
  /** Reads the counts from its rows. */
  countsOf(rows: readonly object[]): GroupCount[];
}

type CountedRow = Omit<GroupCount, 'count'> & { count: number | string };

/**
 * Counts the artifacts of a source.
 * @param source what follows FROM to read columns of artifacts; it ends with a condition.
 */
export function groupCounting({ sql, parameters }: Sql): GroupCounting {
  const century = (column: string) =>
    `CASE WHEN "madeEarliest" <= "madeLatest" THEN ${centuryOf(column)} END`;
  return {
    sql: `SELECT "artifactType" AS "type", ${century('"madeEarliest"')} AS "first",
      ${century('"madeLatest"')} AS "last", count(*) AS "count" FROM ${sql} GROUP BY 1, 2, 3`,
    parameters,
    // PostgreSQL's driver returns large numbers as texts.
    countsOf: (rows) =>
      (rows as readonly CountedRow[]).map((row) => ({ ...row, count: Number(row.count) })),
  };
}
