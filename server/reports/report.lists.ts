import { Artifact } from '../artifacts/artifact.entity';
import type { Database } from '../database/database';
import { instant } from '../database/instant';
import type { KeysetPage } from '../database/keyset';
import type { Ordering } from '../graphql/connection';
import { Report } from './report.entity';

/** Oldest first. A report that its member replaces keeps its place. */
export const reportOrdering: Ordering = {
  name: 'REPORTS',
  direction: 'ASC',
  keys: [{ column: 'id', type: 'number' }],
};

/** An open report, and the name of the member who sent it; null for a visitor. */
export type OpenReport = Report & { reporterName: string | null };

/** Open reports of artifacts that are in the catalogue. A deleted artifact needs no decision. */
const openReports = (database: Database) =>
  database
    .from(Report, 'report')
    .innerJoin(Artifact, 'artifact', 'artifact.id = report.artifactId')
    .where('report.decidedAt IS NULL');

const COLUMNS = ['id', 'artifactId', 'receipt', 'reason', 'text', 'email', 'reportedAt'] as const;

/** One page of the open reports. */
export async function readOpenReports(database: Database, page: KeysetPage): Promise<OpenReport[]> {
  const columns = page.columns((name) => `report.${name}`);
  const between = page.condition(columns);
  const build = () => {
    const query = openReports(database).leftJoin('report.member', 'member');
    for (const column of COLUMNS) query.addSelect(`report.${column}`, column);
    query.addSelect(
      `CASE WHEN member.uid IS NULL THEN NULL ELSE coalesce(member.displayName, 'Member') END`,
      'reporterName',
    );
    if (between) query.andWhere(between.sql);
    return query.orderBy('report.id', page.order.direction).limit(page.limit);
  };
  const shape = `open reports|${page.order.direction}|${page.limit}|${between?.sql ?? ''}`;
  const rows = await database.select<OpenReport>(shape, build, between?.parameters ?? {});
  return rows.map((row) =>
    Object.assign(row, { reportedAt: instant.from(row.reportedAt) as Date }),
  );
}

/** How many open reports there are. */
export async function countOpenReports(database: Database): Promise<number> {
  const build = () => openReports(database).select('count(*)', 'count');
  const [row] = await database.select<{ count: number | string }>('open report count', build, {});
  return Number(row?.count ?? 0);
}
