import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addContributors, CONTRIBUTOR_PREFIX } from '../../contributors';

/**
 * An artifact as lists see it: see artifact.lists.ts. A like changes neither the text nor the owner,
 * and its event has neither.
 */
const listed = (row: 'OLD' | 'NEW') =>
  `CASE WHEN TG_OP <> '${row === 'OLD' ? 'INSERT' : 'DELETE'}' THEN
    jsonb_build_object('id', ${row}."id", 'artifactType', ${row}."artifactType",
      'artifactNameNormalized', ${row}."artifactNameNormalized", 'likeCount', ${row}."likeCount",
      'madeEarliest', ${row}."madeEarliest", 'madeLatest', ${row}."madeLatest")
    || CASE WHEN TG_ARGV[0] = 'artifact' THEN 
      jsonb_build_object('ownerUid', ${row}."ownerUid", 'words', ${row}."words")
      ELSE '{}' END
  END`;

/** As in words.ts, with the owners in the rows. */
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

/** The public identifiers of members on PostgreSQL. */
export class Contributors1796700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addContributors(queryRunner, [
      `CREATE FUNCTION identify_contributor() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW."contributorId" := coalesce(NEW."contributorId",
          '${CONTRIBUTOR_PREFIX}' || replace(gen_random_uuid()::text, '-', ''));
        RETURN NEW;
      END $$`,
      `CREATE TRIGGER "contributor_identified" BEFORE INSERT OR UPDATE OF "contributorId"
        ON "members" FOR EACH ROW EXECUTE FUNCTION identify_contributor()`,
    ]);
    for (const sql of [
      writeArtifactEvent,
      // As in change-events.ts, with the identifier, which artifacts show beside the name.
      'DROP TRIGGER "members_renamed" ON "members"',
      `CREATE TRIGGER "members_renamed" AFTER UPDATE ON "members" FOR EACH ROW
        WHEN (OLD."displayName" IS DISTINCT FROM NEW."displayName"
          OR OLD."contributorId" IS DISTINCT FROM NEW."contributorId")
        EXECUTE FUNCTION write_owner_event()`,
    ]) {
      await queryRunner.query(sql);
    }
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
