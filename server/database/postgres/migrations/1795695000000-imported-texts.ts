import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What would identify an imported artifact without an identifier. */
export class ImportedTexts1795695000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "imported_artifacts" ADD COLUMN "textsId" text');
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
