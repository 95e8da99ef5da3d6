import type { Database } from '../database/database';
import { type GroupCounting, groupCounting } from '../database/group-counts';
import type { KeysetPage } from '../database/keyset';
import { narrowed, type Sql } from '../database/sql';
import type { KeptArtifacts, ListKeys, PagePlan } from './kept-artifacts.types';
import { NOTHING, pageOf, READS_PER_SORTED_MATCH } from './page-condition';
import type { TypeCounts } from './type-counts';

/** A walk ends when it has read so many times as many artifacts as should hold a page. */
const WALKED_PER_EXPECTED = 4;

/** What the artifacts of a member are searched for. */
interface Searched {
  owner: string;
  type: string | null;
  /** The years and the name as a condition on columns of `artifacts`. */
  condition: Sql | null;
  /** The artifacts of all members with these years, this name and this type; null without condition. */
  others: KeptArtifacts | null;
}

/** The artifacts of one member that other criteria keep, too. */
export class OwnedArtifacts implements KeptArtifacts {
  private ownedCount?: Promise<number>;
  private counted?: Promise<number>;

  constructor(
    private readonly database: Database,
    private readonly typeCounts: TypeCounts,
    private readonly searched: Searched,
  ) {}

  count(): Promise<number> {
    this.counted ??= this.source().then((source) => this.countRows(source));
    return this.counted;
  }

  /** Read along the index of owners, or along that of the other criteria where these keep fewer. */
  async source(): Promise<Sql> {
    return (await this.sourceOfOthers()) ?? this.sourceOfOwner();
  }

  async groupCounting(): Promise<GroupCounting> {
    return groupCounting(await this.source());
  }

  /**
   * The index of owners returns identifiers in order. In another order, a walk soon meets artifacts of a
   * member who added many; those of other members are few, and are sorted.
   */
  async planPage(page: KeysetPage): Promise<PagePlan> {
    const others = await this.sourceOfOthers();
    if (others) return { readKeys: () => this.sort(others, page) };
    const owned = this.sourceOfOwner();
    if (page.order.keys.length === 1) {
      return { conditions: [pageOf({ ...owned, idColumn: '"id"' }, page)] };
    }
    const found = await this.count();
    if (found === 0) return NOTHING;
    const expected = (page.limit * (await this.typeCounts.total(this.searched.type))) / found;
    const isWalkCheaper = expected * WALKED_PER_EXPECTED < found * READS_PER_SORTED_MATCH;
    return {
      readKeys: async () => {
        const walked = isWalkCheaper ? await this.walk(page, Math.ceil(expected)) : [];
        return walked.length >= page.limit ? walked : this.sort(owned, page);
      },
    };
  }

  private async sourceOfOthers(): Promise<Sql | null> {
    const { owner, others } = this.searched;
    if (!others || (await others.count()) >= (await this.countOwned())) return null;
    // The concatenation keeps the engines from reading along the index of owners.
    const ofOwner = { sql: `"ownerUid" || '' = :owner`, parameters: { owner } };
    return narrowed(await others.source(), ofOwner);
  }

  private sourceOfOwner(): Sql {
    const { owner, type, condition } = this.searched;
    return narrowed(
      { sql: '"artifacts" WHERE "ownerUid" = :owner', parameters: { owner } },
      // The concatenation keeps the engines from reading along the index of types.
      type === null ? null : { sql: `"artifactType" || '' = :type`, parameters: { type } },
      condition,
    );
  }

  /** How many artifacts the member added. */
  private countOwned(): Promise<number> {
    const { owner } = this.searched;
    this.ownedCount ??= this.countRows({
      sql: '"artifacts" WHERE "ownerUid" = :owner',
      parameters: { owner },
    });
    return this.ownedCount;
  }

  private async countRows({ sql, parameters }: Sql): Promise<number> {
    const counting = { sql: `SELECT count(*) AS "count" FROM ${sql}`, parameters };
    const [row] = await this.database.rows<{ count: number | string }>(counting);
    return Number(row?.count ?? 0);
  }

  /**
   * The artifacts of the member among the first ones of the list: a full page, if the member's are
   * spread evenly over it. A short page is not the last one.
   */
  private walk(page: KeysetPage, expected: number): Promise<ListKeys[]> {
    const { owner, type, condition } = this.searched;
    const columns = page.columns((name) => `"${name}"`);
    const order = page.orderBy(columns);
    const list = narrowed(
      { sql: '"artifacts" WHERE true', parameters: {} },
      type === null ? null : { sql: '"artifactType" = :type', parameters: { type } },
      page.condition(columns),
    );
    const { sql, parameters } = narrowed(
      {
        sql: `(SELECT * FROM ${list.sql} ORDER BY ${order}
          LIMIT ${expected * WALKED_PER_EXPECTED}) AS "artifacts" WHERE "ownerUid" = :owner`,
        parameters: { ...list.parameters, owner },
      },
      condition,
    );
    return this.database.rows<ListKeys>({
      sql: `SELECT "id" FROM ${sql} ORDER BY ${order} LIMIT ${page.limit}`,
      parameters,
    });
  }

  /** Reads and sorts all artifacts of a source. */
  private sort(source: Sql, page: KeysetPage): Promise<ListKeys[]> {
    const names = page.order.keys.map(({ column }) => `"${column}"`).join(', ');
    const columns = page.columns((name) => `"${name}"`);
    const { sql, parameters } = narrowed(
      {
        sql: `(WITH "found" AS MATERIALIZED (SELECT ${names} FROM ${source.sql})
          SELECT * FROM "found") AS "found" WHERE true`,
        parameters: source.parameters,
      },
      page.condition(columns),
    );
    return this.database.rows<ListKeys>({
      sql: `SELECT "id" FROM ${sql} ORDER BY ${page.orderBy(columns)} LIMIT ${page.limit}`,
      parameters,
    });
  }
}
