import type { Database } from '../../database/database';
import { ArtifactYearCount } from './made.entities';
import type { YearSpan } from './year-span';

/** How many artifacts of a type, or of all, overlap a span. The cost does not depend on how many. */
export async function countOverlapping(
  database: Database,
  { from, to }: YearSpan,
  type: string | null,
): Promise<number> {
  const [row] = await database.select<{ count: number | string }>(
    `overlapping|${type === null}`,
    () => {
      const query = database.from(ArtifactYearCount, 'counts').select(
        `coalesce(sum(counts.earliest) FILTER (WHERE counts.year <= :to), 0)
            - coalesce(sum(counts.latest) FILTER (WHERE counts.year < :from), 0)`,
        'count',
      );
      return type === null ? query : query.where('counts.type = :type');
    },
    { from, to, ...(type !== null && { type }) },
  );
  return Number(row?.count ?? 0);
}
