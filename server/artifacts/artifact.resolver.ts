import { Max, Min } from 'class-validator';
import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context, MemberContext } from '../context';
import { fieldNames } from '../graphql/asked-fields';
import { MAX_PAGE_SIZE, PageArgs } from '../graphql/connection';
import { noteArtifacts, noteRanking } from '../graphql/dependencies';
import { Text } from '../validation';
import { artifactTypeLabels } from './artifact-type';
import { ArtifactTypeCount } from './artifact-type-count.entity';
import { Artifact } from './artifact.entity';
import { canEdit } from './artifact.policy';
import {
  AddArtifactPayload,
  ArtifactConnection,
  ArtifactInput,
  ArtifactOrder,
  ArtifactsArgs,
  DeleteArtifactPayload,
  UpdateArtifactPayload,
} from './artifact.types';

const FIRST_RULE = { message: `first must be from 1 to ${MAX_PAGE_SIZE}.` };

@ArgsType()
class MostLikedArgs {
  @Field(() => Int, {
    nullable: true,
    defaultValue: 8,
    description: `How many artifacts at most, from 1 to ${MAX_PAGE_SIZE}.`,
  })
  @Min(1, FIRST_RULE)
  @Max(MAX_PAGE_SIZE, FIRST_RULE)
  first!: number;
}

@ArgsType()
class ArtifactsByUserArgs extends PageArgs {
  @Field({ description: "The member's e-mail address; case makes no difference." })
  @Text({ lines: false })
  email!: string;
}

@Resolver(() => Artifact)
export class ArtifactResolver {
  @Query(() => ArtifactConnection, { description: 'The catalogue, page by page.' })
  async artifacts(
    @Args() args: ArtifactsArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const page = await context.artifacts.list(args, fieldNames(info));
    noteArtifacts(
      context,
      page.edges.map(({ node }) => node),
    );
    if (args.orderBy === ArtifactOrder.MOST_LIKED) noteRanking(context);
    return page;
  }

  @Query(() => Artifact, { nullable: true, description: 'One artifact; null when there is none.' })
  async artifact(
    @Arg('id', () => ID, { description: "The artifact's identifier." }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const artifact = await context.artifacts.find(id, fieldNames(info));
    if (artifact) noteArtifacts(context, [artifact]);
    return artifact;
  }

  @Query(() => [Artifact], { description: 'The artifacts that most members like.' })
  async mostLikedArtifacts(
    @Args() { first }: MostLikedArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const artifacts = await context.artifacts.mostLiked(first, fieldNames(info));
    noteArtifacts(context, artifacts);
    noteRanking(context);
    return artifacts;
  }

  @Query(() => [ArtifactTypeCount], { description: 'The types found in the catalogue.' })
  artifactTypes(@Ctx() { artifacts }: Context) {
    return artifacts.typeCounts();
  }

  @Authorized()
  @Query(() => ArtifactConnection, {
    description: 'What the member with this e-mail address added, newest first. Members only.',
  })
  artifactsByUser(
    @Args() { email, ...page }: ArtifactsByUserArgs,
    @Ctx() { artifacts }: MemberContext,
  ) {
    return artifacts.byEmail(email, page);
  }

  @Authorized()
  @Mutation(() => AddArtifactPayload, {
    description: 'Adds an artifact, which the viewer then owns. Members only.',
  })
  async addArtifact(
    @Arg('input', () => ArtifactInput, { description: 'The artifact.' }) input: ArtifactInput,
    @Ctx() { artifacts, viewer }: MemberContext,
  ): Promise<AddArtifactPayload> {
    return { artifact: await artifacts.add(viewer, input) };
  }

  @Authorized()
  @Mutation(() => UpdateArtifactPayload, {
    description: 'Changes an artifact. Only the member who added it may.',
  })
  async updateArtifact(
    @Arg('id', () => ID, { description: "The artifact's identifier." }) id: string,
    @Arg('input', () => ArtifactInput, { description: 'The artifact as it shall be.' })
    input: ArtifactInput,
    @Ctx() { artifacts, viewer }: MemberContext,
  ): Promise<UpdateArtifactPayload> {
    return { artifact: await artifacts.update(viewer, id, input) };
  }

  @Authorized()
  @Mutation(() => DeleteArtifactPayload, {
    description: 'Deletes an artifact. Only the member who added it may.',
  })
  deleteArtifact(
    @Arg('id', () => ID, { description: "The artifact's identifier." }) id: string,
    @Ctx() { artifacts, viewer }: MemberContext,
  ) {
    return artifacts.delete(viewer, id);
  }

  @FieldResolver(() => String, { description: 'The absolute address of its picture.' })
  image(@Root() artifact: Artifact, @Ctx() { publicUrl }: Context) {
    // The sample pictures are stored as paths.
    return artifact.image.startsWith('/') ? publicUrl + artifact.image : artifact.image;
  }

  @FieldResolver(() => String, { description: 'The name of the member who added it.' })
  userName(@Root() { owner }: Artifact) {
    return owner.displayName ?? 'Member';
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The e-mail address of the member who added it. Null for a visitor, and in the public lists.',
  })
  userEmail(@Root() { owner }: Artifact, @Ctx() { viewer }: Context) {
    // An erased member's is empty.
    return (viewer && owner.email) || null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer likes it.' })
  viewerHasLiked(@Root() { id }: Artifact, @Ctx() { likedByViewer }: Context) {
    return likedByViewer.load(id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change and delete it.' })
  viewerCanEdit(@Root() artifact: Artifact, @Ctx() { viewer }: Context) {
    return canEdit(viewer, artifact);
  }
}

@Resolver(() => ArtifactConnection)
export class ArtifactConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many artifacts the whole list holds.' })
  totalCount(@Root() connection: ArtifactConnection) {
    return connection.countTotal();
  }
}

@Resolver(() => ArtifactTypeCount)
export class ArtifactTypeCountResolver {
  @FieldResolver(() => String, { description: "The type's name for readers." })
  label(@Root() { type }: ArtifactTypeCount) {
    return artifactTypeLabels[type];
  }
}
