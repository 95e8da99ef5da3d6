import type { MigrationInterface, QueryRunner } from 'typeorm';
import { instantOfEntry } from '../../artifact-revisions';
import { addLastChanges, erasureEntries, keepLastChange } from '../../last-changes';

/** The lock and the clock of the log: see artifact-revisions.ts. */
const LOCK = 4_000_401;
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

const procedure = (name: string, statements: string) => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${statements}
    RETURN NULL;
  END $$`;

/** The last change of each artifact, and entries for erased members, on PostgreSQL. */
export class LastChanges1796800000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addLastChanges(queryRunner);
    for (const sql of [
      procedure('keep_last_change', keepLastChange),
      `CREATE TRIGGER "last_change_kept" AFTER INSERT ON "artifact_revisions"
        FOR EACH ROW EXECUTE FUNCTION keep_last_change()`,
      procedure(
        'record_erasure',
        `PERFORM pg_advisory_xact_lock(${LOCK});
        ${erasureEntries('NEW."uid"', instantOfEntry('greatest', NOW))}`,
      ),
      // At the commit, as every entry of the log.
      `CREATE CONSTRAINT TRIGGER "erasure_recorded" AFTER UPDATE OF "erasedAt" ON "members"
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (OLD."erasedAt" IS NULL AND NEW."erasedAt" IS NOT NULL)
        EXECUTE FUNCTION record_erasure()`,
    ]) {
      await queryRunner.query(sql);
    }
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
