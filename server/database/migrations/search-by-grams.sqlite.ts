/** What a trigger, and the filling of the index, write for the artifact of this alias. */
const indexed = (artifact: string) => {
  const name = `${artifact}."artifactNameFolded"`;
  /**
   * The name's characters apart from each other: of "abc" the trigram tokenizer then makes its
   * characters and its pairs, each as one token.
   */
  const spread = `(
    WITH RECURSIVE place(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM place WHERE n < length(${name}))
    SELECT char(1) || group_concat(substr(${name}, n, 1), char(1)) || char(1) FROM place
  )`;
  /** The type as one token, of characters that no name holds. */
  const type = `(SELECT char(2) || char(64 + "id") || char(2) FROM "search_types"
    WHERE "type" = ${artifact}."artifactType")`;
  return {
    long: `${artifact}."id", ${name}, ${type}`,
    short: `${artifact}."id", ${spread}, ${type}`,
  };
};

const long = `INSERT INTO "artifacts_search" (rowid, "name", "type")`;
const short = `INSERT INTO "artifacts_search_short" (rowid, "name", "type")`;

const addType = (row: 'new' | 'old') =>
  `INSERT OR IGNORE INTO "artifact_type_counts" ("type", "count") VALUES (${row}."artifactType", 0)`;
const countType = (row: 'new' | 'old', change: '+ 1' | '- 1') =>
  `UPDATE "artifact_type_counts" SET "count" = "count" ${change} WHERE "type" = ${row}."artifactType"`;

const addToSearch = `
    INSERT OR IGNORE INTO "search_types" ("type") VALUES (new."artifactType");
    ${long} VALUES (${indexed('new').long});
    ${short} VALUES (${indexed('new').short});
    INSERT INTO "search_totals" ("term", "type", "count")
      SELECT "term", new."artifactType", 1 FROM "search_terms"
      WHERE instr(new."artifactNameFolded", "term") > 0
      ON CONFLICT ("term", "type") DO UPDATE SET "count" = "count" + 1;
    UPDATE "search_terms" SET "firstInitial" = substr(new."artifactNameFolded", 1, 1)
      WHERE "firstInitial" > substr(new."artifactNameFolded", 1, 1)
        AND instr(new."artifactNameFolded", "term") > 0;`;

const removeFromSearch = `
    DELETE FROM "artifacts_search" WHERE rowid = old."id";
    DELETE FROM "artifacts_search_short" WHERE rowid = old."id";
    UPDATE "search_totals" SET "count" = "count" - 1
      WHERE "type" = old."artifactType" AND "term" IN (
        SELECT "term" FROM "search_terms" WHERE instr(old."artifactNameFolded", "term") > 0
      );`;

export const sqliteSearchByGrams = [
  `DROP TRIGGER "artifacts_added"`,
  `DROP TRIGGER "artifacts_renamed"`,
  `DROP TRIGGER "artifacts_deleted"`,
  `DROP TABLE "artifacts_search_terms"`,
  `DROP TABLE "artifacts_search"`,

  `CREATE TABLE "search_types" ("id" integer PRIMARY KEY, "type" text NOT NULL UNIQUE)`,
  `INSERT INTO "search_types" ("type") SELECT "type" FROM "artifact_type_counts"`,
  // Terms of three characters and more: their trigrams, and where each stands.
  `CREATE VIRTUAL TABLE "artifacts_search" USING fts5(
    "name", "type", content='', contentless_delete=1, tokenize='trigram case_sensitive 1'
  )`,
  `${long} SELECT ${indexed('a').long} FROM "artifacts" a`,
  // Terms of one and two characters.
  `CREATE VIRTUAL TABLE "artifacts_search_short" USING fts5(
    "name", "type", content='', contentless_delete=1, detail=none, tokenize='trigram case_sensitive 1'
  )`,
  `${short} SELECT ${indexed('a').short} FROM "artifacts" a`,

  `CREATE TRIGGER "artifacts_added" AFTER INSERT ON "artifacts" BEGIN
    ${addType('new')};
    ${countType('new', '+ 1')};
    ${addToSearch}
  END`,
  `CREATE TRIGGER "artifacts_found_otherwise"
    AFTER UPDATE OF "artifactNameFolded", "artifactType" ON "artifacts"
    WHEN old."artifactNameFolded" <> new."artifactNameFolded"
      OR old."artifactType" <> new."artifactType" BEGIN
    ${removeFromSearch}
    ${addToSearch}
  END`,
  `CREATE TRIGGER "artifacts_deleted" AFTER DELETE ON "artifacts" BEGIN
    ${countType('old', '- 1')};
    ${removeFromSearch}
  END`,
];

const endMarked = (artifact: string) => `${artifact}."artifactNameFolded" || char(1) || char(1)`;

/** Back to the first schema's search. */
export const sqliteSearchByTrigrams = [
  `DROP TRIGGER "artifacts_added"`,
  `DROP TRIGGER "artifacts_found_otherwise"`,
  `DROP TRIGGER "artifacts_deleted"`,
  `DROP TABLE "artifacts_search"`,
  `DROP TABLE "artifacts_search_short"`,
  `DROP TABLE "search_types"`,
  `CREATE VIRTUAL TABLE "artifacts_search" USING fts5(
    "artifactNameFolded", content='', contentless_delete=1, tokenize='trigram case_sensitive 1'
  )`,
  `INSERT INTO "artifacts_search" (rowid, "artifactNameFolded")
    SELECT a."id", ${endMarked('a')} FROM "artifacts" a`,
  `CREATE VIRTUAL TABLE "artifacts_search_terms" USING fts5vocab("artifacts_search", instance)`,
  `CREATE TRIGGER "artifacts_added" AFTER INSERT ON "artifacts" BEGIN
    INSERT INTO "artifacts_search" (rowid, "artifactNameFolded")
      VALUES (new."id", ${endMarked('new')});
    ${addType('new')};
    ${countType('new', '+ 1')};
  END`,
  `CREATE TRIGGER "artifacts_renamed" AFTER UPDATE OF "artifactNameFolded" ON "artifacts"
    WHEN old."artifactNameFolded" <> new."artifactNameFolded" BEGIN
    UPDATE "artifacts_search" SET "artifactNameFolded" = ${endMarked('new')} WHERE rowid = new."id";
  END`,
  `CREATE TRIGGER "artifacts_deleted" AFTER DELETE ON "artifacts" BEGIN
    DELETE FROM "artifacts_search" WHERE rowid = old."id";
    ${countType('old', '- 1')};
  END`,
];
