import type { FactDeclaration } from '../../../site/record';
import { LAST_ENTRY } from '../../../database/artifact-revisions';
import type { Database } from '../../../database/database';
import type { Services } from '../../../web/graphql/services';
import { isPlainText } from '../../../web/graphql/validation';
import { ArtifactOrder } from '../artifact.types';
import type { CountableList } from '../facets/facets.types';
import { ArtifactList } from '../search/artifact-list';
import { isOfTypeAlone } from '../search/criteria';
import { type CountedValue, countValue, countValues } from './count-values';
import type { FactFacet } from './facts.types';
import { comparable } from '../../../../common/facts';
import { facetFacts } from './stored-facts';

/** How many values a facet shows. */
export const MAX_VALUES = 50;

type ValuesByKey = ReadonlyMap<string, readonly CountedValue[]>;

interface CountedCatalogue {
  /** The last entry of the artifacts' log before they were counted; '' where no other process writes. */
  lastEntry: string;
  values: Promise<ValuesByKey>;
}

/** Counts the artifacts of a list by the values of their facts. */
export class FactCounts {
  /** The counts of the whole catalogue by the keys that are counted, until a write changes them. */
  private readonly ofAll = new Map<string, CountedCatalogue>();

  constructor(private readonly services: Services) {
    services.changes.onChange((change) => {
      if (change === 'catalogue' || change.startsWith('artifact:')) this.ofAll.clear();
    });
  }

  /** The facets of a list, in the operator's order; a fact of which nothing occurs is left out. */
  async facets(countable: CountableList): Promise<FactFacet[]> {
    const facts = this.facetFacts();
    const chosen = 'criteria' in countable ? countable.criteria.facts.map(({ key }) => key) : [];
    const others = facts.filter(({ key }) => !chosen.includes(key)).map(({ key }) => key);
    const groups = [others, ...new Set(chosen)].map((group) => [group].flat());
    const counted = await Promise.all(groups.map((keys) => this.count(keys, countable)));
    const values = new Map(counted.flatMap((group) => [...group]));
    return facts.flatMap(({ key, label }) => {
      const ofKey = values.get(key) ?? [];
      const shown = ofKey.slice(0, MAX_VALUES);
      const present = shown.map(({ spelling: value, count }) => ({ value, count }));
      return present.length > 0 ? [{ key, label, values: present }] : [];
    });
  }

  /** The values of a facet in the whole catalogue, the most frequent first. */
  async values(key: string): Promise<readonly CountedValue[]> {
    const counted = await this.countAll(this.facetFacts().map((fact) => fact.key));
    return counted.get(key) ?? [];
  }

  /** A value of a fact in the whole catalogue; null where no artifact has it. */
  async value(key: string, value: string): Promise<CountedValue | null> {
    return isPlainText(value, true)
      ? countValue(this.services.database, key, comparable(value))
      : null;
  }

  private facetFacts(): readonly FactDeclaration[] {
    return facetFacts(this.services.deployment.site.get().record);
  }

  /** Counts keys that the list has the same conditions for: its own, without those on these keys. */
  private async count(keys: readonly string[], countable: CountableList): Promise<ValuesByKey> {
    if (keys.length === 0) return new Map();
    if ('source' in countable) return countValues(this.services.database, keys, [countable.source]);
    const facts = countable.criteria.facts.filter(({ key }) => !keys.includes(key));
    const criteria = { ...countable.criteria, facts };
    if (criteria.type === null && isOfTypeAlone(criteria)) {
      const ofAll = await this.countAll(this.facetFacts().map(({ key }) => key));
      return new Map([...ofAll].filter(([key]) => keys.includes(key)));
    }
    const list = new ArtifactList(this.services, criteria, ArtifactOrder.NEWEST);
    return countValues(this.services.database, keys, list.sources());
  }

  private async countAll(keys: readonly string[]): Promise<ValuesByKey> {
    const { database, changes, cacheEnabled } = this.services;
    if (!cacheEnabled || !changes.isFresh) return countValues(database, keys, [null]);
    // A member's write through another process is announced here only after its answer.
    const lastEntry = changes.knowsMemberWrites ? '' : await readLastEntry(database);
    const cacheKey = keys.join();
    const known = this.ofAll.get(cacheKey);
    if (known?.lastEntry === lastEntry) return known.values;
    const values = countValues(database, keys, [null]);
    this.ofAll.set(cacheKey, { lastEntry, values });
    values.catch(() => this.ofAll.delete(cacheKey));
    return values;
  }
}

async function readLastEntry(database: Database): Promise<string> {
  const [row] = await database.rows<{ sequence: number | string | null }>({
    sql: LAST_ENTRY,
    parameters: {},
  });
  return String(row?.sequence);
}
