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
import { Artifact } from './artifact.entity';
import { columnsOf, listedColumns } from './artifact.columns';
import { criteriaOf } from './artifact.criteria';
import {
  type ArtifactCriteria,
  artifactChange,
  artifactFilter,
  changesTypes,
  type ListedBy,
  readStored,
  type WrittenArtifact,
} from './artifact.lists';
import { ArtifactLoader } from './artifact.loader';
import { addedOrdering, artifactOrderings } from './artifact.orderings';
import { authorizeEdit } from './artifact.policy';
import { ArtifactReader } from './artifact.reader';
import type { ArtifactRow } from './artifact.rows';
import {
  type ArtifactInput,
  ArtifactOrder,
  type ArtifactsArgs,
  type DeleteArtifactPayload,
} from './artifact.types';
import { updateArtifact } from './artifact.writes';
import { keptArtifacts } from './kept-artifacts';
import { TypeCounts } from './type-counts';

type ArtifactConnection = Connection<ArtifactRow> & { listedBy: ListedBy; asked?: ArtifactsArgs };

/** A change of an artifact, and the instant after which nobody else may have updated it. */
interface ArtifactUpdate {
  input: ArtifactInput;
  basedOn?: Date | null | undefined;
}

/** What a read of one artifact needs to know; with columns alone, nothing is recorded. */
type RowSelection = Pick<Selection, 'columns'> & Partial<Selection>;

const EVERYTHING: ArtifactCriteria = { type: null, term: '', span: null, text: [] };

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
    const { filter, first, after } = args;
    const criteria = criteriaOf(filter);
    const ordering = this.orderings[orderOf(args, criteria)];
    const kept = keptArtifacts(this.services.database, this.typeCounts, criteria);
    const keeps = artifactFilter(criteria);
    const connection = await readConnection<ArtifactRow>(
      {
        ordering,
        read: async (page) => {
          const plan = await kept.planPage(page);
          const rows = await this.reader.readPlanned(page, plan, selection.columns);
          selection.dependsOn(new ListDependency(keeps, page.range(rows)));
          // The last row of a full page only tells that another page follows.
          selection.dependsOnRows(rows.slice(0, first));
          return rows;
        },
        countTotal() {
          selection.dependsOn(new ListDependency(keeps, null));
          return kept.count();
        },
      },
      { first, after },
    );
    return Object.assign(connection, { listedBy: { criteria }, asked: args });
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

  /** Adds an artifact that the member then owns. */
  async add(viewer: Viewer, input: ArtifactInput, selection: Selection): Promise<ArtifactRow> {
    const now = new Date();
    const columns = columnsOf(input, null);
    const owned = { ...columns, ownerUid: viewer.uid, addedAt: now, updatedAt: now };
    const id = await this.write(async ({ manager }) => {
      const { identifiers } = await manager.insert(Artifact, owned);
      const id = Number(identifiers[0]?.['id']);
      return { id, before: null, after: { id, likeCount: 0, ...listedColumns(columns) } };
    });
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
    const updatedId = await this.write(async (runner) => {
      const stored = await readStored(this.services.database, runner, artifact.id);
      if (!stored) return null;
      const columns = columnsOf(input, stored.description);
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
      const { affected } = await runner.manager.delete(Artifact, { id: artifact.id });
      const before = stored && stored.listed;
      return affected ? { id: artifact.id, before, after: null } : null;
    });
    if (deleted === null) return { deletedCount: 0, deletedId: null };
    return { deletedCount: 1, deletedId: id };
  }

  /**
   * Writes one artifact, and announces the change.
   * @param perform returns null when nothing was written.
   * @returns the artifact's id, or null.
   */
  private async write(
    perform: (runner: QueryRunner) => Promise<WrittenArtifact | null>,
  ): Promise<number | null> {
    const { database, writer, changes } = this.services;
    const { written, hasOtherTypes } = await writer.run(async (runner) => {
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
