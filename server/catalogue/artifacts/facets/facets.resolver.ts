import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { type Context, readerOf } from '../../../web/graphql/context';
import type { Services } from '../../../web/graphql/services';
import { ArtifactTypeCount } from '../artifact-type-count.entity';
import { ArtifactConnection } from '../artifact.types';
import { FacetCounts } from './facets.service';
import { ArtifactFacets, CenturyCount } from './facets.types';

@Resolver(() => ArtifactConnection)
export class ConnectionFacetsResolver {
  @FieldResolver(() => ArtifactFacets, {
    description: 'How many artifacts the whole list holds, by type, by century and by fact.',
  })
  facets(@Root() { countable }: ArtifactConnection): ArtifactFacets {
    return { countable };
  }
}

@Resolver(() => ArtifactFacets)
export class ArtifactFacetsResolver {
  private readonly counts: FacetCounts;

  constructor(services: Services) {
    this.counts = services.get(FacetCounts);
  }

  @FieldResolver(() => [ArtifactTypeCount], {
    description: 'The types that occur, in the order of the enum, whatever type the filter keeps.',
  })
  types(@Root() { countable }: ArtifactFacets, @Ctx() context: Context) {
    return this.counts.types(countable, readerOf(context));
  }

  @FieldResolver(() => [CenturyCount], {
    description:
      'The centuries that artifacts touch with any of their years, oldest first, whatever years the filter keeps.',
  })
  centuries(@Root() { countable }: ArtifactFacets, @Ctx() context: Context) {
    return this.counts.centuries(countable, readerOf(context));
  }

  @FieldResolver(() => Int, {
    description:
      'How many artifacts have no known years (`made` is null), whatever years the filter keeps.',
  })
  undated(@Root() { countable }: ArtifactFacets, @Ctx() context: Context) {
    return this.counts.undated(countable, readerOf(context));
  }
}
