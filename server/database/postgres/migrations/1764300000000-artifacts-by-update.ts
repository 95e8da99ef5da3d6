import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index for `updatedSince`, with the types and the years, so that its facets read no row. */
export class ArtifactsByUpdate1764300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX "artifacts_by_update"
      ON "artifacts" ("updatedAt", "id", "artifactType", "madeEarliest", "madeLatest")`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "artifacts_by_update"');
  }
}
