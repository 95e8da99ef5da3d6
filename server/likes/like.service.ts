import { type DataSource, In } from 'typeorm';
import { type Artifact } from '../artifacts/artifact.entity';
import {
  artifactColumns,
  type ArtifactRow,
  joinOwner,
  toArtifact,
} from '../artifacts/artifact.rows';
import type { ArtifactService } from '../artifacts/artifact.service';
import { insertOnce, write } from '../database/engine';
import { Statement } from '../database/statement';
import { type Connection, type Ordering, type PageArgs, readPage } from '../graphql/connection';
import type { Member } from '../members/member.entity';
import { Like } from './like.entity';
import type { LikePayload } from './like.types';

interface LikedRow extends ArtifactRow {
  likeId: number;
}

/** Last liked first. */
const ordering: Ordering<LikedRow> = {
  name: 'LIKED',
  direction: 'DESC',
  keys: [{ sql: 'liked."id"', of: ({ likeId }) => likeId, type: 'number' }],
};

/** Reads and writes likes. Each write is one atomic statement; the database keeps the counts. */
export class LikeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly artifacts: ArtifactService,
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

  private add({ uid }: Member, artifactId: number): Promise<boolean> {
    return insertOnce(this.dataSource, Like, { memberUid: uid, artifactId });
  }

  private async remove({ uid }: Member, artifactId: number): Promise<boolean> {
    const like = { memberUid: uid, artifactId };
    const { affected } = await write(() => this.dataSource.manager.delete(Like, like));
    return affected === 1;
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
