import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  Resolver,
  Root,
} from 'type-graphql';
import { Artifact } from '../artifacts/artifact.entity';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import { ArtifactService } from '../artifacts/artifact.service';
import { ArtifactConnection } from '../artifacts/artifact.types';
import { PageArgs } from '../../web/graphql/connection';
import type { Context, MemberContext } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { NeedsColumns, type Selection, SelectedColumns } from '../../web/graphql/selection';
import { Member } from '../members/member.entity';
import { LikeService } from './like.service';
import { LikePayload, type LikeResult } from './like.types';
import { LikedByViewer } from './liked-by-viewer';

const ARTIFACT_ID = { description: "The artifact's identifier." };

@Resolver()
export class LikeResolver {
  private readonly service: LikeService;

  constructor(services: Services) {
    this.service = services.get(LikeService);
  }

  @Authorized()
  @Mutation(() => LikePayload, { description: 'Likes an artifact. Members only.' })
  likeArtifact(
    @Arg('artifactId', () => ID, ARTIFACT_ID) artifactId: string,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.service.write(viewer, artifactId, 'LIKE');
  }

  @Authorized()
  @Mutation(() => LikePayload, { description: 'Takes a like back. Members only.' })
  unlikeArtifact(
    @Arg('artifactId', () => ID, ARTIFACT_ID) artifactId: string,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.service.write(viewer, artifactId, 'UNLIKE');
  }

  @Authorized()
  @Mutation(() => LikePayload, {
    description: 'Likes an artifact, or takes the like back. Members only.',
  })
  toggleLike(
    @Arg('artifactId', () => ID, ARTIFACT_ID) artifactId: string,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.service.write(viewer, artifactId, 'TOGGLE');
  }
}

@Resolver(() => LikePayload)
export class LikePayloadResolver {
  private readonly artifacts: ArtifactService;
  private readonly likedByViewer: LikedByViewer;

  constructor(services: Services) {
    this.artifacts = services.get(ArtifactService);
    this.likedByViewer = services.get(LikedByViewer);
  }

  @FieldResolver(() => Artifact, { description: 'The artifact with its like count as it is now.' })
  artifact(
    @Root() { liked, artifact }: LikeResult,
    @Ctx() context: MemberContext,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    this.likedByViewer.prime(context, artifact.id, liked);
    // What a like button shows need not be read again.
    const isRead = [...selection.columns].every((column) => column in artifact);
    return isRead ? artifact : this.artifacts.get(String(artifact.id), selection);
  }
}

@Resolver(() => Artifact)
export class ViewerHasLikedResolver {
  private readonly likedByViewer: LikedByViewer;

  constructor(services: Services) {
    this.likedByViewer = services.get(LikedByViewer);
  }

  @NeedsColumns('id')
  @FieldResolver(() => Boolean, { description: 'Whether the viewer likes it.' })
  viewerHasLiked(@Root() { id }: ArtifactRow, @Ctx() context: Context) {
    return this.likedByViewer.load(context, id);
  }
}

@Resolver(() => Member)
export class LikedArtifactsResolver {
  private readonly service: LikeService;

  constructor(services: Services) {
    this.service = services.get(LikeService);
  }

  @FieldResolver(() => ArtifactConnection, {
    description: 'What the viewer likes, last liked first.',
  })
  likedArtifacts(
    @Root() member: Member,
    @Args() page: PageArgs,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    return this.service.likedBy(member, page, selection);
  }
}
