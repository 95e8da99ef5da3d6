import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Mutation,
  Resolver,
  Root,
} from 'type-graphql';
import { Artifact } from '../artifacts/artifact.entity';
import type { MemberContext } from '../context';
import { asksOnly } from '../graphql/asked-fields';
import { LikePayload, type Liking } from './like.types';

const ARTIFACT_ID = { description: "The artifact's identifier." };

@Resolver()
export class LikeResolver {
  @Authorized()
  @Mutation(() => LikePayload, { description: 'Likes an artifact. Members only.' })
  likeArtifact(
    @Arg('artifactId', () => ID, ARTIFACT_ID) artifactId: string,
    @Ctx() { likes, viewer }: MemberContext,
  ) {
    return likes.like(viewer, artifactId);
  }

  @Authorized()
  @Mutation(() => LikePayload, { description: 'Takes a like back. Members only.' })
  unlikeArtifact(
    @Arg('artifactId', () => ID, ARTIFACT_ID) artifactId: string,
    @Ctx() { likes, viewer }: MemberContext,
  ) {
    return likes.unlike(viewer, artifactId);
  }

  @Authorized()
  @Mutation(() => LikePayload, {
    description: 'Likes an artifact, or takes the like back. Members only.',
  })
  toggleLike(
    @Arg('artifactId', () => ID, ARTIFACT_ID) artifactId: string,
    @Ctx() { likes, viewer }: MemberContext,
  ) {
    return likes.toggle(viewer, artifactId);
  }
}

@Resolver(() => LikePayload)
export class LikePayloadResolver {
  @FieldResolver(() => Artifact, { description: 'The artifact with its like count as it is now.' })
  artifact(
    @Root() { liked, counted }: Liking,
    @Ctx() { artifacts, likedByViewer }: MemberContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    likedByViewer.clear(counted.id).prime(counted.id, liked);
    // What a like button shows is known already.
    const known = asksOnly(info, ['id', 'likeCount', 'viewerHasLiked', '__typename']);
    return known ? counted : artifacts.get(String(counted.id));
  }
}
