import { MOST_COUNTED } from '../../../common/page-sizes';
import { phraseSearch } from '../../../common/search-characters';
import type { Database } from '../../database/database';
import { RELEVANCES } from '../../database/search-index';
import type { FromClause } from '../../database/sql';
import type { Years } from '../../database/years';
import type { Services } from '../../web/graphql/services';
import type { ArtifactType } from '../artifacts/artifact-type';
import { overlapCondition } from '../artifacts/search/list-part-query';
import { parseText } from '../artifacts/search/words';
import { TypeCounts } from '../artifacts/type-counts';
import { identifiersWith } from '../artifacts/facts/fact-condition';
import type { ComparedFact } from './shared-facts';
import type { CountedSearch } from './counted-search.types';

const NO_CONDITION = { anywhere: null, type: null, madeFrom: null, madeTo: null, fact: null };

/** Counts the artifacts of searches, each by one statement that stops at `MOST_COUNTED`. */
export class CountedSearches {
  private readonly database: Database;
  private readonly typeCounts: TypeCounts;

  constructor(services: Services) {
    this.database = services.database;
    this.typeCounts = services.get(TypeCounts);
  }

  /** The artifacts that have the words of a name one after another in one of their texts. */
  async byName(name: string): Promise<CountedSearch> {
    // Nothing has the words of a text without words.
    const anywhere = phraseSearch(name) ?? '""';
    // A name of an artifact that contains the phrase with its quotes has its words, too.
    const { table, id, condition } = this.database.engine.dialect.searchIndex.byWords({
      terms: parseText(anywhere),
      type: null,
      relevances: RELEVANCES,
    });
    const { sql, parameters } = condition;
    const totalCount = await this.count(id, { sql: `${table} WHERE ${sql}`, parameters });
    return { ...NO_CONDITION, anywhere, totalCount };
  }

  /** The artifacts that may have been made in these years. */
  async byYears(span: Years): Promise<CountedSearch> {
    const { sql, parameters } = overlapCondition(span);
    const totalCount = await this.count('"id"', { sql: `"artifacts" WHERE ${sql}`, parameters });
    return { ...NO_CONDITION, madeFrom: span.from, madeTo: span.to, totalCount };
  }

  /** The artifacts that have a value of a fact. */
  async byFact({ key, spelling, ...fact }: ComparedFact): Promise<CountedSearch> {
    const [withFact] = identifiersWith([{ key, value: fact.value }]);
    const totalCount = withFact
      ? await this.count('"artifactId"', { ...withFact, sql: `(${withFact.sql}) AS "with"` })
      : 0;
    return { ...NO_CONDITION, fact: { key, value: spelling }, totalCount };
  }

  async byType(type: ArtifactType): Promise<CountedSearch> {
    const total = await this.typeCounts.total(type);
    return { ...NO_CONDITION, type, totalCount: total > MOST_COUNTED ? null : total };
  }

  private async count(id: string, { sql, parameters }: FromClause): Promise<number | null> {
    const matches = `SELECT ${id} AS "id" FROM ${sql} LIMIT ${MOST_COUNTED + 1}`;
    const [row] = await this.database.rows<{ count: number | string }>({
      sql: `SELECT count(*) AS "count" FROM (${matches}) AS "matches"`,
      parameters,
    });
    const count = Number(row?.count ?? 0);
    return count > MOST_COUNTED ? null : count;
  }
}
