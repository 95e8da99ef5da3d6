import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addWords } from '../../words';

/** The words of the texts, and their index, on SQLite. */
export class Words1795500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addWords(queryRunner);
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
