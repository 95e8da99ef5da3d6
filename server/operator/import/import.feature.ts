import type { Feature } from '../../web/feature';
import { ImportedArtifact, importedMemberData } from './imported-artifact.entity';

/** What imports of files remember, so that a second import adds nothing. */
export const importFeature: Feature = {
  name: 'imports',
  entities: [ImportedArtifact],
  memberData: [importedMemberData],
};
