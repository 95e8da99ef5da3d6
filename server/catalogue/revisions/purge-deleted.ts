import type { QueryRunner } from 'typeorm';
import type { Database } from '../../database/database';
import type { Writer } from '../../database/writer';
import { ArtifactRevision } from './revision.entity';

const DAY = 24 * 3_600_000;

/** For how long a deleted artifact can be restored, in milliseconds. */
export const RESTORABLE_FOR = 30 * DAY;

/** How many artifacts one statement purges, so that other writes get their turns. */
const BATCH = 1_000;

/**
 * Removes the versions of artifacts that can no longer be restored. Their entries stay in the log, so
 * that followers of the catalogue read the deletion.
 */
export async function purgeDeleted(
  database: Database,
  writer: Pick<Writer, 'run'>,
  now = Date.now(),
): Promise<void> {
  const purge = () => writer.run((runner) => purgeBatch(database, runner, now - RESTORABLE_FOR));
  while ((await purge()) > 0);
}

/** @returns how many versions it removed. */
async function purgeBatch(
  database: Database,
  { manager }: QueryRunner,
  before: number,
): Promise<number> {
  const deleted = database
    .from(ArtifactRevision, 'deletion')
    .select('deletion.artifactId')
    // Hidden artifacts look deleted in the log, and an artifact may have been put back since.
    .leftJoin('artifacts', 'shown', 'shown.id = deletion.artifactId')
    .leftJoin('hidden_artifacts', 'hidden', 'hidden.id = deletion.artifactId')
    .leftJoin(
      ArtifactRevision,
      'later',
      'later.artifactId = deletion.artifactId AND later.changedAt >= :before',
    )
    .where(`deletion.kind = 'DELETED' AND deletion.previous IS NOT NULL`)
    .andWhere('deletion.changedAt < :before')
    .andWhere('shown.id IS NULL AND hidden.id IS NULL AND later.sequence IS NULL')
    .limit(BATCH);
  const { affected } = await manager
    .createQueryBuilder()
    .update(ArtifactRevision)
    .set({ previous: null })
    .where(`"previous" IS NOT NULL AND "artifactId" IN (${deleted.getQuery()})`, { before })
    .execute();
  return affected ?? 0;
}
