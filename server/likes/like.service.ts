import { ArtifactReader } from '../artifacts/artifact.reader';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import type { ListSpecification } from '../artifacts/facets/facets.types';
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
import { type LikeAction, writeLike } from './like.writes';

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
  ): Promise<Connection<ArtifactRow> & { specification: ListSpecification }> {
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
    return Object.assign(connection, { specification: { source } });
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
}
