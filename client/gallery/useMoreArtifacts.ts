import { useEffect } from 'react';
import { readFromApi } from '../loaders/read';
import { GalleryMoreDocument } from '../generated/pages';
import { useMorePages } from '../loaders/useMorePages';
import { toVariables, writeFilters, type GalleryFilters } from './gallery-filters';
import type { GalleryView } from './gallery-loader';
import { rememberShown } from './shown-counts';

/** What the visitor has loaded of a list of the gallery, and how to load the next page. */
export function useMoreArtifacts(list: GalleryView['list'], shown: GalleryFilters) {
  const { edges, next } = useMorePages(list, async (after) => {
    const variables = { ...toVariables(shown), after };
    return (await readFromApi(GalleryMoreDocument, variables)).artifacts;
  });
  const count = edges.length;
  useEffect(() => rememberShown(writeFilters(shown), count), [shown, count]);
  return { edges, next };
}
