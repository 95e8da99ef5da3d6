import type { Feature } from '../graphql/feature';
import { ArtifactRevision } from './revision.entity';

/** What happened to artifacts, and their earlier versions. */
export const historyFeature: Feature = { entities: [ArtifactRevision], resolvers: [] };
