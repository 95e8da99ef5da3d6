import type { Fact } from '../../catalogue/artifacts/facts/facts.types';
import type { FactDeclaration } from '../../site/record';

/** What JSON-LD says of a fact. */
export type ShownFact = Pick<Fact, 'key' | 'label' | 'values'>;

type Value = Fact['values'][number];

/**
 * Properties of schema.org, and the facts under those that the operator names for them. Without one, links
 * are `sameAs`, unique values `identifier`, and others `additionalProperty`. Values follow those that are there.
 */
export function withFacts(
  properties: Readonly<Record<string, unknown>>,
  facts: readonly ShownFact[],
  declared: readonly FactDeclaration[],
): object {
  const all = new Map(Object.entries(properties));
  for (const fact of facts) {
    const declaration = declared.find(({ key }) => key === fact.key);
    if (!declaration) continue;
    const property = propertyOf(declaration);
    const values = [
      all.get(property) ?? [],
      fact.values.map((value) => write(value, fact, property)),
    ];
    const [first, ...others] = values.flat(2);
    all.set(property, others.length > 0 ? [first, ...others] : first);
  }
  return Object.fromEntries(all);
}

function propertyOf({ schema, kind, unique }: FactDeclaration): string {
  if (schema !== null) return schema;
  if (kind === 'link') return 'sameAs';
  return unique ? 'identifier' : 'additionalProperty';
}

function write({ text, same }: Value, { key, label }: ShownFact, property: string): unknown {
  if (property === 'identifier' || property === 'additionalProperty') {
    return {
      ...{ '@type': 'PropertyValue', propertyID: key, name: label, value: text },
      valueReference: same === null ? undefined : { '@id': same },
    };
  }
  return same === null ? text : { '@type': 'DefinedTerm', name: text, sameAs: same };
}
