import type { Feature } from '../../web/feature';
import { RelatedArtifactsResolver } from './related.resolver';

/** Artifacts that have something in common with another, with the reasons. */
export const relatedFeature: Feature = {
  name: 'related',
  resolvers: [RelatedArtifactsResolver],
};
