import type { QueryRunner } from 'typeorm';

/**
 * What the migrations of both engines have in common when they add the description and the rights of
 * pictures. `queryRunner.addColumn` would rebuild the table on SQLite.
 */
export async function addPictureTexts(queryRunner: QueryRunner): Promise<void> {
  for (const name of ['imageAlt', 'rights']) {
    await queryRunner.query(`ALTER TABLE "artifacts" ADD COLUMN "${name}" text`);
  }
}
