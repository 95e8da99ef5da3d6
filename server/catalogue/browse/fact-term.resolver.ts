import { Args, ArgsType, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { First, PageArgs } from '../../web/graphql/connection';
import { type Selection, SelectedColumns } from '../../web/graphql/selection';
import type { Services } from '../../web/graphql/services';
import { ArtifactListService } from '../artifacts/artifact-list.service';
import { ArtifactConnection } from '../artifacts/artifact.types';
import { BrowseService } from './browse.service';
import { BrowsableFact, FactTerm } from './browse.types';

@ArgsType()
class MostFrequentArgs {
  @First('values', 12)
  first!: number;
}

@Resolver(() => BrowsableFact)
export class BrowsableFactResolver {
  private readonly service: BrowseService;

  constructor(services: Services) {
    this.service = services.get(BrowseService);
  }

  @FieldResolver(() => Int, { description: 'How many values artifacts have; at least 1.' })
  valueCount(@Root() fact: BrowsableFact) {
    return this.service.countValues(fact);
  }

  @FieldResolver(() => [FactTerm], { description: 'Its most frequent values.' })
  mostFrequent(
    @Root() fact: BrowsableFact,
    @Args() { first }: MostFrequentArgs,
    @SelectedColumns('FactTerm') { columns }: Selection,
    @SelectedColumns('Artifact') artifacts: Selection,
  ) {
    const showsExamples = columns.has('example');
    return this.service.mostFrequent(fact, first, { showsExamples, artifacts });
  }
}

@Resolver(() => FactTerm)
export class FactTermResolver {
  private readonly lists: ArtifactListService;

  constructor(services: Services) {
    this.lists = services.get(ArtifactListService);
  }

  @FieldResolver(() => ArtifactConnection, {
    description: 'The artifacts that have the value, newest first.',
  })
  artifacts(
    @Root() { fact: { key }, value }: FactTerm,
    @Args() page: PageArgs,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    return this.lists.withFact({ key, value }, page, selection);
  }
}
