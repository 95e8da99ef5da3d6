import type { MigrationInterface, QueryRunner } from 'typeorm';
import { RECORDED_WITH_PICTURES } from '../../artifact-revisions';
import { addMorePictures } from '../../pictures/add-more-pictures';
import { canBeCopied, dueFrom } from '../../pictures/create-picture-tables';
import { recordColumns } from './history-log';

const NOW = `CAST(unixepoch('now', 'subsec') * 1000 AS integer)`;

/** Writes the addresses of an artifact's further pictures. */
const LISTING = `
  INSERT INTO "more_pictures" ("artifactId", "image")
    SELECT NEW."id", "value" ->> 'image' FROM json_each(NEW."morePictures")
    WHERE ${canBeCopied(`("value" ->> 'image')`)}
    ON CONFLICT DO NOTHING;`;

const TRIGGERS = [
  `CREATE TRIGGER "more_pictures_added" AFTER INSERT ON "artifacts"
    WHEN NEW."morePictures" <> '[]' BEGIN ${LISTING} END`,
  `CREATE TRIGGER "more_pictures_changed" AFTER UPDATE OF "morePictures" ON "artifacts"
    WHEN OLD."morePictures" <> NEW."morePictures" BEGIN
      DELETE FROM "more_pictures" WHERE "artifactId" = NEW."id";
      ${LISTING}
    END`,
  // An artifact names the address of a picture.
  `CREATE TRIGGER "more_picture_named" AFTER INSERT ON "more_pictures" BEGIN
      INSERT INTO "picture_links" ("url", "attempts", "nextAttemptAt")
        VALUES (NEW."image", 0, ${dueFrom('NEW."image"', NOW)})
        ON CONFLICT ("url") DO UPDATE SET "unusedSince" = NULL;
    END`,
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
