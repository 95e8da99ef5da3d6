import type { QueryRunner } from 'typeorm';
import type { Parameters } from '../../database/sql';
import {
  artifactNotFound,
  type FieldErrors,
  invalidInput,
  updateConflict,
} from '../../base/errors';
import { authorize, type Caller, OWNER_COLUMNS } from '../../base/rights';
import type { CatalogueRecord } from '../../site/record';
import type { MemberContext } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { parseId } from '../../web/graphql/id';
import { addressesOf, type WithPictures } from '../../pictures/addresses-of';
import { isStoredIfUploaded } from '../../pictures/uploaded-picture';
import type { Selection } from '../../web/graphql/selection';
import { addOnce } from './add-once';
import { QuotaService } from '../quotas/quota.service';
import { Artifact } from './artifact.entity';
import { columnsOf, pictureColumnsOf } from './artifact.columns';
import { ArtifactLoader } from './artifact.loader';
import { tagShown } from './artifact.reader';
import type { ArtifactRow } from './artifact.rows';
import type { AddArtifactArgs, ArtifactInput, DeleteArtifactPayload } from './artifact.types';
import {
  deleteArtifactBy,
  readStored,
  type StoredArtifact,
  updateArtifact,
} from './artifact.writes';
import { readFacts } from './facts/stored-facts';
import { expectUnique } from './facts/unique-facts';
import { WaitingReader } from './hidden/waiting.reader';
import {
  deleteWaiting,
  insertWaiting,
  lockWaiting,
  mustWait,
  updateWaiting,
} from './hidden/waiting.writes';
import { brokenGalleryRules, fieldOfPicture } from './pictures/more-pictures';

/** A change of an artifact, unless it was updated after the instant `basedOn`. */
interface ArtifactUpdate {
  input: ArtifactInput;
  basedOn?: Date | null | undefined;
}

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
  private readonly quotas: QuotaService;
  private readonly waiting: WaitingReader;

  constructor(private readonly services: Services) {
    this.loader = services.get(ArtifactLoader);
    this.quotas = services.get(QuotaService);
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
    const { database, writer, changes } = this.services;
    const { viewer } = caller;
    const { record, review } = this.site;
    await this.assertStored(input);
    const now = new Date();
    const owned = {
      ...this.columnsOf(input, null, record),
      ownerUid: viewer.uid,
      changedBy: viewer.uid,
      addedAt: now,
      updatedAt: now,
    };
    const insert = async (runner: QueryRunner) => {
      await this.quotas.countArtifact(runner, viewer.uid);
      await expectUnique(database, runner, { facts: readFacts(owned.facts), id: null }, record);
      if (await mustWait(database, runner, caller, review)) {
        return insertWaiting(database, runner, owned);
      }
      const { identifiers } = await runner.manager.insert(Artifact, owned);
      return Number(identifiers[0]?.['id']);
    };
    const { id, isNew } =
      key == null
        ? { id: await writer.transaction(insert), isNew: true }
        : await writer.transaction((runner) =>
            addOnce(runner.manager, { memberUid: viewer.uid, key, input }, () => insert(runner)),
          );
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
    { id, ownerUid }: ArtifactRow,
    update: ArtifactUpdate,
    selection: Selection,
  ): Promise<UpdatedArtifact> {
    const { database, writer, changes } = this.services;
    await this.assertStored(update.input);
    const isChanged = await writer.transaction(async (runner) => {
      const shown = await readStored(database, runner, id);
      const waiting = shown ? null : await lockWaiting(database, runner, id);
      const stored = shown ?? waiting?.stored;
      if (!stored) throw artifactNotFound();
      // The caller was authorized for an artifact of that owner.
      if (stored.ownerUid !== ownerUid) throw updateConflict();
      if (!waiting) return this.change(runner, caller, stored, update);
      const columns = await this.changedColumns(runner, stored, update);
      if (!columns) return false;
      await updateWaiting(runner, waiting, { ...columns, changedBy: caller.viewer.uid });
      return true;
    });
    if (isChanged) changes.announce(`artifact:${id}`);
    const artifact = found(await this.findFor(caller, String(id), selection));
    return { artifact, modifiedCount: isChanged ? 1 : 0 };
  }

  /**
   * Changes an artifact that a write has locked. Its pictures are stored: see `assertStored`.
   * @returns whether something changed.
   * @throws CONFLICT; BAD_USER_INPUT.
   */
  async change(
    runner: QueryRunner,
    { viewer }: MemberContext,
    stored: StoredArtifact,
    update: ArtifactUpdate,
  ): Promise<boolean> {
    const columns = await this.changedColumns(runner, stored, update);
    if (!columns) return false;
    await updateArtifact(runner, stored.id, { ...columns, changedBy: viewer.uid });
    return true;
  }

  /** Null when nothing changes. @throws CONFLICT; BAD_USER_INPUT. */
  private async changedColumns(
    runner: QueryRunner,
    stored: StoredArtifact,
    { input, basedOn }: ArtifactUpdate,
  ) {
    if (basedOn && new Date(Number(stored.updatedAt)) > basedOn) throw updateConflict();
    const columns = await this.columnsAfter(runner, stored, input);
    return isEachStored(columns, stored) ? null : columns;
  }

  /**
   * The columns that an update of a locked artifact writes.
   * @throws BAD_USER_INPUT when they break a rule of the record or of pictures.
   */
  async columnsAfter(
    runner: QueryRunner,
    stored: StoredArtifact,
    input: ArtifactInput,
    record: CatalogueRecord = this.site.record,
  ) {
    const columns = this.columnsOf(input, stored, record);
    if (!isEachStored(columns, stored)) {
      const artifact = { facts: readFacts(columns.facts), id: stored.id };
      await expectUnique(this.services.database, runner, artifact, record);
    }
    return columns;
  }

  /** Deleting what does not exist is no error. @throws FORBIDDEN unless the viewer owns it. */
  async delete(caller: MemberContext, id: string): Promise<DeleteArtifactPayload> {
    const artifact = await this.findFor(caller, id, { columns: OWNER_COLUMNS });
    if (!artifact) return { deletedCount: 0, deletedId: null };
    await authorize('deleteArtifact', caller, artifact);
    const { writer, changes } = this.services;
    const isDeleted = await writer.run((runner) =>
      artifact.waits
        ? deleteWaiting(runner, caller.viewer.uid, artifact.id)
        : deleteArtifactBy(runner, caller.viewer.uid, artifact.id),
    );
    if (!isDeleted) return { deletedCount: 0, deletedId: null };
    changes.announce(`artifact:${artifact.id}`);
    return { deletedCount: 1, deletedId: id };
  }

  /** What the operator declares now. */
  private get site() {
    return this.services.deployment.site.get();
  }

  /**
   * The columns that an input sets.
   * @param stored the artifact that is changed; null for a new one.
   * @throws BAD_USER_INPUT when its pictures together break a rule.
   */
  private columnsOf(input: ArtifactInput, stored: StoredArtifact | null, record: CatalogueRecord) {
    const { publicUrl } = this.services.deployment;
    const columns = columnsOf(input, stored, record, publicUrl);
    const broken = brokenGalleryRules(columns, stored);
    if (Object.keys(broken).length > 0) throw invalidInput(broken);
    return columns;
  }

  /** @throws BAD_USER_INPUT when a picture was uploaded, and is not stored any more. */
  async assertStored(input: Pick<ArtifactInput, 'image' | 'morePictures'>): Promise<void> {
    const { database, deployment } = this.services;
    const columns: WithPictures = pictureColumnsOf(input, deployment.publicUrl);
    const missing: FieldErrors = {};
    for (const [nth, address] of addressesOf(columns).entries()) {
      if (await isStoredIfUploaded(database, address)) continue;
      missing[fieldOfPicture(nth)] = 'This picture is not stored any more. Please upload it again.';
    }
    if (Object.keys(missing).length > 0) throw invalidInput(missing);
  }
}

/** @throws NOT_FOUND without an artifact. */
function found(artifact: ArtifactRow | null): ArtifactRow {
  if (!artifact) throw artifactNotFound();
  return artifact;
}

/** Whether a write of these columns would change nothing. */
const isEachStored = (columns: Parameters, stored: Parameters): boolean =>
  Object.entries(columns).every(([name, value]) => value === stored[name]);
