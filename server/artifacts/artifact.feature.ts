import type { Feature } from '../graphql/feature';
import { ArtifactTypeCount } from './artifact-type-count.entity';
import { Artifact } from './artifact.entity';
import {
  ArtifactConnectionResolver,
  ArtifactResolver,
  MemberArtifactsResolver,
} from './artifact.resolver';
import { IdempotencyKey } from './idempotency-key.entity';
import { ArtifactYearCount, MadeFilling } from './made/made.entities';
import { SearchTerm, SearchTotal } from './search/search.entities';

/** The catalogue itself. */
export const artifactFeature: Feature = {
  entities: [
    Artifact,
    IdempotencyKey,
    ArtifactTypeCount,
    ArtifactYearCount,
    MadeFilling,
    SearchTerm,
    SearchTotal,
  ],
  resolvers: [ArtifactResolver, ArtifactConnectionResolver, MemberArtifactsResolver],
};
