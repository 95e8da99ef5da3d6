import type { Database } from '../../database/database';
import type { KeysetPage } from '../../database/keyset';
import { MAX_NGRAM, type NameQuery, ngramsOf } from '../../database/name-index';
import type { Sql } from '../../database/sql';
import { ArtifactTypeCount } from '../artifact-type-count.entity';
import { SearchTerm, SearchTotal } from './search.entities';

/** How many n-grams of a rare term, all of them frequent, leave few names that are not wanted. */
const MAX_FREQUENT_NGRAMS = 3;

/** How many names are read on a walk in the time in which one match of the index is sorted. */
const READS_PER_SORTED_MATCH = 4;

/** The stored counts of a frequent term. */
interface StoredCounts {
  /** In names of every type. */
  everywhere: number;
  /** In names of the searched type. */
  found: number;
  /** How many artifacts of the searched type there are. */
  searched: number;
  /** No name that contains the term comes before this text, in the order of names. */
  firstName: string;
}

/** A search for a normalized term, not empty, every character plain; within a type or in all. */
export class NameSearch {
  private readonly length: number;
  private storedCounts?: Promise<StoredCounts | null>;
  private selectiveNgrams?: Promise<string[] | null>;
  /** How many matches a page was sorted from. */
  private sorted?: number;

  constructor(
    private readonly database: Database,
    private readonly term: string,
    private readonly type: string | null,
  ) {
    this.length = [...term].length;
  }

  /**
   * How many names contain the term: stored where it is frequent, else counted when a page was sorted,
   * else by the index.
   */
  async count(): Promise<number> {
    const stored = await this.readStoredCounts();
    if (stored) return stored.found;
    if (this.sorted !== undefined) return this.sorted;
    const { sql, parameters } = this.index.matches(await this.query());
    const counting = { sql: `SELECT count(*) AS "count" FROM ${sql}`, parameters };
    const [row] = await this.database.rows<{ count: number | string }>(counting);
    return Number(row?.count ?? 0);
  }

  /**
   * The condition that keeps one page of the matches. A walk in the list's own order soon meets a
   * frequent term. The matches of a rare term are few, and are sorted.
   */
  async pageCondition(page: KeysetPage): Promise<Sql> {
    const { orderedIdColumn } = this.index;
    const byId = page.order.keys.length === 1;
    if (byId && orderedIdColumn !== null) {
      const source = this.index.matches(await this.query());
      return pageOf({ ...source, idColumn: orderedIdColumn }, page, [orderedIdColumn]);
    }
    const columns = page.columns((name) => `"${name}"`);
    const stored = await this.readStoredCounts();
    if (stored?.found === 0) return { sql: '1 = 0', parameters: {} };
    if (stored && isWalkCheaper(stored, page)) return this.walk(stored, page, columns);
    return this.sort(page, columns);
  }

  private get index() {
    return this.database.engine.dialect.nameIndex;
  }

  /** Reads names in the order of the list until the page is full. */
  private walk(stored: StoredCounts, page: KeysetPage, columns: readonly string[]): Sql {
    const { sql, parameters } = this.index.containsTerm(this.nameQuery(null));
    const source = { idColumn: '"id"', sql: `"artifacts" WHERE ${sql}`, parameters };
    if (page.order.keys[0]?.type !== 'string') return pageOf(source, page, columns);
    // In the order of names, the walk begins where the first match can be.
    return pageOf(
      {
        ...source,
        sql: `${source.sql} AND ${columns[0]} >= :firstName`,
        parameters: { ...parameters, firstName: stored.firstName },
      },
      page,
      columns,
    );
  }

  /**
   * Reads, sorts and counts all matches by one statement: finding them costs more than the page. A
   * materialized CTE has the engine find all of them by the index.
   */
  private async sort(page: KeysetPage, columns: readonly string[]): Promise<Sql> {
    const source = this.index.matchingArtifacts(await this.query());
    const names = page.order.keys.map(({ column }) => `"${column}"`).join(', ');
    const after = page.condition(columns);
    const rows = await this.database.rows<{ id: number; count: number | string }>({
      sql: `WITH "matches" AS MATERIALIZED (SELECT ${names} FROM ${source.sql})
        SELECT "id", (SELECT count(*) FROM "matches") AS "count" FROM "matches"
        ${after ? `WHERE ${after.sql}` : ''} ORDER BY ${page.orderBy(columns)} LIMIT ${page.limit}`,
      parameters: { ...source.parameters, ...after?.parameters },
    });
    // Behind the last match there is no row to tell the count.
    if (rows[0]) this.sorted = Number(rows[0].count);
    const ids = rows.map(({ id }) => id);
    return this.database.engine.dialect.isOneOf('artifact.id', 'matches', ids);
  }

  private async query(): Promise<NameQuery> {
    return this.nameQuery(await this.readSelectiveNgrams());
  }

  private nameQuery(selectiveNgrams: string[] | null): NameQuery {
    return { term: this.term, type: this.type, selectiveNgrams };
  }

  private readStoredCounts(): Promise<StoredCounts | null> {
    this.storedCounts ??= this.selectStoredCounts();
    return this.storedCounts;
  }

  private async selectStoredCounts(): Promise<StoredCounts | null> {
    const { term, type } = this;
    const ofType = type === null ? '' : 'FILTER (WHERE total.type = :type)';
    const { database } = this;
    const [row] = await database.select<Record<keyof StoredCounts, number | string | null>>(
      `stored counts|${ofType}`,
      () => {
        const searched = database.from(ArtifactTypeCount, 'counts').select('sum(counts.count)');
        if (type !== null) searched.where('counts.type = :type');
        return (
          database
            .from(SearchTerm, 'term')
            .select('sum(total.count)', 'everywhere')
            .addSelect('min(term.firstName)', 'firstName')
            .addSelect(`sum(total.count) ${ofType}`, 'found')
            .addSelect(`(${searched.getQuery()})`, 'searched')
            .innerJoin(SearchTotal, 'total', 'total.term = term.term')
            .where('term.term = :term')
            // Else the names are being counted.
            .andWhere('term.catalogueSize > 0')
        );
      },
      type === null ? { term } : { term, type },
    );
    if (!row?.everywhere) return null;
    return {
      everywhere: Number(row.everywhere),
      found: Number(row.found),
      searched: Number(row.searched),
      firstName: String(row.firstName),
    };
  }

  private readSelectiveNgrams(): Promise<string[] | null> {
    this.selectiveNgrams ??= this.chooseSelectiveNgrams();
    return this.selectiveNgrams;
  }

  /**
   * N-grams of the term that select few names besides the wanted ones: those that are not frequent,
   * and of each word the least frequent. Asked for the whole term, the index would read the posting
   * lists of all its n-grams, and " of " is in every other name. Null where the index may be asked
   * for the whole term: the term is an n-gram, it is frequent itself, or none of its n-grams is.
   */
  private async chooseSelectiveNgrams(): Promise<string[] | null> {
    if (this.length <= MAX_NGRAM || (await this.readStoredCounts())) return null;
    const ngrams = ngramsOf(this.term);
    const frequent = await this.selectFrequent(ngrams);
    if (frequent.length === 0) return null;
    const others = ngrams.filter((ngram) => !frequent.includes(ngram));
    // N-grams of one word occur together: one selects as much as all.
    const leastOfWords = new Set(
      this.term.split(' ').map((word) => frequent.find((ngram) => word.includes(ngram))),
    );
    const least = frequent.filter((ngram) => leastOfWords.has(ngram)).slice(0, MAX_FREQUENT_NGRAMS);
    const selective = [...others, ...least];
    return selective.length > 0 ? selective : null;
  }

  /** Which n-grams are frequent terms, the least frequent first. */
  private async selectFrequent(ngrams: readonly string[]): Promise<string[]> {
    const isNgram = this.database.engine.dialect.isOneOf('total.term', 'ngrams', ngrams);
    const rows = await this.database.select<{ term: string }>(
      'frequent n-grams',
      () =>
        this.database
          .from(SearchTotal, 'total')
          .select('total.term', 'term')
          .where(isNgram.sql)
          .groupBy('total.term')
          .orderBy('sum(total.count)'),
      isNgram.parameters,
    );
    return rows.map(({ term }) => term);
  }
}

/** Whether a walk reads less than sorting all matches of the index costs. */
function isWalkCheaper(stored: StoredCounts, { limit }: KeysetPage): boolean {
  const reads = (stored.searched / stored.found) * limit;
  return reads < stored.everywhere * READS_PER_SORTED_MATCH;
}

/** The artifacts of one page of a source, in the order of these columns. */
function pageOf(
  { idColumn, sql, parameters }: Sql & { idColumn: string },
  page: KeysetPage,
  columns: readonly string[],
): Sql {
  const after = page.condition(columns);
  const source = after ? `${sql} AND ${after.sql}` : sql;
  return {
    sql: `artifact.id IN (
      SELECT ${idColumn} FROM ${source} ORDER BY ${page.orderBy(columns)} LIMIT ${page.limit})`,
    parameters: { ...parameters, ...after?.parameters },
  };
}
