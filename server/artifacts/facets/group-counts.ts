import { centuryOfYear, consistsOfCenturies } from '../../database/centuries';
import type { Database } from '../../database/database';
import type { GroupCount, GroupCounting } from '../../database/group-counts';
import type { Sql } from '../../database/sql';
import type { ListedByCriteria } from '../artifact.lists';
import type { YearSpan } from '../made/year-span';

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

/** Runs a statement that counts by type and centuries. */
export const countGroups = async (
  database: Database,
  counting: GroupCounting,
): Promise<GroupCount[]> => counting.countsOf(await database.rows(counting));

/** Whether the groups tell which artifacts overlap the span. Null stands for no condition on years. */
export const tellsOverlap = (span: YearSpan | null): boolean =>
  span === null || consistsOfCenturies(span);

/** The groups of a type and of a span that they tell; null stands for all. */
export function groupsOf(
  groups: readonly GroupCount[],
  type: string | null,
  span: YearSpan | null,
): GroupCount[] {
  const overlaps = ({ first, last }: GroupCount) =>
    span === null ||
    (first !== null &&
      last !== null &&
      first <= centuryOfYear(span.to) &&
      last >= centuryOfYear(span.from));
  return groups.filter((group) => (type === null || group.type === type) && overlaps(group));
}

/** How many artifacts of each type the groups have. */
export function typesOf(groups: readonly GroupCount[]): CountOfType[] {
  const counts = new Map<string, number>();
  for (const { type, count } of groups) counts.set(type, (counts.get(type) ?? 0) + count);
  return [...counts].map(([type, count]) => ({ type, count }));
}

/** How many artifacts a list has, where a facet of the same request counts them; null elsewhere. */
export async function sharedTotal({
  criteria: { type, span },
  groups,
}: ListedByCriteria): Promise<number | null> {
  if (!groups || !tellsOverlap(span)) return null;
  return groupsOf(await groups, type, span).reduce((total, { count }) => total + count, 0);
}
