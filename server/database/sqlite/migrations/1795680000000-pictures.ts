import type { MigrationInterface, QueryRunner } from 'typeorm';
import { canBeCopied, createPictureTables, dueFrom } from '../../pictures/create-picture-tables';

const NOW = `CAST(unixepoch('now', 'subsec') * 1000 AS integer)`;

/** An artifact names the address of its picture. */
const naming = (name: string, event: string) => `
  CREATE TRIGGER "${name}" AFTER ${event} ON "artifacts"
  WHEN ${canBeCopied('NEW."image"')} BEGIN
    INSERT INTO "picture_links" ("url", "attempts", "nextAttemptAt")
      VALUES (NEW."image", 0, ${dueFrom('NEW."image"', NOW)})
      ON CONFLICT ("url") DO UPDATE SET "unusedSince" = NULL;
  END`;

/** Stored pictures, and the addresses for which they are shown. */
export class Pictures1795680000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createPictureTables(queryRunner);
    await queryRunner.query('CREATE INDEX "artifacts_by_image" ON "artifacts" ("image")');
    await queryRunner.query(naming('picture_named', 'INSERT'));
    await queryRunner.query(naming('picture_renamed', 'UPDATE OF "image"'));
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
