import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addModeration } from '../../moderation-tables';

/** Reports of artifacts, and the decisions of moderators, on SQLite. */
export class Moderation1796100000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addModeration(queryRunner, `json_extract("record", '$.ownerUid')`);
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
