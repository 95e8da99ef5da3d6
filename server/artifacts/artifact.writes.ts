import type { QueryDeepPartialEntity, QueryRunner } from 'typeorm';
import { Artifact } from './artifact.entity';

/**
 * Changes an artifact that the caller has locked. `updatedAt` increases with every change, even if the
 * clock did not advance or was set back: two versions never have the same `updatedAt`.
 */
export async function updateArtifact(
  { manager }: QueryRunner,
  id: number,
  columns: QueryDeepPartialEntity<Artifact>,
): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(Artifact)
    .set({
      ...columns,
      updatedAt: () => 'CASE WHEN "updatedAt" < :now THEN :now ELSE "updatedAt" + 1 END',
    })
    .where('id = :id')
    .setParameters({ id, now: Date.now() })
    .execute();
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
