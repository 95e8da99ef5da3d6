import type { QueryRunner } from 'typeorm';
import type { Role } from '../../../common/roles';
import {
  artifactNotFound,
  type FieldErrors,
  invalidInput,
  updateConflict,
} from '../../base/errors';
import type { Parameters } from '../../database/sql';
import { addressesOf, type WithPictures } from '../../pictures/addresses-of';
import { isStoredIfUploaded } from '../../pictures/uploaded-picture';
import type { CatalogueRecord } from '../../site/record';
import type { Services } from '../../web/graphql/services';
import { QuotaService } from '../quotas/quota.service';
import { columnsOf, pictureColumnsOf } from './artifact.columns';
import { Artifact } from './artifact.entity';
import type { ArtifactInput } from './artifact.types';
import {
  deleteArtifactBy,
  readStored,
  type StoredArtifact,
  updateArtifact,
} from './artifact.writes';
import { readFacts } from './facts/stored-facts';
import { expectUnique } from './facts/unique-facts';
import {
  deleteWaiting,
  insertWaiting,
  readWaiting,
  mustWait,
  updateWaiting,
  type WaitingArtifact,
} from './hidden/waiting.writes';
import { brokenGalleryRules, fieldOfPicture } from './pictures/more-pictures';

/** Who writes: the member of a request, or of a sheet that is applied later. */
export interface Author {
  viewer: { uid: string };
  role: Role;
}

/** A change of an artifact, unless it was updated after the instant `basedOn`. */
export interface ArtifactUpdate {
  input: ArtifactInput;
  basedOn?: Date | null | undefined;
}

/** An artifact in the catalogue, or waiting for review. */
export interface ReadArtifact {
  stored: StoredArtifact;
  /** Null for one in the catalogue. */
  waiting: WaitingArtifact | null;
}

/** The columns that an input sets. */
export type ArtifactColumns = ReturnType<typeof columnsOf>;

/**
 * Adds, changes and deletes artifacts within writes that the callers begin. The callers have authorized the
 * author, checked the rules of the input, and that its pictures are stored (`assertStored`).
 */
export class ArtifactWriter {
  private readonly quotas: QuotaService;

  constructor(private readonly services: Services) {
    this.quotas = services.get(QuotaService);
  }

  /**
   * Adds an artifact, which may have to wait for review.
   * @param isCounted whether it counts for what the member may add in a day.
   * @returns its identifier.
   * @throws RATE_LIMITED; BAD_USER_INPUT.
   */
  async add(
    runner: QueryRunner,
    author: Author,
    input: ArtifactInput,
    isCounted = true,
  ): Promise<number> {
    const { database } = this.services;
    const { record, review } = this.site;
    const { uid } = author.viewer;
    const now = new Date();
    const owned = {
      ...this.columnsOf(input, null),
      ...{ ownerUid: uid, changedBy: uid, addedAt: now, updatedAt: now },
    };
    if (isCounted) await this.quotas.countArtifact(runner, uid);
    await expectUnique(database, runner, { facts: readFacts(owned.facts), id: null }, record);
    if (await mustWait(database, runner, author, review)) {
      return insertWaiting(database, runner, owned);
    }
    const { identifiers } = await runner.manager.insert(Artifact, owned);
    return Number(identifiers[0]?.['id']);
  }

  /**
   * Reads an artifact; null where there is none, or it is hidden.
   * @param runner of a write, which then has the artifact locked until it ends.
   */
  async read(id: number, runner?: QueryRunner): Promise<ReadArtifact | null> {
    const { database } = this.services;
    const shown = await readStored(database, runner ?? null, id);
    if (shown) return { stored: shown, waiting: null };
    const waiting = await readWaiting(database, runner ?? null, id);
    if (waiting) return { stored: waiting.stored, waiting };
    // It may have been published between the two.
    const published = await readStored(database, runner ?? null, id);
    return published && { stored: published, waiting: null };
  }

  /**
   * Changes an artifact for a member who was authorized by its owner.
   * @returns whether something changed.
   * @throws NOT_FOUND; CONFLICT; BAD_USER_INPUT.
   */
  async overwrite(
    runner: QueryRunner,
    author: Author,
    { id, ownerUid }: { id: number; ownerUid?: string },
    update: ArtifactUpdate,
  ): Promise<boolean> {
    const locked = await this.read(id, runner);
    if (!locked) throw artifactNotFound();
    if (locked.stored.ownerUid !== ownerUid) throw updateConflict();
    return this.change(runner, author, locked, update);
  }

  /**
   * Changes an artifact that the write has locked.
   * @returns whether something changed.
   * @throws CONFLICT; BAD_USER_INPUT.
   */
  async change(
    runner: QueryRunner,
    author: Author,
    locked: ReadArtifact,
    { input, basedOn }: ArtifactUpdate,
  ): Promise<boolean> {
    const { stored } = locked;
    if (basedOn && new Date(Number(stored.updatedAt)) > basedOn) throw updateConflict();
    const columns = await this.columnsAfter(runner, stored, input);
    if (isEachStored(columns, stored)) return false;
    await this.store(runner, author, locked, columns);
    return true;
  }

  /** Writes the columns that `columnsAfter` gave for an artifact that the write has locked. */
  async store(
    runner: QueryRunner,
    author: Author,
    { stored, waiting }: ReadArtifact,
    columns: ArtifactColumns,
  ): Promise<void> {
    const changed = { ...columns, changedBy: author.viewer.uid };
    if (waiting) await updateWaiting(runner, waiting, changed);
    else await updateArtifact(runner, stored.id, changed);
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

  /** @returns whether there was one that the member owns. */
  async delete(
    runner: QueryRunner,
    { viewer: { uid } }: Author,
    { id, waits }: { id: number; waits: boolean },
  ): Promise<boolean> {
    // One that waited may have been published since.
    return (waits && (await deleteWaiting(runner, uid, id))) || deleteArtifactBy(runner, uid, id);
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

  /** What the operator declares now. */
  private get site() {
    return this.services.deployment.site.get();
  }

  /**
   * The columns that an input sets.
   * @param stored the artifact that is changed; null for a new one.
   * @throws BAD_USER_INPUT when its pictures together break a rule.
   */
  columnsOf(
    input: ArtifactInput,
    stored: StoredArtifact | null,
    record: CatalogueRecord = this.site.record,
  ): ArtifactColumns {
    const { publicUrl } = this.services.deployment;
    const columns = columnsOf(input, stored, record, publicUrl);
    const broken = brokenGalleryRules(columns, stored);
    if (Object.keys(broken).length > 0) throw invalidInput(broken);
    return columns;
  }
}

/** Whether a write of these columns would change nothing. */
const isEachStored = (columns: Parameters, stored: Parameters): boolean =>
  Object.entries(columns).every(([name, value]) => value === stored[name]);
