import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { MemberContext } from '../context';
import { LikePayload } from './like.types';

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
