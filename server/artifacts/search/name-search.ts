import type { Database } from '../../database/database';
import { type GroupCounting, groupCounting } from '../../database/group-counts';
import type { KeysetPage } from '../../database/keyset';
import { MAX_NGRAM, type NameQuery, ngramsOf } from '../../database/name-index';
import { narrowed, type Sql } from '../../database/sql';
import { countByType, type CountOfType } from '../facets/group-counts';
import { countOverlapping } from '../made/year-counts';
import { overlapCondition, overlappingArtifacts, type YearSpan } from '../made/year-span';
import type { KeptArtifacts, ListKeys, PagePlan } from '../kept-artifacts.types';
import { NOTHING, pageOf, READS_PER_SORTED_MATCH } from '../page-condition';
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
  /** No name that contains the term comes before this text, in the order of names. */
  firstName: string;
}

/** Frequent terms, the least frequent first; without counts while the names are being counted. */
type FrequentTerms = ReadonlyMap<string, StoredCounts | null>;

/** A frequent term as the database returns it. */
interface FrequentTermRow extends Record<'everywhere' | 'found' | 'searched', number | string> {
  term: string;
  /** Null while the names are being counted. */
  firstName: string | null;
}

/** How a page of matches is read: see `planPage`. */
type Plan = 'walk' | 'names' | 'years' | 'nothing';

/**
 * A search for a normalized term, not empty, every character plain; within a type and a span of years,
 * or in all.
 */
export class NameSearch implements KeptArtifacts {
  private readonly length: number;
  private frequentTerms?: Promise<FrequentTerms>;
  private selectiveNgrams?: Promise<string[] | null>;
  private overlapping?: Promise<number>;
  /** How many matches a page was sorted from. */
  private sorted?: number;

  constructor(
    private readonly database: Database,
    private readonly term: string,
    private readonly type: string | null,
    private readonly span: YearSpan | null,
  ) {
    this.length = [...term].length;
  }

  /**
   * How many names contain the term: stored where it is frequent, else counted when a page was sorted,
   * else counted by the index of names, or by that of years where fewer artifacts have the years than
   * the term.
   */
  async count(): Promise<number> {
    const stored = await this.readStoredCounts();
    if (stored && !this.span) return stored.found;
    if (this.sorted !== undefined) return this.sorted;
    const { sql, parameters } =
      (await this.isFoundByYears()) ?? this.index.matches(await this.query());
    const counting = { sql: `SELECT count(*) AS "count" FROM ${sql}`, parameters };
    const [row] = await this.database.rows<{ count: number | string }>(counting);
    return Number(row?.count ?? 0);
  }

  /** How many names of each type contain the term: stored where it is frequent, else counted. */
  async countByType(): Promise<CountOfType[]> {
    const isStored = !this.span && (await this.readStoredCounts());
    if (!isStored) return countByType(this.database, await this.source());
    return this.database.select(
      'stored counts by type',
      () =>
        this.database
          .from(SearchTotal, 'total')
          .select(['total.type AS "type"', 'total.count AS "count"'])
          .where('total.term = :term'),
      { term: this.term },
    );
  }

  async source(): Promise<Sql> {
    return (await this.isFoundByYears()) ?? this.index.matchingArtifacts(await this.query());
  }

  async groupCounting(): Promise<GroupCounting> {
    return groupCounting(await this.source());
  }

  /**
   * A walk in the list's own order soon meets a frequent term. The matches of a rare term are few, and
   * are sorted; so are the artifacts of a span, where those are fewer.
   */
  async planPage(page: KeysetPage): Promise<PagePlan> {
    const { orderedIdColumn } = this.index;
    const idColumn = page.order.keys.length === 1 ? orderedIdColumn : null;
    // Matches in the order of the page need no plan, unless the years leave most of them out.
    if (idColumn !== null && !this.span) return this.pageById(page, idColumn);
    const stored = await this.readStoredCounts();
    const plan = stored ? await this.planOf(stored, page) : 'names';
    if (plan === 'nothing') return NOTHING;
    if (plan === 'years' && this.span) {
      const source = this.matchesOfYears(this.span);
      return { readKeys: () => this.sort(source, page) };
    }
    if (idColumn !== null) return this.pageById(page, idColumn);
    if (plan === 'walk' && stored) return this.walk(stored, page);
    const source = this.index.matchingArtifacts(await this.query());
    return { readKeys: () => this.sort(source, page) };
  }

  /** The matches along the index of years, where fewer artifacts have the years than the term. */
  private async isFoundByYears(): Promise<Sql | null> {
    const stored = await this.readStoredCounts();
    const isFewer = stored && (await this.countOverlapping()) < stored.everywhere;
    return this.span && isFewer ? this.matchesOfYears(this.span) : null;
  }

  /** The plan that reads the fewest names, if terms and years are independent of each other. */
  private async planOf(
    { searched, found, everywhere }: StoredCounts,
    { limit }: KeysetPage,
  ): Promise<Plan> {
    const overlapping = await this.countOverlapping();
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

  /** What follows FROM to read the matches along the index of years. */
  private matchesOfYears(span: YearSpan): Sql {
    const query = { ...this.nameQuery(null), condition: null };
    return overlappingArtifacts(span, this.index.containsTerm(query));
  }

  private get index() {
    return this.database.engine.dialect.nameIndex;
  }

  /** Reads matches in the order in which the index returns them. */
  private async pageById(page: KeysetPage, idColumn: string): Promise<PagePlan> {
    const source = this.index.matches(await this.query());
    return { conditions: [pageOf({ ...source, idColumn }, page, [idColumn])] };
  }

  /** Reads names in the order of the list until the page is full. */
  private walk(stored: StoredCounts, page: KeysetPage): PagePlan {
    const { sql, parameters } = this.index.containsTerm(this.nameQuery(null));
    const [name] = page.columns((column) => `"${column}"`);
    // In the order of names, the walk begins where the first match can be.
    const isByName = page.order.keys[0]?.type === 'string';
    const beginning = isByName
      ? { sql: `${name} >= :firstName`, parameters: { firstName: stored.firstName } }
      : null;
    const source = narrowed({ sql: `"artifacts" WHERE ${sql}`, parameters }, beginning);
    return { conditions: [pageOf({ ...source, idColumn: '"id"' }, page)] };
  }

  /**
   * Reads, sorts and counts all matches by one statement: finding them costs more than the page. A
   * materialized CTE has the engine find all of them by the index.
   * @param source what follows FROM to read columns of the matches.
   */
  private async sort(source: Sql, page: KeysetPage): Promise<ListKeys[]> {
    const columns = page.columns((name) => `"${name}"`);
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
    return rows.map(({ id }) => ({ id }));
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

  private async readStoredCounts(): Promise<StoredCounts | null> {
    return (await this.readFrequentTerms()).get(this.term) ?? null;
  }

  private readFrequentTerms(): Promise<FrequentTerms> {
    this.frequentTerms ??= this.selectFrequentTerms();
    return this.frequentTerms;
  }

  /** Which of the term and its n-grams are frequent terms, by one statement. */
  private async selectFrequentTerms(): Promise<FrequentTerms> {
    const { term, type, database } = this;
    const texts = this.length > MAX_NGRAM ? [term, ...ngramsOf(term)] : [term];
    const isOneOf = database.engine.dialect.isOneOf('total.term', 'texts', texts);
    const ofType = type === null ? '' : 'FILTER (WHERE total.type = :type)';
    const rows = await database.select<FrequentTermRow>(
      `frequent terms|${ofType}`,
      () => {
        const searched = database.from(ArtifactTypeCount, 'counts').select('sum(counts.count)');
        if (type !== null) searched.where('counts.type = :type');
        return database
          .from(SearchTotal, 'total')
          .select('total.term', 'term')
          .addSelect('sum(total.count)', 'everywhere')
          .addSelect('min(term.firstName)', 'firstName')
          .addSelect(`sum(total.count) ${ofType}`, 'found')
          .addSelect(`(${searched.getQuery()})`, 'searched')
          .leftJoin(SearchTerm, 'term', 'term.term = total.term AND term.catalogueSize > 0')
          .where(isOneOf.sql)
          .groupBy('total.term')
          .orderBy('sum(total.count)');
      },
      { ...isOneOf.parameters, ...(type !== null && { type }) },
    );
    return new Map(rows.map((row) => [row.term, storedCountsOf(row)]));
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
    const frequentTerms = await this.readFrequentTerms();
    const frequent = [...frequentTerms.keys()].filter((text) => text !== this.term);
    if (frequent.length === 0) return null;
    const others = ngrams.filter((ngram) => !frequentTerms.has(ngram));
    // N-grams of one word occur together: one selects as much as all.
    const leastOfWords = new Set(
      this.term.split(' ').map((word) => frequent.find((ngram) => word.includes(ngram))),
    );
    const least = frequent.filter((ngram) => leastOfWords.has(ngram)).slice(0, MAX_FREQUENT_NGRAMS);
    const selective = [...others, ...least];
    return selective.length > 0 ? selective : null;
  }
}

function storedCountsOf(row: FrequentTermRow): StoredCounts | null {
  const { everywhere, found, searched, firstName } = row;
  if (firstName === null) return null;
  return {
    everywhere: Number(everywhere),
    found: Number(found),
    searched: Number(searched),
    firstName,
  };
}
