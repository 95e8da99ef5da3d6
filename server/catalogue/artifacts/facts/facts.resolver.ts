import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { can } from '../../../base/rights';
import { type Context, readerOf } from '../../../web/graphql/context';
import { NeedsColumns } from '../../../web/graphql/selection';
import type { Services } from '../../../web/graphql/services';
import { Artifact } from '../artifact.entity';
import type { ArtifactRow } from '../artifact.rows';
import { ArtifactFacets } from '../facets/facets.types';
import { FactCounts } from './fact-counts.service';
import { Fact, FactFacet } from './facts.types';
import { presentFacts } from './present-facts';
import { publicFacts } from './stored-facts';

@Resolver(() => Artifact)
export class ArtifactFactsResolver {
  constructor(private readonly services: Services) {}

  @NeedsColumns('facts', 'ownerUid')
  @FieldResolver(() => [Fact], {
    description:
      'What its record says beside the fixed fields, in the order of the catalogue. Private facts are for its owner, editors and moderators alone.',
  })
  facts(@Root() artifact: ArtifactRow, @Ctx() context: Context): Fact[] {
    const { record } = this.services.deployment.site.get();
    const seesPrivate = can('readPrivateFacts', context, artifact);
    return presentFacts(artifact.facts, seesPrivate ? record.facts : publicFacts(record));
  }
}

@Resolver(() => ArtifactFacets)
export class FactFacetsResolver {
  private readonly counts: FactCounts;

  constructor(services: Services) {
    this.counts = services.get(FactCounts);
  }

  @FieldResolver(() => [FactFacet], {
    description:
      'The facts by which the catalogue is narrowed, each with its most frequent values.',
  })
  facts(@Root() { countable }: ArtifactFacets, @Ctx() context: Context): Promise<FactFacet[]> {
    return this.counts.facets(countable, readerOf(context));
  }
}
