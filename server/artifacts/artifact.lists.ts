import type { QueryRunner } from 'typeorm';
import type { RowsDependency } from '../changes/changes';
import type { RowFilter } from '../changes/list-dependency';
import type { RowChange } from '../database/change';
import type { Database } from '../database/database';
import type { Sql } from '../database/sql';
import { ArtifactTypeCount } from './artifact-type-count.entity';
import { Artifact } from './artifact.entity';
import type { ArtifactColumns } from './artifact.rows';
import { overlaps, type YearSpan } from './made/year-span';

/**
 * The columns that decide in which lists an artifact stands, and where: the keys of every order, and
 * what every filter reads. PostgreSQL's triggers write the same ones (migrations/…-made-years.ts).
 */
const LISTED_COLUMNS = [
  'id',
  'artifactType',
  'artifactNameNormalized',
  'likeCount',
  'madeEarliest',
  'madeLatest',
] as const;

/** An artifact as lists see it. */
export type ListedArtifact = Pick<ArtifactColumns, (typeof LISTED_COLUMNS)[number]>;

/**
 * Reads an artifact as lists see it.
 * @param runner reads within a write.
 */
export async function readListed(
  database: Database,
  runner: QueryRunner,
  id: number,
): Promise<ListedArtifact | null> {
  const build = () => {
    const query = database.from(Artifact, 'artifact').where('artifact.id = :id');
    for (const column of LISTED_COLUMNS) query.addSelect(`artifact.${column}`, column);
    return query;
  };
  const [row = null] = await database.select<ListedArtifact>(
    'listed artifact',
    build,
    { id },
    runner,
  );
  return row;
}

/** An artifact before and after a write; null where it is not in the catalogue. */
export interface WrittenArtifact {
  id: number;
  before: ListedArtifact | null;
  after: ListedArtifact | null;
}

/** An artifact was added, changed or deleted. */
export const artifactChange = ({ id, before, after }: WrittenArtifact): RowChange => ({
  tag: `artifact:${id}`,
  before,
  after,
});

/** Whether a write has removed the last artifact of a type, or added the first one. */
export async function changesTypes(
  database: Database,
  runner: QueryRunner,
  { before, after }: WrittenArtifact,
): Promise<boolean> {
  if (before?.artifactType === after?.artifactType) return false;
  const counts = await database.select<ArtifactTypeCount>(
    'counts of two types',
    () =>
      database
        .from(ArtifactTypeCount, 'counts')
        .select('counts.type', 'type')
        .addSelect('counts.count', 'count')
        .where('counts.type IN (:before, :after)'),
    { before: before?.artifactType ?? '', after: after?.artifactType ?? '' },
    runner,
  );
  return counts.some(({ type, count }) => count === (type === after?.artifactType ? 1 : 0));
}

/** An artifact was liked once more (1) or once less (-1), and is now as given. */
export const likesChange = (after: ListedArtifact, difference: 1 | -1): RowChange => ({
  tag: `likes:${after.id}`,
  before: { ...after, likeCount: after.likeCount - difference },
  after: { ...after },
});

/** Which artifacts a public list keeps; null and '' keep all. */
export interface ArtifactCriteria {
  type: string | null;
  /** A normalized part of the name. */
  term: string;
  span: YearSpan | null;
}

/**
 * Which artifacts a list keeps: a public list those that its criteria keep; a list of a member those
 * that are read from `source`, which is what follows FROM and ends with a condition.
 */
export type KeptArtifacts = { criteria: ArtifactCriteria } | { source: Sql };

/** The criteria as a filter of rows. */
export function artifactFilter({ type, term, span }: ArtifactCriteria): RowFilter {
  return {
    columns: [
      ...(type ? ['artifactType'] : []),
      ...(term ? ['artifactNameNormalized'] : []),
      ...(span ? ['madeEarliest', 'madeLatest'] : []),
    ],
    keeps: (row) =>
      (type === null || row['artifactType'] === type) &&
      String(row['artifactNameNormalized']).includes(term) &&
      (span === null || overlaps(span, row)),
  };
}

/** How many artifacts of each type there are. */
export const typeCountsDependency: RowsDependency = {
  isChangedBy: ({ before, after }) => before?.['artifactType'] !== after?.['artifactType'],
};
