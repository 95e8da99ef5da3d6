import type { MigrationInterface, QueryRunner } from 'typeorm';
import { RECORDED_WITH_PICTURES } from '../../artifact-revisions';
import { addMorePictures } from '../../pictures/add-more-pictures';
import { canBeCopied } from '../../pictures/create-picture-tables';
import { atCommit } from './at-commit';
import { recordColumns } from './history-log';

/** Writes the addresses of an artifact's further pictures. */
const LISTING = `
  CREATE FUNCTION list_more_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      DELETE FROM "more_pictures" WHERE "artifactId" = NEW."id";
    END IF;
    INSERT INTO "more_pictures" ("artifactId", "image")
      SELECT NEW."id", "picture" ->> 'image'
      FROM json_array_elements(NEW."morePictures"::json) AS "picture"
      WHERE ${canBeCopied(`("picture" ->> 'image')`)}
      ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`;

/** How many artifacts with one picture get an event each; with more, the whole catalogue gets one. */
const MAX_EVENTS = 100;

/** Writes events as the function before does, also for artifacts that show the picture behind their first. */
const SHOWING = `
  CREATE OR REPLACE FUNCTION write_picture_event() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "change_events" ("change")
      SELECT CASE WHEN "place" > ${MAX_EVENTS} THEN 'catalogue' ELSE 'artifact:' || "id" END
      FROM (
        SELECT "id", row_number() OVER (ORDER BY "id") AS "place" FROM (
          SELECT "id" FROM "artifacts" WHERE "image" = NEW."url"
          UNION ALL SELECT "artifactId" FROM "more_pictures" WHERE "image" = NEW."url"
        ) "artifacts_with_picture" LIMIT ${MAX_EVENTS + 1}
      ) "shown";
    RETURN NULL;
  END $$`;

const TRIGGERS = [
  LISTING,
  `CREATE TRIGGER "more_pictures_added" AFTER INSERT ON "artifacts" FOR EACH ROW
    WHEN (NEW."morePictures" <> '[]') EXECUTE FUNCTION list_more_pictures()`,
  `CREATE TRIGGER "more_pictures_changed" AFTER UPDATE OF "morePictures" ON "artifacts" FOR EACH ROW
    WHEN (OLD."morePictures" <> NEW."morePictures") EXECUTE FUNCTION list_more_pictures()`,
  // The function names the column `image` of either table.
  atCommit('more_picture_named', 'INSERT ON "more_pictures"', 'name_picture'),
  SHOWING,
];

/** The pictures of an artifact behind the first. */
export class SeveralPictures1795710000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addMorePictures(queryRunner, [...TRIGGERS, ...recordColumns(RECORDED_WITH_PICTURES)]);
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
