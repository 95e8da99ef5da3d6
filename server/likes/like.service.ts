import type { QueryRunner } from 'typeorm';
import { likesChange, readListed } from '../artifacts/artifact.lists';
import { ArtifactReader } from '../artifacts/artifact.reader';
import type { ArtifactRow } from '../artifacts/artifact.rows';
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
import { addLike, type LikeKey, removeLike } from './like.writes';

/** Last liked first. */
const likedOrdering: Ordering = {
  name: 'LIKED',
  direction: 'DESC',
  keys: [{ column: 'likeId', type: 'number' }],
};

/** Whether a write changed something, and whether the member likes the artifact now. */
interface Outcome {
  modified: boolean;
  liked: boolean;
}

/** Reads and writes likes. Each write changes one row; the database keeps the counts. */
export class LikeService {
  private readonly reader: ArtifactReader;

  constructor(private readonly services: Services) {
    this.reader = services.get(ArtifactReader);
  }

  /** @throws NOT_FOUND when there is no such artifact. */
  like(viewer: Viewer, artifactId: string): Promise<LikeResult> {
    return this.write(viewer, artifactId, async (runner, like) => {
      return { modified: await addLike(this.services.database, runner, like), liked: true };
    });
  }

  /** @throws NOT_FOUND when there is no such artifact. */
  unlike(viewer: Viewer, artifactId: string): Promise<LikeResult> {
    return this.write(viewer, artifactId, async (runner, like) => {
      return { modified: await removeLike(this.services.database, runner, like), liked: false };
    });
  }

  /**
   * Toggles the like exactly once. When another request of the same member toggled it in between,
   * this one toggles what that one left.
   * @throws NOT_FOUND when there is no such artifact.
   */
  toggle(viewer: Viewer, artifactId: string): Promise<LikeResult> {
    const { database } = this.services;
    return this.write(viewer, artifactId, async (runner, like) => {
      if (await removeLike(database, runner, like)) return { modified: true, liked: false };
      if (await addLike(database, runner, like)) return { modified: true, liked: true };
      return null;
    });
  }

  /** The artifacts that this member likes, last liked first. */
  likedBy(
    { uid }: Viewer,
    page: PageArgs,
    { columns }: Selection,
  ): Promise<Connection<ArtifactRow>> {
    const { database } = this.services;
    const ofMember = { sql: 'liked.memberUid = :uid', parameters: { uid } };
    return readConnection<ArtifactRow>(
      {
        ordering: likedOrdering,
        read: (keyset) =>
          this.reader.read({
            columns,
            withOwnerEmail: true,
            conditions: [ofMember, keyset.condition(['liked.id'])],
            limit: keyset.limit,
            join: {
              key: 'liked',
              columns: { likeId: 'liked.id' },
              apply: (builder) =>
                builder
                  .innerJoin(Like, 'liked', 'liked.artifactId = artifact.id')
                  .orderBy('liked.id', 'DESC'),
            },
          }),
        countTotal: () => database.dataSource.manager.countBy(Like, { memberUid: uid }),
      },
      page,
    );
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

  /** @param attempt writes; null means that it has to be tried again. */
  private async write(
    { uid: memberUid }: Viewer,
    id: string,
    attempt: (runner: QueryRunner, like: LikeKey) => Promise<Outcome | null>,
  ): Promise<LikeResult> {
    const { database, writer, changes } = this.services;
    const artifactId = parseId(id);
    if (artifactId === null) throw artifactNotFound();
    const { modified, liked, artifact } = await writer.run(async (runner) => {
      for (;;) {
        const outcome = await attempt(runner, { memberUid, artifactId });
        const artifact = await readListed(database, runner, artifactId);
        if (!artifact) throw artifactNotFound();
        if (outcome) return { ...outcome, artifact };
      }
    });
    if (modified) await changes.announce(likesChange(artifact, liked ? 1 : -1));
    return { modifiedCount: modified ? 1 : 0, liked, artifact };
  }
}
