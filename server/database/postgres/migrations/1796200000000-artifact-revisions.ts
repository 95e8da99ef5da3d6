import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addArtifactRevisions,
  instantOfEntry,
  isRecorded,
  recordedPairs,
  recordedUpdate,
} from '../../artifact-revisions';

/** Names the advisory lock of the log's writers; any number but that of engine.ts would do. */
const LOCK = 4_000_401;
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

const inRecord = (row: '' | 'OLD.') => (column: string) => `${row}"record"::json -> '${column}'`;
const recordOf = (row: '' | 'OLD.') => `json_build_object(${recordedPairs(inRecord(row))})::text`;

/**
 * Writes an entry. The lock is held until the commit, so the entries become visible in the order of
 * their numbers: who has read up to a number misses nothing before it.
 */
const record = (name: string, id: string, by: string, previous: string) => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(${LOCK});
    INSERT INTO "artifact_revisions" ("artifactId", "kind", "changedAt", "changedBy", "previous")
      VALUES (${id}, TG_ARGV[0], ${instantOfEntry('greatest', NOW)}, ${by}, ${previous});
    RETURN NULL;
  END $$`;

const previous = `json_build_object(${recordedPairs((column) => `OLD."${column}"`)})::text`;

/**
 * The triggers run when their transaction commits. So the lock is the last one that a transaction
 * takes, and nobody who holds it waits for another.
 */
const atCommit = (name: string, event: string, condition: string, call: string) =>
  `CREATE CONSTRAINT TRIGGER "${name}" AFTER ${event} DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW ${condition} EXECUTE FUNCTION ${call}`;

/** The log of artifacts on PostgreSQL. */
export class ArtifactRevisions1796200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addArtifactRevisions(queryRunner, {
      recordOf: recordOf(''),
      addedAt: `("record"::json ->> 'addedAt')::bigint`,
      ownerUid: `"record"::json ->> 'ownerUid'`,
    });
    for (const sql of [
      record('record_addition', 'NEW."id"', 'NEW."changedBy"', 'NULL'),
      record('record_update', 'NEW."id"', 'NEW."changedBy"', previous),
      record('record_deletion', 'OLD."id"', 'OLD."deletedBy"', previous),
      atCommit('addition_recorded', 'INSERT ON "artifacts"', '', `record_addition('ADDED')`),
      atCommit(
        'update_recorded',
        recordedUpdate,
        `WHEN (${isRecorded('IS DISTINCT FROM')})`,
        `record_update('UPDATED')`,
      ),
      atCommit('deletion_recorded', 'DELETE ON "artifacts"', '', `record_deletion('DELETED')`),
      `CREATE FUNCTION record_hidden_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT EXISTS (SELECT 1 FROM "artifacts" WHERE "id" = OLD."id") THEN
          PERFORM pg_advisory_xact_lock(${LOCK});
          INSERT INTO "artifact_revisions" ("artifactId", "kind", "changedAt", "previous")
            VALUES (OLD."id", 'DELETED', ${instantOfEntry('greatest', NOW)}, ${recordOf('OLD.')});
        END IF;
        RETURN NULL;
      END $$`,
      atCommit(
        'hidden_deletion_recorded',
        'DELETE ON "hidden_artifacts"',
        '',
        'record_hidden_deletion()',
      ),
      // A deletion that says who deletes is one statement, and its entry names the member.
      `CREATE FUNCTION delete_for_member() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM "artifacts" WHERE "id" = NEW."id";
        RETURN NULL;
      END $$`,
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
