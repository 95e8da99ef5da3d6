import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index of the artifacts whose picture has no description, of all members and of one. */
export class UndescribedPictures1795685000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX "artifacts_undescribed" ON "artifacts" ("ownerUid", "id")
        WHERE "imageAlt" IS NULL`);
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
