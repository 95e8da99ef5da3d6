import type { Database } from '../database/database';
import type { Writer } from '../database/writer';

const DAY = 24 * 3_600_000;

/** For how long a deleted artifact can be restored, in milliseconds. */
export const RESTORABLE_FOR = 30 * DAY;

/** How many artifacts one statement purges, so that other writes get their turns. */
const BATCH = 1_000;

/** Hidden artifacts look deleted in the log, and an artifact may have been put back since. */
const PURGE = `
  UPDATE "artifact_revisions" SET "previous" = NULL
  WHERE "previous" IS NOT NULL AND "artifactId" IN (
    SELECT "artifactId" FROM "artifact_revisions" AS "deletion"
    WHERE "kind" = 'DELETED' AND "previous" IS NOT NULL AND "changedAt" < :before
      AND NOT EXISTS (SELECT 1 FROM "artifacts" WHERE "id" = "artifactId")
      AND NOT EXISTS (SELECT 1 FROM "hidden_artifacts" WHERE "id" = "artifactId")
      AND NOT EXISTS (
        SELECT 1 FROM "artifact_revisions" AS "later"
        WHERE "later"."artifactId" = "deletion"."artifactId" AND "later"."changedAt" >= :before
      )
    LIMIT ${BATCH}
  )`;

/**
 * Removes the versions of artifacts that can no longer be restored. Their entries stay in the log, so
 * that followers of the catalogue read the deletion.
 */
export async function purgeDeleted(
  database: Database,
  writer: Pick<Writer, 'run'>,
  now = Date.now(),
): Promise<void> {
  const parameters = { before: now - RESTORABLE_FOR };
  const purge = () =>
    writer.run((runner) => database.execute(runner, 'purge deleted', () => PURGE, parameters));
  while ((await purge()) > 0);
}
