import type { Feature } from '../../web/feature';
import {
  ArtifactSuggestionsResolver,
  RevisionSuggestionResolver,
  SuggestionResolver,
} from './suggestion.resolver';

/** Changes that members suggest for the artifacts of others. */
export const suggestionsFeature: Feature = {
  name: 'suggestions',
  resolvers: [SuggestionResolver, ArtifactSuggestionsResolver, RevisionSuggestionResolver],
};
