import type { CatalogueRecord, FactDeclaration, Term } from '../../../site/record';
import { comparable } from '../../../../common/facts';

/** The values of an artifact's facts by their keys; each key has at least one. */
export type FactValues = ReadonlyMap<string, readonly string[]>;

/** The column `facts` of an artifact without facts. */
export const NO_FACTS = '{}';

/** What the column has: JSON, the keys in the order of their characters. Equal facts are equal texts. */
export function storeFacts(facts: FactValues): string {
  const pairs = [...facts].filter(([, values]) => values.length > 0);
  return JSON.stringify(Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Reads the column; what was stored before there was one has no facts. */
export const readFacts = (stored: string | null | undefined): FactValues =>
  new Map(Object.entries(JSON.parse(stored ?? NO_FACTS) as Record<string, string[]>));

/**
 * The column `factRows`, of which the database's triggers make the rows of `artifact_facts`: JSON, for each
 * value its key, the value as it is compared, and as it is written.
 */
export const factRows = (facts: FactValues): string =>
  JSON.stringify(
    [...facts].flatMap(([key, values]) => values.map((value) => [key, comparable(value), value])),
  );

type WithTerms = Pick<FactDeclaration, 'terms'>;

/** The terms of each declaration: a list may have thousands, and each value that is shown looks one up. */
const termsOfFacts = new WeakMap<WithTerms, ReadonlyMap<string, Term>>();

/** The terms that the operator lists for a fact, by their labels as they are compared. */
export function listedTerms(fact: WithTerms): ReadonlyMap<string, Term> {
  const known = termsOfFacts.get(fact);
  if (known) return known;
  const terms = new Map(fact.terms.map((term) => [comparable(term.label), term]));
  termsOfFacts.set(fact, terms);
  return terms;
}

/** The facts that everybody may read, in the operator's order. */
export const publicFacts = ({ facts }: CatalogueRecord): readonly FactDeclaration[] =>
  facts.filter((fact) => !fact.private);

/** Those by which lists are narrowed, and which have pages. */
export const facetFacts = (record: CatalogueRecord): readonly FactDeclaration[] =>
  publicFacts(record).filter(({ facet }) => facet);

/** The values that searches find. */
export const searchedValues = (facts: FactValues, record: CatalogueRecord): string[] =>
  publicFacts(record).flatMap(({ key }) => facts.get(key) ?? []);
