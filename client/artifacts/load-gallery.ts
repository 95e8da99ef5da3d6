import type { ApolloClient } from '@apollo/client';
import { ArtifactTypesDocument, GalleryPageDocument } from '../generated/graphql';
import { readFilters, toVariables } from './gallery-filters';
import type { GalleryView } from './gallery-loader';

/** Puts the first page of a view into the cache. */
export async function loadGallery(
  client: ApolloClient,
  search: URLSearchParams,
): Promise<GalleryView> {
  const [artifacts, types] = await Promise.allSettled([
    client.query({ query: GalleryPageDocument, variables: toVariables(readFilters(search)) }),
    client.query({ query: ArtifactTypesDocument }),
  ]);
  const found = types.status === 'fulfilled' ? types.value.data?.artifactTypes : undefined;
  return {
    failed: artifacts.status === 'rejected',
    types: found?.map(({ type }) => type) ?? [],
    renderedByServer: typeof document === 'undefined',
  };
}
