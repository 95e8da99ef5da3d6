import { writtenColumns } from './baseline/catalogue-tables';

/**
 * The columns of an artifact that triggers record in its log: what members write, and when. Derived
 * columns, likes and views are not recorded, and a write of those alone is no change.
 */
export const RECORDED_COLUMNS: readonly string[] = [
  ...writtenColumns.map(({ name }) => name),
  'addedAt',
  'updatedAt',
];

/** The columns that are recorded since artifacts have facts and several pictures. */
export const RECORDED_WITH_PICTURES: readonly string[] = [
  ...RECORDED_COLUMNS,
  'facts',
  'imageCaption',
  'morePictures',
];

/** The events of `artifacts` that a trigger records; PostgreSQL evaluates the same texts as SQLite. */
export const recordedUpdate = (columns: readonly string[]): string =>
  `UPDATE OF ${columns.map((name) => `"${name}"`).join(', ')} ON "artifacts"`;

/**
 * Whether an update changes a recorded column.
 * @param differs how the engine compares values that may be NULL.
 */
export const isRecorded = (
  columns: readonly string[],
  differs: 'IS NOT' | 'IS DISTINCT FROM',
): string => columns.map((name) => `OLD."${name}" ${differs} NEW."${name}"`).join(' OR ');

/** The arguments of a function that makes a JSON object of the recorded columns. */
export const recordedPairs = (
  columns: readonly string[],
  valueOf: (column: string) => string,
): string => columns.map((name) => `'${name}', ${valueOf(name)}`).join(', ');

/** The instant of an entry: never before that of the entry before it, even if the clock was set back. */
export const instantOfEntry = (greatest: 'max' | 'greatest', now: string): string =>
  `${greatest}(${now}, coalesce(
    (SELECT "changedAt" FROM "artifact_revisions" ORDER BY "sequence" DESC LIMIT 1), 0))`;

/** Adds the entries of a member's erasure: their artifacts show another name from now on. */
export const erasureEntries = (member: string, instant: string): string => `
  INSERT INTO "artifact_revisions"
    ("artifactId", "kind", "changedAt", "ownerUid", "changedBy", "previous")
    SELECT "id", 'UPDATED', "moment"."at", "ownerUid", NULL, NULL
      FROM "artifacts" CROSS JOIN (SELECT ${instant} AS "at") AS "moment"
      WHERE "ownerUid" = ${member} ORDER BY "id";`;

/**
 * Stores a new entry as the last change of its artifact. A hidden artifact already looks deleted, so its
 * final deletion is no further change.
 */
export const upsertLastChange = `
  INSERT INTO "artifact_last_changes" ("artifactId", "sequence", "changedAt", "kind")
    VALUES (NEW."artifactId", NEW."sequence", NEW."changedAt", NEW."kind")
    ON CONFLICT ("artifactId") DO UPDATE SET "sequence" = NEW."sequence",
      "changedAt" = NEW."changedAt", "kind" = NEW."kind"
      WHERE NOT ("artifact_last_changes"."kind" = 'DELETED' AND NEW."kind" = 'DELETED');`;
