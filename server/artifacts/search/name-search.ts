import type { Database } from '../../database/database';
import type { KeysetPage } from '../../database/keyset';
import { MAX_NGRAM, type NameQuery, ngramsOf } from '../../database/name-index';
import type { Sql } from '../../database/sql';
import { countOverlapping } from '../made/year-counts';
import { overlapCondition, type YearSpan } from '../made/year-span';
import { yearsSource } from '../made/years-list';
import { pageOf, READS_PER_SORTED_MATCH } from '../page-condition';
import { ArtifactTypeCount } from '../artifact-type-count.entity';
import { SearchTerm, SearchTotal } from './search.entities';

/** How many n-grams of a rare term, all of them frequent, leave few names that are not wanted. */
const MAX_FREQUENT_NGRAMS = 3;

/** The stored counts of a frequent term. */
interface StoredCounts {
  /** In names of every type. */
  everywhere: number;
  /** In names of the searched type. */
  found: number;
  /** How many artifacts of the searched type there are. */
  searched: number;
  /** No name that contains the term begins with a character before this one. */
  firstInitial: string;
}

/** How a page of matches is read: see `pageCondition`. */
type Plan = 'walk' | 'names' | 'years' | 'nothing';

/**
 * A search for a normalized term, not empty, every character plain; within a type and a span of years,
 * or in all.
 */
export class NameSearch {
  private readonly length: number;
  private storedCounts?: Promise<StoredCounts | null>;
  private selectiveNgrams?: Promise<string[] | null>;
  private overlapping?: Promise<number>;

  constructor(
    private readonly database: Database,
    private readonly term: string,
    private readonly type: string | null,
    private readonly span: YearSpan | null = null,
  ) {
    this.length = [...term].length;
  }

  /**
   * How many names contain the term: stored where it is frequent, else counted by the index of names,
   * or by that of years where fewer artifacts have the years than the term.
   */
  async count(): Promise<number> {
    const stored = await this.readStoredCounts();
    if (stored && !this.span) return stored.found;
    const isCountedByYears = stored && (await this.countOverlapping()) < stored.everywhere;
    const { sql, parameters } =
      this.span && isCountedByYears
        ? this.matchesOfYears(this.span, [])
        : this.index.matches(await this.query());
    const counting = { sql: `SELECT count(*) AS "count" FROM ${sql}`, parameters };
    const [row] = await this.database.rows<{ count: number | string }>(counting);
    return Number(row?.count ?? 0);
  }

  /**
   * The condition that keeps one page of the matches. A walk in the list's own order soon meets a
   * frequent term. The matches of a rare term are few, and are sorted; so are the artifacts of a span,
   * where those are fewer.
   */
  async pageCondition(page: KeysetPage): Promise<Sql> {
    const byId = page.order.keys.length === 1;
    // Matches in the order of the page need no plan, unless the years leave most of them out.
    if (byId && this.index.ordersById && !this.span) return this.pageById(page);
    const stored = await this.readStoredCounts();
    const plan = stored ? this.planOf(stored, page, await this.countOverlapping()) : 'names';
    if (plan === 'nothing') return { sql: '1 = 0', parameters: {} };
    if (plan === 'years' && this.span) {
      const columns = page.order.keys.map(({ column }) => column);
      return pageOf(this.matchesOfYears(this.span, columns), page);
    }
    if (byId && this.index.ordersById) return this.pageById(page);
    if (stored && plan === 'walk') return this.walk(stored, page);
    return pageOf(this.index.pageSource(await this.query(), byId), page);
  }

  private async pageById(page: KeysetPage): Promise<Sql> {
    const source = this.index.pageSource(await this.query(), true);
    return pageOf(source, page, [source.idColumn]);
  }

  /** The plan that reads the fewest names, if terms and years are independent of each other. */
  private planOf(
    { searched, found, everywhere }: StoredCounts,
    { limit }: KeysetPage,
    overlapping: number,
  ): Plan {
    if (found === 0 || overlapping === 0) return 'nothing';
    const share = (found / searched) * (this.span ? overlapping / searched : 1);
    const sorted = this.span ? Math.min(everywhere, overlapping) : everywhere;
    if (limit / share < sorted * READS_PER_SORTED_MATCH) return 'walk';
    return this.span && overlapping < everywhere ? 'years' : 'names';
  }

  /** How many artifacts of the type have years in the span; without a span, it does not matter. */
  private async countOverlapping(): Promise<number> {
    if (!this.span) return Infinity;
    this.overlapping ??= countOverlapping(this.database, this.span, this.type);
    return this.overlapping;
  }

  /** The matches, read along the index of years. */
  private matchesOfYears(span: YearSpan, columns: readonly string[]) {
    const { sql, parameters } = this.index.containsTerm({
      ...this.nameQuery(null),
      condition: null,
    });
    return yearsSource(span, columns, { sql, parameters });
  }

  private get index() {
    return this.database.engine.dialect.nameIndex;
  }

  /** Reads names in the order of the list until the page is full. */
  private walk(stored: StoredCounts, page: KeysetPage): Sql {
    const { sql, parameters } = this.index.containsTerm(this.nameQuery(null));
    const source = { idColumn: '"id"', sql: `"artifacts" WHERE ${sql}`, parameters };
    if (page.order.keys[0]?.type !== 'string') return pageOf(source, page);
    // In the order of names, the walk begins where the first match can be.
    const [name] = page.columns((column) => `"${column}"`);
    return pageOf(
      {
        ...source,
        sql: `${source.sql} AND ${name} >= :firstInitial`,
        parameters: { ...parameters, firstInitial: stored.firstInitial },
      },
      page,
    );
  }

  private async query(): Promise<NameQuery> {
    return this.nameQuery(await this.readSelectiveNgrams());
  }

  private nameQuery(selectiveNgrams: string[] | null): NameQuery {
    const { term, type, span } = this;
    // The plus signs keep the engines from reading along the index of years.
    const condition = span && overlapCondition(span, (column) => `+ "${column}"`);
    return { term, type, condition, selectiveNgrams };
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
            .addSelect('min(term.firstInitial)', 'firstInitial')
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
      firstInitial: String(row.firstInitial),
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
