import { randomBytes } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { visibleText } from '../../../common/visible-text';
import { ArtifactService } from '../../catalogue/artifacts/artifact.service';
import type { Viewer } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { Report } from './report.entity';
import type { ReportInput } from './report.types';

const NO_COLUMNS: ReadonlySet<string> = new Set();

type Content = Pick<Report, 'reason' | 'text' | 'reportedAt'>;
type MemberReport = Content & { artifactId: number; memberUid: string };

/** Stores reports of artifacts. No number of reports changes anything about the artifact. */
export class ReportService {
  private readonly artifacts: ArtifactService;

  constructor(private readonly services: Services) {
    this.artifacts = services.get(ArtifactService);
  }

  /**
   * Stores a report. A member's report replaces their open report of the same artifact.
   * @returns the receipt; the replaced report keeps its own.
   * @throws NOT_FOUND when there is no such artifact.
   */
  async report(viewer: Viewer | null, artifactId: string, input: ReportInput): Promise<string> {
    const { id } = await this.artifacts.get(artifactId, { columns: NO_COLUMNS });
    const { reason } = input;
    const content = { reason, text: visibleText(input.text ?? ''), reportedAt: new Date() };
    if (viewer) return this.reportAsMember({ ...content, artifactId: id, memberUid: viewer.uid });
    const email = input.email?.trim() || null;
    const receipt = newReceipt();
    await this.services.writer.run(({ manager }) =>
      manager.insert(Report, { ...content, artifactId: id, email, receipt }),
    );
    return receipt;
  }

  /** Another process may insert or decide between two attempts; then the next one succeeds. */
  private async reportAsMember(report: MemberReport): Promise<string> {
    const { database, writer } = this.services;
    for (;;) {
      const receipt = await writer.run(async (runner) => {
        const replaced = await replaceOpen(runner, report);
        if (replaced !== null) return replaced;
        const row = { ...report, reportedAt: report.reportedAt.getTime(), receipt: newReceipt() };
        return (await database.insertIfAbsent(runner, Report, row)) ? row.receipt : null;
      });
      if (receipt !== null) return receipt;
    }
  }
}

/** Without letters and digits that look alike. */
const RECEIPT_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Eight random characters in two groups, such as "K7PM-3XQA". */
function newReceipt(): string {
  const characters = [...randomBytes(8)].map((byte) => RECEIPT_CHARACTERS[byte % 32]);
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
}

/** @returns the receipt; null when the member has no open report of the artifact. */
async function replaceOpen({ manager }: QueryRunner, report: MemberReport): Promise<string | null> {
  const { artifactId, memberUid, ...content } = report;
  const open = await manager
    .createQueryBuilder(Report, 'report')
    .where({ artifactId, memberUid })
    .andWhere('report.decidedAt IS NULL')
    .getOne();
  if (!open) return null;
  const { affected } = await manager
    .createQueryBuilder()
    .update(Report)
    .set(content)
    .where('id = :id AND "decidedAt" IS NULL', { id: open.id })
    .execute();
  return affected === 1 ? open.receipt : null;
}
