import { purgeDeleted } from './purge-deleted';
import type { Feature } from '../../web/feature';
import { CatalogueChangesResolver } from './catalogue-changes.resolver';
import { ArtifactLastChange } from './last-change.entity';
import { ArtifactRevision } from './revision.entity';
import { revisionsOfMember } from './revisions-of-member';

/** The log of every change of an artifact. */
export const revisionsFeature: Feature = {
  name: 'revisions',
  entities: [ArtifactLastChange, ArtifactRevision],
  resolvers: [CatalogueChangesResolver],
  purges: [{ what: 'texts of artifacts deleted 30 days ago', purge: purgeDeleted }],
  memberData: [revisionsOfMember],
};
