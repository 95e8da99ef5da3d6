import type { KeysetPage } from '../database/keyset';
import { narrowed, type Sql } from '../database/sql';
import type { PagePlan } from './kept-artifacts.types';

/** How many artifacts are read on a walk in the time in which one match of an index is sorted. */
export const READS_PER_SORTED_MATCH = 4;

/** The plan of a page of an empty list. */
export const NOTHING: PagePlan = { conditions: [{ sql: '1 = 0', parameters: {} }] };

/** What follows FROM to read identifiers; it ends with a condition. */
export interface IdSource extends Sql {
  idColumn: string;
}

/** The condition that keeps the artifacts of one page of a source, in the order of these columns. */
export function pageOf(
  { idColumn, ...start }: IdSource,
  page: KeysetPage,
  columns = page.columns((name) => `"${name}"`),
): Sql {
  const { sql, parameters } = narrowed(start, page.condition(columns));
  return {
    sql: `artifact.id IN (
      SELECT ${idColumn} FROM ${sql} ORDER BY ${page.orderBy(columns)} LIMIT ${page.limit})`,
    parameters,
  };
}
