import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addMadeYears } from '../../made-years';

const years = (row: 'OLD' | 'NEW', sign: '1' | '-1') => `
  (${row}."artifactType", ${row}."madeEarliest", ${sign}, 0, ${row}."madeEarliest" <= ${row}."madeLatest"),
  (${row}."artifactType", ${row}."madeLatest", 0, ${sign}, ${row}."madeEarliest" <= ${row}."madeLatest")`;

/** An artifact as lists see it: see artifact.lists.ts. */
const listed = (row: 'OLD' | 'NEW') =>
  `CASE WHEN TG_OP <> '${row === 'OLD' ? 'INSERT' : 'DELETE'}' THEN
    json_build_object('id', ${row}."id", 'artifactType', ${row}."artifactType",
      'artifactNameNormalized', ${row}."artifactNameNormalized", 'likeCount', ${row}."likeCount",
      'madeEarliest', ${row}."madeEarliest", 'madeLatest', ${row}."madeLatest")
  END`;

const statements = [
  // The rows are locked in one order: another order could be a deadlock.
  `CREATE FUNCTION count_years() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "artifact_year_counts" AS stored ("type", "year", "earliest", "latest")
      SELECT "type", "year", sum("earliest"), sum("latest")
      FROM (VALUES ${years('OLD', '-1')}, ${years('NEW', '1')})
        AS changed ("type", "year", "earliest", "latest", "isKnown")
      WHERE "isKnown"
      GROUP BY "type", "year" ORDER BY "type", "year"
      ON CONFLICT ("type", "year") DO UPDATE SET
        "earliest" = stored."earliest" + excluded."earliest",
        "latest" = stored."latest" + excluded."latest";
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM "artifact_year_counts" WHERE "type" = OLD."artifactType"
        AND "year" IN (OLD."madeEarliest", OLD."madeLatest") AND "earliest" = 0 AND "latest" = 0;
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "artifacts_years_counted" AFTER INSERT OR DELETE ON "artifacts"
    FOR EACH ROW EXECUTE FUNCTION count_years()`,
  `CREATE TRIGGER "artifacts_years_changed"
    AFTER UPDATE OF "madeEarliest", "madeLatest", "artifactType" ON "artifacts" FOR EACH ROW
    WHEN (OLD."madeEarliest" <> NEW."madeEarliest" OR OLD."madeLatest" <> NEW."madeLatest"
      OR OLD."artifactType" <> NEW."artifactType")
    EXECUTE FUNCTION count_years()`,

  // As in change-events.ts, with the years in the rows.
  `CREATE OR REPLACE FUNCTION write_artifact_event() RETURNS trigger LANGUAGE plpgsql AS $$
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
  END $$`,
];

/** The years in which artifacts were made, and their counts, on PostgreSQL. */
export class MadeYears1795396000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addMadeYears(queryRunner);
    for (const sql of statements) await queryRunner.query(sql);
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
