import type { MigrationInterface, QueryRunner } from 'typeorm';
import { canBeCopied, createPictureTables, dueFrom } from '../../pictures/create-picture-tables';
import { atCommit, lockSharedRows } from './at-commit';

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** An artifact names the address of its picture. An address that is in use needs no lock. */
const NAMING = `
  CREATE FUNCTION name_picture() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT ${canBeCopied('NEW."image"')} OR EXISTS (
      SELECT 1 FROM "picture_links" WHERE "url" = NEW."image" AND "unusedSince" IS NULL
    ) THEN
      RETURN NULL;
    END IF;
    ${lockSharedRows}
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
      atCommit('picture_named', 'INSERT ON "artifacts"', 'name_picture'),
      atCommit(
        'picture_renamed',
        'UPDATE OF "image" ON "artifacts"',
        'name_picture',
        'WHEN (OLD."image" <> NEW."image")',
      ),
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
