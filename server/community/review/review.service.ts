import type { QueryRunner } from 'typeorm';
import { ArtifactService } from '../../catalogue/artifacts/artifact.service';
import type { ArtifactRow } from '../../catalogue/artifacts/artifact.rows';
import { HiddenArtifact } from '../../catalogue/artifacts/hidden/hidden-artifact.entity';
import { insertFromRecord } from '../../catalogue/artifacts/hidden/hidden-record';
import { laterThan } from '../../catalogue/artifacts/artifact.writes';
import { readWaiting, type WaitingArtifact } from '../../catalogue/artifacts/hidden/waiting.writes';
import { artifactNotFound, moderationConflict } from '../../base/errors';
import { authorize } from '../../base/rights';
import { type Act, logAct } from '../../database/log-act';
import type { MemberContext } from '../../web/graphql/context';
import { parseId } from '../../web/graphql/id';
import type { Selection } from '../../web/graphql/selection';
import type { Services } from '../../web/graphql/services';

/** What editors decide about artifacts that wait. */
export class ReviewService {
  private readonly artifacts: ArtifactService;

  constructor(private readonly services: Services) {
    this.artifacts = services.get(ArtifactService);
  }

  /**
   * Puts an artifact that waits into the catalogue, as an addition by its owner that happens now.
   * @throws NOT_FOUND; CONFLICT when it is published already; FORBIDDEN for the editor's own.
   */
  async publish(
    caller: MemberContext,
    artifactId: string,
    selection: Selection,
  ): Promise<ArtifactRow> {
    const { database, deployment } = this.services;
    const { record: declared } = deployment.site.get();
    const id = await this.decide(caller, artifactId, 'publish', async (runner, waiting) => {
      const { id, ownerUid, record, stored } = waiting;
      await insertFromRecord(database, runner, record, declared, {
        changedBy: ownerUid,
        // Harvesters find what was updated since their last visit.
        updatedAt: laterThan(stored),
      });
      await runner.manager.delete(HiddenArtifact, { id });
    });
    return this.artifacts.get(id, selection);
  }

  /**
   * Gives an artifact back to its owner, whose next change makes it wait again.
   * @throws NOT_FOUND; CONFLICT when it is published or was sent back already; FORBIDDEN for the editor's own.
   */
  async sendBack(caller: MemberContext, artifactId: string, reason: string): Promise<string> {
    return this.decide(caller, artifactId, 'send-back', async ({ manager }, { id, state }) => {
      if (state === 'SENT_BACK') throw moderationConflict('The artifact was sent back already.');
      await manager.update(
        HiddenArtifact,
        { id },
        {
          ...{ state: 'SENT_BACK', reason: reason.trim() },
          ...{ deciderUid: caller.viewer.uid, hiddenAt: new Date() },
        },
      );
    });
  }

  /** Carries out an editor's decision and logs it, both or neither. @returns the artifact's identifier. */
  private async decide(
    caller: MemberContext,
    artifactId: string,
    act: Act,
    perform: (runner: QueryRunner, waiting: WaitingArtifact) => Promise<void>,
  ): Promise<string> {
    const { database, writer, changes } = this.services;
    const id = parseId(artifactId);
    if (id === null) throw artifactNotFound();
    const action = async (runner: QueryRunner) => {
      const waiting = await readWaiting(database, runner, id);
      if (!waiting) throw await this.notWaiting(artifactId);
      await authorize('reviewArtifact', caller, waiting);
      await perform(runner, waiting);
      return act;
    };
    const { uid: moderatorUid } = caller.viewer;
    await writer.transaction((runner) =>
      logAct(database.engine, runner, act, [String(id)], action, { moderatorUid }),
    );
    changes.announce(`artifact:${id}`);
    return String(id);
  }

  /** Why an artifact cannot be decided about. */
  private async notWaiting(id: string): Promise<Error> {
    const shown = await this.artifacts.find(id, { columns: new Set() });
    return shown ? moderationConflict('The artifact is published already.') : artifactNotFound();
  }
}
