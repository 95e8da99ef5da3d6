import type { DeclaredFact } from '../../client/site';

/** A fact as a site declares it; an open text that everybody reads unless overridden. */
export const declareFact = (
  key: string,
  label: string,
  overrides: Partial<DeclaredFact> = {},
): DeclaredFact => ({
  ...{ key, label, kind: 'text', unique: false, private: false, facet: false, open: true },
  ...overrides,
});

/** Facts of every kind. */
export const factsOfEveryKind: DeclaredFact[] = [
  declareFact('number', 'Object number', { unique: true }),
  declareFact('material', 'Material', { kind: 'terms', facet: true }),
  declareFact('state', 'State', { kind: 'terms', open: false }),
  declareFact('elsewhere', 'Elsewhere', { kind: 'link' }),
  declareFact('store', 'Store location', { private: true }),
];
