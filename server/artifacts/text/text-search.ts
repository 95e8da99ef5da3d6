import type { Database } from '../../database/database';
import { type GroupCounting, groupCounting } from '../../database/group-counts';
import { type Key, type KeyOrder, KeysetPage } from '../../database/keyset';
import { countingOf, narrowed, type Sql } from '../../database/sql';
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
import { NOTHING_WALKED, type Searched, type Walked } from './text-search.types';

/** How many matches the index finds in the time in which the words of one artifact are read. */
const MATCHES_PER_READ = 30;

/** A walk ends when it has read so many times as many artifacts as should hold a page. */
const WALKED_PER_EXPECTED = 4;

/** For a page, so many times as many matches are read, if the index knows the first ones. */
const MATCHES_PER_PAGE = 4;

/** The artifacts with the words of a text that other criteria keep, too. */
export class TextSearch implements KeptArtifacts {
  private counted?: Promise<number>;
  private matching?: Promise<number>;
  private completed?: Promise<readonly TextTerm[]>;

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
    return (await this.sourceOfOthers()) ?? this.index.matchingArtifacts(await this.query());
  }

  async groupCounting(): Promise<GroupCounting> {
    const others = await this.sourceOfOthers();
    return others ? groupCounting(others) : this.index.groupCounting(await this.query());
  }

  /**
   * Where the index returns identifiers in order, it reads a page in this order, and each relevance.
   * Else a walk in the order of the list soon meets frequent words; the artifacts with rare words are
   * few, and are sorted. So are those that the other criteria keep, where these are fewer.
   */
  async planPage(page: KeysetPage): Promise<PagePlan> {
    const others = await this.sourceOfOthers();
    if (others) return { readKeys: () => this.sort(others, page) };
    if (isByRelevance(page)) return { readKeys: () => this.readByRelevance(page) };
    const idColumn = page.order.keys.length === 1 ? this.index.orderedIdColumn : null;
    if (idColumn !== null) {
      const source = { ...this.index.matches(await this.query()), idColumn };
      return { conditions: [pageOf(source, page, [idColumn])] };
    }
    if (page.limit === 1) return { readKeys: () => this.readOne(page) };
    if ((await this.count()) === 0) return NOTHING;
    return { readKeys: () => this.walkOrSort(page) };
  }

  /** A frequent word is soon met, so that its matches need no counting. */
  private async readOne(page: KeysetPage): Promise<ListKeys[]> {
    const met = await this.readFirst(page, MATCHES_PER_READ, 1);
    return met.length === 1 || (await this.count()) === 0 ? met : this.walkOrSort(page);
  }

  private async walkOrSort(page: KeysetPage): Promise<ListKeys[]> {
    const { places, isWhole } = await this.walk(page, page.limit);
    if (isWhole || places.length === page.limit) return places.slice(0, page.limit);
    return this.sort(await this.source(), page);
  }

  /** How many artifacts of the type have the words. */
  private countMatching(): Promise<number> {
    this.matching ??= this.query().then((query) =>
      this.readCount(this.index.counting({ ...query, owner: null, years: null, condition: null })),
    );
    return this.matching;
  }

  private async countKept(): Promise<number> {
    const others = await this.sourceOfOthers();
    return this.readCount(others ? countingOf(others) : this.index.counting(await this.query()));
  }

  private async readCount(counting: Sql): Promise<number> {
    const [row] = await this.database.rows<{ count: number | string }>(counting);
    return Number(row?.count ?? 0);
  }

  /** The artifacts along the index of the other criteria, where these keep fewer than the text. */
  private async sourceOfOthers(): Promise<Sql | null> {
    const { others, type } = this.searched;
    if (!others) return null;
    const cost = (await others.count()) * MATCHES_PER_READ;
    // Matches are counted where they can be more than the artifacts that would be read.
    if (cost >= (await this.typeCounts.total(type)) || cost >= (await this.countMatching()))
      return null;
    return narrowed(await others.source(), this.terms.contains, this.searched.exception);
  }

  /**
   * The artifacts with the words among the first ones of the list: a full page, if words are spread
   * evenly. Words that only old artifacts have are not met. Empty where sorting is cheaper.
   * @param most where so many are found, the walk ends.
   */
  private async walk(page: KeysetPage, most = Infinity): Promise<Walked> {
    const first = await this.readFirstMatches(await this.query(), page, most);
    if (first) return first;
    const found = await this.count();
    const expected = (page.limit * (await this.typeCounts.total(this.searched.type))) / found;
    if (!(expected * MATCHES_PER_READ < found)) return NOTHING_WALKED;
    const longest = Math.ceil(expected) * WALKED_PER_EXPECTED;
    const places = await this.readFirst(page, longest, Math.min(most, longest));
    return { places, isWhole: false };
  }

  /** The first artifacts of a list by identifier, where the index knows them. */
  private async readFirstMatches(
    query: TextQuery,
    page: KeysetPage,
    most = Infinity,
  ): Promise<Walked | null> {
    if (page.order.keys.length > 1) return null;
    const limit = Math.min(most, page.limit * MATCHES_PER_PAGE);
    const matches = this.index.firstMatches(query, page, limit);
    if (!matches) return null;
    const { relevance } = this.terms;
    const places = await this.database.rows<ListKeys>({
      sql: `SELECT "id", ${relevance.sql} AS "relevance" FROM "artifacts"
        WHERE "id" = ANY (ARRAY(${matches.sql})) ORDER BY ${page.orderBy(['"id"'])}`,
      parameters: { ...matches.parameters, ...relevance.parameters },
    });
    return { places, isWhole: places.length < limit };
  }

  /**
   * The artifacts with the words among the first ones of the list, in its order.
   * @param read among so many of the list.
   * @param most at most so many with the words.
   */
  private readFirst(page: KeysetPage, read: number, most: number): Promise<ListKeys[]> {
    const { type, owner, years, condition } = this.searched;
    const columns = page.columns((name) => `"${name}"`);
    const first = narrowed(
      { sql: '"artifacts" WHERE true', parameters: {} },
      type === null ? null : { sql: '"artifactType" = :type', parameters: { type } },
      page.condition(columns),
    );
    const order = page.orderBy(columns);
    const { contains, relevance } = this.terms;
    const source = narrowed(
      {
        sql: `(SELECT * FROM ${first.sql} ORDER BY ${order} LIMIT ${read}) AS "artifacts" WHERE true`,
        parameters: { ...first.parameters, ...relevance.parameters },
      },
      contains,
      owner === null ? null : { sql: '"ownerUid" = :owner', parameters: { owner } },
      years && years.condition,
      condition,
    );
    return this.database.rows<ListKeys>({
      sql: `SELECT "id", ${relevance.sql} AS "relevance" FROM ${source.sql}
        ORDER BY ${order} LIMIT ${most}`,
      parameters: source.parameters,
    });
  }

  /** The order begins with the relevance; the index reads each relevance in its order. */
  private async readByRelevance({ order, after, before, limit }: KeysetPage): Promise<ListKeys[]> {
    const byId = { ...order, keys: order.keys.slice(1) };
    const places: ListKeys[] = [];
    let fromStart: Promise<Walked> | undefined;
    for (const relevance of this.relevancesBetween(order, after, before)) {
      const idAt = (place: readonly Key[] | null) =>
        place?.[0] === relevance ? place.slice(1) : null;
      const rest = new KeysetPage(byId, idAt(after), limit - places.length, idAt(before));
      // Relevances between those of the cursors have one walk together.
      const walk = () =>
        rest.after || rest.before ? this.walk(rest) : (fromStart ??= this.walk(rest));
      const ids = await this.readIds(rest, relevance, walk);
      places.push(...ids.map((id) => ({ id, relevance })));
      if (places.length === limit) break;
    }
    return places;
  }

  /** The relevances of a part of the list, in its order. */
  private relevancesBetween(
    { direction }: KeyOrder,
    after: readonly Key[] | null,
    before: readonly Key[] | null,
  ): Relevance[] {
    const isDescending = direction === 'DESC';
    const [best, least] = isDescending ? [after, before] : [before, after];
    const between = this.relevances().filter(
      (one) => one <= Number(best?.[0] ?? one) && one >= Number(least?.[0] ?? one),
    );
    return isDescending ? between : between.reverse();
  }

  /** The relevances that an artifact can have. One term cannot be in the name in part. */
  private relevances(): Relevance[] {
    return RELEVANCES.filter((one) => one !== 2 || this.searched.terms.length > 1);
  }

  /**
   * @param page by identifier.
   * @param walk reads the first artifacts of this order, at least those of the page.
   */
  private async readIds(
    page: KeysetPage,
    relevance: Relevance,
    walk: () => Promise<Walked>,
  ): Promise<number[]> {
    const query = { ...(await this.query()), relevance };
    if (this.index.orderedIdColumn === null) {
      for (const read of [walk, () => this.readFirstMatches(query, page)]) {
        const { places, isWhole } = (await read()) ?? NOTHING_WALKED;
        const walked = places.filter((place) => place.relevance === relevance);
        if (isWhole || walked.length >= page.limit)
          return walked.slice(0, page.limit).map(({ id }) => id);
      }
    }
    // A plus sign keeps the engine from walking along the identifiers, which would make the words of each
    // artifact anew until a page is full.
    const idColumn = this.index.orderedIdColumn ?? '+ "id"';
    const source = this.index.matches(query);
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

  private async query(): Promise<TextQuery> {
    this.completed ??= this.readCompletions();
    const { type, owner, years, condition } = this.searched;
    return { terms: await this.completed, type, owner, years, condition, relevance: null };
  }

  private readCompletions(): Promise<TextTerm[]> {
    const completed = this.searched.terms.map(async (term) => {
      const listing = this.index.completionsOf(term);
      if (!listing) return term;
      const rows = await this.database.rows<{ word: string }>(listing);
      return { ...term, completions: rows.map(({ word }) => word) };
    });
    return Promise.all(completed);
  }

  private get index() {
    return this.database.engine.dialect.textIndex;
  }
}

const isByRelevance = ({ order }: KeysetPage) => order.keys[0]?.column === 'relevance';
