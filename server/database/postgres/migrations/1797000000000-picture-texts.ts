import type { MigrationInterface, QueryRunner } from 'typeorm';
import { RECORDED_COLUMNS } from '../../artifact-revisions';
import { addPictureTexts } from '../../picture-texts';
import { updateTrigger, versionProcedures } from './revision-triggers';

/** The description and the rights of an artifact's picture on PostgreSQL. */
export class PictureTexts1797000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addPictureTexts(queryRunner);
    for (const sql of [
      ...versionProcedures(RECORDED_COLUMNS),
      'DROP TRIGGER "update_recorded" ON "artifacts"',
      updateTrigger(RECORDED_COLUMNS),
    ]) {
      await queryRunner.query(sql);
    }
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
