import type { QueryRunner } from 'typeorm';
import { artifactNotFound, badUserInput, updateConflict } from '../errors';
import { ListDependency } from '../changes/list-dependency';
import { KeysetPage } from '../database/keyset';
import type { Sql } from '../database/sql';
import { type Connection, type PageArgs, readConnection } from '../graphql/connection';
import type { Viewer } from '../graphql/context';
import type { Services } from '../graphql/feature';
import { parseId } from '../graphql/id';
import type { Selection } from '../graphql/selection';
import { normalizeEmail } from '../members/normalize-email';
import { addOnce } from './add-once';
import { Artifact } from './artifact.entity';
import { criteriaOf } from './artifact.criteria';
import { columnsOf, listedColumns } from './artifact.columns';
import {
  type ArtifactCriteria,
  artifactChange,
  artifactFilter,
  changesTypes,
  type ListedBy,
  type ListedByCriteria,
  readStored,
  type WrittenArtifact,
} from './artifact.lists';
import { ArtifactLoader } from './artifact.loader';
import { addedOrdering, artifactOrderings } from './artifact.orderings';
import { authorizeEdit } from './artifact.policy';
import { ArtifactReader } from './artifact.reader';
import type { ArtifactRow } from './artifact.rows';
import {
  type AddArtifactArgs,
  type ArtifactInput,
  ArtifactOrder,
  type ArtifactsArgs,
  type DeleteArtifactPayload,
} from './artifact.types';
import { deleteArtifactBy, updateArtifact } from './artifact.writes';
import { sharedTotal } from './facets/group-counts';
import { keptArtifacts } from './kept-artifacts';
import { TypeCounts } from './type-counts';

type ArtifactConnection = Connection<ArtifactRow> & { listedBy: ListedBy; asked?: ArtifactsArgs };

/** A change of an artifact, and the instant after which nobody else may have updated it. */
export interface ArtifactUpdate {
  input: ArtifactInput;
  basedOn?: Date | null | undefined;
}

/** What a read of one artifact needs to know; with columns alone, nothing is recorded. */
type RowSelection = Pick<Selection, 'columns'> & Partial<Selection>;

const EVERYTHING: ArtifactCriteria = {
  type: null,
  owner: null,
  term: '',
  span: null,
  text: [],
  exceptTerm: '',
};

/** What authorization reads of an artifact. */
const OWNER: ReadonlySet<string> = new Set(['ownerUid']);

/** Reads and writes artifacts. */
export class ArtifactService {
  private readonly reader: ArtifactReader;
  private readonly loader: ArtifactLoader;
  private readonly typeCounts: TypeCounts;
  private readonly orderings: ReturnType<typeof artifactOrderings>;

  constructor(private readonly services: Services) {
    const { database } = services;
    this.reader = services.get(ArtifactReader);
    this.loader = services.get(ArtifactLoader);
    this.typeCounts = services.get(TypeCounts);
    this.orderings = artifactOrderings(database.engine.dialect.codePointCollation);
  }

  /** The public list, without e-mail addresses. */
  async list(args: ArtifactsArgs, selection: Selection): Promise<ArtifactConnection> {
    const criteria = await criteriaOf(this.services.database, args.filter);
    requireTextForException(criteria);
    const connection = await this.listKept(criteria, orderOf(args, criteria), args, selection);
    return Object.assign(connection, { asked: args });
  }

  /** What this member added, newest first, as a public list. */
  byContributor(uid: string, page: PageArgs, selection: Selection): Promise<ArtifactConnection> {
    return this.listKept({ ...EVERYTHING, owner: uid }, ArtifactOrder.NEWEST, page, selection);
  }

  /** A public list, without e-mail addresses. */
  private async listKept(
    criteria: ArtifactCriteria,
    order: ArtifactOrder,
    page: PageArgs,
    selection: Selection,
  ): Promise<ArtifactConnection> {
    const ordering = this.orderings[order];
    // Who is erased gets another public identifier.
    if (criteria.owner) selection.dependsOn(`owner:${criteria.owner}`);
    const kept = keptArtifacts(this.services.database, this.typeCounts, criteria);
    const keeps = artifactFilter(criteria);
    const listedBy: ListedByCriteria = { criteria };
    const connection = await readConnection<ArtifactRow>(
      {
        ordering,
        read: async (keyset) => {
          const plan = await kept.planPage(keyset);
          const rows = await this.reader.readPlanned(keyset, plan, selection.columns);
          selection.dependsOn(new ListDependency(keeps, keyset.range(rows)));
          // The last row of a full page only tells that the list goes on.
          selection.dependsOnRows(rows.slice(0, keyset.limit - 1));
          return rows;
        },
        countTotal: async () => {
          selection.dependsOn(new ListDependency(keeps, null));
          // The facets are asked for in the same turn of the event loop.
          await Promise.resolve();
          return (await sharedTotal(listedBy)) ?? kept.count();
        },
      },
      page,
    );
    return Object.assign(connection, { listedBy });
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

  /** The `first` most liked artifacts, without e-mail addresses. */
  async mostLiked(first: number, selection: Selection): Promise<ArtifactRow[]> {
    const page = new KeysetPage(this.orderings.MOST_LIKED, null, first);
    const rows = await this.reader.readPage(page, { columns: selection.columns });
    selection.dependsOn(new ListDependency(artifactFilter(EVERYTHING), page.range(rows)));
    selection.dependsOnRows(rows);
    return rows;
  }

  /** Everything that members with this e-mail address added, newest first. */
  byEmail(email: string, page: PageArgs, selection: Selection): Promise<ArtifactConnection> {
    // The address of an erased member is empty, and erased members do not share it.
    const condition = {
      sql: 'owner.emailNormalized = :email AND owner.erasedAt IS NULL',
      parameters: { email: normalizeEmail(email) },
    };
    const source = `"artifacts" WHERE "ownerUid" IN (SELECT "uid" FROM "members"
      WHERE "emailNormalized" = :email AND "erasedAt" IS NULL)`;
    return this.addedBy({ ...condition, source }, page, selection);
  }

  /** Everything that this member added, newest first. */
  byMember({ uid }: Viewer, page: PageArgs, selection: Selection): Promise<ArtifactConnection> {
    const condition = { sql: 'artifact.ownerUid = :uid', parameters: { uid } };
    const source = '"artifacts" WHERE "ownerUid" = :uid';
    return this.addedBy({ ...condition, source }, page, selection);
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
   * Changes an artifact. With `basedOn`, it must not have been updated after this instant.
   * @throws NOT_FOUND; FORBIDDEN unless the viewer owns the artifact; CONFLICT.
   */
  async update(
    viewer: Viewer,
    id: string,
    { input, basedOn }: ArtifactUpdate,
    selection: Selection,
  ): Promise<ArtifactRow> {
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
    artifact: ArtifactRow,
    { input, basedOn }: ArtifactUpdate,
    selection: Selection,
  ): Promise<ArtifactRow> {
    const id = String(artifact.id);
    const updatedId = await this.write(async (runner) => {
      const stored = await readStored(this.services.database, runner, artifact.id);
      if (!stored) return null;
      const columns = { ...columnsOf(input, stored.description), changedBy: viewer.uid };
      const isUpdated = await updateArtifact(runner, { id: artifact.id, columns, basedOn });
      const { listed: before } = stored;
      const after = { ...before, ...listedColumns(columns) };
      return isUpdated ? { id: artifact.id, before, after } : null;
    });
    if (updatedId === null) {
      await this.get(id, { columns: OWNER });
      throw updateConflict();
    }
    return this.get(id, selection);
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

  /** @param list its condition says `owner.COLUMN` or `artifact.COLUMN`, its source only `COLUMN`. */
  private async addedBy(
    { source, ...condition }: Sql & { source: string },
    page: PageArgs,
    { columns }: Selection,
  ): Promise<ArtifactConnection> {
    const query = { columns, withOwnerEmail: true, conditions: [condition] };
    const connection = await readConnection<ArtifactRow>(
      {
        ordering: addedOrdering,
        read: (keyset) => this.reader.readPage(keyset, query),
        countTotal: () => this.reader.count(condition),
      },
      page,
    );
    const { parameters } = condition;
    return Object.assign(connection, { listedBy: { source: { sql: source, parameters } } });
  }
}

/** @throws BAD_USER_INPUT for an exception from a list that is not a search of the texts. */
function requireTextForException({ exceptTerm, text }: ArtifactCriteria) {
  if (!exceptTerm || text.length > 0) return;
  throw badUserInput('Only a search of the texts leaves out names.', {
    exceptNamed: 'Please give filter.text with a word.',
  });
}

/**
 * The order of a list that the reader asked for, or that the list has by itself.
 * @throws BAD_USER_INPUT for an order of relevance without a text.
 */
function orderOf({ filter, orderBy }: ArtifactsArgs, { text }: ArtifactCriteria): ArtifactOrder {
  const { NEWEST, RELEVANCE } = ArtifactOrder;
  if (orderBy && orderBy !== RELEVANCE) return orderBy;
  if (orderBy && filter?.text == null) {
    throw badUserInput('Only a list with a text has an order of relevance.', {
      orderBy: 'Please give filter.text with RELEVANCE.',
    });
  }
  // A text without words keeps everything.
  return text.length > 0 ? RELEVANCE : NEWEST;
}
