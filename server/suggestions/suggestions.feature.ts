import type { Feature } from '../graphql/feature';
import { KnownWord } from './known-word.entity';
import { ConnectionSuggestionsResolver } from './suggestions.resolver';

/** Other spellings for a search that finds nothing. */
export const suggestionsFeature: Feature = {
  entities: [KnownWord],
  resolvers: [ConnectionSuggestionsResolver],
};
