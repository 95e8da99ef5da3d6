import type { QueryRunner } from 'typeorm';
import type { Parameters } from '../database/sql';
import { artifactNotFound, updateConflict } from '../errors';
import type { Viewer } from '../graphql/context';
import type { Services } from '../graphql/feature';
import { parseId } from '../graphql/id';
import type { Selection } from '../graphql/selection';
import { addOnce } from './add-once';
import { Artifact } from './artifact.entity';
import { columnsOf, listedColumns } from './artifact.columns';
import { artifactChange, changesTypes, readStored, type WrittenArtifact } from './artifact.lists';
import { ArtifactLoader } from './artifact.loader';
import { authorizeEdit } from './artifact.policy';
import type { ArtifactRow } from './artifact.rows';
import type { AddArtifactArgs, ArtifactInput, DeleteArtifactPayload } from './artifact.types';
import { deleteArtifactBy, updateArtifact } from './artifact.writes';

/** A change of an artifact, and the instant after which nobody else may have updated it. */
export interface ArtifactUpdate {
  input: ArtifactInput;
  basedOn?: Date | null | undefined;
}

/** An artifact after an update, and whether the update has changed it: 1 or 0. */
export interface UpdatedArtifact {
  artifact: ArtifactRow;
  modifiedCount: 0 | 1;
}

/** What a read of one artifact needs to know; with columns alone, nothing is recorded. */
type RowSelection = Pick<Selection, 'columns'> & Partial<Selection>;

/** What authorization reads of an artifact. */
const OWNER: ReadonlySet<string> = new Set(['ownerUid']);

/** Reads and writes single artifacts. */
export class ArtifactService {
  private readonly loader: ArtifactLoader;

  constructor(private readonly services: Services) {
    this.loader = services.get(ArtifactLoader);
  }

  /** The artifact with this ID, or null. */
  async find(id: string, selection: RowSelection): Promise<ArtifactRow | null> {
    const key = parseId(id);
    if (key === null) return null;
    selection.dependsOn?.(`artifact:${key}`);
    const artifact = await this.loader.find(key, selection.columns);
    if (artifact) selection.dependsOnRows?.([artifact]);
    return artifact;
  }

  /** @throws NOT_FOUND when there is no artifact with this ID. */
  async get(id: string, selection: RowSelection): Promise<ArtifactRow> {
    const artifact = await this.find(id, selection);
    if (!artifact) throw artifactNotFound();
    return artifact;
  }

  /**
   * Adds an artifact that the member then owns. An idempotency key adds one artifact within a day.
   * @throws BAD_USER_INPUT when the key was used for another input; NOT_FOUND when the artifact that
   * the key added was deleted since.
   */
  async add(
    viewer: Viewer,
    { input, idempotencyKey: key }: AddArtifactArgs,
    selection: Selection,
  ): Promise<ArtifactRow> {
    const now = new Date();
    const columns = columnsOf(input, null);
    const owned = {
      ...columns,
      ownerUid: viewer.uid,
      changedBy: viewer.uid,
      addedAt: now,
      updatedAt: now,
    };
    let id = 0;
    const perform = async ({ manager }: QueryRunner) => {
      const add = async () => {
        const { identifiers } = await manager.insert(Artifact, owned);
        return Number(identifiers[0]?.['id']);
      };
      const added =
        key == null
          ? { id: await add(), isNew: true }
          : await addOnce(manager, { memberUid: viewer.uid, key, input }, add);
      id = added.id;
      if (!added.isNew) return null;
      const after = { id, likeCount: 0, ownerUid: viewer.uid, ...listedColumns(columns) };
      return { id, before: null, after };
    };
    await this.write(perform, key == null ? 'run' : 'transaction');
    return this.get(String(id), selection);
  }

  /**
   * Changes an artifact. With `basedOn`, it must not have been updated after this instant. An update that
   * changes nothing writes nothing.
   * @throws NOT_FOUND; FORBIDDEN unless the viewer owns the artifact; CONFLICT.
   */
  async update(
    viewer: Viewer,
    id: string,
    { input, basedOn }: ArtifactUpdate,
    selection: Selection,
  ): Promise<UpdatedArtifact> {
    const artifact = await this.get(id, { columns: OWNER });
    authorizeEdit(viewer, artifact);
    return this.overwrite(viewer, artifact, { input, basedOn }, selection);
  }

  /**
   * Changes an artifact as `update` does, for a member whom the caller has authorized.
   * @throws NOT_FOUND; CONFLICT.
   */
  async overwrite(
    viewer: Viewer,
    { id }: ArtifactRow,
    { input, basedOn }: ArtifactUpdate,
    selection: Selection,
  ): Promise<UpdatedArtifact> {
    const { database, deployment } = this.services;
    const updatedId = await this.write(async (runner) => {
      const stored = await readStored(database, runner, id);
      if (!stored) throw artifactNotFound();
      if (basedOn && stored.updatedAt > basedOn) throw updateConflict();
      const { image, description } = stored.columns;
      const columns = columnsOf(input, description);
      // A sample picture is stored as a path, and shown with its address.
      if (columns.image === deployment.publicUrl + image) columns.image = image;
      if (isEachStored(columns, stored.columns)) return null;
      await updateArtifact(runner, id, { ...columns, changedBy: viewer.uid });
      const { listed: before } = stored;
      return { id, before, after: { ...before, ...listedColumns(columns) } };
    });
    const artifact = await this.get(String(id), selection);
    return { artifact, modifiedCount: updatedId === null ? 0 : 1 };
  }

  /** Deleting what does not exist is no error. @throws FORBIDDEN unless the viewer owns it. */
  async delete(viewer: Viewer, id: string): Promise<DeleteArtifactPayload> {
    const artifact = await this.find(id, { columns: OWNER });
    if (!artifact) return { deletedCount: 0, deletedId: null };
    authorizeEdit(viewer, artifact);
    const deleted = await this.write(async (runner) => {
      const stored = await readStored(this.services.database, runner, artifact.id);
      const isDeleted = await deleteArtifactBy(runner, viewer.uid, artifact.id);
      const before = stored && stored.listed;
      return isDeleted ? { id: artifact.id, before, after: null } : null;
    });
    if (deleted === null) return { deletedCount: 0, deletedId: null };
    return { deletedCount: 1, deletedId: id };
  }

  /**
   * Writes one artifact, and announces the change.
   * @param perform returns null when nothing was written.
   * @param how 'run' where one statement changes something, and no row is read and locked before.
   * @returns the artifact's id, or null.
   */
  private async write(
    perform: (runner: QueryRunner) => Promise<WrittenArtifact | null>,
    how: 'run' | 'transaction' = 'transaction',
  ): Promise<number | null> {
    const { database, writer, changes } = this.services;
    const { written, hasOtherTypes } = await writer[how](async (runner) => {
      const written = await perform(runner);
      return { written, hasOtherTypes: written && (await changesTypes(database, runner, written)) };
    });
    if (!written) return null;
    await changes.announce(artifactChange(written));
    if (hasOtherTypes) await changes.announce('types');
    return written.id;
  }
}

/** Whether a write of these columns would change nothing. */
const isEachStored = (columns: Parameters, stored: Parameters): boolean =>
  Object.entries(columns).every(([name, value]) => value === stored[name]);
