import type { Database } from '../../database/database';
import type { KeysetPage } from '../../database/keyset';
import {
  containsTerms,
  type Found,
  RELEVANCES,
  type SearchIndex,
} from '../../database/search-index';
import { allOf, narrowed, type Sql } from '../../database/sql';
import { overlapCondition } from '../made/year-span';
import type { TypeCounts } from '../type-counts';
import type { PartCriteria } from './list-parts';

/** A walk ends when it has read so many times as many artifacts as should hold a page. */
const WALKED_PER_EXPECTED = 4;

const ARTIFACTS: Sql = { sql: '"artifacts" WHERE true', parameters: {} };

/** Counts and reads the artifacts of one part of a list. */
export class PartReader {
  private counted?: Promise<number>;
  private readonly index: SearchIndex;
  /** What an index finds; null where nothing is searched. */
  private readonly found: Found | null;
  private readonly ofType: Sql | null;
  private readonly ofOwner: Sql | null;
  /** The conditions that no index of a search tells. */
  private readonly others: Sql | null;

  constructor(
    private readonly database: Database,
    private readonly typeCounts: TypeCounts,
    private readonly criteria: PartCriteria,
  ) {
    const { type, owner, span, name, exceptName, terms } = criteria;
    this.index = database.engine.dialect.searchIndex;
    this.found = this.findByIndex();
    this.ofType = type === null ? null : { sql: '"artifactType" = :type', parameters: { type } };
    this.ofOwner = owner === null ? null : { sql: '"ownerUid" = :owner', parameters: { owner } };
    this.others = allOf(
      span && overlapCondition(span),
      terms.length > 0 && name !== '' ? this.positionOfName('name', name, '> 0') : null,
      exceptName === '' ? null : this.positionOfName('exceptName', exceptName, '= 0'),
    );
  }

  /** Whether the part has all artifacts of a type, or all. */
  get isOfType(): boolean {
    return this.found === null && this.ofOwner === null && this.others === null;
  }

  count(): Promise<number> {
    const { type } = this.criteria;
    this.counted ??= this.isOfType ? this.typeCounts.total(type) : this.readCount();
    return this.counted;
  }

  /** What follows FROM to read columns of `searched_artifacts`; it ends with a condition. */
  columns(): Sql {
    return this.found ? this.foundBy(this.found, true) : this.artifacts();
  }

  /** The identifiers of a page. All keys of its order are columns of artifacts. */
  async readIds(page: KeysetPage): Promise<number[]> {
    if (this.found && page.order.keys.length === 1) return this.readById(this.found, page);
    const found = await this.count();
    if (found === 0) return [];
    const total = await this.typeCounts.total(this.criteria.type);
    const expected = Math.ceil((page.limit * total) / found);
    // A walk in the order of the list soon meets frequent matches. Rare ones are sorted.
    const walked = expected < found ? await this.walk(page, expected * WALKED_PER_EXPECTED) : [];
    return walked.length >= page.limit ? walked : this.sort(page);
  }

  private findByIndex(): Found | null {
    const { terms, type, relevances, name } = this.criteria;
    if (terms.length > 0) return this.index.byWords({ terms, type, relevances });
    return name === '' ? null : this.index.byName(name);
  }

  private positionOfName(parameter: string, part: string, compared: '> 0' | '= 0'): Sql {
    const sql = `${this.index.position}("artifactNameNormalized", :${parameter}) ${compared}`;
    return { sql, parameters: { [parameter]: part } };
  }

  private artifacts(): Sql {
    return narrowed(ARTIFACTS, this.ofType, this.ofOwner, this.others);
  }

  /** The artifacts that an index finds, and the other criteria keep. */
  private foundBy({ table, id, join, condition }: Found, withColumns: boolean): Sql {
    const { ofOwner, criteria } = this;
    // The index of words knows the types.
    const ofColumns = allOf(criteria.terms.length > 0 ? null : this.ofType, this.others);
    const from = withColumns || ofColumns ? table + join : table;
    return narrowed(
      { sql: `${from} WHERE ${condition.sql}`, parameters: condition.parameters },
      ofColumns,
      ofOwner && {
        sql: `${id} IN (SELECT "id" FROM "artifacts" WHERE ${ofOwner.sql})`,
        parameters: ofOwner.parameters,
      },
      this.isNotRelevant(id),
    );
  }

  private isNotRelevant(id: string): Sql | null {
    const { exceptRelevant: terms } = this.criteria;
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
    const { sql, parameters } = this.found ? this.foundBy(this.found, false) : this.artifacts();
    const counting = { sql: `SELECT count(*) AS "count" FROM ${sql}`, parameters };
    const [row] = await this.database.rows<{ count: number | string }>(counting);
    return Number(row?.count ?? 0);
  }

  private readById(found: Found, page: KeysetPage): Promise<number[]> {
    const { id } = found;
    const { sql, parameters } = narrowed(this.foundBy(found, false), page.condition([id]));
    return this.read({
      sql: `SELECT ${id} AS "id" FROM ${sql} ORDER BY ${page.orderBy([id])} LIMIT ${page.limit}`,
      parameters,
    });
  }

  /** Those of the first `most` artifacts of the list. A short page is not the last one. */
  private walk(page: KeysetPage, most: number): Promise<number[]> {
    const { name, terms } = this.criteria;
    const columns = page.columns((column) => `"${column}"`);
    const order = page.orderBy(columns);
    const list = narrowed(ARTIFACTS, this.ofType, page.condition(columns));
    const first = {
      sql: `(SELECT * FROM ${list.sql} ORDER BY ${order} LIMIT ${most}) AS "artifacts" WHERE true`,
      parameters: list.parameters,
    };
    const { sql, parameters } = narrowed(
      first,
      terms.length > 0 ? containsTerms(terms, this.index.position) : null,
      terms.length === 0 && name !== '' ? this.positionOfName('name', name, '> 0') : null,
      this.ofOwner,
      this.others,
    );
    return this.read({
      sql: `SELECT "id" FROM ${sql} ORDER BY ${order} LIMIT ${page.limit}`,
      parameters,
    });
  }

  /** Reads and sorts all artifacts. A materialized CTE has the engine find them by the index. */
  private sort(page: KeysetPage): Promise<number[]> {
    const names = page.order.keys.map(({ column }) => `"${column}"`);
    const columns = page.columns((column) => `"${column}"`);
    const source = names.includes('"likeCount"') ? this.withLikes() : this.columns();
    const { sql, parameters } = narrowed(
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

  /** `searched_artifacts` has no likes: a like writes one row. */
  private withLikes(): Sql {
    if (!this.found) return this.artifacts();
    const { sql, parameters } = this.foundBy(this.found, false);
    const isFound = this.index.isIdOf(`SELECT ${this.found.id} FROM ${sql}`);
    return { sql: `"artifacts" WHERE ${isFound}`, parameters };
  }

  private async read(statement: Sql): Promise<number[]> {
    const rows = await this.database.rows<{ id: number }>(statement);
    return rows.map(({ id }) => id);
  }
}
