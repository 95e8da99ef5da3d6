import type { Database } from '../../../database/database';
import type { KeysetPage } from '../../../database/keyset';
import {
  containsTerms,
  type IndexMatches,
  type Relevance,
  RELEVANCES,
  type SearchIndex,
  type TextTerm,
} from '../../../database/search-index';
import { and, type FromClause, withConditions, type Sql } from '../../../database/sql';
import type { Years } from '../../../database/years';
import { NO_YEARS } from '../made/made-columns';
import { identifiersWithAll } from '../facts/fact-condition';
import type { TypeCounts } from '../type-counts';
import { type ArtifactCriteria, describedCondition, updatedCondition } from './criteria';

/** A scan reads at most this many times the artifacts that are expected to contain a page. */
const SCANNED_PER_EXPECTED = 4;

const ARTIFACTS: FromClause = { sql: '"artifacts" WHERE true', parameters: {} };
/** The same artifacts, in narrow rows. */
const SEARCHED: FromClause = { sql: '"searched_artifacts" WHERE true', parameters: {} };

/** What the artifacts of a part of a list have in common; all of it must hold. */
export interface ListPartCriteria extends Omit<ArtifactCriteria, 'isAnywhere'> {
  /** A normalized text that the name must not contain; '' excludes nothing. */
  exceptName: string;
  /** How well the texts fit the terms. */
  relevances: readonly Relevance[];
  /** Leaves out the artifacts that match these terms with a relevance above 0. */
  withoutMatchesOf: readonly TextTerm[];
}

/** Counts and reads the artifacts of one part of a list: those that match all criteria of the part. */
export class ListPartQuery {
  private counted?: Promise<number>;
  private readonly index: SearchIndex;
  /** The matches of a search index; null without a search. */
  private readonly found: IndexMatches | null;
  private readonly ofType: Sql | null;
  /** The conditions on columns that `searched_artifacts` does not have. */
  private readonly ofArtifacts: Sql | null;
  /** The SELECT of the identifiers that have the facts. */
  private readonly withFacts: Sql | null;
  /** The conditions that no search index checks. */
  private readonly unindexedConditions: Sql | null;

  constructor(
    private readonly database: Database,
    private readonly typeCounts: TypeCounts,
    private readonly criteria: ListPartCriteria,
  ) {
    const { type, owner, span, undated, updatedSince, described, name, exceptName, terms } =
      criteria;
    this.index = database.engine.dialect.searchIndex;
    this.found = this.findByIndex();
    this.ofType = type === null ? null : { sql: '"artifactType" = :type', parameters: { type } };
    this.ofArtifacts = and(
      owner === null ? null : { sql: '"ownerUid" = :owner', parameters: { owner } },
      updatedSince && updatedCondition('"updatedAt"', updatedSince),
      described === null ? null : describedCondition((name) => `"${name}"`, described),
    );
    this.withFacts = identifiersWithAll(criteria.facts);
    this.unindexedConditions = and(
      span && overlapCondition(span),
      undated === null ? null : undatedCondition(undated),
      terms.length > 0 && name !== '' ? this.positionOfName('name', name, '> 0') : null,
      exceptName === '' ? null : this.positionOfName('exceptName', exceptName, '= 0'),
    );
  }

  /** Whether the part has all artifacts of a type, or all. */
  get isOfType(): boolean {
    const conditions = [this.found, this.ofArtifacts, this.unindexedConditions, this.withFacts];
    return conditions.every((one) => one === null);
  }

  count(): Promise<number> {
    const { type } = this.criteria;
    this.counted ??= this.isOfType ? this.typeCounts.total(type) : this.readCount();
    return this.counted;
  }

  /** Reads the columns of `searched_artifacts`, which `artifacts` has, too. */
  columns(): FromClause {
    if (this.found) return this.fromMatches(this.found, true);
    // Artifacts with facts are looked up by their identifiers. All others are read from an index of `artifacts`.
    const hasNarrowRows = this.withFacts !== null && this.ofArtifacts === null;
    return this.fromArtifacts(hasNarrowRows ? SEARCHED : ARTIFACTS);
  }

  /**
   * The SELECT of the identifiers, as "id". By facts alone, no artifact is read: hidden ones have no facts in
   * the table.
   */
  identifiers(): Sql {
    const { found, withFacts } = this;
    const others = [found, this.ofType, this.ofArtifacts, this.unindexedConditions];
    if (withFacts && others.every((one) => one === null)) return withFacts;
    const { sql, parameters } = found ? this.fromMatches(found, false) : this.fromArtifacts();
    return { sql: `SELECT ${found?.id ?? '"id"'} AS "id" FROM ${sql}`, parameters };
  }

  /** The identifiers of a page. All keys of its order are columns of artifacts. */
  async readIds(page: KeysetPage): Promise<number[]> {
    if (this.found && page.order.keys.length === 1) return this.readById(this.found, page);
    const found = await this.count();
    if (found === 0) return [];
    const total = await this.typeCounts.total(this.criteria.type);
    const expected = Math.ceil((page.limit * total) / found);
    // A scan in the order of the list soon finds frequent matches. Rare matches are sorted.
    const scanned = expected < found ? await this.scan(page, expected * SCANNED_PER_EXPECTED) : [];
    return scanned.length >= page.limit ? scanned : this.sort(page);
  }

  private findByIndex(): IndexMatches | null {
    const { terms, type, relevances, name } = this.criteria;
    if (terms.length > 0) return this.index.byWords({ terms, type, relevances });
    return name === '' ? null : this.index.byName(name);
  }

  private positionOfName(parameter: string, part: string, compared: '> 0' | '= 0'): Sql {
    const sql = `${this.index.position}("artifactNameNormalized", :${parameter}) ${compared}`;
    return { sql, parameters: { [parameter]: part } };
  }

  private fromArtifacts(table = ARTIFACTS): FromClause {
    const { ofType, criteria } = this;
    // IS TRUE hides the condition from SQLite's planner, which would use the index of types and read all
    // artifacts of the type. The index of updates finds fewer.
    const isOfType =
      ofType && criteria.updatedSince ? { ...ofType, sql: `(${ofType.sql}) IS TRUE` } : ofType;
    const conditions = [isOfType, this.ofArtifacts, this.unindexedConditions, this.areIds()];
    return withConditions(table, ...conditions);
  }

  /** The artifacts that an index finds and that fulfil the other criteria. */
  private fromMatches(
    { table, id, join, condition }: IndexMatches,
    withColumns: boolean,
  ): FromClause {
    const { ofArtifacts, withFacts, criteria } = this;
    // The index of words checks the type.
    const ofColumns = and(criteria.terms.length > 0 ? null : this.ofType, this.unindexedConditions);
    const from = withColumns || ofColumns ? table + join : table;
    return withConditions(
      { sql: `${from} WHERE ${condition.sql}`, parameters: condition.parameters },
      ofColumns,
      ofArtifacts && {
        sql: this.index.isMatchOf(id, `SELECT "id" FROM "artifacts" WHERE ${ofArtifacts.sql}`),
        parameters: ofArtifacts.parameters,
      },
      this.isNotRelevant(id),
      withFacts && { ...withFacts, sql: this.index.isMatchOf(id, withFacts.sql) },
    );
  }

  /** The condition that an artifact has the facts. */
  private areIds(): Sql | null {
    return this.withFacts && { ...this.withFacts, sql: this.index.isIdOf(this.withFacts.sql) };
  }

  private isNotRelevant(id: string): Sql | null {
    const { withoutMatchesOf: terms } = this.criteria;
    if (terms.length === 0) return null;
    const relevances = RELEVANCES.filter((relevance) => relevance > 0);
    const relevant = this.index.byWords({ terms, type: null, relevances });
    const { sql, parameters } = relevant.condition;
    return {
      sql: `${id} NOT IN (SELECT ${relevant.id} FROM ${relevant.table} WHERE ${sql})`,
      parameters,
    };
  }

  private async readCount(): Promise<number> {
    const { sql, parameters } = this.identifiers();
    const counting = { sql: `SELECT count(*) AS "count" FROM (${sql}) AS "counted"`, parameters };
    const [row] = await this.database.rows<{ count: number | string }>(counting);
    return Number(row?.count ?? 0);
  }

  private readById(found: IndexMatches, page: KeysetPage): Promise<number[]> {
    const { id } = found;
    const { sql, parameters } = withConditions(
      this.fromMatches(found, false),
      page.condition([id]),
    );
    return this.read({
      sql: `SELECT ${id} AS "id" FROM ${sql} ORDER BY ${page.orderBy([id])} LIMIT ${page.limit}`,
      parameters,
    });
  }

  /** Filters the first `most` artifacts of the list. Fewer than `page.limit`: fall back to sorting. */
  private scan(page: KeysetPage, most: number): Promise<number[]> {
    const { name, terms } = this.criteria;
    const columns = page.columns((column) => `"${column}"`);
    const order = page.orderBy(columns);
    const list = withConditions(ARTIFACTS, this.ofType, page.condition(columns));
    const first = {
      sql: `(SELECT * FROM ${list.sql} ORDER BY ${order} LIMIT ${most}) AS "artifacts" WHERE true`,
      parameters: list.parameters,
    };
    const { sql, parameters } = withConditions(
      first,
      terms.length > 0 ? containsTerms(terms, this.index.position) : null,
      terms.length === 0 && name !== '' ? this.positionOfName('name', name, '> 0') : null,
      this.ofArtifacts,
      this.unindexedConditions,
      this.areIds(),
    );
    return this.read({
      sql: `SELECT "id" FROM ${sql} ORDER BY ${order} LIMIT ${page.limit}`,
      parameters,
    });
  }

  /** Reads and sorts all matches. The materialized CTE makes the engine use the search index. */
  private sort(page: KeysetPage): Promise<number[]> {
    const names = page.order.keys.map(({ column }) => `"${column}"`);
    const columns = page.columns((column) => `"${column}"`);
    const source = names.includes('"likeCount"') ? this.withLikes() : this.columns();
    const { sql, parameters } = withConditions(
      {
        sql: `WITH "found" AS MATERIALIZED (SELECT ${names.join(', ')} FROM ${source.sql})
          SELECT "id" FROM "found" WHERE true`,
        parameters: source.parameters,
      },
      page.condition(columns),
    );
    return this.read({
      sql: `${sql} ORDER BY ${page.orderBy(columns)} LIMIT ${page.limit}`,
      parameters,
    });
  }

  /** Reads `artifacts`, because `searched_artifacts` has no likes. A like then writes one row. */
  private withLikes(): FromClause {
    if (!this.found) return this.fromArtifacts();
    const { sql, parameters } = this.fromMatches(this.found, false);
    const isFound = this.index.isIdOf(`SELECT ${this.found.id} FROM ${sql}`);
    return { sql: `"artifacts" WHERE ${isFound}`, parameters };
  }

  private async read(statement: Sql): Promise<number[]> {
    const rows = await this.database.rows<{ id: number }>(statement);
    return rows.map(({ id }) => id);
  }
}

/** The condition that the artifact's years overlap the span. */
export const overlapCondition = ({ from, to }: Years): Sql => ({
  sql: '"madeEarliest" <= :madeTo AND "madeLatest" >= :madeFrom',
  parameters: { madeFrom: from, madeTo: to },
});

/** The condition that the artifact's years are unknown, or known. The index of the years finds both. */
const undatedCondition = (undated: boolean): Sql => ({
  sql: `"madeEarliest" ${undated ? '=' : '<'} :noYear`,
  parameters: { noYear: NO_YEARS.madeEarliest },
});
