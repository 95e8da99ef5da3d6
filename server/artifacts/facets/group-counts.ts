import type { Database } from '../../database/database';
import { narrowed, type Sql } from '../../database/sql';
import type { KindCount } from '../../database/text-index';
import { type CenturySpans, centuryOf } from '../made/centuries';

/** A count of one type, as the databases return it. */
export interface CountOfType {
  type: string;
  count: number | string;
}

/**
 * How many artifacts of each type a source has.
 * @param source what follows FROM to read columns of artifacts; it ends with a condition.
 */
export const countByType = (database: Database, { sql, parameters }: Sql): Promise<CountOfType[]> =>
  database.rows({
    sql: `SELECT "artifactType" AS "type", count(*) AS "count" FROM ${sql} GROUP BY "artifactType"`,
    parameters,
  });

/** The same of counts that are also by century. */
export function sumOfTypes(kinds: readonly KindCount[]): CountOfType[] {
  const counts = new Map<string, number>();
  for (const { type, count } of kinds) counts.set(type, (counts.get(type) ?? 0) + count);
  return [...counts].map(([type, count]) => ({ type, count }));
}

/** How many artifacts of a source begin in one century and end in another; those with years. */
export function countCenturySpans(database: Database, source: Sql): Promise<CenturySpans[]> {
  const hasYears = { sql: '"madeEarliest" <= "madeLatest"', parameters: {} };
  const { sql, parameters } = narrowed(source, hasYears);
  return database.rows({
    sql: `SELECT ${centuryOf('"madeEarliest"')} AS "first", ${centuryOf('"madeLatest"')} AS "last",
      count(*) AS "count" FROM ${sql} GROUP BY 1, 2`,
    parameters,
  });
}
