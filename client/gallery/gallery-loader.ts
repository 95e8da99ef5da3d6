import type { LoaderFunctionArgs } from 'react-router-dom';
import { ifPossible, isServer, readerOf } from '../loaders/read';
import {
  type GalleryFacets_ArtifactsFragment,
  GalleryPageDocument,
  type GalleryPageQuery,
} from '../generated/pages';
import { isNarrowed, readFilters, toVariables } from './gallery-filters';
import { countShown } from './shown-counts';

type Facets = GalleryFacets_ArtifactsFragment['facets'];

export interface GalleryView {
  /** The first page of the list; null where it cannot be loaded. */
  list: GalleryPageQuery['artifacts'] | null;
  /** The types and the centuries of the whole catalogue: they are the same for every search. */
  catalogue: Facets | null;
}

/** What the browser knows of the catalogue since its first view. */
let known: Facets | null = null;

/** Spares later searches the facets of the catalogue. For the browser alone: a server would keep them stale. */
export function rememberCatalogue(catalogue: Facets | null): void {
  known = catalogue ?? known;
}

/** Loads the first page of a view before the gallery renders, by one operation. */
export async function galleryLoader(args: LoaderFunctionArgs): Promise<GalleryView> {
  const { searchParams } = new URL(args.request.url);
  const filters = readFilters(searchParams);
  const narrowed = isNarrowed(filters);
  const variables = {
    ...toVariables(filters),
    ...(!isServer && { first: countShown(searchParams) }),
    withCatalogue: narrowed && known === null,
  };
  const page = await ifPossible(readerOf(args)(GalleryPageDocument, variables));
  const catalogue = page && (narrowed ? (page.catalogue?.facets ?? known) : page.artifacts.facets);
  return { list: page?.artifacts ?? null, catalogue };
}
