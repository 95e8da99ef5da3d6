import type { QueryDeepPartialEntity, QueryRunner } from 'typeorm';
import { Artifact } from './artifact.entity';

interface ArtifactChange {
  id: number;
  columns: QueryDeepPartialEntity<Artifact>;
  /** The change is made unless the artifact was updated after this instant. */
  basedOn?: Date | null | undefined;
}

/**
 * Changes an artifact if it exists and was not updated after `basedOn`. The condition and the change
 * are one statement, so that one of several simultaneous changes of the same version succeeds.
 * `updatedAt` increases with every change, even if the clock did not advance or was set back: two
 * versions never have the same `updatedAt`.
 * @returns whether it was changed.
 */
export async function updateArtifact(
  { manager }: QueryRunner,
  { id, columns, basedOn }: ArtifactChange,
): Promise<boolean> {
  const statement = manager
    .createQueryBuilder()
    .update(Artifact)
    .set({
      ...columns,
      updatedAt: () => 'CASE WHEN "updatedAt" < :now THEN :now ELSE "updatedAt" + 1 END',
    })
    .where('id = :id')
    .setParameters({ id, now: Date.now() });
  if (basedOn) statement.andWhere('"updatedAt" <= :basedOn', { basedOn: basedOn.getTime() });
  const { affected } = await statement.execute();
  return affected === 1;
}

/**
 * Deletes an artifact for a member, whom the log of artifacts names. A trigger on `deletedBy` deletes.
 * @returns whether there was one.
 */
export async function deleteArtifactBy(
  { manager }: QueryRunner,
  uid: string,
  id: number,
): Promise<boolean> {
  const { affected } = await manager.update(Artifact, { id }, { deletedBy: uid });
  return affected === 1;
}
