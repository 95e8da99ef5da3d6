import type { Feature } from '../graphql/feature';
import { VocabularyDeletion, VocabularyWord } from './suggestions.entities';
import { ConnectionSuggestionsResolver } from './suggestions.resolver';

/** Other spellings for a search that finds nothing. */
export const suggestionsFeature: Feature = {
  entities: [VocabularyDeletion, VocabularyWord],
  resolvers: [ConnectionSuggestionsResolver],
};
