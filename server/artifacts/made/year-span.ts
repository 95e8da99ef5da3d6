import { ALL_YEARS, type Years } from '../../database/centuries';
import { narrowed, type Sql } from '../../database/sql';

/** A span of years. An artifact without years overlaps none. */
export type YearSpan = Years;

/** The span between two years, each of which may be absent; null when both are. */
export function yearSpan(
  from: number | null | undefined,
  to: number | null | undefined,
): YearSpan | null {
  if (from == null && to == null) return null;
  return {
    from: Math.max(from ?? ALL_YEARS.from, ALL_YEARS.from),
    to: Math.min(to ?? ALL_YEARS.to, ALL_YEARS.to),
  };
}

/**
 * The condition that keeps what overlaps the span.
 * @param columnOf the SQL name of a column. A name with a plus sign keeps the engines from using the
 * index of years.
 */
export const overlapCondition = (
  { from, to }: YearSpan,
  columnOf: (name: string) => string,
): Sql => ({
  sql: `${columnOf('madeEarliest')} <= :madeTo AND ${columnOf('madeLatest')} >= :madeFrom`,
  parameters: { madeFrom: from, madeTo: to },
});

/**
 * What follows FROM to read artifacts that overlap the span, along the index of years.
 * @param condition what else must hold.
 */
export function overlappingArtifacts(span: YearSpan, condition: Sql | null): Sql {
  const { sql, parameters } = overlapCondition(span, (name) => `"${name}"`);
  return narrowed({ sql: `"artifacts" WHERE ${sql}`, parameters }, condition);
}
