import { normalizeEmail } from '../../../common/members';
import { normalizeText } from '../../../common/normalize-text';
import type { Role } from '../../../common/roles';
import { memberNotFound } from '../../base/errors';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import { publicNameOf } from '../../catalogue/artifacts/artifact.reader';
import { HiddenArtifact } from '../../catalogue/artifacts/hidden/hidden-artifact.entity';
import { Member } from '../../catalogue/members/member.entity';
import { roleSql } from '../../catalogue/members/role';
import { isContributorId } from '../../database/contributors';
import type { Database } from '../../database/database';
import type { KeysetPage } from '../../database/keyset';
import { type Sql, withConditions } from '../../database/sql';
import { type Connection, type Ordering, readConnection } from '../../web/graphql/connection';
import type { Services } from '../../web/graphql/services';
import type { ListedMember, MembersArgs } from './members.types';

/** The tables of artifacts by their owners. */
const OWNED = [Artifact, HiddenArtifact];

interface StoredRow {
  uid: string;
  id: string;
  name: string;
  nameNormalized: string;
  role: Role;
  tokenIssuedAt: number | string;
  erasedAt: number | string | null;
}

/** Reads members as moderators see them. */
export class MemberReader {
  private readonly database: Database;
  private readonly ordering: Ordering;

  constructor({ database }: Services) {
    this.database = database;
    const collation = database.engine.dialect.codePointCollation;
    this.ordering = {
      name: 'MEMBER',
      direction: 'ASC',
      keys: [
        { column: 'nameNormalized', type: 'string', collation },
        { column: 'id', type: 'string', collation },
      ],
    };
  }

  /** Members by their names. Of former members, those to whom artifacts belong. */
  list({ search, ...page }: MembersArgs): Promise<Connection<ListedMember>> {
    const owns = OWNED.map((entity) => this.ownsOne(entity)).join(' OR ');
    const condition = withConditions(
      { sql: `(member.erasedAt IS NULL OR ${owns})`, parameters: {} },
      searchCondition(search?.trim() ?? ''),
    );
    return readConnection<ListedMember>(
      {
        ordering: this.ordering,
        read: (keyset) => this.read(condition, keyset),
        countTotal: async () => {
          const [row] = await this.database.rows<{ count: number | string }>({
            ...condition,
            sql: this.query(condition).select('count(*)', 'count').getQuery(),
          });
          return Number(row?.count ?? 0);
        },
      },
      page,
    );
  }

  /** @throws NOT_FOUND when no member has this identifier. */
  async get(contributorId: string): Promise<ListedMember> {
    const [member] = isContributorId(contributorId)
      ? await this.read({ sql: 'member.contributorId = :id', parameters: { id: contributorId } })
      : [];
    if (!member) throw memberNotFound();
    return member;
  }

  private async read(where: Sql, page?: KeysetPage): Promise<ListedMember[]> {
    const keys = page?.columns((name) => COLUMNS[name] ?? name) ?? [];
    const condition = withConditions(where, page?.condition(keys) ?? null);
    const query = this.query(condition)
      .select('member.uid', 'uid')
      .addSelect(publicNameOf('member'), 'name')
      .addSelect(roleSql('member'), 'role')
      .addSelect('member.tokenIssuedAt', 'tokenIssuedAt')
      .addSelect('member.erasedAt', 'erasedAt');
    for (const [name, column] of Object.entries(COLUMNS)) query.addSelect(column, name);
    for (const key of keys) query.addOrderBy(key, page?.order.direction);
    if (page) query.limit(page.limit);
    const rows = await this.database.rows<StoredRow>({ ...condition, sql: query.getQuery() });
    const counts = await this.countArtifacts(rows.map(({ uid }) => uid));
    return rows.map(({ tokenIssuedAt, erasedAt, ...row }) => {
      const seenAt = erasedAt === null ? Number(tokenIssuedAt) : 0;
      return {
        ...row,
        artifactCount: counts.get(row.uid) ?? 0,
        lastSeen: seenAt === 0 ? null : new Date(seenAt),
      };
    });
  }

  /** How many artifacts belong to each of these members, shown or not. */
  private async countArtifacts(uids: readonly string[]): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    if (uids.length === 0) return counts;
    const isListed = this.database.engine.dialect.isOneOf('owned.ownerUid', 'uids', uids);
    for (const entity of OWNED) {
      const rows = await this.database.select<{ uid: string; count: number | string }>(
        `artifacts of members|${entity.name}`,
        () =>
          this.database
            .from(entity, 'owned')
            .select('owned.ownerUid', 'uid')
            .addSelect('count(*)', 'count')
            .where(isListed.sql)
            .groupBy('owned.ownerUid'),
        isListed.parameters,
      );
      for (const { uid, count } of rows) counts.set(uid, (counts.get(uid) ?? 0) + Number(count));
    }
    return counts;
  }

  private query({ sql }: Sql) {
    return this.database.from(Member, 'member').where(sql);
  }

  private ownsOne(entity: new () => object): string {
    const owned = this.database
      .from(entity, 'owned')
      .select('1')
      .where('owned.ownerUid = member.uid');
    return `EXISTS (${owned.getQuery()})`;
  }
}

/** The keys of the order, by their names in a row. */
const COLUMNS: Readonly<Record<string, string>> = {
  nameNormalized: 'member.nameNormalized',
  id: 'member.contributorId',
};

/** Null for an empty search. */
function searchCondition(search: string): Sql | null {
  if (search === '') return null;
  const part = `%${normalizeText(search).replace(/[\\%_]/g, '\\$&')}%`;
  const hasName = "member.nameNormalized LIKE :part ESCAPE '\\'";
  // The address of an erased member is empty.
  return {
    sql: `(${hasName} OR member.emailNormalized = :email)`,
    parameters: { part, email: normalizeEmail(search) },
  };
}
