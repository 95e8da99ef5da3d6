import type { DataSource, QueryDeepPartialEntity, SelectQueryBuilder } from 'typeorm';
import type { Changes } from '../changes';
import { codePointOrder } from '../database/engine';
import { whereNameContains } from '../database/search';
import type { Writer } from '../database/writer';
import { artifactNotFound } from '../errors';
import { type Connection, type Ordering, type PageArgs, readPage } from '../graphql/connection';
import { parseId } from '../graphql/id';
import { foldEmail } from '../members/fold-email';
import type { Member } from '../members/member.entity';
import { ArtifactTypeCount } from './artifact-type-count.entity';
import { artifactTypeLabels } from './artifact-type';
import { Artifact } from './artifact.entity';
import { authorizeEdit } from './artifact.policy';
import {
  type ArtifactFilter,
  type ArtifactInput,
  ArtifactOrder,
  type ArtifactsArgs,
  type DeleteArtifactPayload,
} from './artifact.types';
import { fold } from './fold';

/**
 * Whether a list's artifacts carry their owners' e-mail addresses. Where they are not read from
 * the database, nothing behind it can give them away.
 */
export type OwnerColumns = 'name' | 'name and email';

/** Adds the owner to a query over `artifact`. */
export function joinOwner<T extends object>(query: SelectQueryBuilder<T>, columns: OwnerColumns) {
  query.innerJoin('artifact.owner', 'owner').addSelect(['owner.uid', 'owner.displayName']);
  if (columns === 'name and email') query.addSelect('owner.email');
  return query;
}

/** Reads and writes artifacts. */
export class ArtifactService {
  private readonly orderings: Record<ArtifactOrder, Ordering<Artifact>>;
  /** Of what one member added, newest first. */
  private readonly addedOrdering: Ordering<Artifact>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: Writer,
    private readonly changes: Changes,
  ) {
    const id = { sql: 'artifact.id', of: (row: Artifact) => row.id, type: 'number' } as const;
    const likeCount = {
      sql: 'artifact.likeCount',
      of: (row: Artifact) => row.likeCount,
      type: 'number',
    } as const;
    const name = {
      sql: `artifact.artifactNameFolded ${codePointOrder(dataSource)}`,
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
  list({ filter, orderBy, ...page }: ArtifactsArgs): Promise<Connection<Artifact>> {
    const rows = () => this.filtered(filter);
    const filtered = Boolean(filter?.search) || filter?.type != null;
    return this.connection(
      rows,
      this.orderings[orderBy ?? ArtifactOrder.NEWEST],
      'name',
      page,
      () => (filtered ? rows().getCount() : this.countAll()),
    );
  }

  /** The artifact with this ID, or null. */
  async find(id: string): Promise<Artifact | null> {
    const key = parseId(id);
    if (key === null) return null;
    const query = this.artifacts().where('artifact.id = :key', { key });
    return joinOwner(query, 'name and email').getOne();
  }

  /** @throws NOT_FOUND when there is no artifact with this ID. */
  async get(id: string): Promise<Artifact> {
    const artifact = await this.find(id);
    if (!artifact) throw artifactNotFound();
    return artifact;
  }

  /** The `first` most liked artifacts, without e-mail addresses. */
  async mostLiked(first: number): Promise<Artifact[]> {
    const query = joinOwner(this.artifacts(), 'name');
    const page = await readPage(query, this.orderings.MOST_LIKED, { first });
    return page.rows;
  }

  /** The types that occur, in the order of the specification's list. */
  async typeCounts(): Promise<ArtifactTypeCount[]> {
    const rows = await this.dataSource.manager.find(ArtifactTypeCount);
    const order = Object.keys(artifactTypeLabels);
    return rows
      .filter(({ count }) => count > 0)
      .sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  }

  /** Everything that members with this e-mail address added, newest first. */
  byEmail(email: string, page: PageArgs): Promise<Connection<Artifact>> {
    const rows = () =>
      this.artifacts().where('owner.emailFolded = :email', { email: foldEmail(email) });
    return this.connection(rows, this.addedOrdering, 'name and email', page, () =>
      rows().innerJoin('artifact.owner', 'owner').getCount(),
    );
  }

  /** Everything that this member added, newest first. */
  byMember({ uid }: Member, page: PageArgs): Promise<Connection<Artifact>> {
    const rows = () => this.artifacts().where('artifact.ownerUid = :uid', { uid });
    return this.connection(rows, this.addedOrdering, 'name and email', page, () =>
      rows().getCount(),
    );
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

  private artifacts() {
    return this.dataSource.manager.createQueryBuilder(Artifact, 'artifact');
  }

  private filtered(filter: ArtifactFilter | null | undefined) {
    const query = this.artifacts();
    if (filter?.type) query.andWhere('artifact.artifactType = :type', { type: filter.type });
    const term = fold(filter?.search ?? '');
    if (term) whereNameContains(query, term);
    return query;
  }

  private async countAll(): Promise<number> {
    return (await this.dataSource.manager.sum(ArtifactTypeCount, 'count')) ?? 0;
  }

  private async connection(
    rows: () => SelectQueryBuilder<Artifact>,
    ordering: Ordering<Artifact>,
    owner: OwnerColumns,
    args: PageArgs,
    countTotal: () => Promise<number>,
  ): Promise<Connection<Artifact>> {
    const page = await readPage(joinOwner(rows(), owner), ordering, args);
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
