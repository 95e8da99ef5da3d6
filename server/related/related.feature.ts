import type { Feature } from '../graphql/feature';
import { RelatedArtifactsResolver } from './related.resolver';

/** Artifacts that have something in common with another, with the reasons. */
export const relatedFeature: Feature = { entities: [], resolvers: [RelatedArtifactsResolver] };
