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
const record = (
  kind: string,
  values: { id: string; owner: string; by: string; previous: string },
) => `
    PERFORM pg_advisory_xact_lock(${LOCK});
    INSERT INTO "artifact_revisions"
      ("artifactId", "kind", "changedAt", "ownerUid", "changedBy", "previous")
      VALUES (${values.id}, '${kind}', ${instantOfEntry('greatest', NOW)},
        ${values.owner}, ${values.by}, ${values.previous});`;

const procedure = (name: string, statements: string) => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${statements}
    RETURN NULL;
  END $$`;

const previous = `json_build_object(${recordedPairs((column) => `OLD."${column}"`)})::text`;

const after = { id: 'NEW."id"', owner: 'NEW."ownerUid"', by: 'NEW."changedBy"' };
const before = { id: 'OLD."id"', owner: 'OLD."ownerUid"', by: 'OLD."deletedBy"' };
const hiddenBefore = {
  ...{ id: 'OLD."id"', by: 'NULL' },
  owner: `OLD."record"::json ->> 'ownerUid'`,
  previous: recordOf('OLD.'),
};

/**
 * The triggers run when their transaction commits. So the lock is the last one that a transaction
 * takes, and nobody who holds it waits for another.
 */
const atCommit = (name: string, event: string, call: string, condition = '') =>
  `CREATE CONSTRAINT TRIGGER "${name}" AFTER ${event} DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW ${condition} EXECUTE FUNCTION ${call}()`;

/** The log of artifacts on PostgreSQL. */
export class ArtifactRevisions1796200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addArtifactRevisions(queryRunner, {
      record: recordOf(''),
      addedAt: `("record"::json ->> 'addedAt')::bigint`,
      ownerUid: `"record"::json ->> 'ownerUid'`,
    });
    for (const sql of [
      procedure('record_addition', record('ADDED', { ...after, previous: 'NULL' })),
      procedure('record_update', record('UPDATED', { ...after, previous })),
      procedure('record_deletion', record('DELETED', { ...before, previous })),
      procedure(
        'record_hidden_deletion',
        `IF NOT EXISTS (SELECT 1 FROM "artifacts" WHERE "id" = OLD."id") THEN
          ${record('DELETED', hiddenBefore)}
        END IF;`,
      ),
      atCommit('addition_recorded', 'INSERT ON "artifacts"', 'record_addition'),
      atCommit(
        'update_recorded',
        recordedUpdate,
        'record_update',
        `WHEN (${isRecorded('IS DISTINCT FROM')})`,
      ),
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
