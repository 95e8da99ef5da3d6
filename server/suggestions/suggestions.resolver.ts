import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { Services } from '../graphql/feature';
import { CountsAsList } from '../graphql/operation-cost';
import { ArtifactConnection } from '../artifacts/artifact.types';
import { Suggestions } from './suggestions.service';

@Resolver(() => ArtifactConnection)
export class ConnectionSuggestionsResolver {
  private readonly service: Suggestions;

  constructor(services: Services) {
    this.service = services.get(Suggestions);
  }

  @CountsAsList()
  @FieldResolver(() => [String], {
    description:
      'When `search` or `text` finds nothing: up to three other spellings of `text` that would find something with the rest of the filter, nearest first; of `search`, where no spelling of `text` would. A spelling has one or two edits in each word that it replaces, and words of the catalogue in their place. Empty when the list is not empty.',
  })
  suggestions(@Root() connection: ArtifactConnection) {
    return this.service.find(connection);
  }
}
