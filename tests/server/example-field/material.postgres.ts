import type { MigrationInterface, QueryRunner } from 'typeorm';
import { RECORDED_WITH_PICTURES } from '../../../server/database/artifact-revisions';
import { recordColumns } from '../../../server/database/postgres/migrations/history-log';

/** Adds the column of docs/recipes/add-a-field.md. */
export class Material1799000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "artifacts" ADD COLUMN "material" text');
    for (const statement of recordColumns([...RECORDED_WITH_PICTURES, 'material'])) {
      await queryRunner.query(statement);
    }
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
