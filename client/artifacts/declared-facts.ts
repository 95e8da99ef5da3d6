import { fieldOfFact } from '../../common/facts';
import { runtimeConfig } from '../runtime-config';
import type { DeclaredFact } from '../site';

/** The facts of this catalogue, in the operator's order. */
export const declaredFacts = (): readonly DeclaredFact[] => runtimeConfig().site.record.facts;

/** Those that everybody may read. */
export const publicFacts = (): DeclaredFact[] => declaredFacts().filter((fact) => !fact.private);

/** Those by which the gallery narrows, and which have pages. */
export const facetFacts = (): DeclaredFact[] => publicFacts().filter(({ facet }) => facet);

/** Undefined for a key that is not declared any more. */
export const declaredFact = (key: string): DeclaredFact | undefined =>
  declaredFacts().find((fact) => fact.key === key);

/** Undefined for another field, and for a fact that is not declared any more. */
export const factOfField = (field: string): DeclaredFact | undefined =>
  declaredFacts().find(({ key }) => fieldOfFact(key) === field);
