import type { Sql } from './sql';

/** A span of years, both ends included. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

/** All years that an artifact can have. The columns of one without years hold the values beyond them. */
export const ALL_YEARS: Years = { from: -2_147_483_647, to: 2_147_483_646 };

/** The span between two years. One may be absent; without both, it is null. */
export function yearSpan(
  from: number | null | undefined,
  to: number | null | undefined,
): Years | null {
  if (from == null && to == null) return null;
  return {
    from: Math.max(from ?? ALL_YEARS.from, ALL_YEARS.from),
    to: Math.min(to ?? ALL_YEARS.to, ALL_YEARS.to),
  };
}

/** Whether two spans have a year in common. An artifact without years overlaps none. */
export const overlap = (one: Years, other: Years): boolean =>
  one.from <= other.to && one.to >= other.from;

/** The condition that the artifact's years overlap the span. */
export const overlapCondition = ({ from, to }: Years): Sql => ({
  sql: '"madeEarliest" <= :madeTo AND "madeLatest" >= :madeFrom',
  parameters: { madeFrom: from, madeTo: to },
});
