import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { PageArgs } from '../graphql/connection';
import type { Context } from '../graphql/context';
import type { Services } from '../graphql/feature';
import { selectionOf } from '../graphql/selection';
import { ArtifactListService } from './artifact-list.service';
import { ArtifactConnection } from './artifact.types';
import { Contributor } from './contributor.types';

@Resolver(() => Contributor)
export class ContributorArtifactsResolver {
  private readonly lists: ArtifactListService;

  constructor(services: Services) {
    this.lists = services.get(ArtifactListService);
  }

  @FieldResolver(() => ArtifactConnection, {
    description: 'What the member added, newest first.',
  })
  artifacts(
    @Root() { ownerUid }: Contributor,
    @Args() page: PageArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.lists.byContributor(ownerUid, page, selectionOf(context, info, 'Artifact'));
  }
}
