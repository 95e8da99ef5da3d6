import { FIRST_NAME_LENGTH } from '../../name-index';

const NAME = 'new."artifactNameNormalized"';
const BEGINNING = `substr(${NAME}, 1, ${FIRST_NAME_LENGTH})`;

/**
 * The name's characters apart from each other, by a control character. From `a␁b␁c` the trigram
 * tokenizer makes each character, and each pair, one token.
 */
const SPREAD_NAME = `(
    WITH RECURSIVE place(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM place WHERE n < length(${NAME}))
    SELECT char(1) || group_concat(substr(${NAME}, n, 1), char(1)) || char(1) FROM place
  )`;

/** The type as one token, of characters that no name contains. */
const TYPE = `(SELECT char(2) || char(64 + "id") || char(2) FROM "search_types"
    WHERE "type" = new."artifactType")`;

const addToIndex = `
    INSERT OR IGNORE INTO "search_types" ("type") VALUES (new."artifactType");
    INSERT INTO "artifacts_search" (rowid, "name", "type") VALUES (new."id", ${NAME}, ${TYPE});
    INSERT INTO "artifacts_search_short" (rowid, "name", "type")
      VALUES (new."id", ${SPREAD_NAME}, ${TYPE});
    INSERT INTO "search_totals" ("term", "type", "count")
      SELECT "term", new."artifactType", 1 FROM "search_terms" WHERE instr(${NAME}, "term") > 0
      ON CONFLICT ("term", "type") DO UPDATE SET "count" = "count" + 1;
    UPDATE "search_terms" SET "firstName" = ${BEGINNING}
      WHERE "firstName" > ${BEGINNING} AND instr(${NAME}, "term") > 0;`;

const removeFromIndex = `
    DELETE FROM "artifacts_search" WHERE rowid = old."id";
    DELETE FROM "artifacts_search_short" WHERE rowid = old."id";
    UPDATE "search_totals" SET "count" = "count" - 1
      WHERE "type" = old."artifactType" AND "term" IN (
        SELECT "term" FROM "search_terms" WHERE instr(old."artifactNameNormalized", "term") > 0
      );`;

/** The index of names by n-grams, and the counts of frequent terms, with triggers that keep both. */
export const nameIndex = [
  `CREATE TABLE "search_types" ("id" integer PRIMARY KEY, "type" text NOT NULL UNIQUE)`,
  // Terms of three characters and more: the trigrams of the name, with their positions.
  `CREATE VIRTUAL TABLE "artifacts_search" USING fts5(
    "name", "type", content='', contentless_delete=1, tokenize='trigram case_sensitive 1'
  )`,
  // Terms of one and two characters.
  `CREATE VIRTUAL TABLE "artifacts_search_short" USING fts5(
    "name", "type", content='', contentless_delete=1, detail=none, tokenize='trigram case_sensitive 1'
  )`,

  `CREATE TRIGGER "name_added" AFTER INSERT ON "artifacts" BEGIN ${addToIndex} END`,
  `CREATE TRIGGER "name_changed" AFTER UPDATE OF "artifactNameNormalized", "artifactType"
    ON "artifacts"
    WHEN old."artifactNameNormalized" <> new."artifactNameNormalized"
      OR old."artifactType" <> new."artifactType"
    BEGIN ${removeFromIndex} ${addToIndex} END`,
  `CREATE TRIGGER "name_removed" AFTER DELETE ON "artifacts" BEGIN ${removeFromIndex} END`,
];
