/**
 * The search index holds trigrams of the folded name. Two end marks behind each name make its last
 * characters begin a trigram too, so that terms of one and two characters find their trigrams by
 * prefix in the index's own vocabulary.
 */
const indexedName = `new."artifactNameFolded" || char(1) || char(1)`;

const countType = (row: 'new' | 'old', change: '+ 1' | '- 1') =>
  `UPDATE "artifact_type_counts" SET "count" = "count" ${change} WHERE "type" = ${row}."artifactType"`;
const addType = `INSERT OR IGNORE INTO "artifact_type_counts" ("type", "count") VALUES (new."artifactType", 0)`;

export const sqliteTriggersAndSearch = [
  `CREATE INDEX "artifacts_by_name" ON "artifacts" ("artifactNameFolded", "id")`,

  `CREATE TRIGGER "likes_added" AFTER INSERT ON "likes" BEGIN
    UPDATE "artifacts" SET "likeCount" = "likeCount" + 1 WHERE "id" = new."artifactId";
  END`,
  `CREATE TRIGGER "likes_removed" AFTER DELETE ON "likes" BEGIN
    UPDATE "artifacts" SET "likeCount" = "likeCount" - 1 WHERE "id" = old."artifactId";
  END`,
  `CREATE TRIGGER "artifact_views_added" AFTER INSERT ON "artifact_views" BEGIN
    UPDATE "artifacts" SET "viewCount" = "viewCount" + 1 WHERE "id" = new."artifactId";
  END`,
  `CREATE TRIGGER "artifact_views_removed" AFTER DELETE ON "artifact_views" BEGIN
    UPDATE "artifacts" SET "viewCount" = "viewCount" - 1 WHERE "id" = old."artifactId";
  END`,

  `CREATE VIRTUAL TABLE "artifacts_search" USING fts5(
    "artifactNameFolded", content='', contentless_delete=1, tokenize='trigram case_sensitive 1'
  )`,
  `CREATE VIRTUAL TABLE "artifacts_search_terms" USING fts5vocab("artifacts_search", instance)`,

  `CREATE TRIGGER "artifacts_added" AFTER INSERT ON "artifacts" BEGIN
    INSERT INTO "artifacts_search" (rowid, "artifactNameFolded") VALUES (new."id", ${indexedName});
    ${addType};
    ${countType('new', '+ 1')};
  END`,
  `CREATE TRIGGER "artifacts_renamed" AFTER UPDATE OF "artifactNameFolded" ON "artifacts"
    WHEN old."artifactNameFolded" <> new."artifactNameFolded" BEGIN
    UPDATE "artifacts_search" SET "artifactNameFolded" = ${indexedName} WHERE rowid = new."id";
  END`,
  `CREATE TRIGGER "artifacts_retyped" AFTER UPDATE OF "artifactType" ON "artifacts"
    WHEN old."artifactType" <> new."artifactType" BEGIN
    ${addType};
    ${countType('old', '- 1')};
    ${countType('new', '+ 1')};
  END`,
  `CREATE TRIGGER "artifacts_deleted" AFTER DELETE ON "artifacts" BEGIN
    DELETE FROM "artifacts_search" WHERE rowid = old."id";
    ${countType('old', '- 1')};
  END`,
];
