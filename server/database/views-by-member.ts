import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index with which a member's views are found, to download or to erase them; on every engine. */
export class ViewsByMember1796000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE INDEX "artifact_views_by_member" ON "artifact_views" ("memberUid")',
    );
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
