import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addArtifactRevisions, FIRST_RECORDED_COLUMNS } from '../../artifact-revisions';
import { addition, inRecord, recordOf, versionTriggers } from './revision-triggers';

/** The log of artifacts on SQLite. Writers take turns, so its entries are visible in their order. */
export class ArtifactRevisions1796200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addArtifactRevisions(queryRunner, {
      record: recordOf(FIRST_RECORDED_COLUMNS, ''),
      addedAt: `CAST(${inRecord('')('addedAt')} AS integer)`,
      ownerUid: inRecord('')('ownerUid'),
    });
    for (const sql of [
      `CREATE TRIGGER "addition_recorded" AFTER INSERT ON "artifacts" BEGIN ${addition} END`,
      ...Object.values(versionTriggers(FIRST_RECORDED_COLUMNS)),
      // A deletion that says who deletes is one statement, and its entry names the member.
      `CREATE TRIGGER "deletion_by_member" AFTER UPDATE OF "deletedBy" ON "artifacts"
        WHEN NEW."deletedBy" IS NOT NULL
        BEGIN DELETE FROM "artifacts" WHERE "id" = NEW."id"; END`,
    ]) {
      await queryRunner.query(sql);
    }
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
