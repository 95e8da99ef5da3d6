import { type QueryRunner, Table } from 'typeorm';

/** The entries that tell of a member's erasure: their artifacts show another name from now on. */
export const erasureEntries = (member: string, instant: string): string => `
  INSERT INTO "artifact_revisions"
    ("artifactId", "kind", "changedAt", "ownerUid", "changedBy", "previous")
    SELECT "id", 'UPDATED', "moment"."at", "ownerUid", NULL, NULL
      FROM "artifacts" CROSS JOIN (SELECT ${instant} AS "at") AS "moment"
      WHERE "ownerUid" = ${member} ORDER BY "id";`;

/**
 * Keeps the last change of the artifact of a new entry. When a hidden artifact is deleted for good,
 * everybody has heard of its deletion.
 */
export const keepLastChange = `
  INSERT INTO "artifact_last_changes" ("artifactId", "sequence", "changedAt", "kind")
    VALUES (NEW."artifactId", NEW."sequence", NEW."changedAt", NEW."kind")
    ON CONFLICT ("artifactId") DO UPDATE SET "sequence" = NEW."sequence",
      "changedAt" = NEW."changedAt", "kind" = NEW."kind"
      WHERE NOT ("artifact_last_changes"."kind" = 'DELETED' AND NEW."kind" = 'DELETED');`;

/** What the migrations of both engines have in common when they add the last change of each artifact. */
export async function addLastChanges(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.createTable(
    new Table({
      name: 'artifact_last_changes',
      columns: [
        { name: 'artifactId', type: 'integer', isPrimary: true },
        { name: 'sequence', type: 'integer' },
        { name: 'changedAt', type: 'bigint' },
        { name: 'kind', type: 'text' },
      ],
    }),
  );
  await queryRunner.query(`INSERT INTO "artifact_last_changes"
    SELECT "artifactId", "sequence", "changedAt", "kind" FROM "artifact_revisions" AS "entry"
      WHERE "sequence" = (SELECT max("sequence") FROM "artifact_revisions"
        WHERE "artifactId" = "entry"."artifactId")`);
  await queryRunner.query(`CREATE INDEX "artifact_last_changes_in_order"
    ON "artifact_last_changes" ("changedAt", "sequence")`);
}
