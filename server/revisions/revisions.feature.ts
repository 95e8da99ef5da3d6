import type { Feature } from '../graphql/feature';
import { CatalogueChangesResolver } from './catalogue-changes.resolver';
import { ArtifactLastChange } from './last-change.entity';
import { ArtifactRevision } from './revision.entity';
import { revisionsOfMember } from './revisions-of-member';

/** The log of every change of an artifact. */
export const revisionsFeature: Feature = {
  entities: [ArtifactLastChange, ArtifactRevision],
  resolvers: [CatalogueChangesResolver],
  memberData: [revisionsOfMember],
};
