import type { Database } from '../../database/database';
import { KeysetPage } from '../../database/keyset';
import { narrowed, type Sql } from '../../database/sql';
import { type Relevance, RELEVANCES, type TextQuery } from '../../database/text-index';
import type { ListKeys } from '../artifact.reader';
import type { ArtifactCriteria } from '../artifact.lists';
import { overlapCondition } from '../made/year-span';

/** The artifacts with the words of a text, and whatever else the criteria ask for. */
export class TextSearch {
  constructor(
    private readonly database: Database,
    private readonly criteria: ArtifactCriteria,
  ) {}

  async count(): Promise<number> {
    const { sql, parameters } = this.index.matches(this.query(null));
    const [row] = await this.database.rows<{ count: number | string }>({
      sql: `SELECT count(*) AS "count" FROM ${sql}`,
      parameters,
    });
    return Number(row?.count ?? 0);
  }

  /** What follows FROM to read columns of the artifacts. */
  source(): Sql {
    return this.index.matchingArtifacts(this.query(null));
  }

  /** The places of the artifacts of one page. */
  async pageKeys(page: KeysetPage): Promise<ListKeys[]> {
    const isByRelevance = page.order.keys[0]?.column === 'relevance';
    return isByRelevance ? this.pageByRelevance(page) : this.sortedPage(page);
  }

  /** Artifacts of the best relevance come first; each relevance is read in the order of the index. */
  private async pageByRelevance({ order, after, limit }: KeysetPage): Promise<ListKeys[]> {
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
    return RELEVANCES.filter((one) => one !== 2 || this.criteria.text.length > 1);
  }

  private async sortedPage(page: KeysetPage): Promise<ListKeys[]> {
    return (await this.readIds(page, null)).map((id) => ({ id }));
  }

  private async readIds(page: KeysetPage, relevance: Relevance | null): Promise<number[]> {
    const { orderedIdColumn } = this.index;
    const query = this.query(relevance);
    const isIndexOrder = page.order.keys.length === 1 && orderedIdColumn !== null;
    const [source, idColumn] = isIndexOrder
      ? [this.index.matches(query), orderedIdColumn]
      : [this.index.matchingArtifacts(query), '"id"'];
    const columns = isIndexOrder ? [idColumn] : page.columns((name) => `"${name}"`);
    const { sql, parameters } = narrowed(source, page.condition(columns));
    const rows = await this.database.rows<{ id: number }>({
      sql: `SELECT ${idColumn} AS "id" FROM ${sql}
        ORDER BY ${page.orderBy(columns)} LIMIT ${page.limit}`,
      parameters,
    });
    return rows.map(({ id }) => id);
  }

  private query(relevance: Relevance | null): TextQuery {
    const { text, term, type, span } = this.criteria;
    const { nameIndex } = this.database.engine.dialect;
    const conditions = [
      // The plus signs keep the engines from reading along the index of years.
      span && overlapCondition(span, (column) => `+ "${column}"`),
      term
        ? nameIndex.containsTerm({ term, type: null, condition: null, selectiveNgrams: null })
        : null,
    ].filter((condition) => condition !== null);
    const [first, ...others] = conditions;
    return { terms: text, type, relevance, condition: first ? narrowed(first, ...others) : null };
  }

  private get index() {
    return this.database.engine.dialect.textIndex;
  }
}
