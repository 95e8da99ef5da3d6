import { Args, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../../web/graphql/connection';
import type { Services } from '../../web/graphql/services';
import { type Selection, SelectedColumns } from '../../web/graphql/selection';
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
    @SelectedColumns('ArtifactChange') { columns }: Selection,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    return this.changes.read(page, selection, columns.has('artifact'));
  }
}
