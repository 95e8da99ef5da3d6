import type { Database } from '../../database/database';
import type { Writer } from '../../database/writer';
import { Report } from './report.entity';

/** How long the address that a visitor left is stored after the decision. */
export const ADDRESS_RETENTION_MS = 90 * 24 * 3_600_000;

/**
 * Deletes the addresses that visitors left in reports after `ADDRESS_RETENTION_MS`. The reports
 * stay.
 */
export async function purgeAddresses(
  database: Database,
  writer: Pick<Writer, 'run'>,
  now = Date.now(),
): Promise<void> {
  const before = now - ADDRESS_RETENTION_MS;
  const outdated = database
    .from(Report, 'report')
    .select('report.id')
    .leftJoin('artifacts', 'shown', 'shown.id = report.artifactId')
    .leftJoin('hidden_artifacts', 'hidden', 'hidden.id = report.artifactId')
    .where('report.email IS NOT NULL')
    // Triggers delete an address with the artifact. A report may have come during the deletion.
    .andWhere('(report.decidedAt < :before OR (shown.id IS NULL AND hidden.id IS NULL))');
  await writer.run(({ manager }) =>
    manager
      .createQueryBuilder()
      .update(Report)
      .set({ email: null })
      .where(`"id" IN (${outdated.getQuery()})`, { before })
      .execute(),
  );
}
