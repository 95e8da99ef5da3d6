import type { QueryRunner } from 'typeorm';
import type { RowsDependency } from '../changes/changes';
import type { RowFilter } from '../changes/list-dependency';
import type { RowChange } from '../database/change';
import type { Database } from '../database/database';
import type { GroupCount } from '../database/group-counts';
import type { Parameters, Sql } from '../database/sql';
import { ArtifactTypeCount } from './artifact-type-count.entity';
import { Artifact } from './artifact.entity';
import type { ArtifactColumns } from './artifact.rows';
import { overlaps, type YearSpan } from './made/year-span';
import { containsTerms, relevanceOf, type TextTerm } from '../database/text-index';

/**
 * The columns that decide in which lists an artifact stands, and where: the keys of every order, and
 * what every filter reads. PostgreSQL's triggers write the same ones (migrations/change-events.ts).
 */
const LISTED_COLUMNS = [
  'id',
  'artifactType',
  'artifactNameNormalized',
  'likeCount',
  'madeEarliest',
  'madeLatest',
] as const;

/** An artifact as lists see it. A like changes neither the text nor the owner, and does not read them. */
export type ListedArtifact = Pick<ArtifactColumns, (typeof LISTED_COLUMNS)[number]>;

/** An artifact as lists of a text, or of a contributor, see it, too. */
export type ListedTexts = ListedArtifact & Pick<ArtifactColumns, 'words' | 'ownerUid'>;

/** An artifact before a write changes it: the values of its columns, as the database has them. */
export interface StoredArtifact {
  listed: ListedTexts;
  columns: Parameters & { image: string; description: string | null };
  updatedAt: Date;
}

/** Reads an artifact within a write, and locks it until the write ends. */
export async function readStored(
  database: Database,
  runner: QueryRunner,
  id: number,
): Promise<StoredArtifact | null> {
  const { dataSource, engine } = database;
  const { rowLock } = engine.dialect;
  const build = () => {
    const query = database.from(Artifact, 'artifact').where('artifact.id = :id');
    for (const { propertyName } of dataSource.getMetadata(Artifact).columns) {
      query.addSelect(`artifact.${propertyName}`, propertyName);
    }
    return rowLock ? query.setLock(rowLock) : query;
  };
  const [row] = await database.select<ListedTexts & StoredArtifact['columns']>(
    'stored artifact',
    build,
    { id },
    runner,
  );
  if (!row) return null;
  const names = [...LISTED_COLUMNS, 'words', 'ownerUid'];
  const listed = Object.fromEntries(names.map((name) => [name, row[name]])) as ListedTexts;
  return { listed, columns: row, updatedAt: new Date(Number(row['updatedAt'])) };
}

/** An artifact before and after a write; null where it is not in the catalogue. */
export interface WrittenArtifact {
  id: number;
  before: ListedTexts | null;
  after: ListedTexts | null;
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
  /** The uid of the member who added them; an empty one keeps none. */
  owner: string | null;
  /** A normalized part of the name. */
  term: string;
  span: YearSpan | null;
  /** Must all occur in the texts; an empty list keeps all. */
  text: readonly TextTerm[];
  /** A normalized text that the name must not contain. Only lists of a text have it. */
  exceptTerm: string;
}

/**
 * Which artifacts a list keeps: a public list those that its criteria keep; a list of a member those
 * that are read from `source`, which is what follows FROM and ends with a condition.
 */
export type ListedBy = ListedByCriteria | { source: Sql };

export interface ListedByCriteria {
  readonly criteria: ArtifactCriteria;
  /**
   * What the facets and the total of one request share: the counts of the list without regard to its
   * type and its years, once a facet has asked for them.
   */
  groups?: Promise<GroupCount[]>;
}

/** The criteria as a filter of rows. */
export function artifactFilter({
  type,
  owner,
  term,
  span,
  text,
  exceptTerm,
}: ArtifactCriteria): RowFilter {
  return {
    columns: [
      ...(type ? ['artifactType'] : []),
      ...(owner === null ? [] : ['ownerUid']),
      ...(term || exceptTerm ? ['artifactNameNormalized'] : []),
      ...(span ? ['madeEarliest', 'madeLatest'] : []),
      ...(text.length > 0 ? ['words'] : []),
    ],
    keeps: (row) =>
      (type === null || row['artifactType'] === type) &&
      // The rows of a like are without owner and words: they may be kept.
      (owner === null || (row['ownerUid'] ?? owner) === owner) &&
      String(row['artifactNameNormalized']).includes(term) &&
      !(exceptTerm && String(row['artifactNameNormalized']).includes(exceptTerm)) &&
      (span === null || overlaps(span, row)) &&
      (row['words'] === undefined || containsTerms(text, String(row['words']))),
    withKeys: (row) =>
      text.length === 0 || row['words'] === undefined
        ? row
        : { ...row, relevance: relevanceOf(text, String(row['words'])) },
  };
}

/** How many artifacts of each type there are. */
export const typeCountsDependency: RowsDependency = {
  isChangedBy: ({ before, after }) => before?.['artifactType'] !== after?.['artifactType'],
};
