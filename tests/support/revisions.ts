import type { DataSource } from 'typeorm';
import { Artifact } from '../../server/catalogue/artifacts/artifact.entity';

/** The recorded columns of an artifact, instants as numbers. */
export type Version = Record<string, string | number | null>;

/** An entry of the log of artifacts, as the table has it. */
export interface Entry {
  sequence: number;
  artifactId: number;
  kind: 'ADDED' | 'UPDATED' | 'DELETED';
  changedAt: number;
  ownerUid: string;
  changedBy: string | null;
  previous: Version | null;
}

/** PostgreSQL's driver returns large numbers as texts. */
type EntryRow = Omit<Entry, 'changedAt' | 'previous'> & {
  changedAt: number | string;
  previous: string | null;
};

const INSTANTS = ['addedAt', 'updatedAt'];

/** What a change does not change, what follows from the other columns, and what others write. */
const NOT_RECORDED = [
  ...['id', 'ownerUid', 'changedBy', 'deletedBy', 'likeCount', 'viewCount'],
  ...['artifactNameNormalized', 'madeEarliest', 'madeLatest', 'madeEdtf', 'words', 'factRows'],
];

/** A column of a later version is recorded too, or is named above. */
const toVersion = (dataSource: DataSource, row: Version): Version =>
  Object.fromEntries(
    dataSource
      .getMetadata(Artifact)
      .columns.map(({ propertyName }) => propertyName)
      .filter((name) => !NOT_RECORDED.includes(name))
      .map((name) => [name, INSTANTS.includes(name) ? Number(row[name]) : (row[name] ?? null)]),
  );

/** Every artifact of the catalogue, as the log should have it. */
export async function readVersions(dataSource: DataSource): Promise<Map<number, Version>> {
  const rows = await dataSource.query<Version[]>('SELECT * FROM "artifacts"');
  return new Map(rows.map((row) => [Number(row['id']), toVersion(dataSource, row)]));
}

/** The entries with numbers above `after`, in their order. */
export async function readLog(dataSource: DataSource, after = 0): Promise<Entry[]> {
  const rows = await dataSource.query<EntryRow[]>(
    `SELECT * FROM "artifact_revisions" WHERE "sequence" > ${after} ORDER BY "sequence"`,
  );
  return rows.map((row) => ({
    ...row,
    changedAt: Number(row.changedAt),
    previous:
      row.previous === null ? null : toVersion(dataSource, JSON.parse(row.previous) as Version),
  }));
}

/**
 * Replays the log. An entry has the version before its change, so the version after it is that of the
 * artifact's next entry; the last version of an artifact is its row.
 * @returns the whole catalogue after each entry.
 */
export function replay(
  log: readonly Entry[],
  current: ReadonlyMap<number, Version>,
): Map<number, Version>[] {
  const versions = new Map(current);
  const after = new Map<Entry, Version | undefined>();
  for (const entry of log.toReversed()) {
    after.set(entry, versions.get(entry.artifactId));
    if (entry.previous) versions.set(entry.artifactId, entry.previous);
    else versions.delete(entry.artifactId);
  }
  const catalogue = new Map<number, Version>();
  return log.map((entry) => {
    const version = after.get(entry);
    if (entry.kind === 'DELETED' || !version) catalogue.delete(entry.artifactId);
    else catalogue.set(entry.artifactId, version);
    return new Map(catalogue);
  });
}
