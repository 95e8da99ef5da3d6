import { ArtifactService, type UpdatedArtifact } from '../artifacts/artifact.service';
import { ArtifactInput } from '../artifacts/artifact.types';
import { RevisionKind } from '../revisions/revision.entity';
import { readRevisions, type RevisionRow } from '../revisions/versions';
import { versionNotFound } from '../errors';
import { type Ordering, type PageArgs, readConnection } from '../graphql/connection';
import type { MemberContext } from '../graphql/context';
import type { Services } from '../graphql/feature';
import { parseId } from '../graphql/id';
import type { Selection } from '../graphql/selection';
import { validateInput } from '../graphql/validation';
import { HiddenArtifact } from '../moderation/hidden-artifact.entities';
import { authorizeRestore, canRestore } from './history.policy';
import type { ArtifactRevision, ArtifactRevisionConnection } from './history.types';
import { fieldChanges, inputOf } from './version-fields';

/** The last change first. */
const revisionOrdering: Ordering = {
  name: 'REVISION',
  direction: 'DESC',
  keys: [{ column: 'sequence', type: 'number' }],
};

/** What authorization reads of an artifact. */
const OWNER: ReadonlySet<string> = new Set(['ownerUid']);

/** Which version is restored, and the instant after which nobody else may have updated the artifact. */
interface Restoration {
  revision: string;
  basedOn?: Date | null | undefined;
}

/** Reads the history of artifacts, and restores their versions. */
export class HistoryService {
  private readonly artifacts: ArtifactService;

  constructor(private readonly services: Services) {
    this.artifacts = services.get(ArtifactService);
  }

  /**
   * @returns null for an artifact that does not exist, or is hidden from the viewer.
   * @throws UNAUTHENTICATED when a moderator's token was revoked, where that can be known.
   */
  async read(
    caller: MemberContext,
    artifactId: string,
    page: PageArgs,
  ): Promise<ArtifactRevisionConnection | null> {
    const id = parseId(artifactId);
    if (id === null) return null;
    const shown = await this.artifacts.find(artifactId, { columns: OWNER });
    const ownerUid = shown?.ownerUid ?? (await this.ownerOfHidden(id));
    if (ownerUid === undefined) return null;
    const mayRestore = canRestore(caller, ownerUid);
    if (!shown) {
      if (!mayRestore) return null;
      await authorizeRestore(caller, ownerUid);
    }
    const { edges, pageInfo } = await readConnection<RevisionRow>(
      {
        ordering: revisionOrdering,
        read: (keyset) =>
          readRevisions(this.services.database, {
            artifactId: id,
            condition: keyset.condition(['revision.sequence']),
            direction: keyset.order.direction,
            limit: keyset.limit,
          }),
        countTotal: () => Promise.reject(new Error('The total is not a field.')),
      },
      page,
    );
    return {
      edges: edges.map((edge) => ({
        get cursor() {
          return edge.cursor;
        },
        node: this.present(edge.node),
      })),
      pageInfo,
      viewerCanRestore: shown !== null && mayRestore,
    };
  }

  /**
   * Restores the version of an artifact after a change of its history. The restoration is an update like
   * any other, and none when the artifact has that version already.
   * @throws NOT_FOUND; what `authorizeRestore` throws; BAD_USER_INPUT when the version breaks a rule of
   * today; CONFLICT.
   */
  async restore(
    caller: MemberContext,
    artifactId: string,
    { revision, basedOn }: Restoration,
    selection: Selection,
  ): Promise<UpdatedArtifact> {
    const artifact = await this.artifacts.get(artifactId, { columns: OWNER });
    await authorizeRestore(caller, artifact.ownerUid ?? '');
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
    );
    await validateInput(input);
    return this.artifacts.overwrite(caller.viewer, artifact, { input, basedOn }, selection);
  }

  private present({
    sequence,
    kind,
    changedAt,
    userName,
    ...versions
  }: RevisionRow): ArtifactRevision {
    const isUpdate = kind === RevisionKind.UPDATED;
    return {
      id: String(sequence),
      ...{ kind, changedAt, userName, isCurrent: versions.isCurrent },
      changes: isUpdate ? fieldChanges(versions, this.services.deployment.publicUrl) : [],
    };
  }

  private async ownerOfHidden(id: number): Promise<string | undefined> {
    const { manager } = this.services.database.dataSource;
    const hidden = await manager.findOne(HiddenArtifact, {
      select: { ownerUid: true },
      where: { id },
    });
    return hidden?.ownerUid;
  }
}
