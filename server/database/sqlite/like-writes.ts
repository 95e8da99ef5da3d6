import type { LikeStatement } from '../like-writes';

/**
 * Lets one INSERT add and remove likes: the rows that are inserted into this view say what to do with
 * each like. Both exist for one connection only, and take no part in migrations.
 */
export const likeWritesView = [
  `CREATE TEMPORARY VIEW "like_writes" AS SELECT
    NULL AS "position", NULL AS "memberUid", NULL AS "difference", NULL AS "id",
    NULL AS "likeCount"`,
  `CREATE TEMPORARY TRIGGER "write_like" INSTEAD OF INSERT ON "like_writes" BEGIN
    INSERT INTO "likes" ("memberUid", "artifactId")
      SELECT new."memberUid", new."id" WHERE new."difference" = 1;
    DELETE FROM "likes"
      WHERE new."difference" = -1 AND "memberUid" = new."memberUid" AND "artifactId" = new."id";
  END`,
];

/** Nobody else writes to SQLite during the statement, so no locks are needed. */
export const writeLikes: LikeStatement = `
  WITH "writes" AS MATERIALIZED (
    SELECT "value" ->> 'position' AS "position", "value" ->> 'action' AS "action",
      "uid" AS "memberUid", "artifacts"."id", "likeCount",
      EXISTS (
        SELECT 1 FROM "likes" WHERE "memberUid" = "uid" AND "artifactId" = "artifacts"."id"
      ) AS "isLiked"
    FROM json_each(:writes)
    JOIN "members" ON "uid" = "value" ->> 'memberUid'
    JOIN "artifacts" ON "artifacts"."id" = "value" ->> 'artifactId'
  )
  INSERT INTO "like_writes" SELECT "position", "memberUid",
    CASE WHEN "isLiked" AND "action" <> 'LIKE' THEN -1
      WHEN NOT "isLiked" AND "action" <> 'UNLIKE' THEN 1 ELSE 0 END,
    "id", "likeCount"
  FROM "writes" ORDER BY "position"
  RETURNING "position", "difference", "id", "likeCount"`;
