import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addContributors, CONTRIBUTOR_PREFIX } from '../../contributors';

const identify = (name: string, event: string) => `
  CREATE TRIGGER "${name}" AFTER ${event} ON "members" WHEN new."contributorId" IS NULL BEGIN
    UPDATE "members" SET "contributorId" = '${CONTRIBUTOR_PREFIX}' || lower(hex(randomblob(16)))
      WHERE "uid" = new."uid";
  END`;

/** The public identifiers of members on SQLite. */
export class Contributors1796700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addContributors(queryRunner, [
      identify('contributor_identified', 'INSERT'),
      identify('contributor_identified_anew', 'UPDATE OF "contributorId"'),
    ]);
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
