import type { FactDeclaration } from '../../../site/record';
import type { Fact } from './facts.types';
import { comparable } from '../../../../common/facts';
import { listedTerms, readFacts } from './stored-facts';

/**
 * The facts of an artifact as the API and the formats show them.
 * @param stored the column `facts`.
 * @param shown the declarations of the facts that the reader may see, in their order.
 */
export function presentFacts(
  stored: string | null | undefined,
  shown: readonly FactDeclaration[],
): Fact[] {
  const values = readFacts(stored);
  if (values.size === 0) return [];
  return shown.flatMap((fact) => {
    const texts = values.get(fact.key);
    return texts ? [presentFact(fact, texts)] : [];
  });
}

function presentFact(fact: FactDeclaration, texts: readonly string[]): Fact {
  const terms = listedTerms(fact);
  const { key, label } = fact;
  const values = texts.map((text) => ({ text, same: terms.get(comparable(text))?.same ?? null }));
  return { key, label, values };
}
