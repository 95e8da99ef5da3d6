import type { QueryRunner } from 'typeorm';
import { UNNAMED_MEMBER } from '../../../common/members';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import type { Database } from '../../database/database';
import type { KeysetPage } from '../../database/keyset';
import type { Ordering } from '../../web/graphql/connection';
import { type Decision, Report } from './report.entity';

/** Oldest first. A report that its member replaces keeps its place. */
export const reportOrdering: Ordering = {
  name: 'REPORTS',
  direction: 'ASC',
  keys: [{ column: 'id', type: 'number' }],
};

/** An open report, and the name of the member who sent it; null for a visitor. */
export type OpenReport = Report & { reporterName: string | null };

/** Open reports of artifacts that are in the catalogue. A deleted artifact needs no decision. */
const openReports = ({ dataSource }: Database) =>
  dataSource
    .createQueryBuilder(Report, 'report')
    .innerJoin(Artifact, 'artifact', 'artifact.id = report.artifactId')
    .where('report.decidedAt IS NULL');

/** One page of the open reports. */
export async function readOpenReports(database: Database, page: KeysetPage): Promise<OpenReport[]> {
  const query = openReports(database)
    .leftJoin('report.member', 'member')
    .addSelect('member.displayName', 'reporterName')
    .orderBy('report.id', page.order.direction)
    .limit(page.limit);
  const between = page.condition(['report.id']);
  if (between) query.andWhere(between.sql, between.parameters);
  const { entities, raw } = await query.getRawAndEntities<{ reporterName: string | null }>();
  return entities.map((report, nth) => {
    const name = raw[nth]?.reporterName ?? UNNAMED_MEMBER;
    return Object.assign(report, { reporterName: report.memberUid === null ? null : name });
  });
}

/** How many open reports there are. */
export const countOpenReports = (database: Database): Promise<number> =>
  openReports(database).getCount();

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
