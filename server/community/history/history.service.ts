import { isArtifactType } from '../../../common/artifact-types';
import { CHOOSE_TYPE } from '../../catalogue/artifacts/artifact-fields';
import { ArtifactService, type UpdatedArtifact } from '../../catalogue/artifacts/artifact.service';
import { ArtifactInput } from '../../catalogue/artifacts/artifact.types';
import { publicFacts } from '../../catalogue/artifacts/facts/stored-facts';
import { RevisionKind } from '../../catalogue/revisions/revision.entity';
import { readRevisions, type RevisionRow } from '../../catalogue/revisions/versions';
import { invalidInput, versionNotFound } from '../../base/errors';
import { authorize, can, OWNER_COLUMNS, permits } from '../../base/rights';
import { type Ordering, type PageArgs, readConnection } from '../../web/graphql/connection';
import type { CatalogueRecord, FactDeclaration } from '../../site/record';
import type { MemberContext } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { parseId } from '../../web/graphql/id';
import type { Selection } from '../../web/graphql/selection';
import { mayBeEmptyIn } from '../../web/graphql/schema';
import { validateInput } from '../../web/graphql/validation';
import { factChanges, factInputsOf } from './fact-changes';
import { HiddenArtifact } from '../../catalogue/artifacts/hidden/hidden-artifact.entity';
import type { ArtifactRevision, ArtifactRevisionConnection } from './history.types';
import { fieldChanges, inputOf } from './version-fields';

/** The last change first. */
const revisionOrdering: Ordering = {
  name: 'REVISION',
  direction: 'DESC',
  keys: [{ column: 'sequence', type: 'number' }],
};

/** Which version is restored, and the instant after which nobody else may have updated the artifact. */
interface Restoration {
  revision: string;
  basedOn?: Date | null | undefined;
}

type HiddenOwner = Pick<HiddenArtifact, 'ownerUid' | 'state'>;

/** Reads the history of artifacts, and restores their versions. */
export class HistoryService {
  private readonly artifacts: ArtifactService;

  constructor(private readonly services: Services) {
    this.artifacts = services.get(ArtifactService);
  }

  /**
   * @returns null for an artifact that does not exist, or that the viewer may not see.
   * @throws UNAUTHENTICATED when a moderator's token was revoked, where that can be known.
   */
  async read(
    caller: MemberContext,
    artifactId: string,
    page: PageArgs,
  ): Promise<ArtifactRevisionConnection | null> {
    const id = parseId(artifactId);
    if (id === null) return null;
    const shown = await this.artifacts.find(artifactId, { columns: OWNER_COLUMNS });
    const artifact = shown ?? (await this.readableHidden(caller, id));
    if (!artifact) return null;
    const { ownerUid } = artifact;
    const seesPrivate = can('readPrivateFacts', caller, { ownerUid });
    const facts = seesPrivate ? this.record.facts : publicFacts(this.record);
    const connection = await readConnection<ArtifactRevision & { sequence: number }>(
      {
        ordering: revisionOrdering,
        read: async (keyset) => {
          const rows = await readRevisions(this.services.database, {
            artifactId: id,
            condition: keyset.condition(['revision.sequence']),
            direction: keyset.order.direction,
            limit: keyset.limit,
          });
          return rows.map((row) => this.present(row, facts));
        },
      },
      page,
    );
    return {
      ...connection,
      viewerCanRestore: shown !== null && can('restoreVersion', caller, shown),
    };
  }

  /**
   * Restores the version of an artifact after a change of its history. The restoration is an update like
   * any other, and none when the artifact has that version already.
   * @throws NOT_FOUND; FORBIDDEN; UNAUTHENTICATED when a moderator's token was revoked, where that can be known; BAD_USER_INPUT when the version breaks a rule of
   * today; CONFLICT.
   */
  async restore(
    caller: MemberContext,
    artifactId: string,
    { revision, basedOn }: Restoration,
    selection: Selection,
  ): Promise<UpdatedArtifact> {
    const artifact = await this.artifacts.get(artifactId, { columns: OWNER_COLUMNS });
    await authorize('restoreVersion', caller, artifact);
    const sequence = parseId(revision);
    const [stored] = await readRevisions(this.services.database, {
      artifactId: artifact.id,
      condition: { sql: 'revision.sequence = :sequence', parameters: { sequence } },
      direction: 'DESC',
      limit: 1,
    });
    if (!stored?.after || stored.kind === RevisionKind.DELETED) throw versionNotFound();
    const input = Object.assign(
      new ArtifactInput(),
      inputOf(stored.after, this.services.deployment.publicUrl),
      { facts: factInputsOf(stored.after, this.record) },
    );
    const { types } = this.services.deployment.site.get().record;
    if (!isArtifactType(types, input.artifactType))
      throw invalidInput({ artifactType: CHOOSE_TYPE });
    await validateInput(input, mayBeEmptyIn(this.services));
    return this.artifacts.overwrite(caller, artifact, { input, basedOn }, selection);
  }

  /** @param facts those that the caller may see. */
  private present(
    row: RevisionRow,
    facts: readonly FactDeclaration[],
  ): ArtifactRevision & { sequence: number } {
    const { sequence, artifactId, kind, changedAt, userName, isCurrent, before, after, owners } =
      row;
    const { publicUrl } = this.services.deployment;
    const isChange = kind === RevisionKind.UPDATED && before && after;
    return {
      id: String(sequence),
      ...{ sequence, artifactId, kind, changedAt, userName, isCurrent },
      version: after && new Date(after.updatedAt),
      changes: [
        ...(isChange
          ? [...fieldChanges(before, after, publicUrl), ...factChanges(before, after, facts)]
          : []),
        // A hidden artifact that was handed over says so when it is shown again.
        ...(owners ? [{ field: 'userName', ...owners }] : []),
      ],
    };
  }

  private get record(): CatalogueRecord {
    return this.services.deployment.site.get().record;
  }

  /** A hidden artifact, or one that waits, whose history the caller may read. One that waits has no changes yet. */
  private async readableHidden(caller: MemberContext, id: number): Promise<HiddenOwner | null> {
    const { manager } = this.services.database.dataSource;
    const hidden: HiddenOwner | null = await manager.findOne(HiddenArtifact, {
      select: { ownerUid: true, state: true },
      where: { id },
    });
    if (!hidden) return null;
    const action = hidden.state === 'HIDDEN' ? 'readHiddenHistory' : 'readWaiting';
    return (await permits(action, caller, hidden)) ? hidden : null;
  }
}
