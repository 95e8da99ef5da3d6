import { IsNull, type QueryRunner } from 'typeorm';
import { ArtifactReader } from '../../catalogue/artifacts/artifact.reader';
import { artifactNotFound, moderationConflict } from '../../base/errors';
import { authorize } from '../../base/rights';
import { type Connection, type PageArgs, readConnection } from '../../web/graphql/connection';
import type { MemberContext, Viewer } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { parseId } from '../../web/graphql/id';
import type { Selection } from '../../web/graphql/selection';
import { type Act, logAct } from '../../database/log-act';
import {
  hideArtifact,
  ownerOf,
  type Visibility,
  visibilityOf,
  showArtifact,
} from './hidden-artifacts';
import { HiddenArtifact } from '../../catalogue/artifacts/hidden/hidden-artifact.entity';
import { Report } from '../reports/report.entity';
import {
  countOpenReports,
  decideReports,
  readOpenReports,
  reportOrdering,
} from '../reports/open-reports';
import { HiddenArtifactReader, hiddenOrdering, ofOwner } from './hidden-artifact.lists';
import type { HiddenArtifactView } from './hidden-artifact.types';
import type { ModerationPayload, ReportRow } from './moderation.types';

const alreadyHidden = () => moderationConflict('The artifact is hidden already.');

/**
 * What moderators decide, and what owners answer. The caller has checked who reads the lists.
 */
export class ModerationService {
  private readonly artifacts: ArtifactReader;
  private readonly hidden: HiddenArtifactReader;

  constructor(private readonly services: Services) {
    this.artifacts = services.get(ArtifactReader);
    this.hidden = services.get(HiddenArtifactReader);
  }

  /** The open reports, oldest first. */
  reports(page: PageArgs, { columns }: Selection): Promise<Connection<ReportRow>> {
    const { database } = this.services;
    return readConnection<ReportRow>(
      {
        ordering: reportOrdering,
        read: async (keyset) => {
          const reports = await readOpenReports(database, keyset);
          const ids = new Set(reports.map(({ artifactId }) => artifactId));
          const artifacts = await this.artifacts.readByIds([...ids], { columns });
          return reports.map((report) =>
            Object.assign(report, { artifact: artifacts.get(report.artifactId) ?? null }),
          );
        },
        countTotal: () => countOpenReports(database),
      },
      page,
    );
  }

  /** Hidden artifacts, those with an answer of their owner first: all, or a member's. */
  hiddenArtifacts(page: PageArgs, owner?: Viewer): Promise<Connection<HiddenArtifactView>> {
    const condition = owner && ofOwner(owner.uid);
    return readConnection<HiddenArtifactView>(
      {
        ordering: hiddenOrdering,
        read: (keyset) => this.hidden.readPage(keyset, condition),
        countTotal: () => this.hidden.count(condition),
      },
      page,
    );
  }

  /** Rejects the open reports of an artifact. @throws NOT_FOUND; CONFLICT when it is hidden. */
  keep(caller: MemberContext, artifactId: string): Promise<ModerationPayload> {
    return this.decide(caller, artifactId, 'keep', async (runner, id) => {
      await decideReports(runner, id, 'KEEP');
      const visibility = await visibilityOf(runner, id);
      if (visibility === 'hidden') throw alreadyHidden();
      return visibility;
    });
  }

  /**
   * Takes an artifact out of the catalogue, and decides its open reports.
   * @param reason is shown to the owner.
   * @throws NOT_FOUND; CONFLICT when it is hidden already.
   */
  hide(caller: MemberContext, artifactId: string, reason: string): Promise<ModerationPayload> {
    const { database } = this.services;
    const decision = { reason: reason.trim(), deciderUid: caller.viewer.uid };
    const perform = async (runner: QueryRunner, id: number) => {
      const visibility = await hideArtifact(database, runner, id, decision);
      if (visibility === 'hidden') throw alreadyHidden();
      return visibility;
    };
    return this.decide(caller, artifactId, 'hide', perform, decision.reason);
  }

  /** Puts a hidden artifact back as it was. @throws NOT_FOUND; CONFLICT when it is not hidden. */
  show(caller: MemberContext, artifactId: string): Promise<ModerationPayload> {
    const { database, deployment } = this.services;
    const { record } = deployment.site.get();
    return this.decide(caller, artifactId, 'show', async (runner, id) => {
      const visibility = await showArtifact(database, runner, id, record);
      if (visibility === 'shown') throw moderationConflict('The artifact is not hidden.');
      return visibility;
    });
  }

  /**
   * Stores the owner's answer to the reason, once.
   * @throws NOT_FOUND unless the viewer owns a hidden artifact with this ID; CONFLICT.
   */
  async answer(viewer: Viewer, artifactId: string, text: string): Promise<HiddenArtifactView> {
    const id = parseId(artifactId);
    if (id === null) throw artifactNotFound();
    const hidden = await this.hidden.find(id);
    if (!hidden) throw artifactNotFound();
    await authorize('answerHiding', { viewer }, hidden);
    const { affected } = await this.services.writer.run(({ manager }) =>
      manager.update(
        HiddenArtifact,
        { id, answer: IsNull() },
        { answer: text.trim(), answeredAt: new Date() },
      ),
    );
    const answered = await this.hidden.find(id);
    if (!answered) throw artifactNotFound();
    if (affected !== 1) throw moderationConflict('You have answered already.');
    return answered;
  }

  /**
   * Carries out a moderator's decision and logs it, both or neither. A decision without an effect is not
   * logged.
   * @throws FORBIDDEN when the moderator added the artifact.
   */
  private async decide(
    caller: MemberContext,
    artifactId: string,
    act: Act,
    perform: (runner: QueryRunner, id: number) => Promise<Visibility>,
    reason: string | null = null,
  ): Promise<ModerationPayload> {
    const { database, writer, changes } = this.services;
    const id = parseId(artifactId);
    const ownerUid = id === null ? null : await ownerOf(database.dataSource, id);
    if (id === null || ownerUid === null) throw artifactNotFound();
    await authorize('judgeArtifact', caller, { ownerUid });
    let decidedReports = 0;
    const action = async (runner: QueryRunner) => {
      const open = { artifactId: id, decidedAt: IsNull() };
      decidedReports = await runner.manager.countBy(Report, open);
      if ((await perform(runner, id)) === 'missing') throw artifactNotFound();
      return act === 'keep' && decidedReports === 0 ? null : act;
    };
    await writer.transaction((runner) =>
      logAct(database.engine, runner, act, [String(id)], action, {
        moderatorUid: caller.viewer.uid,
        reason,
      }),
    );
    changes.announce('catalogue');
    return { artifactId: String(id), decidedReports };
  }
}
