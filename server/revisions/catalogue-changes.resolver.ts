import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../graphql/connection';
import type { Context } from '../graphql/context';
import type { Services } from '../graphql/feature';
import { selectionOf } from '../graphql/selection';
import { CatalogueChanges } from './catalogue-changes.service';
import { ArtifactChangeConnection } from './catalogue-changes.types';

@Resolver()
export class CatalogueChangesResolver {
  private readonly changes: CatalogueChanges;

  constructor(services: Services) {
    this.changes = services.get(CatalogueChanges);
  }

  @Query(() => ArtifactChangeConnection, {
    description:
      'Every change of the catalogue, the oldest first. None is ever removed, so a copy of the catalogue can follow. An artifact that is hidden looks deleted; one that is shown again looks added.',
  })
  artifactChanges(
    @Args() page: PageArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const isShown = selectionOf(context, info, 'ArtifactChange').columns.has('artifact');
    return this.changes.read(page, selectionOf(context, info, 'Artifact'), isShown);
  }
}
