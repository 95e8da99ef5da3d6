import type { Database } from '../../database/database';
import type { KeysetPage } from '../../database/keyset';
import type { Parameters, Sql } from '../../database/sql';
import type { Ordering } from '../../web/graphql/connection';
import { type DeskOwner, deskSources, WAITING_KINDS } from './desk-items';
import { type DeskItem, DeskItemKind } from './desk.types';

/** Named in the order of kinds. */
const RANKS = Object.values(DeskItemKind);

interface StoredItem extends Omit<DeskItem, 'since' | 'count'> {
  since: number | string;
  count: number | string;
}

/** Reads what lies on desks: all kinds by one statement. */
export class DeskReader {
  /** Oldest first. An instant has 13 digits until the year 2286, so texts sort as instants do. */
  readonly ordering: Ordering;

  constructor(private readonly database: Database) {
    const collation = database.engine.dialect.codePointCollation;
    this.ordering = {
      name: 'DESK',
      direction: 'ASC',
      keys: [
        { column: 'sinceKey', type: 'string', collation },
        { column: 'rank', type: 'number' },
        { column: 'id', type: 'string', collation },
      ],
    };
  }

  /** @param now in milliseconds: what counts days counts them until then. */
  async readPage(owner: DeskOwner, page: KeysetPage, now = Date.now()): Promise<DeskItem[]> {
    const columns = page.columns((name) => `item."${name}"`);
    const condition = page.condition(columns);
    const rest = `ORDER BY ${page.orderBy(columns)} LIMIT :limit`;
    return this.read(owner, now, condition, rest, { limit: page.limit });
  }

  /** What came after an instant, newest first: at most so many items. */
  readNewer(owner: DeskOwner, since: number, limit: number, now = Date.now()): Promise<DeskItem[]> {
    const condition: Sql = { sql: 'item."since" > :newerThan', parameters: { newerThan: since } };
    const rest = 'ORDER BY item."since" DESC LIMIT :limit';
    return this.read(owner, now, condition, rest, { limit });
  }

  /** How many items wait for an act of the owner. */
  async countWaiting(owner: DeskOwner, now = Date.now()): Promise<number> {
    const { sql, parameters } = this.union(owner, now, WAITING_KINDS);
    const [row] = await this.database.rows<{ count: number | string }>({
      sql: `SELECT COUNT(*) AS "count" FROM (${sql}) AS item`,
      parameters,
    });
    return Number(row?.count ?? 0);
  }

  private async read(
    owner: DeskOwner,
    now: number,
    condition: Sql | null,
    rest: string,
    limits: Parameters,
  ): Promise<DeskItem[]> {
    const union = this.union(owner, now, RANKS);
    const rows = await this.database.rows<StoredItem>({
      sql: `SELECT * FROM (${union.sql}) AS item ${condition ? `WHERE ${condition.sql}` : ''} ${rest}`,
      parameters: { ...union.parameters, ...condition?.parameters, ...limits },
    });
    return rows.map((row) => ({
      ...row,
      since: new Date(Number(row.since)),
      count: Number(row.count),
    }));
  }

  private union(owner: DeskOwner, now: number, kinds: readonly DeskItemKind[]): Sql {
    const sources = deskSources(owner, this.database.engine.dialect, now).filter(({ kind }) =>
      kinds.includes(kind),
    );
    return {
      sql: sources
        .map(
          ({ kind, sql }) =>
            `SELECT '${kind}' AS "kind", ${RANKS.indexOf(kind)} AS "rank", CAST("since" AS text) AS "sinceKey", "of".* FROM (${sql}) AS "of"`,
        )
        .join(' UNION ALL '),
      parameters: Object.assign({}, ...sources.map(({ parameters }) => parameters)) as Parameters,
    };
  }
}
