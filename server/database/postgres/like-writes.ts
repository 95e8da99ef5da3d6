import type { LikeStatement } from '../like-writes';

/**
 * Every part of the statement sees the likes as they were when it began, and the artifacts as they are
 * when they are locked. A like that another process adds before the lock is invisible: it is neither
 * removed nor added. A like that another process removes before the lock is added.
 *
 * The members are locked first, as an erasure locks them, and not by the trigger that refuses an erased
 * member (migrations/erased-members.ts): in two orders, both could wait for each other.
 */
export const writeLikes: LikeStatement = `
  WITH "writes" AS (
    SELECT "write".* FROM json_to_recordset(:writes) AS "write"
      ("position" integer, "memberUid" text, "artifactId" integer, "action" text)
    JOIN "members" ON "uid" = "memberUid" FOR SHARE OF "members"
  ), "locked" AS MATERIALIZED (
    SELECT "id", "likeCount" FROM "artifacts"
    WHERE "id" IN (SELECT "artifactId" FROM "writes") ORDER BY "id" FOR NO KEY UPDATE
  ), "removed" AS (
    DELETE FROM "likes" USING "writes" JOIN "locked" ON "locked"."id" = "writes"."artifactId"
    WHERE "action" <> 'LIKE' AND "likes"."memberUid" = "writes"."memberUid"
      AND "likes"."artifactId" = "locked"."id"
    RETURNING "position"
  ), "added" AS (
    INSERT INTO "likes" ("memberUid", "artifactId")
    SELECT "memberUid", "id" FROM "writes" JOIN "locked" ON "id" = "artifactId"
    WHERE "action" <> 'UNLIKE' AND "position" NOT IN (SELECT "position" FROM "removed")
    ORDER BY "position" ON CONFLICT DO NOTHING
    RETURNING "memberUid", "artifactId"
  )
  SELECT "position", "locked".*, CASE
    WHEN "position" IN (SELECT "position" FROM "removed") THEN -1
    WHEN ("memberUid", "artifactId") IN (SELECT "memberUid", "artifactId" FROM "added") THEN 1
    ELSE 0 END AS "difference"
  FROM "writes" JOIN "locked" ON "id" = "artifactId"`;
