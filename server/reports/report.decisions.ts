import type { QueryRunner } from 'typeorm';
import { type Decision, Report } from './report.entity';

/**
 * Decides all open reports of an artifact.
 * @returns how many were open.
 */
export async function decideReports(
  { manager }: QueryRunner,
  artifactId: number,
  decision: Decision,
): Promise<number> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(Report)
    .set({ decision, decidedAt: new Date() })
    .where('"artifactId" = :artifactId AND "decidedAt" IS NULL', { artifactId })
    .execute();
  return affected ?? 0;
}
