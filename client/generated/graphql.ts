/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import type * as Apollo from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
/** Which artifacts a list keeps; all conditions must hold. */
export type ArtifactFilter = {
  /** A part of the name, in any case and with or without accents; every character is plain. At most 200 characters. */
  search?: string | null | undefined;
  /** Only artifacts of this type. */
  type?: ArtifactType | null | undefined;
};

/** What a member writes about an artifact; texts are trimmed. */
export type ArtifactInput = {
  /** The name, at most 200 characters. */
  artifactName: string;
  /** What kind of object it is. */
  artifactType: ArtifactType;
  /** When it was made, as free text such as an era. */
  createdAt: string;
  /** What one sees: material, size, state. Absent on update means unchanged. */
  description?: string | null | undefined;
  /** The place where it was found. */
  discoveredAt: string;
  /** Who found it. */
  discoveredBy: string;
  /** What it meant in its time. */
  historicalContext: string;
  /** The address of its picture, http or https. */
  image: string;
  /** Where it is kept today. */
  presentLocation: string;
};

/** The order of a list of artifacts. */
export type ArtifactOrder =
  /** Most liked first; among equals, last added first. */
  | 'MOST_LIKED'
  /** By name, without regard to case and accents. */
  | 'NAME'
  /** Last added first. */
  | 'NEWEST'
  /** First added first. */
  | 'OLDEST';

/** What kind of object an artifact is. */
export type ArtifactType =
  /** Alabaster Vase */
  | 'ALABASTER_VASE'
  /** Documents */
  | 'DOCUMENTS'
  /** Funerary Mask */
  | 'FUNERARY_MASK'
  /** Gold & Silver Religious Statues */
  | 'GOLD_AND_SILVER_RELIGIOUS_STATUES'
  /** Sculpture */
  | 'SCULPTURE'
  /** Tools */
  | 'TOOLS'
  /** Weapons */
  | 'WEAPONS'
  /** Wooden Model */
  | 'WOODEN_MODEL'
  /** Wool Carpet */
  | 'WOOL_CARPET'
  /** Writings */
  | 'WRITINGS';

export type AddArtifactMutationVariables = Exact<{
  input: ArtifactInput;
}>;


export type AddArtifactMutation = { addArtifact: { artifact: { id: string, updatedAt: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string } } };

export type ArtifactCard_ArtifactFragment = { id: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number };

export type ArtifactForm_ArtifactFragment = { id: string, updatedAt: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string };

export type DetailPageQueryVariables = Exact<{
  id: string;
}>;


export type DetailPageQuery = { artifact: { id: string, userEmail: string | null, viewCount: number, description: string | null, userName: string, likeCount: number, viewerHasLiked: boolean, updatedAt: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string } | null };

export type PublicArtifactQueryVariables = Exact<{
  id: string;
}>;


export type PublicArtifactQuery = { artifact: { id: string, description: string | null, userName: string, updatedAt: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string } | null };

export type ArtifactDetail_ArtifactFragment = { id: string, description: string | null, userName: string, updatedAt: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string };

export type RecordViewMutationVariables = Exact<{
  artifactId: string;
}>;


export type RecordViewMutation = { recordView: { artifact: { id: string, viewCount: number } } };

export type GalleryPageQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: ArtifactFilter | null | undefined;
  orderBy?: ArtifactOrder | null | undefined;
}>;


export type GalleryPageQuery = { artifacts: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ArtifactTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type ArtifactTypesQuery = { artifactTypes: Array<{ type: ArtifactType, label: string }> };

export type MyArtifactsPageQueryVariables = Exact<{
  email: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MyArtifactsPageQuery = { artifactsByUser: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, presentLocation: string, likeCount: number, viewerCanEdit: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ArtifactRow_ArtifactFragment = { id: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, presentLocation: string, likeCount: number, viewerCanEdit: boolean };

export type DeleteArtifactMutationVariables = Exact<{
  id: string;
}>;


export type DeleteArtifactMutation = { deleteArtifact: { deletedCount: number, deletedId: string | null } };

export type UpdateArtifactPageQueryVariables = Exact<{
  id: string;
}>;


export type UpdateArtifactPageQuery = { artifact: { id: string, viewerCanEdit: boolean, updatedAt: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string } | null };

export type UpdateArtifactMutationVariables = Exact<{
  id: string;
  input: ArtifactInput;
  basedOn?: string | null | undefined;
}>;


export type UpdateArtifactMutation = { updateArtifact: { artifact: { id: string, updatedAt: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string } } };

export type FeaturedArtifactsQueryVariables = Exact<{ [key: string]: never; }>;


export type FeaturedArtifactsQuery = { mostLikedArtifacts: Array<{ id: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number }> };

export type LikeButton_ArtifactFragment = { id: string, likeCount: number, viewerHasLiked: boolean };

export type ToggleLikeMutationVariables = Exact<{
  artifactId: string;
}>;


export type ToggleLikeMutation = { toggleLike: { __typename: 'LikePayload', modifiedCount: number, liked: boolean, artifact: { __typename: 'Artifact', id: string, likeCount: number, viewerHasLiked: boolean } } };

export type LikedPageQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LikedPageQuery = { viewer: { uid: string, likedArtifacts: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type UnlikeArtifactMutationVariables = Exact<{
  artifactId: string;
}>;


export type UnlikeArtifactMutation = { unlikeArtifact: { modifiedCount: number, artifact: { id: string, likeCount: number, viewerHasLiked: boolean } } };

export type ArtifactHeadQueryVariables = Exact<{
  id: string;
}>;


export type ArtifactHeadQuery = { artifact: { artifactName: string, description: string | null, historicalContext: string, image: string } | null };

export const ArtifactCard_ArtifactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactCard_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}}]}}]} as unknown as DocumentNode;
export const ArtifactForm_ArtifactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactForm_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredBy"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}}]}}]} as unknown as DocumentNode;
export const ArtifactDetail_ArtifactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactDetail_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactForm_artifact"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactForm_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredBy"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}}]}}]} as unknown as DocumentNode;
export const ArtifactRow_ArtifactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactRow_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}}]}}]} as unknown as DocumentNode;
export const LikeButton_ArtifactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LikeButton_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasLiked"}}]}}]} as unknown as DocumentNode;
export const AddArtifactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddArtifact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArtifactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addArtifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactForm_artifact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactForm_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredBy"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}}]}}]} as unknown as DocumentNode;

/**
 * __useAddArtifactMutation__
 *
 * To run a mutation, you first call `useAddArtifactMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddArtifactMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addArtifactMutation, { data, loading, error }] = useAddArtifactMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddArtifactMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddArtifactMutation, AddArtifactMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddArtifactMutation, AddArtifactMutationVariables>(AddArtifactDocument, options);
      }
export type AddArtifactMutationHookResult = ReturnType<typeof useAddArtifactMutation>;
export const DetailPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DetailPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userEmail"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactDetail_artifact"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LikeButton_artifact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactForm_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredBy"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactDetail_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactForm_artifact"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LikeButton_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasLiked"}}]}}]} as unknown as DocumentNode;

/**
 * __useDetailPageQuery__
 *
 * To run a query within a React component, call `useDetailPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useDetailPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDetailPageQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDetailPageQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DetailPageQuery, DetailPageQueryVariables> & ({ variables: DetailPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DetailPageQuery, DetailPageQueryVariables>(DetailPageDocument, options);
      }
export function useDetailPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DetailPageQuery, DetailPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DetailPageQuery, DetailPageQueryVariables>(DetailPageDocument, options);
        }
export type DetailPageQueryHookResult = ReturnType<typeof useDetailPageQuery>;
export type DetailPageLazyQueryHookResult = ReturnType<typeof useDetailPageLazyQuery>;
export const PublicArtifactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicArtifact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactDetail_artifact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactForm_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredBy"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactDetail_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactForm_artifact"}}]}}]} as unknown as DocumentNode;

/**
 * __usePublicArtifactQuery__
 *
 * To run a query within a React component, call `usePublicArtifactQuery` and pass it any options that fit your needs.
 * When your component renders, `usePublicArtifactQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePublicArtifactQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePublicArtifactQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PublicArtifactQuery, PublicArtifactQueryVariables> & ({ variables: PublicArtifactQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PublicArtifactQuery, PublicArtifactQueryVariables>(PublicArtifactDocument, options);
      }
export function usePublicArtifactLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PublicArtifactQuery, PublicArtifactQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PublicArtifactQuery, PublicArtifactQueryVariables>(PublicArtifactDocument, options);
        }
export type PublicArtifactQueryHookResult = ReturnType<typeof usePublicArtifactQuery>;
export type PublicArtifactLazyQueryHookResult = ReturnType<typeof usePublicArtifactLazyQuery>;
export const RecordViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"artifactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useRecordViewMutation__
 *
 * To run a mutation, you first call `useRecordViewMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRecordViewMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [recordViewMutation, { data, loading, error }] = useRecordViewMutation({
 *   variables: {
 *      artifactId: // value for 'artifactId'
 *   },
 * });
 */
export function useRecordViewMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RecordViewMutation, RecordViewMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RecordViewMutation, RecordViewMutationVariables>(RecordViewDocument, options);
      }
export type RecordViewMutationHookResult = ReturnType<typeof useRecordViewMutation>;
export const GalleryPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GalleryPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"24"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ArtifactFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ArtifactOrder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactCard_artifact"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactCard_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}}]}}]} as unknown as DocumentNode;

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
export const ArtifactTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArtifactTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifactTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode;

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
export const MyArtifactsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyArtifactsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"24"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifactsByUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactRow_artifact"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactRow_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}}]}}]} as unknown as DocumentNode;

/**
 * __useMyArtifactsPageQuery__
 *
 * To run a query within a React component, call `useMyArtifactsPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useMyArtifactsPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMyArtifactsPageQuery({
 *   variables: {
 *      email: // value for 'email'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useMyArtifactsPageQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MyArtifactsPageQuery, MyArtifactsPageQueryVariables> & ({ variables: MyArtifactsPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MyArtifactsPageQuery, MyArtifactsPageQueryVariables>(MyArtifactsPageDocument, options);
      }
export function useMyArtifactsPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MyArtifactsPageQuery, MyArtifactsPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MyArtifactsPageQuery, MyArtifactsPageQueryVariables>(MyArtifactsPageDocument, options);
        }
export type MyArtifactsPageQueryHookResult = ReturnType<typeof useMyArtifactsPageQuery>;
export type MyArtifactsPageLazyQueryHookResult = ReturnType<typeof useMyArtifactsPageLazyQuery>;
export const DeleteArtifactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteArtifact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteArtifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedCount"}},{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDeleteArtifactMutation__
 *
 * To run a mutation, you first call `useDeleteArtifactMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteArtifactMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteArtifactMutation, { data, loading, error }] = useDeleteArtifactMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteArtifactMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteArtifactMutation, DeleteArtifactMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteArtifactMutation, DeleteArtifactMutationVariables>(DeleteArtifactDocument, options);
      }
export type DeleteArtifactMutationHookResult = ReturnType<typeof useDeleteArtifactMutation>;
export const UpdateArtifactPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpdateArtifactPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactForm_artifact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactForm_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredBy"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}}]}}]} as unknown as DocumentNode;

/**
 * __useUpdateArtifactPageQuery__
 *
 * To run a query within a React component, call `useUpdateArtifactPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useUpdateArtifactPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useUpdateArtifactPageQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useUpdateArtifactPageQuery(baseOptions: ApolloReactHooks.QueryHookOptions<UpdateArtifactPageQuery, UpdateArtifactPageQueryVariables> & ({ variables: UpdateArtifactPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UpdateArtifactPageQuery, UpdateArtifactPageQueryVariables>(UpdateArtifactPageDocument, options);
      }
export function useUpdateArtifactPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UpdateArtifactPageQuery, UpdateArtifactPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UpdateArtifactPageQuery, UpdateArtifactPageQueryVariables>(UpdateArtifactPageDocument, options);
        }
export type UpdateArtifactPageQueryHookResult = ReturnType<typeof useUpdateArtifactPageQuery>;
export type UpdateArtifactPageLazyQueryHookResult = ReturnType<typeof useUpdateArtifactPageLazyQuery>;
export const UpdateArtifactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateArtifact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArtifactInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"basedOn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateArtifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"basedOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"basedOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactForm_artifact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactForm_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredBy"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}}]}}]} as unknown as DocumentNode;

/**
 * __useUpdateArtifactMutation__
 *
 * To run a mutation, you first call `useUpdateArtifactMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateArtifactMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateArtifactMutation, { data, loading, error }] = useUpdateArtifactMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *      basedOn: // value for 'basedOn'
 *   },
 * });
 */
export function useUpdateArtifactMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateArtifactMutation, UpdateArtifactMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateArtifactMutation, UpdateArtifactMutationVariables>(UpdateArtifactDocument, options);
      }
export type UpdateArtifactMutationHookResult = ReturnType<typeof useUpdateArtifactMutation>;
export const FeaturedArtifactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeaturedArtifacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mostLikedArtifacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactCard_artifact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactCard_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}}]}}]} as unknown as DocumentNode;

/**
 * __useFeaturedArtifactsQuery__
 *
 * To run a query within a React component, call `useFeaturedArtifactsQuery` and pass it any options that fit your needs.
 * When your component renders, `useFeaturedArtifactsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFeaturedArtifactsQuery({
 *   variables: {
 *   },
 * });
 */
export function useFeaturedArtifactsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FeaturedArtifactsQuery, FeaturedArtifactsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FeaturedArtifactsQuery, FeaturedArtifactsQueryVariables>(FeaturedArtifactsDocument, options);
      }
export function useFeaturedArtifactsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FeaturedArtifactsQuery, FeaturedArtifactsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FeaturedArtifactsQuery, FeaturedArtifactsQueryVariables>(FeaturedArtifactsDocument, options);
        }
export type FeaturedArtifactsQueryHookResult = ReturnType<typeof useFeaturedArtifactsQuery>;
export type FeaturedArtifactsLazyQueryHookResult = ReturnType<typeof useFeaturedArtifactsLazyQuery>;
export const ToggleLikeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleLike"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleLike"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"artifactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedCount"}},{"kind":"Field","name":{"kind":"Name","value":"liked"}},{"kind":"Field","name":{"kind":"Name","value":"artifact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LikeButton_artifact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LikeButton_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasLiked"}}]}}]} as unknown as DocumentNode;

/**
 * __useToggleLikeMutation__
 *
 * To run a mutation, you first call `useToggleLikeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useToggleLikeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [toggleLikeMutation, { data, loading, error }] = useToggleLikeMutation({
 *   variables: {
 *      artifactId: // value for 'artifactId'
 *   },
 * });
 */
export function useToggleLikeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ToggleLikeMutation, ToggleLikeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ToggleLikeMutation, ToggleLikeMutationVariables>(ToggleLikeDocument, options);
      }
export type ToggleLikeMutationHookResult = ReturnType<typeof useToggleLikeMutation>;
export const LikedPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LikedPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"24"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"likedArtifacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactCard_artifact"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactCard_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}}]}}]} as unknown as DocumentNode;

/**
 * __useLikedPageQuery__
 *
 * To run a query within a React component, call `useLikedPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useLikedPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLikedPageQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useLikedPageQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<LikedPageQuery, LikedPageQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LikedPageQuery, LikedPageQueryVariables>(LikedPageDocument, options);
      }
export function useLikedPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LikedPageQuery, LikedPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LikedPageQuery, LikedPageQueryVariables>(LikedPageDocument, options);
        }
export type LikedPageQueryHookResult = ReturnType<typeof useLikedPageQuery>;
export type LikedPageLazyQueryHookResult = ReturnType<typeof useLikedPageLazyQuery>;
export const UnlikeArtifactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlikeArtifact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlikeArtifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"artifactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modifiedCount"}},{"kind":"Field","name":{"kind":"Name","value":"artifact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LikeButton_artifact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LikeButton_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasLiked"}}]}}]} as unknown as DocumentNode;

/**
 * __useUnlikeArtifactMutation__
 *
 * To run a mutation, you first call `useUnlikeArtifactMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUnlikeArtifactMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [unlikeArtifactMutation, { data, loading, error }] = useUnlikeArtifactMutation({
 *   variables: {
 *      artifactId: // value for 'artifactId'
 *   },
 * });
 */
export function useUnlikeArtifactMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UnlikeArtifactMutation, UnlikeArtifactMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UnlikeArtifactMutation, UnlikeArtifactMutationVariables>(UnlikeArtifactDocument, options);
      }
export type UnlikeArtifactMutationHookResult = ReturnType<typeof useUnlikeArtifactMutation>;
export const ArtifactHeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArtifactHead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useArtifactHeadQuery__
 *
 * To run a query within a React component, call `useArtifactHeadQuery` and pass it any options that fit your needs.
 * When your component renders, `useArtifactHeadQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useArtifactHeadQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useArtifactHeadQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ArtifactHeadQuery, ArtifactHeadQueryVariables> & ({ variables: ArtifactHeadQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ArtifactHeadQuery, ArtifactHeadQueryVariables>(ArtifactHeadDocument, options);
      }
export function useArtifactHeadLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ArtifactHeadQuery, ArtifactHeadQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ArtifactHeadQuery, ArtifactHeadQueryVariables>(ArtifactHeadDocument, options);
        }
export type ArtifactHeadQueryHookResult = ReturnType<typeof useArtifactHeadQuery>;
export type ArtifactHeadLazyQueryHookResult = ReturnType<typeof useArtifactHeadLazyQuery>;
