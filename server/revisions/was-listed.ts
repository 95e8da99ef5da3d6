import type { Database } from '../database/database';
import { parseId } from '../graphql/id';
import { ArtifactRevision } from './revision.entity';

/** Whether an artifact with this identifier is, or was, in the catalogue: the log never forgets one. */
export async function wasListed(database: Database, id: string): Promise<boolean> {
  const artifactId = parseId(id);
  if (artifactId === null) return false;
  const rows = await database.select(
    'was listed',
    () =>
      database
        .from(ArtifactRevision, 'revision')
        .select('revision.sequence', 'sequence')
        .where('revision.artifactId = :artifactId')
        .limit(1),
    { artifactId },
  );
  return rows.length > 0;
}
