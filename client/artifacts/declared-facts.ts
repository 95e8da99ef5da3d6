import { runtimeConfig } from '../runtime-config';
import type { DeclaredFact } from '../site';

/** The facts of this catalogue, in the operator's order. */
export const declaredFacts = (): readonly DeclaredFact[] => runtimeConfig().site.record.facts;

/** Those that everybody may read. */
export const publicFacts = (): DeclaredFact[] => declaredFacts().filter((fact) => !fact.private);

/** Undefined for a key that is not declared any more. */
export const declaredFact = (key: string): DeclaredFact | undefined =>
  declaredFacts().find((fact) => fact.key === key);
