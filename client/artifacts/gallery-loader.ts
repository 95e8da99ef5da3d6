import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ArtifactTypesDocument, GalleryPageDocument } from '../generated/graphql';
import { readFilters, toVariables } from './gallery-filters';

interface GalleryView {
  failed: boolean;
  /** Whether the server loaded the data, in order to render the page. */
  renderedByServer: boolean;
}

/** Puts the first page of the view into the cache before the gallery renders. */
export const createGalleryLoader =
  (client: ApolloClient) =>
  async ({ request }: LoaderFunctionArgs): Promise<GalleryView> => {
    const { searchParams } = new URL(request.url);
    const [artifacts] = await Promise.allSettled([
      client.query({
        query: GalleryPageDocument,
        variables: toVariables(readFilters(searchParams)),
      }),
      client.query({ query: ArtifactTypesDocument }),
    ]);
    return {
      failed: artifacts.status === 'rejected',
      renderedByServer: typeof document === 'undefined',
    };
  };
