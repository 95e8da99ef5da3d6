import DataLoader from 'dataloader';
import { MOST_COUNTED } from '../../../common/page-sizes';
import { browseFactPath, publicPaths } from '../../../common/public-paths';
import { phraseSearch } from '../../../common/search-characters';
import type { Database } from '../../database/database';
import { RELEVANCES } from '../../database/search-index';
import type { FromClause, Sql } from '../../database/sql';
import type { Years } from '../../database/years';
import type { Services } from '../../web/graphql/services';
import type { ArtifactType } from '../artifacts/artifact-type';
import { overlapCondition } from '../artifacts/search/list-part-query';
import { parseText } from '../artifacts/search/words';
import { TypeCounts } from '../artifacts/type-counts';
import { identifiersWith } from '../artifacts/facts/fact-condition';
import type { ComparedFact } from './shared-facts';
import type { CountedSearch } from './counted-search.types';

type Conditions = Omit<CountedSearch, 'totalCount' | 'path'>;

const NO_CONDITION: Conditions = {
  ...{ anywhere: null, type: null, madeFrom: null, madeTo: null },
  facts: [],
};

/** Counts the artifacts of searches, each up to `MOST_COUNTED`, and those of one turn by one statement. */
export class CountedSearches {
  private readonly database: Database;
  private readonly typeCounts: TypeCounts;
  private readonly counts = new DataLoader((matches: readonly Sql[]) => this.countAll(matches), {
    cache: false,
  });

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
    return searchOf({ anywhere }, totalCount);
  }

  /** The artifacts that may have been made in these years. */
  async byYears(span: Years): Promise<CountedSearch> {
    const { sql, parameters } = overlapCondition(span);
    const totalCount = await this.count('"id"', { sql: `"artifacts" WHERE ${sql}`, parameters });
    return searchOf({ madeFrom: span.from, madeTo: span.to }, totalCount);
  }

  /** The artifacts that have a value of a fact. */
  async byFact({ key, spelling, ...fact }: ComparedFact): Promise<CountedSearch> {
    const { sql, parameters } = identifiersWith({ key, value: fact.value });
    const totalCount = await this.count('"id"', { sql: `(${sql}) AS "with"`, parameters });
    return searchOf({ facts: [{ key, value: spelling }] }, totalCount);
  }

  async byType(type: ArtifactType): Promise<CountedSearch> {
    return searchOf({ type }, await this.typeCounts.total(type));
  }

  private count(id: string, { sql, parameters }: FromClause): Promise<number> {
    const matches = `SELECT ${id} AS "id" FROM ${sql} LIMIT ${MOST_COUNTED + 1}`;
    return this.counts.load({
      sql: `SELECT count(*) AS "number" FROM (${matches}) AS "matches"`,
      parameters,
    });
  }

  private async countAll(matches: readonly Sql[]): Promise<number[]> {
    const found = await this.database.numbers(matches);
    return found.map(([count = 0]) => count);
  }
}

/** The search with these conditions, and its page: the list of a fact's value, or the gallery. */
export function searchOf(given: Partial<Conditions>, count: number): CountedSearch {
  const conditions = { ...NO_CONDITION, ...given };
  const totalCount = count > MOST_COUNTED ? null : count;
  return { ...conditions, totalCount, path: pathOf(conditions) };
}

function pathOf({ anywhere, type, madeFrom, madeTo, facts }: Conditions): string {
  const narrowed = Object.entries({ q: anywhere, type, from: madeFrom, to: madeTo });
  const given = narrowed.flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  const [fact] = facts;
  if (fact && facts.length + given.length === 1) return browseFactPath(fact.key, fact.value);
  const parameters = [...given, ...facts.map(({ key, value }) => [key, value])];
  return `${publicPaths.allArtifacts}?${new URLSearchParams(parameters).toString()}`;
}
