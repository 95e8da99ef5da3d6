import { type DataSource, In } from 'typeorm';
import { type Artifact } from '../artifacts/artifact.entity';
import { type ArtifactService, joinOwner } from '../artifacts/artifact.service';
import type { Changes } from '../changes';
import { insertOnce, write } from '../database/engine';
import { type Connection, type Ordering, type PageArgs, readPage } from '../graphql/connection';
import type { Member } from '../members/member.entity';
import { Like } from './like.entity';
import type { LikePayload } from './like.types';

/** Last liked first. */
const ordering: Ordering<Like> = {
  name: 'LIKED',
  direction: 'DESC',
  keys: [{ sql: 'liked.id', of: (like) => like.id, type: 'number' }],
};

/** Reads and writes likes. Each write is one atomic statement; the database keeps the counts. */
export class LikeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly artifacts: ArtifactService,
    private readonly changes: Changes,
  ) {}

  /** @throws NOT_FOUND when there is no such artifact. */
  async like(viewer: Member, artifactId: string): Promise<LikePayload> {
    const { id } = await this.artifacts.get(artifactId);
    const added = await this.add(viewer, id);
    return this.payload(artifactId, added, true);
  }

  /** @throws NOT_FOUND when there is no such artifact. */
  async unlike(viewer: Member, artifactId: string): Promise<LikePayload> {
    const { id } = await this.artifacts.get(artifactId);
    const removed = await this.remove(viewer, id);
    return this.payload(artifactId, removed, false);
  }

  /**
   * Turns the like over, exactly once: where another request of the same member turned it over in
   * between, this one turns over what that one left.
   * @throws NOT_FOUND when there is no such artifact.
   */
  async toggle(viewer: Member, artifactId: string): Promise<LikePayload> {
    const { id } = await this.artifacts.get(artifactId);
    for (;;) {
      if (await this.remove(viewer, id)) return this.payload(artifactId, true, false);
      if (await this.add(viewer, id)) return this.payload(artifactId, true, true);
    }
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

  private async add({ uid }: Member, artifactId: number): Promise<boolean> {
    const added = await insertOnce(this.dataSource, Like, { memberUid: uid, artifactId });
    if (added) await this.changes.announce(`likes:${artifactId}`);
    return added;
  }

  private async remove({ uid }: Member, artifactId: number): Promise<boolean> {
    const like = { memberUid: uid, artifactId };
    const { affected } = await write(() => this.dataSource.manager.delete(Like, like));
    const removed = affected === 1;
    if (removed) await this.changes.announce(`likes:${artifactId}`);
    return removed;
  }

  private async payload(
    artifactId: string,
    modified: boolean,
    liked: boolean,
  ): Promise<LikePayload> {
    const artifact = await this.artifacts.get(artifactId);
    return { modifiedCount: modified ? 1 : 0, liked, artifact };
  }
}
