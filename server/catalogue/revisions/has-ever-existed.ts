import type { Database } from '../../database/database';
import { parseId } from '../../web/graphql/id';
import { ArtifactRevision } from './revision.entity';

/** Whether an artifact with this identifier is, or was, in the catalogue. No entry of the log is ever removed. */
export async function hasEverExisted({ dataSource }: Database, id: string): Promise<boolean> {
  const artifactId = parseId(id);
  return artifactId !== null && dataSource.manager.existsBy(ArtifactRevision, { artifactId });
}
