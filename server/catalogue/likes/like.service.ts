import type { QueryRunner } from 'typeorm';
import { Artifact } from '../artifacts/artifact.entity';
import { ArtifactReader } from '../artifacts/artifact.reader';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import { lockForMember } from '../artifacts/artifact.writes';
import type { CountableList } from '../artifacts/facets/facets.types';
import type { Database } from '../../database/database';
import { artifactNotFound } from '../../base/errors';
import {
  type Connection,
  type Ordering,
  type PageArgs,
  readConnection,
} from '../../web/graphql/connection';
import type { Viewer } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { parseId } from '../../web/graphql/id';
import type { Selection } from '../../web/graphql/selection';
import { Like } from './like.entity';
import type { LikeResult } from './like.types';

/** What a write does with the like of a member for an artifact; `TOGGLE` adds or removes it. */
type LikeAction = 'LIKE' | 'UNLIKE' | 'TOGGLE';

type LikeKey = Pick<Like, 'memberUid' | 'artifactId'>;

/** Last liked first. */
const likedOrdering: Ordering = {
  name: 'LIKED',
  direction: 'DESC',
  keys: [{ column: 'likeId', type: 'number' }],
};

/** Reads and writes likes. Triggers of the database count them. */
export class LikeService {
  private readonly reader: ArtifactReader;

  constructor(private readonly services: Services) {
    this.reader = services.get(ArtifactReader);
  }

  /**
   * Likes or unlikes an artifact, or does either. Toggles at the same time take effect one after
   * the other.
   * @throws NOT_FOUND when there is no such artifact.
   */
  async write({ uid: memberUid }: Viewer, id: string, action: LikeAction): Promise<LikeResult> {
    const { database, writer, changes } = this.services;
    const artifactId = parseId(id);
    if (artifactId === null) throw artifactNotFound();
    const result = await writer.run((runner) =>
      writeLike(database, runner, { memberUid, artifactId }, action),
    );
    if (result.modifiedCount > 0) changes.announce(`likes:${artifactId}`);
    return result;
  }

  /** The artifacts that this member likes, last liked first. */
  async likedBy(
    { uid }: Viewer,
    page: PageArgs,
    { columns }: Selection,
  ): Promise<Connection<ArtifactRow> & { countable: CountableList }> {
    const { database } = this.services;
    const ofMember = { sql: 'liked.memberUid = :uid', parameters: { uid } };
    const connection = await readConnection<ArtifactRow>(
      {
        ordering: likedOrdering,
        read: (keyset) =>
          this.reader.read({
            columns,
            withOwnerEmail: true,
            conditions: [ofMember, keyset.condition(['liked.id'])],
            limit: keyset.limit,
            join: {
              key: `liked ${keyset.order.direction}`,
              columns: { likeId: 'liked.id' },
              apply: (builder) =>
                builder
                  .innerJoin(Like, 'liked', 'liked.artifactId = artifact.id')
                  .orderBy('liked.id', keyset.order.direction),
            },
          }),
        countTotal: () => database.dataSource.manager.countBy(Like, { memberUid: uid }),
      },
      page,
    );
    const source = {
      sql: '"artifacts" WHERE "id" IN (SELECT "artifactId" FROM "likes" WHERE "memberUid" = :uid)',
      parameters: { uid },
    };
    return Object.assign(connection, { countable: { source } });
  }
}

/**
 * Writes one like, which a trigger counts. Call this alone in its write: `Writer.run` allows one statement
 * that changes something. SQLite rolls back a failed statement, but no earlier one of the same write.
 * @throws NOT_FOUND when there is no such artifact.
 */
async function writeLike(
  database: Database,
  runner: QueryRunner,
  key: LikeKey,
  action: LikeAction,
): Promise<LikeResult> {
  await lockForMember(database, runner, key);
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
