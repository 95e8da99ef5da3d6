import { labelOfType } from '../../../common/artifact-types';
import type { Services } from '../../web/graphql/services';
import type { Selection } from '../../web/graphql/selection';
import type { ArtifactColumns, ArtifactRow } from '../artifacts/artifact.rows';
import { readMadeDates } from '../../../common/made/made-dates';
import type { CountedSearch } from './counted-search.types';
import { CountedSearches } from './counted-searches';
import { NAMED_FACTS, namesInFact, partsOf } from './fact-names';
import type { FactLink } from './fact-links.types';

/** The columns of the facts. */
export const FACT_COLUMNS = [...NAMED_FACTS, 'artifactType', 'madeEarliest', 'madeLatest'] as const;

type Facts = Pick<ArtifactColumns, (typeof FACT_COLUMNS)[number]>;

/** How many parts of an artifact's facts are searched. */
const MAX_SEARCHES = 16;

/** A part of a fact that may lead to other artifacts. */
interface Part extends Pick<FactLink, 'fact' | 'text'> {
  count: () => Promise<CountedSearch>;
}

/** Finds the parts of an artifact's facts that lead to other artifacts. */
export class FactLinks {
  private readonly searches: CountedSearches;

  constructor(private readonly services: Services) {
    this.searches = services.get(CountedSearches);
  }

  /** At most `first` parts, in the order of the facts, that each lead to another artifact at least. */
  async find(row: ArtifactRow, first: number, selection: Selection): Promise<FactLink[]> {
    selection.tag('artifacts');
    // The resolver declares that it reads these columns.
    const parts = this.partsOf(row as Facts).slice(0, MAX_SEARCHES);
    const links = await Promise.all(
      parts.map(async ({ fact, text, count }) => ({ fact, text, search: await count() })),
    );
    // The artifact itself is always found.
    return links.filter(({ search }) => (search.totalCount ?? Infinity) > 1).slice(0, first);
  }

  private partsOf(facts: Facts): Part[] {
    const { artifactType: type } = facts;
    const label = labelOfType(this.services.deployment.site.get().record.types, type);
    const ofNames = NAMED_FACTS.flatMap((fact) =>
      namesInFact(fact, facts[fact]).map((text) => ({
        fact,
        text,
        count: () => this.searches.byName(text),
      })),
    );
    return [
      { fact: 'artifactType', text: label, count: () => this.searches.byType(type) },
      ...this.datesOf(facts),
      ...ofNames,
    ];
  }

  /** The part of the date that says all the years. */
  private datesOf({ createdAt, madeEarliest: from, madeLatest: to }: Facts): Part[] {
    const date = partsOf(createdAt).find((part) => {
      const years = readMadeDates(part);
      return years?.earliest === from && years.latest === to;
    });
    if (date === undefined) return [];
    return [{ fact: 'createdAt', text: date, count: () => this.searches.byYears({ from, to }) }];
  }
}
