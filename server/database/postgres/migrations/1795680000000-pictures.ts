import type { MigrationInterface, QueryRunner } from 'typeorm';
import { canBeCopied, createPictureTables, dueFrom } from '../../pictures/create-picture-tables';

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** An artifact names the address of its picture. */
const NAMING = `
  CREATE FUNCTION name_picture() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT ${canBeCopied('NEW."image"')} THEN
      RETURN NULL;
    END IF;
    INSERT INTO "picture_links" ("url", "attempts", "nextAttemptAt")
      VALUES (NEW."image", 0, ${dueFrom('NEW."image"', NOW)})
      ON CONFLICT ("url") DO UPDATE SET "unusedSince" = NULL
        WHERE "picture_links"."unusedSince" IS NOT NULL;
    RETURN NULL;
  END $$`;

/** How many artifacts with one picture get an event each; with more, the whole catalogue gets one. */
const MAX_EVENTS = 100;

/** The picture of an address was stored: what shows its artifacts has changed (change-events.ts). */
const SHOWING = `
  CREATE FUNCTION write_picture_event() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "change_events" ("change")
      SELECT CASE WHEN "place" > ${MAX_EVENTS} THEN 'catalogue' ELSE 'artifact:' || "id" END
      FROM (
        SELECT "id", row_number() OVER (ORDER BY "id") AS "place"
        FROM "artifacts" WHERE "image" = NEW."url" LIMIT ${MAX_EVENTS + 1}
      ) "shown";
    RETURN NULL;
  END $$`;

/** Stored pictures, and the addresses for which they are shown. */
export class Pictures1795680000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createPictureTables(queryRunner);
    for (const sql of [
      // An index of this kind has room for an address of any length.
      'CREATE INDEX "artifacts_by_image" ON "artifacts" USING hash ("image")',
      NAMING,
      `CREATE TRIGGER "picture_named" AFTER INSERT ON "artifacts" FOR EACH ROW
        EXECUTE FUNCTION name_picture()`,
      `CREATE TRIGGER "picture_renamed" AFTER UPDATE OF "image" ON "artifacts" FOR EACH ROW
        WHEN (OLD."image" <> NEW."image") EXECUTE FUNCTION name_picture()`,
      SHOWING,
      `CREATE TRIGGER "picture_shown" AFTER UPDATE OF "pictureId" ON "picture_links" FOR EACH ROW
        WHEN (OLD."pictureId" IS DISTINCT FROM NEW."pictureId")
        EXECUTE FUNCTION write_picture_event()`,
    ]) {
      await queryRunner.query(sql);
    }
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
