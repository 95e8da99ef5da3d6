import type { Database } from '../../database/database';
import { KeysetPage } from '../../database/keyset';
import { narrowed, type Sql } from '../../database/sql';
import {
  type Relevance,
  RELEVANCES,
  type TextQuery,
  type TextTerm,
  termsSql,
} from '../../database/text-index';
import type { KeptArtifacts, ListKeys, PagePlan } from '../kept-artifacts.types';
import { NOTHING, pageOf } from '../page-condition';
import type { TypeCounts } from '../type-counts';

/** What a text is searched in. */
interface Searched {
  /** All must occur; at least one. */
  terms: readonly TextTerm[];
  type: string | null;
  /** The artifacts that the other criteria keep, if there are any besides the type. */
  others: KeptArtifacts | null;
  /** The other criteria as conditions on columns of `artifacts`. */
  years: Sql | null;
  condition: Sql | null;
}

/** The artifacts with the words of a text that other criteria keep, too. */
export class TextSearch implements KeptArtifacts {
  private counted?: Promise<number>;
  private matching?: Promise<number>;

  constructor(
    private readonly database: Database,
    private readonly typeCounts: TypeCounts,
    private readonly searched: Searched,
  ) {}

  count(): Promise<number> {
    this.counted ??= this.searched.others ? this.countKept() : this.countMatching();
    return this.counted;
  }

  async source(): Promise<Sql> {
    return (await this.sourceOfOthers()) ?? this.index.matchingArtifacts(this.query());
  }

  /**
   * By relevance, and by identifier where the index returns identifiers in order, the page is read
   * from the index. In other orders, a walk in the order of the list soon meets frequent words; the
   * artifacts with rare words are few, and are sorted. So are those that the other criteria keep,
   * where these are fewer.
   */
  async planPage(page: KeysetPage): Promise<PagePlan> {
    const others = await this.sourceOfOthers();
    if (others) return { readKeys: () => this.sort(others, page) };
    if (isByRelevance(page)) return { readKeys: () => this.readByRelevance(page) };
    const idColumn = page.order.keys.length === 1 ? this.index.orderedIdColumn : null;
    if (idColumn !== null) {
      const source = { ...this.index.matches(this.query()), idColumn };
      return { conditions: [pageOf(source, page, [idColumn])] };
    }
    const found = await this.count();
    if (found === 0) return NOTHING;
    const total = await this.typeCounts.total(this.searched.type);
    if ((total / found) * page.limit < found) return this.walk(page);
    return { readKeys: async () => this.sort(await this.source(), page) };
  }

  /** How many artifacts of the type have the words. */
  private countMatching(): Promise<number> {
    this.matching ??= this.countRows(
      this.index.matches({ ...this.query(), years: null, condition: null }),
    );
    return this.matching;
  }

  private async countKept(): Promise<number> {
    return this.countRows((await this.sourceOfOthers()) ?? this.index.matches(this.query()));
  }

  private async countRows({ sql, parameters }: Sql): Promise<number> {
    const counting = { sql: `SELECT count(*) AS "count" FROM ${sql}`, parameters };
    const [row] = await this.database.rows<{ count: number | string }>(counting);
    return Number(row?.count ?? 0);
  }

  /** The artifacts along the index of the other criteria, where these keep fewer than the text. */
  private async sourceOfOthers(): Promise<Sql | null> {
    const { others } = this.searched;
    if (!others || (await others.count()) >= (await this.countMatching())) return null;
    return narrowed(await others.source(), this.terms.contains);
  }

  /** Reads artifacts in the order of the list until the page is full. */
  private walk(page: KeysetPage): PagePlan {
    const { type, years, condition } = this.searched;
    const ofType = type === null ? null : { sql: '"artifactType" = :type', parameters: { type } };
    const all = { sql: '"artifacts" WHERE true', parameters: {} };
    const source = narrowed(all, ofType, this.terms.contains, years, condition);
    return { conditions: [pageOf({ ...source, idColumn: '"id"' }, page)] };
  }

  /** Artifacts of the best relevance come first; the index reads each relevance in its order. */
  private async readByRelevance({ order, after, limit }: KeysetPage): Promise<ListKeys[]> {
    const byId = { ...order, keys: order.keys.slice(1) };
    const [reached = RELEVANCES[0], ...afterId] = after ?? [];
    const places: ListKeys[] = [];
    for (const relevance of this.relevances().filter((one) => one <= Number(reached))) {
      const isContinued = after !== null && relevance === reached;
      const rest = new KeysetPage(byId, isContinued ? afterId : null, limit - places.length);
      const ids = await this.readIds(rest, relevance);
      places.push(...ids.map((id) => ({ id, relevance })));
      if (places.length === limit) break;
    }
    return places;
  }

  /** The relevances that an artifact can have. One term cannot be in the name in part. */
  private relevances(): Relevance[] {
    return RELEVANCES.filter((one) => one !== 2 || this.searched.terms.length > 1);
  }

  private async readIds(page: KeysetPage, relevance: Relevance): Promise<number[]> {
    const idColumn = this.index.orderedIdColumn ?? '"id"';
    const source = this.index.matches({ ...this.query(), relevance });
    const { sql, parameters } = narrowed(source, page.condition([idColumn]));
    const rows = await this.database.rows<{ id: number }>({
      sql: `SELECT ${idColumn} AS "id" FROM ${sql}
        ORDER BY ${page.orderBy([idColumn])} LIMIT ${page.limit}`,
      parameters,
    });
    return rows.map(({ id }) => id);
  }

  /** Reads and sorts all artifacts of a source. */
  private sort(source: Sql, page: KeysetPage): Promise<ListKeys[]> {
    const { relevance } = this.terms;
    const keys = page.order.keys.map(({ column }) =>
      column === 'relevance' ? `${relevance.sql} AS "relevance"` : `"${column}"`,
    );
    const columns = page.columns((name) => `"${name}"`);
    const after = page.condition(columns);
    return this.database.rows<ListKeys>({
      sql: `WITH "found" AS MATERIALIZED (SELECT ${keys.join(', ')} FROM ${source.sql})
        SELECT "id"${isByRelevance(page) ? ', "relevance"' : ''} FROM "found"
        ${after ? `WHERE ${after.sql}` : ''} ORDER BY ${page.orderBy(columns)} LIMIT ${page.limit}`,
      parameters: { ...source.parameters, ...relevance.parameters, ...after?.parameters },
    });
  }

  private get terms() {
    return termsSql(this.searched.terms, this.index.position);
  }

  private query(): TextQuery {
    const { terms, type, years, condition } = this.searched;
    return { terms, type, years, condition, relevance: null };
  }

  private get index() {
    return this.database.engine.dialect.textIndex;
  }
}

const isByRelevance = ({ order }: KeysetPage) => order.keys[0]?.column === 'relevance';
