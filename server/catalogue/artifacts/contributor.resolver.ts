import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import { PageArgs } from '../../web/graphql/connection';
import type { Services } from '../../web/graphql/services';
import { type Selection, SelectedColumns } from '../../web/graphql/selection';
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
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    return this.lists.byContributor(ownerUid, page, selection);
  }
}
