import type { QueryRunner } from 'typeorm';
import { artifactNotFound, updateConflict } from '../errors';
import { ListDependency } from '../changes/list-dependency';
import { KeysetPage } from '../database/keyset';
import { type Connection, type PageArgs, readConnection } from '../graphql/connection';
import type { Viewer } from '../graphql/context';
import type { Services } from '../graphql/feature';
import { parseId } from '../graphql/id';
import type { Selection } from '../graphql/selection';
import { normalizeEmail } from '../members/normalize-email';
import { addOnce } from './add-once';
import { Artifact } from './artifact.entity';
import { columnsOf, listedColumns } from './artifact.columns';
import {
  type ArtifactCriteria,
  artifactChange,
  artifactFilter,
  changesTypes,
  readListed,
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
import { updateArtifact } from './artifact.writes';
import { yearSpan } from './made/year-span';
import { YearsList } from './made/years-list';
import { normalizeText } from './normalize-text';
import { NameSearch } from './search/name-search';
import { TypeCounts } from './type-counts';

type ArtifactConnection = Connection<ArtifactRow>;

/** A change of an artifact, and the instant after which nobody else may have updated it. */
interface ArtifactUpdate {
  input: ArtifactInput;
  basedOn?: Date | null | undefined;
}

/** What a read of one artifact needs to know; with columns alone, nothing is recorded. */
type RowSelection = Pick<Selection, 'columns'> & Partial<Selection>;

/** How a page of a public list is read, and how the list is counted. */
interface PublicList {
  read: (page: KeysetPage) => Promise<ArtifactRow[]>;
  countTotal: () => Promise<number>;
}

const EVERYTHING: ArtifactCriteria = { type: null, term: '', span: null };

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
  list(args: ArtifactsArgs, selection: Selection): Promise<ArtifactConnection> {
    const { columns } = selection;
    const { filter, orderBy, ...page } = args;
    const ordering = this.orderings[orderBy ?? ArtifactOrder.NEWEST];
    const criteria = {
      type: filter?.type ?? null,
      term: normalizeText(filter?.search ?? ''),
      span: yearSpan(filter?.madeFrom, filter?.madeTo),
    };
    const { read, countTotal } = this.publicList(criteria, columns);
    const kept = artifactFilter(criteria);
    return readConnection<ArtifactRow>(
      {
        ordering,
        async read(keyset) {
          const rows = await read(keyset);
          selection.dependsOn(new ListDependency(kept, keyset.range(rows)));
          // The last row of a full page only tells that another page follows.
          selection.dependsOnRows(rows.slice(0, page.first));
          return rows;
        },
        countTotal() {
          selection.dependsOn(new ListDependency(kept, null));
          return countTotal();
        },
      },
      page,
    );
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
    return this.addedBy(condition, page, selection);
  }

  /** Everything that this member added, newest first. */
  byMember({ uid }: Viewer, page: PageArgs, selection: Selection): Promise<ArtifactConnection> {
    return this.addedBy({ sql: 'artifact.ownerUid = :uid', parameters: { uid } }, page, selection);
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
    const columns = columnsOf(input);
    const owned = { ...columns, ownerUid: viewer.uid, addedAt: now, updatedAt: now };
    let id = 0;
    await this.write(async ({ manager }) => {
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
    const columns = columnsOf(input);
    const updatedId = await this.write(async (runner) => {
      const before = await readListed(this.services.database, runner, artifact.id);
      const isUpdated = await updateArtifact(runner, { id: artifact.id, columns, basedOn });
      const after = before && { ...before, ...listedColumns(columns) };
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
      const before = await readListed(this.services.database, runner, artifact.id);
      const { affected } = await runner.manager.delete(Artifact, { id: artifact.id });
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

  /** What a public list keeps. */
  private publicList(
    { type, term, span }: ArtifactCriteria,
    columns: ReadonlySet<string>,
  ): PublicList {
    const { database } = this.services;
    if (term) return this.searchList(new NameSearch(database, term, type, span), columns);
    if (span) return this.yearsList(new YearsList(database, span, type), type, columns);
    return this.typeList(type, columns);
  }

  /** The artifacts whose years overlap a span. */
  private yearsList(
    list: YearsList,
    type: string | null,
    columns: ReadonlySet<string>,
  ): PublicList {
    return {
      read: async (keyset) =>
        this.reader.read({
          columns,
          conditions: await list.pageConditions(keyset, await this.typeCounts.total(type)),
          order: keyset.order,
          limit: keyset.limit,
        }),
      countTotal: () => list.count(),
    };
  }

  /** What a search finds. */
  private searchList(search: NameSearch, columns: ReadonlySet<string>): PublicList {
    return {
      read: async (keyset) =>
        this.reader.read({
          columns,
          conditions: [await search.pageCondition(keyset)],
          order: keyset.order,
        }),
      countTotal: () => search.count(),
    };
  }

  /** The artifacts of one type, or all. */
  private typeList(type: string | null, columns: ReadonlySet<string>): PublicList {
    const ofType =
      type === null ? null : { sql: 'artifact.artifactType = :type', parameters: { type } };
    return {
      read: (keyset) => this.reader.readPage(keyset, { columns, conditions: [ofType] }),
      countTotal: () => this.typeCounts.total(type),
    };
  }

  private addedBy(
    condition: { sql: string; parameters: Record<string, string> },
    page: PageArgs,
    { columns }: Selection,
  ): Promise<ArtifactConnection> {
    const query = { columns, withOwnerEmail: true, conditions: [condition] };
    return readConnection(
      {
        ordering: addedOrdering,
        read: (keyset) => this.reader.readPage(keyset, query),
        countTotal: () => this.reader.count(condition),
      },
      page,
    );
  }
}
