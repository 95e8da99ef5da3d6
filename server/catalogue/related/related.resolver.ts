import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Services } from '../../web/graphql/services';
import { NeedsColumns, type Selection, SelectedColumns } from '../../web/graphql/selection';
import { Artifact } from '../artifacts/artifact.entity';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import { RelatedArtifacts } from './related.service';
import { RelatedArgs, RelatedArtifact } from './related.types';
import { COMPARED_COLUMNS } from './similarity';

@Resolver(() => Artifact)
export class RelatedArtifactsResolver {
  private readonly related: RelatedArtifacts;

  constructor(services: Services) {
    this.related = services.get(RelatedArtifacts);
  }

  @NeedsColumns(...COMPARED_COLUMNS)
  @FieldResolver(() => [RelatedArtifact], {
    name: 'related',
    description:
      'Artifacts from the same place, of the same years, or of the same type; those with most in common first.',
  })
  relatedArtifacts(
    @Root() artifact: ArtifactRow,
    @Args() { first }: RelatedArgs,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    return this.related.find(artifact, first, selection);
  }
}
