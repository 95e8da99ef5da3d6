import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addArtifactRevisions, FIRST_RECORDED_COLUMNS } from '../../artifact-revisions';
import {
  additionProcedure,
  atCommit,
  procedure,
  recordOf,
  updateTrigger,
  versionProcedures,
} from './revision-triggers';

/** The log of artifacts on PostgreSQL. */
export class ArtifactRevisions1796200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addArtifactRevisions(queryRunner, {
      record: recordOf(FIRST_RECORDED_COLUMNS, ''),
      addedAt: `("record"::json ->> 'addedAt')::bigint`,
      ownerUid: `"record"::json ->> 'ownerUid'`,
    });
    for (const sql of [
      additionProcedure,
      ...versionProcedures(FIRST_RECORDED_COLUMNS),
      atCommit('addition_recorded', 'INSERT ON "artifacts"', 'record_addition'),
      updateTrigger(FIRST_RECORDED_COLUMNS),
      atCommit('deletion_recorded', 'DELETE ON "artifacts"', 'record_deletion'),
      atCommit(
        'hidden_deletion_recorded',
        'DELETE ON "hidden_artifacts"',
        'record_hidden_deletion',
      ),
      // A deletion that says who deletes is one statement, and its entry names the member.
      procedure('delete_for_member', 'DELETE FROM "artifacts" WHERE "id" = NEW."id";'),
      `CREATE TRIGGER "deletion_by_member" AFTER UPDATE OF "deletedBy" ON "artifacts"
        FOR EACH ROW WHEN (NEW."deletedBy" IS NOT NULL) EXECUTE FUNCTION delete_for_member()`,
      // As in change-events.ts, without that statement: the deletion has an event of its own.
      'DROP TRIGGER "artifacts_changed_event" ON "artifacts"',
      `CREATE TRIGGER "artifacts_changed_event" AFTER UPDATE ON "artifacts" FOR EACH ROW
        WHEN (OLD."likeCount" = NEW."likeCount" AND OLD."viewCount" = NEW."viewCount"
          AND NEW."deletedBy" IS NULL)
        EXECUTE FUNCTION write_artifact_event('artifact')`,
    ]) {
      await queryRunner.query(sql);
    }
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
