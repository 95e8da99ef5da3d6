import { Artifact } from '../artifacts/artifact.entity';
import { publicNameOf } from '../artifacts/artifact.reader';
import type { Database } from '../../database/database';
import type { Sql } from '../../database/sql';
import { Member } from '../members/member.entity';
import { type ArtifactFields, WRITTEN_FIELDS } from '../artifacts/artifact-fields';
import { LIST_COLUMN_NAMES, type ListColumnName } from '../artifacts/list-columns';
import { ArtifactRevision, type RevisionKind } from './revision.entity';

/**
 * An artifact as it was: what its author wrote, and when, in milliseconds. Lists and facts are JSON, as their
 * columns have them; absent in a version before there were any.
 */
export type Version = Pick<ArtifactFields, keyof ArtifactFields> &
  Partial<Record<ListColumnName | 'facts', string | null>> & {
    addedAt: number;
    updatedAt: number;
  };

const VERSION_COLUMNS = [
  ...[...WRITTEN_FIELDS, ...LIST_COLUMN_NAMES],
  ...(['facts', 'addedAt', 'updatedAt'] as const),
];

/** An entry of the log, with the versions before and after the change, if any. */
export interface RevisionRow {
  sequence: number;
  artifactId: number;
  kind: RevisionKind;
  changedAt: Date;
  /** The name of the member who made the change; null for an operator's or a moderator's act. */
  userName: string | null;
  before: Version | null;
  after: Version | null;
  /** The names of the owners before and after, if the artifact was handed over; else null. */
  owners: { before: string; after: string } | null;
  /** Whether the artifact has not changed since. */
  isCurrent: boolean;
}

type StoredVersion = Omit<Version, 'addedAt' | 'updatedAt'> &
  Record<'addedAt' | 'updatedAt', number | string>;

interface StoredRow {
  sequence: number;
  artifactId: number;
  kind: RevisionKind;
  changedAt: number | string;
  changedBy: string | null;
  userName: string | null;
  ownerName: string;
  formerOwnerName: string | null;
  previous: string | null;
  next: string | null;
  current: string | null;
}

/**
 * The version before a change, as an entry has it. The instants in the record of a hidden artifact may
 * be texts. A version has no column that was added later, or that is null.
 */
export function versionOf(previous: string): Version {
  const { addedAt, updatedAt, ...fields } = JSON.parse(previous) as StoredVersion;
  const present = Object.entries(fields).filter(([, value]) => value !== null);
  return {
    ...(Object.fromEntries(present) as typeof fields),
    addedAt: Number(addedAt),
    updatedAt: Number(updatedAt),
  };
}

/** Which entries of an artifact are read; the condition says `revision.COLUMN`. */
interface RevisionQuery {
  artifactId: number;
  condition: Sql | null;
  /** DESC: the last change first. */
  direction: 'ASC' | 'DESC';
  limit: number;
}

/** Whether an entry is about a version: the erasure of the owner makes none. */
const isOfVersion = (entry: string) =>
  `NOT (${entry}.kind = 'UPDATED' AND ${entry}.previous IS NULL)`;

/** The entries of an artifact with their versions, in one statement, so that they agree. */
export async function readRevisions(
  database: Database,
  { artifactId, condition, direction, limit }: RevisionQuery,
): Promise<RevisionRow[]> {
  const { dialect } = database.engine;
  const last = database
    .from(ArtifactRevision, 'entry')
    .select('max(entry.sequence)')
    .where('entry.artifactId = :artifactId')
    .andWhere(isOfVersion('entry'));
  const ownerBefore = database
    .from(ArtifactRevision, 'earlier')
    .select('earlier.ownerUid')
    .where('earlier.artifactId = revision.artifactId AND earlier.sequence < revision.sequence')
    .orderBy('earlier.sequence', 'DESC')
    .limit(1);
  const query = database
    .from(ArtifactRevision, 'revision')
    .leftJoin(Member, 'member', 'member.uid = revision.changedBy')
    .leftJoin(
      Member,
      'former',
      `former.uid <> revision.ownerUid AND former.uid = (${ownerBefore.getQuery()})`,
    )
    .leftJoin(Member, 'owner', 'former.uid IS NOT NULL AND owner.uid = revision.ownerUid')
    .where('revision.artifactId = :artifactId')
    .andWhere(isOfVersion('revision'))
    .orderBy('revision.sequence', direction)
    .limit(limit);
  for (const name of ['sequence', 'artifactId', 'kind', 'changedAt', 'changedBy', 'previous']) {
    query.addSelect(`revision.${name}`, name);
  }
  query
    .addSelect(publicNameOf('member'), 'userName')
    .addSelect(publicNameOf('owner'), 'ownerName')
    .addSelect(
      `CASE WHEN former.uid IS NULL THEN NULL ELSE ${publicNameOf('former')} END`,
      'formerOwnerName',
    )
    .addSelect(
      (next) =>
        next
          .select('later.previous')
          .from(ArtifactRevision, 'later')
          .where('later.artifactId = revision.artifactId AND later.sequence > revision.sequence')
          .andWhere(isOfVersion('later'))
          .orderBy('later.sequence')
          .limit(1),
      'next',
    )
    .addSelect(
      (current) =>
        current
          .select(dialect.jsonArray(VERSION_COLUMNS.map((name) => `artifact.${name}`)))
          .from(Artifact, 'artifact')
          .where('artifact.id = revision.artifactId')
          .andWhere(`revision.sequence = (${last.getQuery()})`),
      'current',
    );
  if (condition) query.andWhere(condition.sql);
  query.setParameters({ artifactId, ...condition?.parameters });
  return (await query.getRawMany<StoredRow>()).map(toRevisionRow);
}

/** The versions of artifacts as they are now, by their identifiers. */
export async function currentVersions(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, Version>> {
  const { dialect } = database.engine;
  const isOneOf = dialect.isOneOf('artifact.id', 'ids', ids);
  const rows = await database.select<{ id: number; cells: string }>(
    'current versions',
    () =>
      database
        .from(Artifact, 'artifact')
        .select('artifact.id', 'id')
        .addSelect(dialect.jsonArray(VERSION_COLUMNS.map((name) => `artifact.${name}`)), 'cells')
        .where(isOneOf.sql),
    isOneOf.parameters,
  );
  return new Map(rows.map(({ id, cells }) => [id, currentVersion(cells)]));
}

function toRevisionRow(stored: StoredRow): RevisionRow {
  const { previous, next, current, ownerName, formerOwnerName, ...row } = stored;
  return {
    ...row,
    owners: formerOwnerName === null ? null : { before: formerOwnerName, after: ownerName },
    changedAt: new Date(Number(row.changedAt)),
    userName: row.changedBy === null ? null : row.userName,
    before: previous === null ? null : versionOf(previous),
    after: next === null ? (current === null ? null : currentVersion(current)) : versionOf(next),
    isCurrent: current !== null,
  };
}

function currentVersion(cells: string): Version {
  const values = JSON.parse(cells) as unknown[];
  return Object.fromEntries(
    VERSION_COLUMNS.map((name, index) => [name, values[index]]),
  ) as unknown as Version;
}
