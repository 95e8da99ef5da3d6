import { encodeCursor, type PageArgs, readConnection } from '../../web/graphql/connection';
import type { Selection } from '../../web/graphql/selection';
import type { Services } from '../../web/graphql/services';
import { ArtifactReader, tagShown } from '../artifacts/artifact.reader';
import { ArtifactFact } from '../artifacts/facts/artifact-fact.entity';
import type { CountedValue } from '../artifacts/facts/count-values';
import { FactCounts } from '../artifacts/facts/fact-counts.service';
import { facetFacts, listedTerms } from '../artifacts/facts/stored-facts';
import type { BrowsableFact, FactInitial, FactTerm, FactValueConnection } from './browse.types';
import { findExamples } from './term-examples';
import { byInitial, initialOf, pageOf, termOrdering } from './term-order';

/** The catalogue by the values of its facts. Only public facts with a facet are browsed. */
export class BrowseService {
  private readonly counts: FactCounts;
  private readonly reader: ArtifactReader;

  constructor(private readonly services: Services) {
    this.counts = services.get(FactCounts);
    this.reader = services.get(ArtifactReader);
  }

  /** The facts of which artifacts have values, in the operator's order. */
  async facts(selection: Selection): Promise<BrowsableFact[]> {
    selection.tag('artifacts');
    return this.occurringFacts();
  }

  /** As `facts`, for what is not a response of GraphQL. */
  async occurringFacts(): Promise<BrowsableFact[]> {
    const { database, deployment } = this.services;
    const declared = facetFacts(deployment.site.get().record);
    const found = await Promise.all(
      declared.map(({ key }) =>
        database.select(
          'a value of a fact',
          () =>
            database
              .from(ArtifactFact, 'fact')
              .select('fact.value', 'value')
              .where('fact.key = :key')
              .limit(1),
          { key },
        ),
      ),
    );
    return declared.filter((_fact, nth) => found[nth]?.length === 1);
  }

  /** How many values a fact has. */
  countValues({ key }: BrowsableFact): Promise<number> {
    return this.counts.numberOfValues(key);
  }

  /** The most frequent values of a fact, each with an example if the request shows it. */
  async mostFrequent(
    fact: BrowsableFact,
    first: number,
    { showsExamples, artifacts }: { showsExamples: boolean; artifacts: Selection },
  ): Promise<FactTerm[]> {
    const counted = await this.counts.values(fact.key);
    const terms = counted.slice(0, first).map(termMaker(fact));
    if (!showsExamples) return terms;
    const examples = await findExamples(this.services.database, terms);
    const rows = await this.reader.readByIds([...new Set(examples.values())], artifacts);
    tagShown(artifacts, [...rows.values()]);
    return terms.map((term) =>
      Object.assign(term, { example: rows.get(examples.get(term) ?? 0) ?? null }),
    );
  }

  /** A page of the values of a fact, from A to Z; null where no artifact has the fact. */
  async values(
    key: string,
    page: PageArgs,
    selection: Selection,
  ): Promise<FactValueConnection | null> {
    const fact = await this.find(key, selection);
    if (!fact) return null;
    const terms = await this.sortedTerms(fact);
    const connection = await readConnection<FactTerm>(
      {
        ordering: termOrdering,
        read: async (keyset) => pageOf(terms, keyset),
        countTotal: async () => terms.length,
      },
      page,
    );
    return { ...connection, fact, initials: initialsOf(terms) };
  }

  /** Every value of a fact, from A to Z. */
  async sortedTerms(fact: BrowsableFact): Promise<FactTerm[]> {
    const counted = await this.counts.values(fact.key);
    return counted.map(termMaker(fact)).sort(byInitial);
  }

  /** A value, regardless of case and accents; null where no artifact has it. */
  async term(key: string, value: string, selection: Selection): Promise<FactTerm | null> {
    const fact = await this.find(key, selection);
    const counted = fact ? await this.counts.value(key, value) : null;
    return fact && counted ? termMaker(fact)(counted) : null;
  }

  private async find(key: string, selection: Selection): Promise<BrowsableFact | undefined> {
    return (await this.facts(selection)).find((fact) => fact.key === key);
  }
}

/** Makes terms of counted values, with what the operator says about them. */
function termMaker(fact: BrowsableFact): (counted: CountedValue) => FactTerm {
  const listed = listedTerms(fact);
  return ({ value, spelling, count }) => {
    const { same = null, blocks = [] } = listed.get(value) ?? {};
    return {
      ...{ fact, value: spelling, same, blocks, count },
      ...{ initial: initialOf(value), comparable: value },
    };
  };
}

function initialsOf(terms: readonly FactTerm[]): FactInitial[] {
  return terms.flatMap(({ initial }, nth) => {
    const before = terms[nth - 1];
    if (before?.initial === initial) return [];
    return [{ initial, after: before ? encodeCursor(termOrdering, before) : null }];
  });
}
