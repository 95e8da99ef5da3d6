import DataLoader from 'dataloader';
import type { Context, MemberContext, Viewer } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { Like } from './like.entity';

type Loader = DataLoader<number, boolean>;

/** Whether the viewer of a request likes artifacts, read for many artifacts at once. */
export class LikedByViewer {
  private readonly loaders = new WeakMap<Context, Loader>();

  constructor(private readonly services: Services) {}

  load(context: Context, artifactId: number): boolean | Promise<boolean> {
    const { viewer } = context;
    return viewer ? this.loaderOf(context, viewer).load(artifactId) : false;
  }

  /** Caches the result of a write for the rest of this request. */
  prime(context: MemberContext, artifactId: number, liked: boolean): void {
    this.loaderOf(context, context.viewer).clear(artifactId).prime(artifactId, liked);
  }

  private loaderOf(context: Context, viewer: Viewer): Loader {
    const existing = this.loaders.get(context);
    if (existing) return existing;
    const loader: Loader = new DataLoader((ids) => this.whichLiked(viewer, ids));
    this.loaders.set(context, loader);
    return loader;
  }

  /** For each artifact whether the member likes it, in the same order. */
  private async whichLiked({ uid }: Viewer, artifactIds: readonly number[]): Promise<boolean[]> {
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
