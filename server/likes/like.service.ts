import { type DataSource, In, type QueryRunner } from 'typeorm';
import { type Artifact } from '../artifacts/artifact.entity';
import {
  artifactColumns,
  type ArtifactRow,
  joinOwner,
  toArtifact,
} from '../artifacts/artifact.rows';
import type { Changes } from '../changes';
import { Statement } from '../database/statement';
import type { Writer } from '../database/writer';
import { artifactNotFound } from '../errors';
import { type Connection, type Ordering, type PageArgs, readPage } from '../graphql/connection';
import { parseId } from '../graphql/id';
import type { Member } from '../members/member.entity';
import { Like } from './like.entity';
import { addLike, type LikeKey, readLikeCount, removeLike } from './like.statements';
import type { Liking } from './like.types';

interface LikedRow extends ArtifactRow {
  likeId: number;
}

/** Last liked first. */
const ordering: Ordering<LikedRow> = {
  name: 'LIKED',
  direction: 'DESC',
  keys: [{ sql: 'liked."id"', of: ({ likeId }) => likeId, type: 'number' }],
};

/** What a gesture did: whether it changed something, and whether the viewer likes it now. */
interface Outcome {
  modified: boolean;
  liked: boolean;
}

/** Reads and writes likes. Each write changes one row; the database keeps the counts. */
export class LikeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: Writer,
    private readonly changes: Changes,
  ) {}

  /** @throws NOT_FOUND when there is no such artifact. */
  like(viewer: Member, artifactId: string): Promise<Liking> {
    return this.gesture(viewer, artifactId, async (runner, like) => {
      return { modified: await addLike(runner, like), liked: true };
    });
  }

  /** @throws NOT_FOUND when there is no such artifact. */
  unlike(viewer: Member, artifactId: string): Promise<Liking> {
    return this.gesture(viewer, artifactId, async (runner, like) => {
      return { modified: await removeLike(runner, like), liked: false };
    });
  }

  /**
   * Turns the like over, exactly once: where another request of the same member turned it over in
   * between, this one turns over what that one left.
   * @throws NOT_FOUND when there is no such artifact.
   */
  toggle(viewer: Member, artifactId: string): Promise<Liking> {
    return this.gesture(viewer, artifactId, async (runner, like) => {
      if (await removeLike(runner, like)) return { modified: true, liked: false };
      if (await addLike(runner, like)) return { modified: true, liked: true };
      return null;
    });
  }

  /** The artifacts that this member likes, last liked first. */
  async likedBy({ uid }: Member, args: PageArgs): Promise<Connection<Artifact>> {
    const page = await readPage(ordering, args, (keyset) => {
      const statement = new Statement(this.dataSource);
      const mine = `liked."memberUid" = ${statement.bind(uid)}`;
      const where = [mine, keyset.behind(statement)].filter(Boolean).join(' AND ');
      return statement.rows<LikedRow>(`
        SELECT liked."id" AS "likeId", ${artifactColumns(statement, 'name and email')}
        FROM "likes" liked JOIN "artifacts" artifact ON artifact."id" = liked."artifactId" ${joinOwner}
        WHERE ${where} ORDER BY ${keyset.orderBy()} LIMIT ${keyset.limit}`);
    });
    const edges = page.rows.map((row, index) => ({
      node: toArtifact(row),
      cursor: page.cursors[index] ?? '',
    }));
    const countTotal = () => this.dataSource.manager.countBy(Like, { memberUid: uid });
    return { edges, pageInfo: page.pageInfo, countTotal };
  }

  /** For each artifact whether the member likes it, in the same order. */
  async whichLiked({ uid }: Member, artifactIds: readonly number[]): Promise<boolean[]> {
    const likes = await this.dataSource.manager.find(Like, {
      select: { id: true, artifactId: true },
      where: { memberUid: uid, artifactId: In([...artifactIds]) },
    });
    const liked = new Set(likes.map((like) => like.artifactId));
    return artifactIds.map((id) => liked.has(id));
  }

  /** Writes a gesture, which gives null when it has to be made again, and then tells of it. */
  private async gesture(
    { uid: memberUid }: Member,
    id: string,
    make: (runner: QueryRunner, like: LikeKey) => Promise<Outcome | null>,
  ): Promise<Liking> {
    const artifactId = parseId(id);
    if (artifactId === null) throw artifactNotFound();
    const { modified, liked, likeCount } = await this.writer.run(async (runner) => {
      for (;;) {
        const outcome = await make(runner, { memberUid, artifactId });
        const likeCount = await readLikeCount(runner, artifactId);
        if (outcome) return { ...outcome, likeCount };
      }
    });
    if (modified) await this.changes.announce(`likes:${artifactId}`);
    return { modifiedCount: modified ? 1 : 0, liked, counted: { id: artifactId, likeCount } };
  }
}
