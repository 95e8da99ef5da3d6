import type { Reader } from '../../../database/change';
import type { FactDeclaration } from '../../../site/record';
import type { Services } from '../../../web/graphql/services';
import { isPlainText } from '../../../web/graphql/validation';
import { ArtifactOrder } from '../artifact.types';
import type { CountableList } from '../facets/facets.types';
import { ArtifactList } from '../search/artifact-list';
import { isOfTypeAlone } from '../search/criteria';
import {
  type CountedValue,
  countValue,
  countValues,
  countValuesOf,
  numberOfValues,
  type ValuesByKey,
} from './count-values';
import { FactPostings } from './fact-postings';
import type { FactFacet } from './facts.types';
import { comparable } from '../../../../common/facts';
import { facetFacts } from './stored-facts';

/** How many values a facet shows. */
export const MAX_VALUES = 50;

/** Counts the artifacts of a list by the values of their facts. */
export class FactCounts {
  private readonly postings: FactPostings;

  constructor(private readonly services: Services) {
    this.postings = services.get(FactPostings);
  }

  /** The facets of a list, in the operator's order; a fact of which nothing occurs is left out. */
  async facets(countable: CountableList, reader: Reader): Promise<FactFacet[]> {
    const facts = this.facetFacts();
    const chosen = 'criteria' in countable ? countable.criteria.facts.map(({ key }) => key) : [];
    const others = facts.filter(({ key }) => !chosen.includes(key)).map(({ key }) => key);
    const groups = [others, ...new Set(chosen)].map((group) => [group].flat());
    const counted = await Promise.all(groups.map((keys) => this.count(keys, countable, reader)));
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
    const counted = this.isFacet(key) ? await countValues(this.services.database, [key]) : null;
    return counted?.get(key) ?? [];
  }

  /** How many values a facet has in the whole catalogue. */
  async numberOfValues(key: string): Promise<number> {
    return this.isFacet(key) ? numberOfValues(this.services.database, key) : 0;
  }

  /** A value of a fact in the whole catalogue; null where no artifact has it. */
  async value(key: string, value: string): Promise<CountedValue | null> {
    return isPlainText(value, true)
      ? countValue(this.services.database, key, comparable(value))
      : null;
  }

  private isFacet(key: string): boolean {
    return this.facetFacts().some((fact) => fact.key === key);
  }

  private facetFacts(): readonly FactDeclaration[] {
    return facetFacts(this.services.deployment.site.get().record);
  }

  /** Counts keys that the list has the same conditions for: its own, without those on these keys. */
  private async count(
    keys: readonly string[],
    countable: CountableList,
    reader: Reader,
  ): Promise<ValuesByKey> {
    const { database } = this.services;
    const options = { database, postings: this.postings, reader };
    if (keys.length === 0) return new Map();
    if ('source' in countable) {
      const { sql, parameters } = countable.source;
      const identifiers = { sql: `SELECT "id" FROM ${sql}`, parameters };
      return countValuesOf(options, keys, [identifiers], MAX_VALUES);
    }
    const facts = countable.criteria.facts.filter(({ key }) => !keys.includes(key));
    const criteria = { ...countable.criteria, facts };
    if (criteria.type === null && isOfTypeAlone(criteria)) return countValues(database, keys);
    const list = new ArtifactList(this.services, criteria, ArtifactOrder.NEWEST);
    return countValuesOf(options, keys, list.identifiers(), MAX_VALUES);
  }
}
