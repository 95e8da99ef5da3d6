import { Args, ArgsType, Field, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { inCharacters, MAX_SEARCH } from '../../../common/text-limits';
import { NeedsColumns, type Selection, SelectedColumns } from '../../web/graphql/selection';
import type { Services } from '../../web/graphql/services';
import { ArtifactConnection, SearchedWords } from '../artifacts/artifact.types';
import { Autocomplete } from './autocomplete.service';
import { Meanings } from './meanings.service';
import { SearchOffer } from './offer.types';

@ArgsType()
class AutocompleteArgs {
  @Field({
    description: `The beginning of a search, of at least two characters of words; for less, nothing is offered. At most ${inCharacters(MAX_SEARCH)}.`,
  })
  @SearchedWords()
  text!: string;
}

@Resolver(() => SearchOffer)
export class AutocompleteResolver {
  private readonly service: Autocomplete;

  constructor(services: Services) {
    this.service = services.get(Autocomplete);
  }

  @Query(() => [SearchOffer], {
    description:
      'What a search field offers while somebody types: at most six civilizations, types, places and artifacts, in this order.',
  })
  autocomplete(
    @Args() { text }: AutocompleteArgs,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    return this.service.complete(text, selection);
  }
}

@Resolver(() => ArtifactConnection)
export class ConnectionMeaningsResolver {
  private readonly service: Meanings;

  constructor(services: Services) {
    this.service = services.get(Meanings);
  }

  @NeedsColumns()
  @FieldResolver(() => [SearchOffer], {
    description:
      'What the searched text may mean besides its words: the civilization, the type or the place that it names, and the years of a period that it names, if artifacts were made in them. The list itself is not narrowed.',
  })
  meanings(@Root() connection: ArtifactConnection) {
    return this.service.find(connection);
  }
}
