import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FIRST_NAME_LENGTH } from '../../name-index';
import { addingTriggers } from './name-index';

/**
 * Stores the beginning of the first name with each frequent term, in place of its first character.
 * The characters that are stored already are beginnings too.
 */
export class FirstNames1795392000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [
      'DROP TRIGGER "name_added"',
      'DROP TRIGGER "name_changed"',
      'ALTER TABLE "search_terms" RENAME COLUMN "firstInitial" TO "firstName"',
      ...addingTriggers('firstName', FIRST_NAME_LENGTH),
    ]) {
      await queryRunner.query(sql);
    }
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
