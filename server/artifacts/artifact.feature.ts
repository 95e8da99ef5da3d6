import { rowsOfMember } from '../database/member-data';
import type { Feature } from '../graphql/feature';
import { ArtifactTypeCount } from './artifact-type-count.entity';
import { Artifact } from './artifact.entity';
import {
  ArtifactConnectionResolver,
  ArtifactResolver,
  MemberArtifactsResolver,
} from './artifact.resolver';
import { ContributorArtifactsResolver } from './contributor.resolver';
import { DerivedColumnFilling } from './derived-column-filling.entity';
import { ArtifactFacetsResolver, ConnectionFacetsResolver } from './facets/facets.resolver';
import { IdempotencyKey } from './idempotency-key.entity';
import { ArtifactYearCount } from './made/made.entities';
import { RelatedArtifactsResolver } from './related/related.resolver';
import { ArtifactRevision } from './revisions/revision.entity';
import { revisionsOfMember } from './revisions/revisions-of-member';
import { SearchTerm, SearchTotal } from './search/search.entities';
import { VocabularyDeletion, VocabularyWord } from './suggestions/suggestions.entities';
import { ConnectionSuggestionsResolver } from './suggestions/suggestions.resolver';

/** The catalogue itself. */
export const artifactFeature: Feature = {
  entities: [
    Artifact,
    ArtifactRevision,
    ArtifactTypeCount,
    ArtifactYearCount,
    DerivedColumnFilling,
    IdempotencyKey,
    SearchTerm,
    SearchTotal,
    VocabularyDeletion,
    VocabularyWord,
  ],
  resolvers: [
    ArtifactResolver,
    ArtifactConnectionResolver,
    MemberArtifactsResolver,
    ContributorArtifactsResolver,
    ConnectionFacetsResolver,
    ConnectionSuggestionsResolver,
    ArtifactFacetsResolver,
    RelatedArtifactsResolver,
  ],
  memberData: [
    rowsOfMember('artifacts', Artifact, {
      uidColumn: 'ownerUid',
      // The log of artifacts says who changed what.
      omit: [
        'artifactNameNormalized',
        'madeEarliest',
        'madeLatest',
        'words',
        'changedBy',
        'deletedBy',
      ],
    }),
    revisionsOfMember,
    rowsOfMember('idempotencyKeys', IdempotencyKey, {
      uidColumn: 'memberUid',
      omit: ['inputHash'],
    }),
  ],
};
