import type { QueryClient } from '../apollo/Api';
import {
  ArtifactTypesDocument,
  GalleryCenturiesDocument,
  GalleryPageDocument,
} from '../generated/graphql';
import { noFilters, readFilters, toCenturyVariables, toVariables } from './gallery-filters';
import type { GalleryView } from './gallery-loader';

/** Puts the first page of a view into the cache. The server waits for the centuries, too. */
export async function loadGallery(
  client: QueryClient,
  search: URLSearchParams,
): Promise<GalleryView> {
  const renderedByServer = typeof document === 'undefined';
  const filters = readFilters(search);
  const centuries = Promise.allSettled(
    [filters, noFilters].map((each) =>
      client.query({ query: GalleryCenturiesDocument, variables: toCenturyVariables(each) }),
    ),
  );
  const [artifacts, types] = await Promise.allSettled([
    client.query({ query: GalleryPageDocument, variables: toVariables(filters) }),
    client.query({ query: ArtifactTypesDocument }),
  ]);
  if (renderedByServer) await centuries;
  const found = types.status === 'fulfilled' ? types.value.data?.artifactTypes : undefined;
  return {
    failed: artifacts.status === 'rejected',
    types: found?.map(({ type }) => type) ?? [],
    renderedByServer,
  };
}
