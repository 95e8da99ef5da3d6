import { textTable } from '../../base/text-table';
import { type CatalogueCommands, printResult } from '../../database/admin-command';
import type { Database } from '../../database/database';
import { KeysetPage } from '../../database/keyset';
import { readOpenReports, reportOrdering } from './open-reports';

/** What an operator does with reports. */
export const reportCommands: CatalogueCommands = {
  reports: {
    usage: ['reports [--first N]'],
    words: [0, 0],
    async run({ database, first }) {
      printResult(await listReports(database, first));
    },
  },
};

/** The oldest open reports, as lines of text. */
async function listReports(database: Database, first: number): Promise<string> {
  const reports = await readOpenReports(database, new KeysetPage(reportOrdering, null, first));
  const lines = reports.map((report) => [
    String(report.artifactId),
    report.reportedAt.toISOString().slice(0, 10),
    report.reason,
    report.text ?? '',
    report.reporterName ?? 'visitor',
    report.email ?? '',
  ]);
  return textTable(['artifact', 'sent', 'reason', 'text', 'by', 'e-mail'], lines);
}
