import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  ArtifactTypesDocument,
  GalleryPageDocument,
  type ArtifactTypesQuery,
  type GalleryPageQuery,
  type GalleryPageQueryVariables,
} from '../generated/graphql';
import { readFilters, toVariables } from './gallery-filters';

const galleryPage: TypedDocumentNode<GalleryPageQuery, GalleryPageQueryVariables> =
  GalleryPageDocument;
const artifactTypes: TypedDocumentNode<ArtifactTypesQuery> = ArtifactTypesDocument;

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
        query: galleryPage,
        variables: toVariables(readFilters(searchParams)),
      }),
      client.query({ query: artifactTypes }),
    ]);
    return {
      failed: artifacts.status === 'rejected',
      renderedByServer: typeof document === 'undefined',
    };
  };
