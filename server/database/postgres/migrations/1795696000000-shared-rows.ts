import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LONGEST_KNOWN_WORD, SHORTEST_KNOWN_WORD } from '../../search-index';
import { atCommit, lockSharedRows } from './at-commit';
import { copiedColumns } from './search-index';

/** Counts as the function of the first release does, but behind the lock. */
const COUNTING = `
  CREATE OR REPLACE FUNCTION count_type() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${lockSharedRows}
    IF TG_OP <> 'INSERT' THEN
      UPDATE "artifact_type_counts" SET "count" = "count" - 1 WHERE "type" = OLD."artifactType";
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO "artifact_type_counts" AS stored ("type", "count") VALUES (NEW."artifactType", 1)
        ON CONFLICT ("type") DO UPDATE SET "count" = stored."count" + 1;
    END IF;
    RETURN NULL;
  END $$`;

/** Indexes as the function of the first release does, but leaves the known words to another trigger. */
const INDEXING = `
  CREATE OR REPLACE FUNCTION index_artifact() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM "searched_artifacts" WHERE "id" = OLD."id";
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO "searched_artifacts" (${copiedColumns('')}) VALUES (${copiedColumns('NEW.')});
    END IF;
    RETURN NULL;
  END $$`;

const KNOWING = `
  CREATE FUNCTION know_words() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${lockSharedRows}
    INSERT INTO "known_words" ("initial", "word")
      SELECT DISTINCT left("word", 1), "word"
      FROM string_to_table(translate(NEW."words", E'\\n', ' '), ' ') AS "word"
      WHERE length("word") BETWEEN ${SHORTEST_KNOWN_WORD} AND ${LONGEST_KNOWN_WORD}
        AND "word" !~ '[0-9]'
      ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`;

/**
 * A view counts before the trigger of its foreign key runs: triggers run in the order of their names, and
 * that one's begins with "RI_". The other way round, the view first has a shared lock of the artifact and
 * then wants an exclusive one, which is a deadlock with the artifact's deletion.
 */
const COUNTING_VIEWS =
  'ALTER TRIGGER "artifact_views_counted" ON "artifact_views" RENAME TO "COUNTED_BEFORE_RI"';

/**
 * Counts by type and known words are written at the commit. Written by each statement, they were deadlocks
 * of transactions that write several artifacts, such as imports, with others.
 */
export class SharedRows1795696000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [
      COUNTING_VIEWS,
      COUNTING,
      'DROP TRIGGER "artifacts_type_counted" ON "artifacts"',
      'DROP TRIGGER "artifacts_retyped" ON "artifacts"',
      atCommit('artifacts_type_counted', 'INSERT OR DELETE ON "artifacts"', 'count_type'),
      atCommit(
        'artifacts_retyped',
        'UPDATE OF "artifactType" ON "artifacts"',
        'count_type',
        'WHEN (OLD."artifactType" <> NEW."artifactType")',
      ),
      INDEXING,
      KNOWING,
      atCommit('words_known', 'INSERT ON "artifacts"', 'know_words'),
      atCommit(
        'changed_words_known',
        'UPDATE OF "words" ON "artifacts"',
        'know_words',
        'WHEN (OLD."words" <> NEW."words")',
      ),
    ]) {
      await queryRunner.query(sql);
    }
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
