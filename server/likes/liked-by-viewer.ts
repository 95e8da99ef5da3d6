import DataLoader from 'dataloader';
import type { Context } from '../graphql/context';
import type { Services } from '../graphql/feature';
import { LikeService } from './like.service';

type Loader = DataLoader<number, boolean>;

/** Whether the viewer of a request likes artifacts, read for many artifacts at once. */
export class LikedByViewer {
  private readonly loaders = new WeakMap<Context, Loader>();
  private readonly likes: LikeService;

  constructor(services: Services) {
    this.likes = services.get(LikeService);
  }

  load(context: Context, artifactId: number): boolean | Promise<boolean> {
    return context.viewer ? this.loaderOf(context).load(artifactId) : false;
  }

  /** Caches the result of a write for the rest of this request. */
  prime(context: Context, artifactId: number, liked: boolean): void {
    this.loaderOf(context).clear(artifactId).prime(artifactId, liked);
  }

  private loaderOf(context: Context): Loader {
    const existing = this.loaders.get(context);
    if (existing) return existing;
    const loader: Loader = new DataLoader(async (ids) =>
      context.viewer ? this.likes.whichLiked(context.viewer, ids) : ids.map(() => false),
    );
    this.loaders.set(context, loader);
    return loader;
  }
}
