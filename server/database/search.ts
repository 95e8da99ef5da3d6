import type { DataSource } from 'typeorm';
import type { KeysetPage } from '../graphql/connection';
import { Statement } from './statement';

/** The indexes know every part of a name that has at most so many characters. */
const GRAM = 3;

/** What FTS5 finds nowhere: a type that never was in the catalogue has no token. */
const NOTHING = `'""'`;

/** So many frequent parts of a rare term leave few names that are not its own. */
const SIEVES = 3;

/** So many names are read on a walk in the time in which one find of the index is sorted. */
const STEPS_FOR_A_FIND = 4;

/** What is kept of a frequent term: in how many names, of the searched type's, it is found. */
interface Kept {
  /** In names of every type. */
  everywhere: number;
  found: number;
  /** How many artifacts of the searched type there are. */
  searched: number;
  /** No name that holds the term begins with a character before this one. */
  firstInitial: string;
}

/** A search for a folded term, not empty, every character plain; within a type or in all. */
export class NameSearch {
  private readonly characters: string[];
  private keptTotal?: Promise<Kept | null>;
  private chosenSieves?: Promise<string[] | null>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly term: string,
    private readonly type: string | null,
  ) {
    this.characters = [...term];
  }

  /** How many names hold the term: kept where it is frequent, else counted by the index. */
  async count(): Promise<number> {
    const kept = await this.kept();
    if (kept) return kept.found;
    const statement = new Statement(this.dataSource);
    const sql = statement.postgres
      ? `SELECT count(*) AS "count" FROM "artifacts" WHERE ${await this.byGrams(statement)}`
      : `SELECT count(*) AS "count" FROM ${await this.matches(statement)}`;
    const [row] = await statement.rows<{ count: number | string }>(sql);
    return Number(row?.count ?? 0);
  }

  /**
   * The condition that keeps one page of what the search finds. A frequent term is found soon on a
   * walk in the list's own order; the finds of a rare one are few, and are sorted.
   */
  async page(page: KeysetPage, statement: Statement): Promise<string> {
    const { order, limit } = page;
    const byId = order.keys.length === 1;
    if (byId && !statement.postgres) {
      // SQLite's index keeps its finds in the order of their identifiers.
      const behind = page.behind(statement, ['rowid']);
      const matches = await this.matches(statement, behind && ` AND ${behind}`);
      return `artifact."id" IN (
        SELECT rowid FROM ${matches} ORDER BY rowid ${order.direction} LIMIT ${limit})`;
    }
    const kept = await this.kept();
    if (kept?.found === 0) return '1 = 0';
    const walk = kept && (kept.searched / kept.found) * limit < kept.everywhere * STEPS_FOR_A_FIND;
    const found = walk
      ? this.byReading(statement) + this.fromInitial(kept, page, statement)
      : await this.byIndex(statement);
    // PostgreSQL takes OFFSET 0 for a reason to ask the index alone first, and sort then.
    const findings =
      walk || !statement.postgres
        ? `"artifacts" WHERE ${found}`
        : `(SELECT * FROM "artifacts" WHERE ${found} OFFSET 0) AS "findings" WHERE true`;
    const behind = page.behind(statement);
    return `artifact."id" IN (
      SELECT "id" FROM ${findings}${behind && ` AND ${behind}`}
      ORDER BY ${page.orderBy()} LIMIT ${limit})`;
  }

  private kept(): Promise<Kept | null> {
    this.keptTotal ??= this.readKept();
    return this.keptTotal;
  }

  private async readKept(): Promise<Kept | null> {
    const statement = new Statement(this.dataSource);
    const term = statement.bind(this.term);
    const ofType = this.type === null ? '' : `WHERE "type" = ${statement.bind(this.type)}`;
    const [row] = await statement.rows<Record<keyof Kept, number | string | null>>(`
      SELECT sum("count") AS "everywhere", min("firstInitial") AS "firstInitial",
        sum("count") ${ofType && `FILTER (${ofType})`} AS "found",
        (SELECT sum("count") FROM "artifact_type_counts" ${ofType}) AS "searched"
      FROM "search_terms" JOIN "search_totals" USING ("term") WHERE "term" = ${term}`);
    if (!row?.everywhere) return null;
    return {
      everywhere: Number(row.everywhere),
      found: Number(row.found),
      searched: Number(row.searched),
      firstInitial: String(row.firstInitial),
    };
  }

  /** Reads each name, which no index offers to do instead. */
  private byReading(statement: Statement): string {
    const term = statement.bind(this.term);
    const holds = statement.postgres
      ? `position(${term} IN "artifactNameFolded") > 0`
      : `instr("artifactNameFolded", ${term}) > 0`;
    return holds + this.ofType(statement);
  }

  /** In the order of names, a walk need not pass those that no find can begin like. */
  private fromInitial(kept: Kept, { order }: KeysetPage, statement: Statement): string {
    const [key] = order.keys;
    if (key?.type !== 'string') return '';
    return ` AND ${key.sql} >= ${statement.bind(kept.firstInitial)}`;
  }

  private async byIndex(statement: Statement): Promise<string> {
    return statement.postgres
      ? this.byGrams(statement)
      : `"id" IN (SELECT rowid FROM ${await this.matches(statement)})`;
  }

  private ofType(statement: Statement): string {
    return this.type === null ? '' : ` AND "artifactType" = ${statement.bind(this.type)}`;
  }

  private async byGrams(statement: Statement): Promise<string> {
    const grams = (await this.sieves()) ?? this.grams();
    const condition = `name_grams("artifactNameFolded") @> ${statement.bind(grams)}::text[]`;
    return this.characters.length <= GRAM
      ? condition + this.ofType(statement)
      : `${condition} AND ${this.byReading(statement)}`;
  }

  /** The parts of the term that the indexes know. */
  private grams(): string[] {
    const { characters } = this;
    if (characters.length <= GRAM) return [this.term];
    return characters.slice(GRAM - 1).map((_, n) => characters.slice(n, n + GRAM).join(''));
  }

  /** The table of what SQLite's index finds, with its condition. */
  private async matches(statement: Statement, and = ''): Promise<string> {
    const short = this.characters.length < GRAM;
    const table = short ? 'artifacts_search_short' : 'artifacts_search';
    const sieves = await this.sieves();
    const tokens = sieves ?? [short ? this.shortToken() : this.term];
    const phrases = tokens.map((token) => `"${token.replaceAll('"', '""')}"`);
    const found = statement.bind(phrases.join(' AND '));
    const match =
      this.type === null
        ? found
        : `coalesce((SELECT ${found} || ' AND "' || char(2) || char(64 + "id") || char(2) || '"'
          FROM "search_types" WHERE "type" = ${statement.bind(this.type)}), ${NOTHING})`;
    const name = `(SELECT "artifactNameFolded" FROM "artifacts" WHERE "id" = "${table}".rowid)`;
    const holds = sieves ? ` AND instr(${name}, ${statement.bind(this.term)}) > 0` : '';
    return `"${table}" WHERE "${table}" MATCH ${match}${holds}${and}`;
  }

  /** See the migration: short terms are found among characters that stand apart. */
  private shortToken(): string {
    const apart = this.characters.join('\u0001');
    return this.characters.length === 1 ? `\u0001${apart}\u0001` : apart;
  }

  private sieves(): Promise<string[] | null> {
    this.chosenSieves ??= this.chooseSieves();
    return this.chosenSieves;
  }

  /**
   * Parts of the term by which the index finds few names beside those that hold all of it, which
   * are then read: parts that are not frequent, and of its words the least frequent part of each.
   * For the whole term it would read on all its parts, and " of " is in every other name. Null
   * where it may be asked for all: it knows the term as it is, the term is frequent, or no part is.
   */
  private async chooseSieves(): Promise<string[] | null> {
    if (this.characters.length <= GRAM || (await this.kept())) return null;
    const grams = this.grams();
    const statement = new Statement(this.dataSource);
    const asked = statement.postgres
      ? `= ANY (${statement.bind(grams)}::text[])`
      : `IN (SELECT "value" FROM json_each(${statement.bind(JSON.stringify(grams))}))`;
    const frequent = await statement.rows<{ term: string }>(`
      SELECT "term" FROM "search_totals" WHERE "term" ${asked}
      GROUP BY "term" ORDER BY sum("count")`);
    if (frequent.length === 0) return null;
    const others = grams.filter((gram) => frequent.every(({ term }) => term !== gram));
    // Parts of one word are found together: one sorts out as much as all.
    const ofWords = new Set(
      this.term.split(' ').map((word) => frequent.find(({ term }) => word.includes(term))),
    );
    const least = frequent.filter((part) => ofWords.has(part)).slice(0, SIEVES);
    const sieves = [...others, ...least.map(({ term }) => term)];
    return sieves.length > 0 ? sieves : null;
  }
}
