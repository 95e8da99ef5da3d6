import type { Feature } from '../graphql/feature';
import { ArtifactTypeCount } from './artifact-type-count.entity';
import { Artifact } from './artifact.entity';
import {
  ArtifactConnectionResolver,
  ArtifactResolver,
  MemberArtifactsResolver,
} from './artifact.resolver';
import { DerivedColumnFilling } from './derived-column-filling.entity';
import { ArtifactFacetsResolver, ConnectionFacetsResolver } from './facets/facets.resolver';
import { ArtifactYearCount } from './made/made.entities';
import { RelatedArtifactsResolver } from './related/related.resolver';
import { SearchTerm, SearchTotal } from './search/search.entities';
import { VocabularyDeletion, VocabularyWord } from './suggestions/suggestions.entities';
import { ConnectionSuggestionsResolver } from './suggestions/suggestions.resolver';

/** The catalogue itself. */
export const artifactFeature: Feature = {
  entities: [
    Artifact,
    ArtifactTypeCount,
    ArtifactYearCount,
    DerivedColumnFilling,
    SearchTerm,
    SearchTotal,
    VocabularyDeletion,
    VocabularyWord,
  ],
  resolvers: [
    ArtifactResolver,
    ArtifactConnectionResolver,
    MemberArtifactsResolver,
    ConnectionFacetsResolver,
    ArtifactFacetsResolver,
    RelatedArtifactsResolver,
    ConnectionSuggestionsResolver,
  ],
};
