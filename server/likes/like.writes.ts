import type { QueryRunner } from 'typeorm';
import { Artifact } from '../artifacts/artifact.entity';
import type { Database } from '../database/database';
import { artifactNotFound } from '../errors';
import { Member } from '../members/member.entity';
import { Like } from './like.entity';
import type { LikeResult } from './like.types';

/** What a write does with the like of a member for an artifact; `TOGGLE` adds or removes it. */
export type LikeAction = 'LIKE' | 'UNLIKE' | 'TOGGLE';

type LikeKey = Pick<Like, 'memberUid' | 'artifactId'>;

/**
 * Writes one like. The caller runs nothing else in the same write. A trigger counts the like.
 * @throws NOT_FOUND when there is no such artifact.
 */
export async function writeLike(
  database: Database,
  runner: QueryRunner,
  key: LikeKey,
  action: LikeAction,
): Promise<LikeResult> {
  await lockForLike(database, runner, key);
  const stored = await readForLike(database, runner, key);
  if (!stored) throw artifactNotFound();
  const { likeCount, likeId } = stored;
  const isLiked = likeId !== null;
  const liked = action === 'TOGGLE' ? !isLiked : action === 'LIKE';
  const { artifactId: id } = key;
  if (liked === isLiked) return { modifiedCount: 0, liked, artifact: { id, likeCount } };
  if (liked) {
    await database.insertIfAbsent(runner, Like, { ...key });
    return { modifiedCount: 1, liked, artifact: { id, likeCount: likeCount + 1 } };
  }
  await runner.manager.delete(Like, { ...key });
  return { modifiedCount: 1, liked, artifact: { id, likeCount: likeCount - 1 } };
}

/**
 * Locks the likes of the artifact until the write ends, on an engine with several writers. The member is
 * locked first, as in an erasure, so that the two cannot deadlock.
 */
async function lockForLike(database: Database, runner: QueryRunner, key: LikeKey): Promise<void> {
  if (database.engine.dialect.rowLock === null) return;
  await database.select(
    'lock for a like',
    () =>
      database
        .from(Member, 'member')
        .innerJoin(Artifact, 'artifact', 'artifact.id = :artifactId')
        .select('artifact.id', 'id')
        .where('member.uid = :memberUid')
        // Foreign keys to the rows stay possible meanwhile.
        .setLock('for_no_key_update'),
    { ...key },
    runner,
  );
}

/** How many likes the artifact has, and whether the member's is one of them. */
async function readForLike(database: Database, runner: QueryRunner, key: LikeKey) {
  const [row] = await database.select<{ likeCount: number; likeId: number | null }>(
    'artifact to like',
    () =>
      database
        .from(Artifact, 'artifact')
        .leftJoin(Like, 'liked', 'liked.artifactId = artifact.id AND liked.memberUid = :memberUid')
        .select('artifact.likeCount', 'likeCount')
        .addSelect('liked.id', 'likeId')
        .where('artifact.id = :artifactId'),
    { ...key },
    runner,
  );
  return row;
}
