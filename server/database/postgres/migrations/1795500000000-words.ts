import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addWords } from '../../words';

/**
 * An artifact as lists see it: see artifact.lists.ts. A like changes no text, and its event has no
 * words.
 */
const listed = (row: 'OLD' | 'NEW') =>
  `CASE WHEN TG_OP <> '${row === 'OLD' ? 'INSERT' : 'DELETE'}' THEN
    jsonb_build_object('id', ${row}."id", 'artifactType', ${row}."artifactType",
      'artifactNameNormalized', ${row}."artifactNameNormalized", 'likeCount', ${row}."likeCount",
      'madeEarliest', ${row}."madeEarliest", 'madeLatest', ${row}."madeLatest")
    || CASE WHEN TG_ARGV[0] = 'artifact' THEN jsonb_build_object('words', ${row}."words")
      ELSE '{}' END
  END`;

/** As in made-years.ts, with the words in the rows. */
const writeArtifactEvent = `CREATE OR REPLACE FUNCTION write_artifact_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  events integer := coalesce(nullif(current_setting('antiquary.artifact_events', true), ''), '0')::integer;
  tag text := TG_ARGV[0] || ':' || coalesce(NEW."id", OLD."id");
BEGIN
  IF events > 100 THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('antiquary.artifact_events', (events + 1)::text, true);
  INSERT INTO "change_events" ("change") VALUES (CASE
    WHEN events = 100 THEN 'catalogue'
    WHEN TG_ARGV[0] = 'views' THEN tag
    ELSE json_build_object('tag', tag, 'before', ${listed('OLD')}, 'after', ${listed('NEW')})::text
  END);
  RETURN NULL;
END $$`;

/** The words of the texts on PostgreSQL. */
export class Words1795500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addWords(queryRunner);
    await queryRunner.query(writeArtifactEvent);
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
