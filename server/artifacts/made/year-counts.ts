import { centuryOf } from '../../database/centuries';
import type { Database } from '../../database/database';
import type { CenturyCount } from '../facets/facets.types';
import type { CountOfType } from '../facets/group-counts';
import { overCenturies } from './centuries';
import { ArtifactYearCount } from './made.entities';
import type { YearSpan } from './year-span';

/** What begins until the end of a span, less what ends before its beginning. */
const OVERLAPPING = `coalesce(sum(counts.earliest) FILTER (WHERE counts.year <= :to), 0)
  - coalesce(sum(counts.latest) FILTER (WHERE counts.year < :from), 0)`;

/** How many artifacts of a type, or of all, overlap a span. The cost does not depend on how many. */
export async function countOverlapping(
  database: Database,
  { from, to }: YearSpan,
  type: string | null,
): Promise<number> {
  const [row] = await database.select<{ count: number | string }>(
    `overlapping|${type === null}`,
    () => {
      const query = database.from(ArtifactYearCount, 'counts').select(OVERLAPPING, 'count');
      return type === null ? query : query.where('counts.type = :type');
    },
    { from, to, ...(type !== null && { type }) },
  );
  return Number(row?.count ?? 0);
}

/** How many artifacts of each type overlap a span. */
export function countOverlappingByType(
  database: Database,
  { from, to }: YearSpan,
): Promise<CountOfType[]> {
  return database.select(
    'overlapping by type',
    () =>
      database
        .from(ArtifactYearCount, 'counts')
        .select('counts.type', 'type')
        .addSelect(OVERLAPPING, 'count')
        .groupBy('counts.type'),
    { from, to },
  );
}

/** How many artifacts of a type, or of all, touch each century. */
export async function countByCentury(
  database: Database,
  type: string | null,
): Promise<CenturyCount[]> {
  const rows = await database.select<{
    century: number;
    earliest: number | string;
    latest: number | string;
  }>(
    `by century|${type === null}`,
    () => {
      const query = database
        .from(ArtifactYearCount, 'counts')
        .select(centuryOf('counts.year'), 'century')
        .addSelect('sum(counts.earliest)', 'earliest')
        .addSelect('sum(counts.latest)', 'latest')
        .groupBy('century');
      return type === null ? query : query.where('counts.type = :type');
    },
    type === null ? {} : { type },
  );
  return overCenturies(
    new Map(rows.map(({ century, earliest }) => [century, Number(earliest)])),
    new Map(rows.map(({ century, latest }) => [century, Number(latest)])),
  );
}
