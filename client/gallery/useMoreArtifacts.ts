import { useEffect, useState } from 'react';
import { readFromApi } from '../loaders/read';
import { type GalleryEdges_ArtifactsFragment, GalleryMoreDocument } from '../generated/pages';
import { toVariables, writeFilters, type GalleryFilters } from './gallery-filters';
import type { GalleryView } from './gallery-loader';
import { rememberShown } from './shown-counts';
import { useNextPage } from '../loaders/useNextPage';

type Edges = GalleryEdges_ArtifactsFragment;

/** The pages of a list that the visitor has loaded, and how to load the next one. */
export function useMoreArtifacts(list: GalleryView['list'], shown: GalleryFilters) {
  const [more, setMore] = useState<{ of: GalleryView['list']; pages: readonly Edges[] }>();
  const pages = list ? [list, ...(more?.of === list ? more.pages : [])] : [];
  const edges = pages.flatMap((page) => page.edges);
  const last = pages.at(-1);

  const next = useNextPage(last, async ({ variables: { after } }) => {
    const variables = { ...toVariables(shown), after };
    const { artifacts } = await readFromApi(GalleryMoreDocument, variables);
    setMore((before) => ({
      of: list,
      pages: before?.of === list ? [...before.pages, artifacts] : [artifacts],
    }));
  });
  const count = edges.length;
  useEffect(() => rememberShown(writeFilters(shown), count), [shown, count]);
  return { edges, next };
}
