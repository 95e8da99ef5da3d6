import type { ApolloClient } from '@apollo/client';
import {
  ArtifactTypesDocument,
  GalleryCenturiesDocument,
  GalleryPageDocument,
  GalleryTextsDocument,
} from '../generated/graphql';
import {
  hasWord,
  noFilters,
  readFilters,
  toCenturyVariables,
  toTextCenturyVariables,
  toTextVariables,
  toVariables,
  type GalleryFilters,
} from './gallery-filters';
import type { GalleryView } from './gallery-loader';

/** Puts the first page of a view into the cache. The server waits for the other parts of the page, too. */
export async function loadGallery(
  client: ApolloClient,
  search: URLSearchParams,
): Promise<GalleryView> {
  const renderedByServer = typeof document === 'undefined';
  const filters = readFilters(search);
  const others = Promise.allSettled([loadTexts(client, filters), loadCenturies(client, filters)]);
  const [artifacts, types] = await Promise.allSettled([
    client.query({ query: GalleryPageDocument, variables: toVariables(filters) }),
    client.query({ query: ArtifactTypesDocument }),
  ]);
  if (renderedByServer) await others;
  const found = types.status === 'fulfilled' ? types.value.data?.artifactTypes : undefined;
  return {
    failed: artifacts.status === 'rejected',
    types: found?.map(({ type }) => type) ?? [],
    renderedByServer,
  };
}

async function loadTexts(client: ApolloClient, filters: GalleryFilters) {
  if (!hasWord(filters)) return;
  await client.query({ query: GalleryTextsDocument, variables: toTextVariables(filters) });
}

async function loadCenturies(client: ApolloClient, filters: GalleryFilters) {
  const load = (variables: ReturnType<typeof toCenturyVariables>) =>
    client.query({ query: GalleryCenturiesDocument, variables });
  const [found] = await Promise.all([
    load(toCenturyVariables(filters)),
    load(toCenturyVariables(noFilters)),
  ]);
  const isEmpty = found.data?.artifacts.facets.centuries.length === 0;
  if (isEmpty && hasWord(filters)) await load(toTextCenturyVariables(filters));
}
