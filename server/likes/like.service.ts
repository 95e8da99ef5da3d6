import type { ListedBy } from '../artifacts/artifact.lists';
import { ArtifactReader } from '../artifacts/artifact.reader';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import type { LikeAction, LikeWrite } from '../database/like-writes';
import { artifactNotFound } from '../errors';
import {
  type Connection,
  type Ordering,
  type PageArgs,
  readConnection,
} from '../graphql/connection';
import type { Viewer } from '../graphql/context';
import type { Services } from '../graphql/feature';
import { parseId } from '../graphql/id';
import type { Selection } from '../graphql/selection';
import { Like } from './like.entity';
import type { LikeResult } from './like.types';
import { type LikeOutcome, likeWrites } from './like.writes';

/** Last liked first. */
const likedOrdering: Ordering = {
  name: 'LIKED',
  direction: 'DESC',
  keys: [{ column: 'likeId', type: 'number' }],
};

/** Reads and writes likes. The database keeps the counts. */
export class LikeService {
  private readonly reader: ArtifactReader;
  private readonly writeLike: (write: LikeWrite) => Promise<LikeOutcome>;

  constructor(private readonly services: Services) {
    this.reader = services.get(ArtifactReader);
    this.writeLike = services.writer.batch(likeWrites(services.database));
  }

  /** @throws NOT_FOUND when there is no such artifact. */
  async like(viewer: Viewer, artifactId: string): Promise<LikeResult> {
    return this.acknowledge(await this.write(viewer, artifactId, 'LIKE'), true);
  }

  /** @throws NOT_FOUND when there is no such artifact. */
  async unlike(viewer: Viewer, artifactId: string): Promise<LikeResult> {
    return this.acknowledge(await this.write(viewer, artifactId, 'UNLIKE'), false);
  }

  /**
   * Toggles the like exactly once. When another process toggled it in between, this one toggles what
   * that one left.
   * @throws NOT_FOUND when there is no such artifact.
   */
  async toggle(viewer: Viewer, artifactId: string): Promise<LikeResult> {
    for (;;) {
      const outcome = await this.write(viewer, artifactId, 'TOGGLE');
      if (outcome.difference !== 0) return this.acknowledge(outcome, outcome.difference === 1);
    }
  }

  /** The artifacts that this member likes, last liked first. */
  async likedBy(
    { uid }: Viewer,
    page: PageArgs,
    { columns }: Selection,
  ): Promise<Connection<ArtifactRow> & { listedBy: ListedBy }> {
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
    return Object.assign(connection, { listedBy: { source } });
  }

  /** For each artifact whether the member likes it, in the same order. */
  async whichLiked({ uid }: Viewer, artifactIds: readonly number[]): Promise<boolean[]> {
    const { database } = this.services;
    const isOneOf = database.engine.dialect.isOneOf('liked.artifactId', 'ids', artifactIds);
    const likes = await database.select<{ artifactId: number }>(
      'which liked',
      () =>
        database
          .from(Like, 'liked')
          .select('liked.artifactId', 'artifactId')
          .where('liked.memberUid = :uid')
          .andWhere(isOneOf.sql),
      { uid, ...isOneOf.parameters },
    );
    const liked = new Set(likes.map(({ artifactId }) => artifactId));
    return artifactIds.map((id) => liked.has(id));
  }

  private write({ uid: memberUid }: Viewer, id: string, action: LikeAction): Promise<LikeOutcome> {
    const artifactId = parseId(id);
    if (artifactId === null) throw artifactNotFound();
    return this.writeLike({ memberUid, artifactId, action });
  }

  private async acknowledge(
    { difference, artifact }: LikeOutcome,
    liked: boolean,
  ): Promise<LikeResult> {
    if (difference !== 0) await this.services.changes.announce(`likes:${artifact.id}`);
    return { modifiedCount: Math.abs(difference), liked, artifact };
  }
}
