import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addWords } from '../../words';

const WORDS = 'new."words"';
const END_OF_NAME = `instr(${WORDS}, char(10))`;
const AFTER_NAME = `substr(${WORDS}, ${END_OF_NAME} + 1)`;
const END_OF_FACTS = `instr(${AFTER_NAME}, char(10))`;

/** The type is one token, of a character that no word contains: see sqlite/text-index.ts. */
const addToIndex = `
    INSERT OR IGNORE INTO "search_types" ("type") VALUES (new."artifactType");
    INSERT INTO "artifacts_words" (rowid, "name", "facts", "prose", "type") VALUES (new."id",
      substr(${WORDS}, 1, ${END_OF_NAME}), substr(${AFTER_NAME}, 1, ${END_OF_FACTS}),
      substr(${AFTER_NAME}, ${END_OF_FACTS} + 1),
      (SELECT char(57344 + "id") FROM "search_types" WHERE "type" = new."artifactType"));`;

const removeFromIndex = 'DELETE FROM "artifacts_words" WHERE rowid = old."id";';

/** The words of the texts, and their index, on SQLite. */
export class Words1795500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addWords(queryRunner);
    for (const sql of [
      // Words are separated by spaces; to this tokenizer, every character beyond ASCII is a letter.
      `CREATE VIRTUAL TABLE "artifacts_words" USING fts5(
        "name", "facts", "prose", "type", content='', contentless_delete=1, tokenize='ascii', prefix='1 2 3'
      )`,
      // A covering index, for matches of a text: see sqlite/text-index.ts.
      `CREATE INDEX "artifacts_types_and_years"
        ON "artifacts" ("id", "artifactType", "madeEarliest", "madeLatest")`,
      `CREATE TRIGGER "words_added" AFTER INSERT ON "artifacts" BEGIN ${addToIndex} END`,
      `CREATE TRIGGER "words_changed" AFTER UPDATE OF "words", "artifactType" ON "artifacts"
        WHEN old."words" <> new."words" OR old."artifactType" <> new."artifactType"
        BEGIN ${removeFromIndex} ${addToIndex} END`,
      `CREATE TRIGGER "words_removed" AFTER DELETE ON "artifacts" BEGIN ${removeFromIndex} END`,
    ]) {
      await queryRunner.query(sql);
    }
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
