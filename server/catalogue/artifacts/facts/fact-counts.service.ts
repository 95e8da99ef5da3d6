import type { Database } from '../../../database/database';
import type { Sql } from '../../../database/sql';
import type { FactDeclaration } from '../../../site/record';
import type { Services } from '../../../web/graphql/services';
import { ArtifactOrder } from '../artifact.types';
import type { CountableList } from '../facets/facets.types';
import { ArtifactList } from '../search/artifact-list';
import { isOfTypeAlone } from '../search/criteria';
import type { FactFacet } from './facts.types';
import { publicFacts } from './stored-facts';

/** How many values a facet shows. */
const MAX_VALUES = 50;

/** How many artifacts have a value, and how one of them writes it. */
interface CountedSpelling {
  value: string;
  spelling: string;
  /** A text on PostgreSQL. */
  count: number | string;
}

/** A value with all its artifacts, and its most frequent spelling. */
export interface CountedValue {
  /** As it is compared. */
  value: string;
  spelling: string;
  count: number;
}

/** Counts the artifacts of a list by the values of their facts. */
export class FactCounts {
  private readonly ofAll = new Map<string, Promise<CountedValue[]>>();

  constructor(private readonly services: Services) {
    services.changes.onChange((change) => {
      if (change === 'catalogue' || change.startsWith('artifact:')) this.ofAll.clear();
    });
  }

  /** The facets of a list, in the operator's order; a fact of which nothing occurs is left out. */
  async facets(countable: CountableList): Promise<FactFacet[]> {
    const { record } = this.services.deployment.site.get();
    const facets = await Promise.all(
      publicFacts(record)
        .filter(({ facet }) => facet)
        .map((fact) => this.facet(fact, countable)),
    );
    return facets.filter(({ values }) => values.length > 0);
  }

  /** The values of a fact in the whole catalogue, the most frequent first. */
  values(key: string): Promise<CountedValue[]> {
    const { database, changes, cacheEnabled } = this.services;
    // With other processes, a member would not see their own write from the cached counts.
    if (!cacheEnabled || !changes.knowsMemberWrites) return countValues(database, key, null);
    const known = this.ofAll.get(key);
    if (known) return known;
    const counting = countValues(database, key, null);
    this.ofAll.set(key, counting);
    counting.catch(() => this.ofAll.delete(key));
    return counting;
  }

  private async facet({ key, label }: FactDeclaration, list: CountableList): Promise<FactFacet> {
    const sources = this.sourcesOf(key, list);
    const counted = sources
      ? await countValues(this.services.database, key, sources)
      : await this.values(key);
    const values = counted
      .slice(0, MAX_VALUES)
      .map(({ spelling: value, count }) => ({ value, count }));
    return { key, label, values };
  }

  /** The list without the condition on this fact; null for the whole catalogue. */
  private sourcesOf(key: string, countable: CountableList): readonly Sql[] | null {
    if ('source' in countable) return [countable.source];
    const facts = countable.criteria.facts.filter((fact) => fact.key !== key);
    const criteria = { ...countable.criteria, facts };
    const list = new ArtifactList(this.services, criteria, ArtifactOrder.NEWEST);
    return criteria.type === null && isOfTypeAlone(criteria) ? null : list.sources();
  }
}

/** @param sources the lists whose artifacts are counted, none of which is in two; null for all artifacts. */
async function countValues(
  database: Database,
  key: string,
  sources: readonly Sql[] | null,
): Promise<CountedValue[]> {
  const spellings: CountedValue[] = [];
  for (const { sql, parameters } of sources ? sources.map(factsOfList) : [FACTS_OF_ALL]) {
    const rows = await database.rows<CountedSpelling>({
      sql: `SELECT "value", "spelling", count(*) AS "count" FROM ${sql} GROUP BY "value", "spelling"`,
      parameters: { ...parameters, factKey: key },
    });
    spellings.push(...rows.map((row) => ({ ...row, count: Number(row.count) })));
  }
  return joinSpellings(spellings);
}

const FACTS_OF_ALL: Sql = { sql: '"artifact_facts" WHERE "key" = :factKey', parameters: {} };

const factsOfList = ({ sql, parameters }: Sql): Sql => ({
  sql: `"artifact_facts" WHERE "key" = :factKey AND "artifactId" IN (SELECT "id" FROM ${sql})`,
  parameters,
});

/** The most frequent values first; of equal ones, in the order of their characters. */
function joinSpellings(spellings: readonly CountedValue[]): CountedValue[] {
  const ordered = [...spellings].sort(
    (a, b) => b.count - a.count || (a.spelling < b.spelling ? -1 : 1),
  );
  const values = new Map<string, CountedValue>();
  for (const { value, spelling, count } of ordered) {
    const known = values.get(value);
    if (known) known.count += count;
    else values.set(value, { value, spelling, count });
  }
  return [...values.values()].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
