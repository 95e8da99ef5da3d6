import { GraphQLDateTime } from 'graphql-scalars';
import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { First, PageArgs } from '../../web/graphql/connection';
import type { Context, MemberContext } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { can } from '../../base/rights';
import { NeedsColumns, type Selection, SelectedColumns } from '../../web/graphql/selection';
import { Member } from '../members/member.entity';
import { ArtifactListService } from './artifact-list.service';
import { ArtifactTypeCount } from './artifact-type-count.entity';
import { Artifact } from './artifact.entity';
import type { ArtifactRow } from './artifact.rows';
import { ArtifactService } from './artifact.service';
import {
  AddArtifactArgs,
  AddArtifactPayload,
  ArtifactConnection,
  ArtifactEdge,
  ArtifactInput,
  ArtifactsArgs,
  ArtifactsByUserArgs,
  DeleteArtifactPayload,
  UpdateArtifactPayload,
} from './artifact.types';
import { TypeCounts } from './type-counts';

@ArgsType()
class MostLikedArgs {
  @First('artifacts', 8)
  first!: number;
}

const ID_ARGUMENT = { description: "The artifact's identifier." };

const BASED_ON_ARGUMENT = {
  nullable: true,
  description:
    'The `updatedAt` of the version that was changed. A newer version is not overwritten: the error has the code CONFLICT. Without this argument every version is overwritten.',
};

@Resolver(() => Artifact)
export class ArtifactResolver {
  private readonly service: ArtifactService;
  private readonly lists: ArtifactListService;
  private readonly typeCounts: TypeCounts;
  private readonly site: Services['deployment']['site'];

  constructor(services: Services) {
    this.service = services.get(ArtifactService);
    this.lists = services.get(ArtifactListService);
    this.typeCounts = services.get(TypeCounts);
    this.site = services.deployment.site;
  }

  @Query(() => ArtifactConnection, { description: 'The catalogue, page by page.' })
  artifacts(
    @Args() args: ArtifactsArgs,
    @SelectedColumns('Artifact') selection: Selection,
    @SelectedColumns('ArtifactConnection') { columns: ofConnection }: Selection,
  ) {
    return this.lists.list(args, selection, ofConnection.has('edges'));
  }

  @Query(() => Artifact, {
    nullable: true,
    description:
      'One artifact; null when there is none. One that waits for review is given to its owner and editors.',
  })
  artifact(
    @Arg('id', () => ID, ID_ARGUMENT) id: string,
    @Ctx() context: Context,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    return this.service.findFor(context, id, selection);
  }

  @Query(() => [Artifact], { description: 'The artifacts that most members like.' })
  mostLikedArtifacts(
    @Args() { first }: MostLikedArgs,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    return this.lists.mostLiked(first, selection);
  }

  @Query(() => [ArtifactTypeCount], { description: 'The types found in the catalogue.' })
  artifactTypes(@SelectedColumns('ArtifactTypeCount') selection: Selection) {
    selection.tag('artifacts');
    return this.typeCounts.occurring();
  }

  @Authorized()
  @Query(() => ArtifactConnection, {
    description:
      'What the member with this e-mail address added, newest first. One’s own list has what waits for review, too. Where the site shows no addresses, another’s address is as one that nobody has. Members only.',
  })
  artifactsByUser(
    @Args() args: ArtifactsByUserArgs,
    @Ctx() context: MemberContext,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    return this.lists.byEmail(context, args, selection);
  }

  @Authorized()
  @Mutation(() => AddArtifactPayload, {
    description: 'Adds an artifact, which the viewer then owns. Members only.',
  })
  async addArtifact(
    @Args() args: AddArtifactArgs,
    @Ctx() context: MemberContext,
    @SelectedColumns('Artifact') selection: Selection,
  ): Promise<AddArtifactPayload> {
    const artifact = await this.service.add(context, args, selection);
    return { artifact, waits: artifact.waits === true };
  }

  @Authorized()
  @Mutation(() => UpdateArtifactPayload, {
    description: 'Changes an artifact. The member who added it may, and editors.',
  })
  updateArtifact(
    @Arg('id', () => ID, ID_ARGUMENT) id: string,
    @Arg('input', () => ArtifactInput, { description: 'The artifact as it shall be.' })
    input: ArtifactInput,
    @Arg('basedOn', () => GraphQLDateTime, BASED_ON_ARGUMENT)
    basedOn: Date | null | undefined,
    @Ctx() context: MemberContext,
    @SelectedColumns('Artifact') selection: Selection,
  ): Promise<UpdateArtifactPayload> {
    return this.service.update(context, id, { input, basedOn }, selection);
  }

  @Authorized()
  @Mutation(() => DeleteArtifactPayload, {
    description: 'Deletes an artifact. Only the member who added it may.',
  })
  deleteArtifact(@Arg('id', () => ID, ID_ARGUMENT) id: string, @Ctx() context: MemberContext) {
    return this.service.delete(context, id);
  }

  @NeedsColumns('ownerEmail', 'ownerUid')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The e-mail address of the member who added it. Null for a visitor, and in the public lists. Where the site shows no addresses, it is null for everybody but that member and moderators.',
  })
  userEmail(@Root() artifact: ArtifactRow, @Ctx() context: Context) {
    const right = this.site.get().showAddresses ? 'readOwnerEmail' : 'readHiddenEmail';
    // Public lists do not select it, and the address of an erased member is empty.
    return (can(right, context, artifact) && artifact.ownerEmail) || null;
  }

  @NeedsColumns('ownerUid')
  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may change it: the member who added it, and editors.',
  })
  viewerCanEdit(@Root() artifact: ArtifactRow, @Ctx() context: Context) {
    return can('editArtifact', context, artifact);
  }

  @NeedsColumns('ownerUid')
  @FieldResolver(() => Boolean, { description: 'Whether the viewer added it, and may delete it.' })
  viewerIsOwner(@Root() artifact: ArtifactRow, @Ctx() context: Context) {
    return can('deleteArtifact', context, artifact);
  }

  @NeedsColumns()
  @FieldResolver(() => Boolean, {
    description: 'Whether it waits for review: its owner and editors alone see it then.',
  })
  waits(@Root() artifact: ArtifactRow): boolean {
    return artifact.waits === true;
  }

  @NeedsColumns()
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why an editor sent it back, while it waits for its owner; otherwise null.',
  })
  sentBackReason(@Root() artifact: ArtifactRow): string | null {
    return artifact.sentBackReason ?? null;
  }
}

@Resolver(() => ArtifactConnection)
export class ArtifactConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many artifacts the whole list holds.' })
  totalCount(@Root() connection: ArtifactConnection) {
    return connection.countTotal();
  }
}

@Resolver(() => ArtifactEdge)
export class ArtifactEdgeResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'In a list of `anywhere`: whether `search` finds the artifact with the same value. Null in other lists.',
  })
  matchesName(@Root() { node }: ArtifactEdge): boolean | null {
    return node.matchesName ?? null;
  }
}

@Resolver(() => Member)
export class MemberArtifactsResolver {
  private readonly lists: ArtifactListService;

  constructor(services: Services) {
    this.lists = services.get(ArtifactListService);
  }

  @FieldResolver(() => ArtifactConnection, { description: 'What the viewer added, newest first.' })
  artifacts(
    @Root() member: Member,
    @Args() page: PageArgs,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    return this.lists.byMember(member, page, selection);
  }
}
