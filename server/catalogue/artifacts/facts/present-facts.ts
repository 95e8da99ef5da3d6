import type { FactDeclaration } from '../../../site/record';
import type { Fact } from './facts.types';
import { comparable, readFacts } from './stored-facts';

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

function presentFact({ key, label, terms }: FactDeclaration, texts: readonly string[]): Fact {
  const values = texts.map((text) => {
    const term = terms.find((listed) => comparable(listed.label) === comparable(text));
    return { text, same: term?.same ?? null };
  });
  return { key, label, values };
}
