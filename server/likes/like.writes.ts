import type { QueryRunner } from 'typeorm';
import { expectingArtifact } from '../artifacts/artifact.references';
import type { Database } from '../database/database';
import { Like } from './like.entity';

/** The like of one member for one artifact. */
export interface LikeKey {
  memberUid: string;
  artifactId: number;
}

/**
 * Adds a like.
 * @returns whether it was absent before.
 * @throws NOT_FOUND when there is no such artifact.
 */
export function addLike(database: Database, runner: QueryRunner, like: LikeKey): Promise<boolean> {
  return expectingArtifact(database, () => database.insertIfAbsent(runner, Like, { ...like }));
}

/** Removes a like. @returns whether it was there before. */
export async function removeLike(
  database: Database,
  runner: QueryRunner,
  like: LikeKey,
): Promise<boolean> {
  const removed = await database.execute(
    runner,
    'remove like',
    () =>
      database.dataSource
        .createQueryBuilder()
        .delete()
        .from(Like)
        .where('memberUid = :memberUid AND artifactId = :artifactId'),
    { ...like },
  );
  return removed === 1;
}
