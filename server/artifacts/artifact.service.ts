import type { DataSource, QueryDeepPartialEntity } from 'typeorm';
import type { Changes } from '../changes';
import { codePointOrder } from '../database/engine';
import { NameSearch } from '../database/search';
import { Statement } from '../database/statement';
import type { Writer } from '../database/writer';
import { artifactNotFound } from '../errors';
import {
  type Connection,
  type KeysetPage,
  type Ordering,
  type PageArgs,
  readPage,
} from '../graphql/connection';
import { parseId } from '../graphql/id';
import { foldEmail } from '../members/fold-email';
import type { Member } from '../members/member.entity';
import type { ArtifactTypeCount } from './artifact-type-count.entity';
import { artifactTypeLabels } from './artifact-type';
import { Artifact } from './artifact.entity';
import { type Asked, joinOwner, type OwnerColumns, readArtifacts } from './artifact.rows';
import { authorizeEdit } from './artifact.policy';
import {
  type ArtifactInput,
  ArtifactOrder,
  type ArtifactsArgs,
  type DeleteArtifactPayload,
} from './artifact.types';
import { fold } from './fold';

/** What a statement keeps; empty where it keeps everything. */
type Condition = (statement: Statement) => string;
/** What a list shows of its artifacts. */
interface Columns {
  owner: OwnerColumns;
  asked?: Asked;
}
/** The rest of a statement that reads one page of a list. */
type PageSource = (page: KeysetPage, statement: Statement) => Promise<string>;

/** Reads and writes artifacts. */
export class ArtifactService {
  private readonly orderings: Record<ArtifactOrder, Ordering<Artifact>>;
  /** Of what one member added, newest first. */
  private readonly addedOrdering: Ordering<Artifact>;
  /** The counts by type, until a write changes them. */
  private knownCounts: Promise<ArtifactTypeCount[]> | null = null;

  /** @param remembers whether what every page shows may be kept between requests. */
  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: Writer,
    private readonly changes: Changes,
    private readonly remembers: boolean,
  ) {
    changes.onChange((change) => {
      if (change === 'catalogue') this.knownCounts = null;
    });
    const id = { sql: '"id"', of: (row: Artifact) => row.id, type: 'number' } as const;
    const likeCount = {
      sql: '"likeCount"',
      of: (row: Artifact) => row.likeCount,
      type: 'number',
    } as const;
    const name = {
      sql: `"artifactNameFolded" ${codePointOrder(dataSource)}`,
      of: (row: Artifact) => row.artifactNameFolded,
      type: 'string',
    } as const;
    this.orderings = {
      NEWEST: { name: 'NEWEST', direction: 'DESC', keys: [id] },
      OLDEST: { name: 'OLDEST', direction: 'ASC', keys: [id] },
      MOST_LIKED: { name: 'MOST_LIKED', direction: 'DESC', keys: [likeCount, id] },
      NAME: { name: 'NAME', direction: 'ASC', keys: [name, id] },
    };
    this.addedOrdering = { ...this.orderings.NEWEST, name: 'ADDED' };
  }

  /** The public list: no e-mail addresses. */
  list({ filter, orderBy, ...page }: ArtifactsArgs, asked?: Asked): Promise<Connection<Artifact>> {
    const ordering = this.orderings[orderBy ?? ArtifactOrder.NEWEST];
    const type = filter?.type ?? null;
    const term = fold(filter?.search ?? '');
    if (!term) {
      const where: Condition = (statement) =>
        type === null ? '' : `"artifactType" = ${statement.bind(type)}`;
      return this.connection(this.inOrder(where), ordering, { owner: 'name', asked }, page, () =>
        this.count(type),
      );
    }
    const search = new NameSearch(this.dataSource, term, type);
    const read: PageSource = async (keyset, statement) =>
      `WHERE ${await search.page(keyset, statement)} ORDER BY ${keyset.orderBy()}`;
    return this.connection(read, ordering, { owner: 'name', asked }, page, () => search.count());
  }

  /** The artifact with this ID, or null. */
  async find(id: string, asked?: Asked): Promise<Artifact | null> {
    const key = parseId(id);
    if (key === null) return null;
    const statement = new Statement(this.dataSource);
    const where = `WHERE "id" = ${statement.bind(key)}`;
    const [artifact = null] = await readArtifacts(statement, 'name and email', where, asked);
    return artifact;
  }

  /** @throws NOT_FOUND when there is no artifact with this ID. */
  async get(id: string): Promise<Artifact> {
    const artifact = await this.find(id);
    if (!artifact) throw artifactNotFound();
    return artifact;
  }

  /** The `first` most liked artifacts, without e-mail addresses. */
  mostLiked(first: number, asked?: Asked): Promise<Artifact[]> {
    const rest = `ORDER BY "likeCount" DESC, "id" DESC LIMIT ${first}`;
    return readArtifacts(new Statement(this.dataSource), 'name', rest, asked);
  }

  /** The types that occur, in the order of the specification's list. */
  async typeCounts(): Promise<ArtifactTypeCount[]> {
    const rows = await this.readTypeCounts();
    const order = Object.keys(artifactTypeLabels);
    return rows
      .filter(({ count }) => count > 0)
      .sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  }

  /** Everything that members with this e-mail address added, newest first. */
  byEmail(email: string, page: PageArgs): Promise<Connection<Artifact>> {
    const folded = foldEmail(email);
    // Of erased members the address is empty, which is not one that they share.
    return this.addedBy(
      page,
      (statement) => `owner."emailFolded" = ${statement.bind(folded)} AND owner."erasedAt" IS NULL`,
    );
  }

  /** Everything that this member added, newest first. */
  byMember({ uid }: Member, page: PageArgs): Promise<Connection<Artifact>> {
    return this.addedBy(page, (statement) => `artifact."ownerUid" = ${statement.bind(uid)}`);
  }

  /** Adds an artifact that the member then owns. */
  async add(viewer: Member, input: ArtifactInput): Promise<Artifact> {
    const now = new Date();
    const { identifiers } = await this.writer.run(({ manager }) =>
      manager.insert(Artifact, {
        ...this.columns(input),
        ownerUid: viewer.uid,
        addedAt: now,
        updatedAt: now,
      }),
    );
    await this.changes.announce('catalogue');
    return this.get(String(identifiers[0]?.['id']));
  }

  /** @throws NOT_FOUND; FORBIDDEN unless the viewer owns the artifact. */
  async update(viewer: Member, id: string, input: ArtifactInput): Promise<Artifact> {
    const artifact = await this.get(id);
    authorizeEdit(viewer, artifact);
    const columns = { ...this.columns(input), updatedAt: new Date() };
    await this.writer.run(({ manager }) => manager.update(Artifact, { id: artifact.id }, columns));
    await this.changes.announce('catalogue');
    return this.get(id);
  }

  /** Deleting what is not there is no error. @throws FORBIDDEN unless the viewer owns it. */
  async delete(viewer: Member, id: string): Promise<DeleteArtifactPayload> {
    const artifact = await this.find(id);
    if (!artifact) return { deletedCount: 0, deletedId: null };
    authorizeEdit(viewer, artifact);
    const { affected } = await this.writer.run(({ manager }) =>
      manager.delete(Artifact, { id: artifact.id }),
    );
    if (!affected) return { deletedCount: 0, deletedId: null };
    await this.changes.announce('catalogue');
    return { deletedCount: 1, deletedId: id };
  }

  private addedBy(args: PageArgs, where: Condition) {
    const page = this.inOrder(where);
    const countTotal = async () => {
      const statement = new Statement(this.dataSource);
      const [row] = await statement.rows<{ count: number | string }>(
        `SELECT count(*) AS "count" FROM "artifacts" artifact ${joinOwner} WHERE ${where(statement)}`,
      );
      return Number(row?.count ?? 0);
    };
    const columns: Columns = { owner: 'name and email' };
    return this.connection(page, this.addedOrdering, columns, args, countTotal);
  }

  /** How many artifacts there are, of a type or of all. */
  private async count(type: string | null): Promise<number> {
    const counts = await this.readTypeCounts();
    return counts
      .filter((row) => type === null || row.type === type)
      .reduce((total, { count }) => total + count, 0);
  }

  private readTypeCounts(): Promise<ArtifactTypeCount[]> {
    if (this.knownCounts) return this.knownCounts;
    const sql = 'SELECT "type", "count" FROM "artifact_type_counts"';
    const counts = new Statement(this.dataSource).rows<ArtifactTypeCount>(sql);
    // Where another process's writes are heard of later, a member would miss their own.
    if (this.remembers && this.changes.hearsAtOnce) {
      this.knownCounts = counts;
      counts.catch(() => {
        this.knownCounts = null;
      });
    }
    return counts;
  }

  private inOrder(where: Condition): PageSource {
    return async (page, statement) => {
      const conditions = [where(statement), page.behind(statement)].filter(Boolean);
      return [
        conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '',
        `ORDER BY ${page.orderBy()} LIMIT ${page.limit}`,
      ].join(' ');
    };
  }

  private async connection(
    source: PageSource,
    ordering: Ordering<Artifact>,
    { owner, asked }: Columns,
    args: PageArgs,
    countTotal: () => Promise<number>,
  ): Promise<Connection<Artifact>> {
    const page = await readPage(ordering, args, async (keyset) => {
      const statement = new Statement(this.dataSource);
      const rest = await source(keyset, statement);
      // The cursors of this order hold the name.
      const columns = ordering === this.orderings.NAME ? undefined : asked;
      return readArtifacts(statement, owner, rest, columns);
    });
    const edges = page.rows.map((node, index) => ({ node, cursor: page.cursors[index] ?? '' }));
    return { edges, pageInfo: page.pageInfo, countTotal };
  }

  /** An absent description stays as it is, an empty one is taken away. */
  private columns(input: ArtifactInput): QueryDeepPartialEntity<Artifact> {
    const { description, ...fields } = trimmed(input);
    return {
      ...fields,
      ...(description !== undefined && { description: description || null }),
      artifactNameFolded: fold(fields.artifactName),
    };
  }
}

/** The fields of an input, texts without the white space around them. */
function trimmed(input: ArtifactInput): { [Name in keyof ArtifactInput]: ArtifactInput[Name] } {
  const entries = Object.entries(input).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as ArtifactInput;
}
