import type { CatalogueRecord, FactDeclaration } from '../../site/record';
import type { FactCriterion } from '../artifacts/facts/fact-condition';
import { facetFacts } from '../artifacts/facts/stored-facts';

/** A value by which an artifact is compared with others. */
export interface ComparedFact extends FactCriterion {
  spelling: string;
  /** What two artifacts with it have in common, such as "Also Minoan". */
  phrase: string;
}

/**
 * The values of an artifact that others may share: those of public facts by which the gallery narrows.
 * @param factRows the column of the artifact
 */
export function comparedFacts(factRows: string, record: CatalogueRecord): ComparedFact[] {
  const declared = new Map(facetFacts(record).map((fact) => [fact.key, fact]));
  return readRows(factRows).flatMap(([key, value, spelling]) => {
    const fact = declared.get(key);
    return fact ? [{ key, value, spelling, phrase: phraseOf(fact, spelling) }] : [];
  });
}

/** Those of the facts that an artifact with these `factRows` has. */
export function sharedBy<Fact extends FactCriterion>(
  factRows: string,
  facts: readonly Fact[],
): Fact[] {
  const rows = readRows(factRows);
  return facts.filter((fact) =>
    rows.some(([key, value]) => key === fact.key && value === fact.value),
  );
}

const readRows = (factRows: string) => JSON.parse(factRows) as [string, string, string][];

/** A material is a noun, and stands within the sentence; of other facts, the term says what things are. */
const phraseOf = ({ schema }: FactDeclaration, spelling: string): string =>
  schema === 'material' ? `Also of ${withinSentence(spelling)}` : `Also ${spelling}`;

/** "Lapis lazuli" within a sentence; an abbreviation such as "PVC" stays. */
const withinSentence = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
