import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../../web/graphql/connection';
import type { MemberContext } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { type Selection, SelectedColumns } from '../../web/graphql/selection';
import { HistoryService } from './history.service';
import { ArtifactRevisionConnection, RestoreArtifactVersionPayload } from './history.types';

const ID_ARGUMENT = { description: "The artifact's identifier." };
const REVISION_ARGUMENT = {
  description:
    'The change after which the artifact was as it shall be: the identifier of an `ArtifactRevision`.',
};
const BASED_ON_ARGUMENT = {
  nullable: true,
  description:
    'The `updatedAt` of the version that the viewer saw. A newer version is not overwritten: the error has the code CONFLICT. Without this argument every version is overwritten.',
};

@Resolver()
export class HistoryResolver {
  private readonly service: HistoryService;

  constructor(services: Services) {
    this.service = services.get(HistoryService);
  }

  @Authorized()
  @Query(() => ArtifactRevisionConnection, {
    nullable: true,
    description:
      'The changes of an artifact, the last first; null when there is no such artifact. Members only.',
  })
  artifactHistory(
    @Arg('artifactId', () => ID, ID_ARGUMENT) artifactId: string,
    @Args() page: PageArgs,
    @Ctx() context: MemberContext,
  ) {
    return this.service.read(context, artifactId, page);
  }

  @Authorized()
  @Mutation(() => RestoreArtifactVersionPayload, {
    description:
      'Makes an artifact what it was after a change, by a further change. Only the member who added it, and editors, may.',
  })
  restoreArtifactVersion(
    @Arg('artifactId', () => ID, ID_ARGUMENT) artifactId: string,
    @Arg('revision', () => ID, REVISION_ARGUMENT) revision: string,
    @Arg('basedOn', () => GraphQLDateTime, BASED_ON_ARGUMENT) basedOn: Date | null | undefined,
    @Ctx() context: MemberContext,
    @SelectedColumns('Artifact') selection: Selection,
  ): Promise<RestoreArtifactVersionPayload> {
    return this.service.restore(context, artifactId, { revision, basedOn }, selection);
  }
}
