import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Services } from '../../web/graphql/services';
import { NeedsColumns, type Selection, SelectedColumns } from '../../web/graphql/selection';
import { Artifact } from '../artifacts/artifact.entity';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import { FACT_COLUMNS, FactLinks } from './fact-links.service';
import { FactLink, FactLinksArgs } from './fact-links.types';
import { RelatedRows } from './related-rows.service';
import { RelatedRow, RelatedRowsArgs } from './related-rows.types';
import { RelatedArtifacts } from './related.service';
import { RelatedArgs, RelatedArtifact } from './related.types';
import { COMPARED_COLUMNS } from './similarity';

@Resolver(() => Artifact)
export class RelatedArtifactsResolver {
  private readonly related: RelatedArtifacts;
  private readonly rows: RelatedRows;
  private readonly links: FactLinks;

  constructor(services: Services) {
    this.related = services.get(RelatedArtifacts);
    this.rows = services.get(RelatedRows);
    this.links = services.get(FactLinks);
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

  @NeedsColumns(...COMPARED_COLUMNS)
  @FieldResolver(() => [RelatedRow], {
    description:
      'Artifacts from the same place, from the same time, and of the same type, in rows. Rows without artifacts are left out, and no artifact is in two rows.',
  })
  relatedRows(
    @Root() artifact: ArtifactRow,
    @Args() { first }: RelatedRowsArgs,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    return this.rows.find(artifact, first, selection);
  }

  @NeedsColumns(...FACT_COLUMNS)
  @FieldResolver(() => [FactLink], {
    description:
      'The parts of the facts that lead to other artifacts, with the searches that find them. Sentences, and parts that no other artifact has, are none.',
  })
  factLinks(
    @Root() artifact: ArtifactRow,
    @Args() { first }: FactLinksArgs,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    return this.links.find(artifact, first, selection);
  }
}
