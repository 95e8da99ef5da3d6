import { artifactNotFound } from '../../base/errors';
import { authorize, type Caller, OWNER_COLUMNS } from '../../base/rights';
import type { MemberContext } from '../../web/graphql/context';
import { parseId } from '../../web/graphql/id';
import type { Selection } from '../../web/graphql/selection';
import type { Services } from '../../web/graphql/services';
import { addOnce } from './add-once';
import { type ArtifactUpdate, ArtifactWriter } from './artifact-writer.service';
import { ArtifactLoader } from './artifact.loader';
import { tagShown } from './artifact.reader';
import type { ArtifactRow } from './artifact.rows';
import type { AddArtifactArgs, DeleteArtifactPayload } from './artifact.types';
import { WaitingReader } from './hidden/waiting.reader';

/** An artifact after an update, and whether the update has changed it: 1 or 0. */
export interface UpdatedArtifact {
  artifact: ArtifactRow;
  modifiedCount: 0 | 1;
}

/** What a read of one artifact selects. With columns alone, the response gets no tags. */
type RowSelection = Selection | Pick<Selection, 'columns'>;

/** Reads and writes single artifacts. */
export class ArtifactService {
  private readonly loader: ArtifactLoader;
  private readonly artifactWriter: ArtifactWriter;
  private readonly waiting: WaitingReader;

  constructor(private readonly services: Services) {
    this.loader = services.get(ArtifactLoader);
    this.artifactWriter = services.get(ArtifactWriter);
    this.waiting = services.get(WaitingReader);
  }

  /** The artifact with this ID, or null. */
  async find(id: string, selection: RowSelection): Promise<ArtifactRow | null> {
    const key = parseId(id);
    if (key === null) return null;
    if ('tag' in selection) tagShown(selection, [{ id: key }]);
    return this.loader.find(key, selection.columns);
  }

  /** The same, and for its owner and editors also one that waits for review. */
  async findFor(caller: Caller, id: string, selection: RowSelection): Promise<ArtifactRow | null> {
    const shown = await this.find(id, selection);
    const key = parseId(id);
    if (shown || key === null || !caller.viewer) return shown;
    return this.waiting.find(caller, key, selection.columns);
  }

  /** @throws NOT_FOUND when there is no artifact with this ID. */
  async get(id: string, selection: RowSelection): Promise<ArtifactRow> {
    return found(await this.find(id, selection));
  }

  /**
   * Adds an artifact that the member then owns. An idempotency key adds one artifact within a day.
   * @throws BAD_USER_INPUT when the key was used for another input; NOT_FOUND when the artifact that
   * the key added was deleted since; RATE_LIMITED when the member has added as many as one may in a day.
   */
  async add(
    caller: MemberContext,
    { input, idempotencyKey: key }: AddArtifactArgs,
    selection: Selection,
  ): Promise<ArtifactRow> {
    const { writer, changes } = this.services;
    const memberUid = caller.viewer.uid;
    await this.artifactWriter.assertStored(input);
    const { id, isNew } = await writer.transaction(async (runner) => {
      const add = () => this.artifactWriter.add(runner, caller, input);
      if (key == null) return { id: await add(), isNew: true };
      return addOnce(runner.manager, { memberUid, key, input }, add);
    });
    if (isNew) changes.announce(`artifact:${id}`);
    return found(await this.findFor(caller, String(id), selection));
  }

  /**
   * Changes an artifact. With `basedOn`, it must not have been updated after this instant. An
   * update that changes nothing writes nothing.
   * @throws NOT_FOUND; FORBIDDEN unless the viewer owns the artifact or is an editor; CONFLICT.
   */
  async update(
    caller: MemberContext,
    id: string,
    { input, basedOn }: ArtifactUpdate,
    selection: Selection,
  ): Promise<UpdatedArtifact> {
    const artifact = found(await this.findFor(caller, id, { columns: OWNER_COLUMNS }));
    await authorize('editArtifact', caller, artifact);
    return this.overwrite(caller, artifact, { input, basedOn }, selection);
  }

  /**
   * Changes an artifact as `update` does, for a member whom the caller has authorized by its owner.
   * @throws NOT_FOUND; CONFLICT.
   */
  async overwrite(
    caller: MemberContext,
    artifact: ArtifactRow,
    update: ArtifactUpdate,
    selection: Selection,
  ): Promise<UpdatedArtifact> {
    const { writer, changes } = this.services;
    await this.artifactWriter.assertStored(update.input);
    const isChanged = await writer.transaction((runner) =>
      this.artifactWriter.overwrite(runner, caller, artifact, update),
    );
    if (isChanged) changes.announce(`artifact:${artifact.id}`);
    const changed = found(await this.findFor(caller, String(artifact.id), selection));
    return { artifact: changed, modifiedCount: isChanged ? 1 : 0 };
  }

  /** Deleting what does not exist is no error. @throws FORBIDDEN unless the viewer owns it. */
  async delete(caller: MemberContext, id: string): Promise<DeleteArtifactPayload> {
    const artifact = await this.findFor(caller, id, { columns: OWNER_COLUMNS });
    if (!artifact) return { deletedCount: 0, deletedId: null };
    await authorize('deleteArtifact', caller, artifact);
    const { writer, changes } = this.services;
    const { id: key, waits = false } = artifact;
    const isDeleted = await writer.run((runner) =>
      this.artifactWriter.delete(runner, caller, { id: key, waits }),
    );
    if (!isDeleted) return { deletedCount: 0, deletedId: null };
    changes.announce(`artifact:${artifact.id}`);
    return { deletedCount: 1, deletedId: id };
  }
}

/** @throws NOT_FOUND without an artifact. */
function found(artifact: ArtifactRow | null): ArtifactRow {
  if (!artifact) throw artifactNotFound();
  return artifact;
}
