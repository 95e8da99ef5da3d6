import { type DataSource, In, type QueryRunner } from 'typeorm';
import { type Artifact } from '../artifacts/artifact.entity';
import { joinOwner } from '../artifacts/artifact.service';
import type { Changes } from '../changes';
import type { Writer } from '../database/writer';
import { artifactNotFound } from '../errors';
import { type Connection, type Ordering, type PageArgs, readPage } from '../graphql/connection';
import { parseId } from '../graphql/id';
import type { Member } from '../members/member.entity';
import { Like } from './like.entity';
import { addLike, type LikeKey, readLikeCount, removeLike } from './like.statements';
import type { Liking } from './like.types';

/** Last liked first. */
const ordering: Ordering<Like> = {
  name: 'LIKED',
  direction: 'DESC',
  keys: [{ sql: 'liked.id', of: (like) => like.id, type: 'number' }],
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
    const likes = () =>
      this.dataSource.manager
        .createQueryBuilder(Like, 'liked')
        .where('liked.memberUid = :uid', { uid });
    const rows = joinOwner(
      likes().innerJoinAndSelect('liked.artifact', 'artifact'),
      'name and email',
    );
    const page = await readPage(rows, ordering, args);
    const edges = page.rows.map((like, index) => ({
      node: like.artifact,
      cursor: page.cursors[index] ?? '',
    }));
    return { edges, pageInfo: page.pageInfo, countTotal: () => likes().getCount() };
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
