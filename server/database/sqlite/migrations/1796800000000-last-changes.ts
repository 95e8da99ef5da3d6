import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instantOfEntry } from '../../artifact-revisions';
import { addLastChanges, erasureEntries, keepLastChange } from '../../last-changes';

const NOW = `CAST(unixepoch('now', 'subsec') * 1000 AS integer)`;

/** The last change of each artifact, and entries for erased members, on SQLite. */
export class LastChanges1796800000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addLastChanges(queryRunner);
    for (const sql of [
      `CREATE TRIGGER "last_change_kept" AFTER INSERT ON "artifact_revisions"
        BEGIN ${keepLastChange} END`,
      `CREATE TRIGGER "erasure_recorded" AFTER UPDATE OF "erasedAt" ON "members"
        WHEN OLD."erasedAt" IS NULL AND NEW."erasedAt" IS NOT NULL
        BEGIN ${erasureEntries('NEW."uid"', instantOfEntry('max', NOW))} END`,
    ]) {
      await queryRunner.query(sql);
    }
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
