import type { QueryRunner } from 'typeorm';
import { change } from '../database/engine';
import { artifactNotFound } from '../errors';

/**
 * The statements of a like, in the words that both engines understand. They are the most frequent
 * writes, and a query builder would cost more than they do.
 */

/** The like of one member for one artifact. */
export interface LikeKey {
  memberUid: string;
  artifactId: number;
}

/** @returns whether it was not there before. */
export async function addLike(runner: QueryRunner, like: LikeKey): Promise<boolean> {
  const sql = `INSERT INTO "likes" ("memberUid", "artifactId")
    SELECT $1, "id" FROM "artifacts" WHERE "id" = $2 ON CONFLICT DO NOTHING`;
  return (await change(runner, sql, [like.memberUid, like.artifactId])) === 1;
}

/** @returns whether it was there before. */
export async function removeLike(runner: QueryRunner, like: LikeKey): Promise<boolean> {
  const sql = `DELETE FROM "likes" WHERE "memberUid" = $1 AND "artifactId" = $2`;
  return (await change(runner, sql, [like.memberUid, like.artifactId])) === 1;
}

/** @throws NOT_FOUND when there is no such artifact. */
export async function readLikeCount(runner: QueryRunner, artifactId: number): Promise<number> {
  const sql = `SELECT "likeCount" FROM "artifacts" WHERE "id" = $1`;
  const rows = (await runner.query(sql, [artifactId])) as { likeCount: number }[];
  const [artifact] = rows;
  if (!artifact) throw artifactNotFound();
  return artifact.likeCount;
}
