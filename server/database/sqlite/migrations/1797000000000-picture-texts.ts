import type { MigrationInterface, QueryRunner } from 'typeorm';
import { RECORDED_COLUMNS } from '../../artifact-revisions';
import { addPictureTexts } from '../../picture-texts';
import { versionTriggers } from './revision-triggers';

/** The description and the rights of an artifact's picture on SQLite. */
export class PictureTexts1797000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addPictureTexts(queryRunner);
    for (const [name, create] of Object.entries(versionTriggers(RECORDED_COLUMNS))) {
      await queryRunner.query(`DROP TRIGGER "${name}"`);
      await queryRunner.query(create);
    }
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
