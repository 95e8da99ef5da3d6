import type { QueryRunner } from 'typeorm';
import type { ArtifactColumns } from '../artifacts/artifact.rows';
import type { Database } from '../database/database';
import type { LikeWrite, WrittenLike } from '../database/like-writes';
import type { BatchedWrites } from '../database/writer';
import { artifactNotFound } from '../errors';

/** What a like button shows of an artifact. */
type LikedArtifact = Pick<ArtifactColumns, 'id' | 'likeCount'>;

/** A like was added (1), was removed (-1) or stays (0), and what the artifact is since. */
export interface LikeOutcome {
  difference: 1 | 0 | -1;
  artifact: LikedArtifact;
}

/**
 * Writes of likes. Those that wait together are written by one statement, and count as one after the
 * other. A write fails with NOT_FOUND when there is no such artifact. A toggle whose difference is 0
 * has to be written again.
 */
export const likeWrites = (database: Database): BatchedWrites<LikeWrite, LikeOutcome> => ({
  keyOf: ({ memberUid, artifactId }) => `${artifactId} ${memberUid}`,

  async write(runner: QueryRunner, writes: readonly LikeWrite[]) {
    const positioned = writes.map((write, position) => ({ position, ...write }));
    const rows = await database.select<WrittenLike & LikedArtifact>(
      'write likes',
      () => database.engine.dialect.writeLikes,
      { writes: JSON.stringify(positioned) },
      runner,
    );
    const written = new Map(rows.map((row) => [row.position, row]));
    const likeCounts = new Map<number, number>();
    return writes.map((_write, position) => {
      const row = written.get(position);
      if (!row) return artifactNotFound();
      const { id, difference } = row;
      const likeCount = (likeCounts.get(id) ?? row.likeCount) + difference;
      likeCounts.set(id, likeCount);
      return { difference, artifact: { id, likeCount } };
    });
  },
});
