/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as Apollo from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ArtifactFilter = {
  search?: string | null | undefined;
  type?: ArtifactType | null | undefined;
};

export type ArtifactOrder =
  | 'MOST_LIKED'
  | 'NAME'
  | 'NEWEST'
  | 'OLDEST';

export type ArtifactType =
  | 'ALABASTER_VASE'
  | 'DOCUMENTS'
  | 'FUNERARY_MASK'
  | 'GOLD_AND_SILVER_RELIGIOUS_STATUES'
  | 'SCULPTURE'
  | 'TOOLS'
  | 'WEAPONS'
  | 'WOODEN_MODEL'
  | 'WOOL_CARPET'
  | 'WRITINGS';

export type ArtifactCard_ArtifactFragment = { id: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number };

export type GalleryPageQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: ArtifactFilter | null | undefined;
  orderBy?: ArtifactOrder | null | undefined;
}>;


export type GalleryPageQuery = { artifacts: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ArtifactTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type ArtifactTypesQuery = { artifactTypes: Array<{ type: ArtifactType, label: string }> };

export const ArtifactCard_ArtifactFragmentDoc = gql`
    fragment ArtifactCard_artifact on Artifact {
  id
  artifactName
  artifactType
  image
  createdAt
  discoveredAt
  historicalContext
  likeCount
}
    `;
export const GalleryPageDocument = gql`
    query GalleryPage($first: Int = 24, $after: String, $filter: ArtifactFilter, $orderBy: ArtifactOrder) {
  artifacts(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
    totalCount
    edges {
      cursor
      node {
        id
        ...ArtifactCard_artifact
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${ArtifactCard_ArtifactFragmentDoc}`;

/**
 * __useGalleryPageQuery__
 *
 * To run a query within a React component, call `useGalleryPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useGalleryPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useGalleryPageQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *      filter: // value for 'filter'
 *      orderBy: // value for 'orderBy'
 *   },
 * });
 */
export function useGalleryPageQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<GalleryPageQuery, GalleryPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<GalleryPageQuery, GalleryPageQueryVariables>(GalleryPageDocument, options);
      }
export function useGalleryPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<GalleryPageQuery, GalleryPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<GalleryPageQuery, GalleryPageQueryVariables>(GalleryPageDocument, options);
        }
export type GalleryPageQueryHookResult = ReturnType<typeof useGalleryPageQuery>;
export type GalleryPageLazyQueryHookResult = ReturnType<typeof useGalleryPageLazyQuery>;
export const ArtifactTypesDocument = gql`
    query ArtifactTypes {
  artifactTypes {
    type
    label
  }
}
    `;

/**
 * __useArtifactTypesQuery__
 *
 * To run a query within a React component, call `useArtifactTypesQuery` and pass it any options that fit your needs.
 * When your component renders, `useArtifactTypesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useArtifactTypesQuery({
 *   variables: {
 *   },
 * });
 */
export function useArtifactTypesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ArtifactTypesQuery, ArtifactTypesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ArtifactTypesQuery, ArtifactTypesQueryVariables>(ArtifactTypesDocument, options);
      }
export function useArtifactTypesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ArtifactTypesQuery, ArtifactTypesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ArtifactTypesQuery, ArtifactTypesQueryVariables>(ArtifactTypesDocument, options);
        }
export type ArtifactTypesQueryHookResult = ReturnType<typeof useArtifactTypesQuery>;
export type ArtifactTypesLazyQueryHookResult = ReturnType<typeof useArtifactTypesLazyQuery>;
