import type { QueryRunner } from 'typeorm';
import { type Decision, Report } from './report.entity';

/**
 * Decides all open reports of an artifact.
 * @param deciderUid the moderator; null for the operator.
 * @returns how many were open.
 */
export async function decideReports(
  { manager }: QueryRunner,
  artifactId: number,
  { decision, deciderUid }: { decision: Decision; deciderUid: string | null },
): Promise<number> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(Report)
    .set({ decision, deciderUid, decidedAt: new Date() })
    .where('"artifactId" = :artifactId AND "decidedAt" IS NULL', { artifactId })
    .execute();
  return affected ?? 0;
}
