import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  ArtifactTypesDocument,
  GalleryPageDocument,
  type ArtifactTypesQuery,
  type GalleryPageQuery,
  type GalleryPageQueryVariables,
} from '../generated/graphql';
import { readFilters, toVariables } from './gallery-filters';

/** Puts the first page of the view into the cache before the gallery renders. */
export const createGalleryLoader =
  (client: ApolloClient) =>
  async ({ request }: LoaderFunctionArgs): Promise<{ failed: boolean }> => {
    const { searchParams } = new URL(request.url);
    const [artifacts] = await Promise.allSettled([
      client.query<GalleryPageQuery, GalleryPageQueryVariables>({
        query: GalleryPageDocument,
        variables: toVariables(readFilters(searchParams)),
      }),
      client.query<ArtifactTypesQuery>({ query: ArtifactTypesDocument }),
    ]);
    return { failed: artifacts.status === 'rejected' };
  };
