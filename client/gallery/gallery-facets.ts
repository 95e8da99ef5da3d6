import { comparable } from '../../common/facts';
import { facetFacts } from '../artifacts/declared-facts';
import type { GalleryPageQuery } from '../generated/pages';
import type { DeclaredFact } from '../site';
import type { GalleryFilters } from './gallery-filters';
import type { GalleryView } from './gallery-loader';

type Counted = GalleryPageQuery['artifacts']['facets']['facts'][number]['values'][number];

/** A fact by which the gallery narrows, with its values in the list. */
export interface Facet {
  key: string;
  label: string;
  /** The value that the filters keep; '' for none. */
  chosen: string;
  values: readonly Counted[];
}

export const isSameValue = (one: string, other: string): boolean =>
  comparable(one) === comparable(other);

/** The facts of which artifacts of the catalogue have values, and by which it is browsed. */
export function browsedFacts(catalogue: GalleryView['catalogue']): DeclaredFact[] {
  const used = new Set(catalogue?.facts.map(({ key }) => key));
  return facetFacts().filter(({ key }) => used.has(key));
}

/** The facets of the catalogue: they stay while the visitor searches, also without a value in the list. */
export function facetsOf({ list, catalogue }: GalleryView, { facts }: GalleryFilters): Facet[] {
  const used = new Set(browsedFacts(catalogue).map(({ key }) => key));
  return facetFacts()
    .filter(({ key }) => used.has(key) || facts[key])
    .map(({ key, label }) => ({
      ...{ key, label, chosen: facts[key] ?? '' },
      values: list?.facets.facts.find((counted) => counted.key === key)?.values ?? [],
    }));
}
