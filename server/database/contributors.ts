import { type QueryRunner, TableIndex } from 'typeorm';

/** What every identifier of a contributor begins with. The rest is random. */
export const CONTRIBUTOR_PREFIX = 'c_';

/**
 * What the migrations of both engines have in common when they give members public identifiers.
 * @param triggers fill the column wherever a member is written without it. They exist before the
 * identifiers of existing members are written, and write these.
 */
export async function addContributors(
  queryRunner: QueryRunner,
  triggers: readonly string[],
): Promise<void> {
  await queryRunner.query('ALTER TABLE "members" ADD COLUMN "contributorId" text');
  for (const sql of triggers) await queryRunner.query(sql);
  await queryRunner.query('UPDATE "members" SET "contributorId" = NULL');
  // A whole index would make the column a key on PostgreSQL. An erasure, which changes it, would then
  // wait for the member's likes, and could meet them in a deadlock.
  await queryRunner.query(
    `CREATE UNIQUE INDEX "members_by_contributor" ON "members" ("contributorId")
      WHERE "contributorId" IS NOT NULL`,
  );
  // The types and the years, so that the facets of a contributor's list read no row.
  await queryRunner.query(
    `CREATE INDEX "artifacts_by_owner" ON "artifacts"
      ("ownerUid", "id", "artifactType", "madeEarliest", "madeLatest")`,
  );
  await queryRunner.dropIndex('artifacts', new TableIndex({ columnNames: ['ownerUid', 'id'] }));
}
