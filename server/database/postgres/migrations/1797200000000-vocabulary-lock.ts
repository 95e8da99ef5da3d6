import type { MigrationInterface, QueryRunner } from 'typeorm';
import { deletionsOf } from '../../vocabulary';

/** Names the lock of the vocabulary; any number but those of engine.ts would do. */
const LOCK = 4_000_402;

const statements = [
  // An artifact's last word of a prefix must not be removed while another adds a word with it. Those who
  // may remove words wait for everybody; those who only add words wait for these alone. The lock comes
  // before those of the words' rows. One for each prefix would not do: PostgreSQL has room for some
  // thousand locks, and one artifact may have more words.
  `CREATE FUNCTION lock_vocabulary() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      PERFORM pg_advisory_xact_lock_shared(${LOCK});
    ELSE
      PERFORM pg_advisory_xact_lock(${LOCK});
    END IF;
    RETURN coalesce(NEW, OLD);
  END $$`,
  `CREATE TRIGGER "vocabulary_locked" BEFORE INSERT OR DELETE ON "artifacts"
    FOR EACH ROW EXECUTE FUNCTION lock_vocabulary()`,
  `CREATE TRIGGER "vocabulary_locked_anew" BEFORE UPDATE OF "words" ON "artifacts" FOR EACH ROW
    WHEN (OLD."words" <> NEW."words") EXECUTE FUNCTION lock_vocabulary()`,
  `CREATE OR REPLACE FUNCTION write_vocabulary_deletions() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO "vocabulary_deletions" ("deletion", "prefix")
        ${deletionsOf('NEW."prefix"')} ON CONFLICT DO NOTHING;
    ELSIF NOT EXISTS (SELECT FROM "vocabulary" WHERE "prefix" = OLD."prefix") THEN
      DELETE FROM "vocabulary_deletions"
        WHERE ("deletion", "prefix") IN (${deletionsOf('OLD."prefix"')});
    END IF;
    RETURN NULL;
  END $$`,
];

/** One lock for the whole vocabulary in place of one for each beginning of a word. */
export class VocabularyLock1797200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of statements) await queryRunner.query(sql);
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
