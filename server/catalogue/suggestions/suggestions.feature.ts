import type { Feature } from '../../web/feature';
import { KnownWord } from './known-word.entity';
import { ConnectionSuggestionsResolver } from './suggestions.resolver';

/** Other spellings for a search that finds nothing. */
export const suggestionsFeature: Feature = {
  name: 'suggestions',
  entities: [KnownWord],
  resolvers: [ConnectionSuggestionsResolver],
};
