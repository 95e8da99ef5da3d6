/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ArtifactType } from '../../common/artifact-types';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Which artifacts a list keeps; all conditions must hold. */
export type ArtifactFilter = {
  /** Keeps what `search` or `text` would keep with this value. Under every order, the artifacts that `search` keeps come first. Not together with `search` or `text`. At most 200 characters. */
  anywhere?: string | null | undefined;
  /** Only artifacts that the contributor with this identifier added; none where there is no such contributor. */
  contributor?: string | null | undefined;
  /** True keeps artifacts all of whose pictures have a description (`ArtifactPicture.alt`), false keeps those with a picture that has none. */
  described?: boolean | null | undefined;
  /** Keeps artifacts that have each of these values of facts. */
  facts?: Array<FactFilterInput> | null | undefined;
  /** Keeps artifacts whose years overlap the span from this year to `madeTo`, both ends included; without `madeTo` the span has no end. -1323 is 1323 BC, 79 is AD 79; there is no year 0. */
  madeFrom?: number | null | undefined;
  /** Keeps artifacts whose years overlap the span from `madeFrom` to this year, both ends included; without `madeFrom` the span has no beginning. */
  madeTo?: number | null | undefined;
  /** A part of the name, in any case, with or without accents, apostrophes in words and marks such as ʾ and ʻ; every other character is plain. At most 200 characters. */
  search?: string | null | undefined;
  /** Words that occur in the name, the description, the historical context or the facts, in any order and case, with or without accents, apostrophes and marks such as ʾ and ʻ. The last word may be the beginning of a word. Words in double quotes stand together. Every other character separates words, and finds nothing alone; in scripts without spaces, a word is a sequence of characters. At most 200 characters. */
  text?: string | null | undefined;
  /** Only artifacts of this type. */
  type?: ArtifactType | null | undefined;
  /** True keeps artifacts whose years are not known (`made` is null), false keeps those whose years are. */
  undated?: boolean | null | undefined;
  /** Keeps artifacts that were added or changed at this instant or later: see `Artifact.updatedAt`. `artifactChanges` also has what was deleted. */
  updatedSince?: string | null | undefined;
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
  /** Facts that this catalogue declares. Absent on update means unchanged; a key that is listed is replaced. */
  facts?: Array<FactInput> | null | undefined;
  /** What it meant in its time. */
  historicalContext: string;
  /** The address of its picture, http or https. */
  image: string;
  /** What the picture shows, for those who do not see it: one paragraph of at most 1,000 characters. Absent on update means unchanged. */
  imageAlt?: string | null | undefined;
  /** What tells the picture from the others, such as "The back": one line of at most 100 characters. Absent on update means unchanged. */
  imageCaption?: string | null | undefined;
  /** The pictures behind the first, in order, at most 11. Absent on update means unchanged; an empty list removes them. */
  morePictures?: Array<PictureInput> | null | undefined;
  /** Where it is kept today. */
  presentLocation: string;
  /** The rights of the picture: the URI of a Creative Commons licence (2.0 to 4.0, also ported) or of a statement of rightsstatements.org. Input may be the address of a page about it; the canonical URI is stored. Absent on update means unchanged. */
  rights?: string | null | undefined;
};

export { ArtifactType };

/** Keeps artifacts that have a value of a fact. */
export type FactFilterInput = {
  /** The key of a fact that everybody may read. */
  key: string;
  /** The value; case and accents make no difference. */
  value: string;
};

/** The values of a fact. */
export type FactInput = {
  /** A key that this catalogue declares. */
  key: string;
  /** All its values; none removes the fact. */
  values: Array<string>;
};

/** A further picture of an artifact; texts are trimmed. */
export type PictureInput = {
  /** What the picture shows, for those who do not see it: one paragraph of at most 1,000 characters. */
  alt?: string | null | undefined;
  /** What tells the picture from the others, such as "The back": one line of at most 100 characters. */
  caption?: string | null | undefined;
  /** Its address, http or https. No artifact has one address twice. */
  image: string;
  /** The rights of the picture: the URI of a Creative Commons licence (2.0 to 4.0, also ported) or of a statement of rightsstatements.org. Input may be the address of a page about it; the canonical URI is stored. */
  rights?: string | null | undefined;
};

export type RestArtifactFragment = { id: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, description: string | null, userName: string, userEmail: string | null, likeCount: number };

export type RestPageFragment = { edges: Array<{ node: { id: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, description: string | null, userName: string, userEmail: string | null, likeCount: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type CanEditArtifactQueryVariables = Exact<{
  id: string;
}>;


export type CanEditArtifactQuery = { artifact: { viewerCanEdit: boolean } | null };

export type MostLikedQueryVariables = Exact<{ [key: string]: never; }>;


export type MostLikedQuery = { mostLikedArtifacts: Array<{ id: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, description: string | null, userName: string, userEmail: string | null, likeCount: number }> };

export type AllArtifactsQueryVariables = Exact<{
  filter?: ArtifactFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type AllArtifactsQuery = { artifacts: { edges: Array<{ node: { id: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, description: string | null, userName: string, userEmail: string | null, likeCount: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CursorsOfArtifactsQueryVariables = Exact<{
  filter?: ArtifactFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type CursorsOfArtifactsQuery = { artifacts: { pageInfo: { startCursor: string | null, endCursor: string | null } } };

export type CountArtifactsQueryVariables = Exact<{
  filter?: ArtifactFilter | null | undefined;
}>;


export type CountArtifactsQuery = { artifacts: { totalCount: number } };

export type OneArtifactQueryVariables = Exact<{
  id: string;
}>;


export type OneArtifactQuery = { artifact: { updatedAt: string, id: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, description: string | null, userName: string, userEmail: string | null, likeCount: number } | null };

export type ArtifactsOfMemberQueryVariables = Exact<{
  email: string;
  updatedSince?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type ArtifactsOfMemberQuery = { artifactsByUser: { edges: Array<{ node: { id: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, description: string | null, userName: string, userEmail: string | null, likeCount: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CursorsOfArtifactsOfMemberQueryVariables = Exact<{
  email: string;
  updatedSince?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type CursorsOfArtifactsOfMemberQuery = { artifactsByUser: { pageInfo: { startCursor: string | null, endCursor: string | null } } };

export type CountArtifactsOfMemberQueryVariables = Exact<{
  email: string;
  updatedSince?: string | null | undefined;
}>;


export type CountArtifactsOfMemberQuery = { artifactsByUser: { totalCount: number } };

export type LikedArtifactsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LikedArtifactsQuery = { viewer: { likedArtifacts: { edges: Array<{ node: { id: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, description: string | null, userName: string, userEmail: string | null, likeCount: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type CountLikedArtifactsQueryVariables = Exact<{ [key: string]: never; }>;


export type CountLikedArtifactsQuery = { viewer: { likedArtifacts: { totalCount: number } } | null };

export type LikeCheckQueryVariables = Exact<{
  artifactId: string;
}>;


export type LikeCheckQuery = { artifact: { viewerHasLiked: boolean } | null };

export type AddArtifactMutationVariables = Exact<{
  input: ArtifactInput;
  idempotencyKey?: string | null | undefined;
}>;


export type AddArtifactMutation = { addArtifact: { artifact: { id: string } } };

export type UpdateArtifactMutationVariables = Exact<{
  id: string;
  input: ArtifactInput;
  basedOn?: string | null | undefined;
}>;


export type UpdateArtifactMutation = { updateArtifact: { modifiedCount: number } };

export type DeleteArtifactMutationVariables = Exact<{
  id: string;
}>;


export type DeleteArtifactMutation = { deleteArtifact: { deletedCount: number } };

export type ToggleLikeMutationVariables = Exact<{
  artifactId: string;
}>;


export type ToggleLikeMutation = { toggleLike: { modifiedCount: number, liked: boolean } };

export type UnlikeMutationVariables = Exact<{
  artifactId: string;
}>;


export type UnlikeMutation = { unlikeArtifact: { modifiedCount: number } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const RestArtifactFragmentDoc = new TypedDocumentString(`
    fragment RestArtifact on Artifact {
  id
  artifactName
  artifactType
  image
  createdAt
  discoveredAt
  discoveredBy
  presentLocation
  historicalContext
  description
  userName
  userEmail
  likeCount
}
    `, {"fragmentName":"RestArtifact"}) as unknown as TypedDocumentString<RestArtifactFragment, unknown>;
export const RestPageFragmentDoc = new TypedDocumentString(`
    fragment RestPage on ArtifactConnection {
  edges {
    node {
      ...RestArtifact
    }
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}
    fragment RestArtifact on Artifact {
  id
  artifactName
  artifactType
  image
  createdAt
  discoveredAt
  discoveredBy
  presentLocation
  historicalContext
  description
  userName
  userEmail
  likeCount
}`, {"fragmentName":"RestPage"}) as unknown as TypedDocumentString<RestPageFragment, unknown>;
export const CanEditArtifactDocument = new TypedDocumentString(`
    query CanEditArtifact($id: ID!) {
  artifact(id: $id) {
    viewerCanEdit
  }
}
    `) as unknown as TypedDocumentString<CanEditArtifactQuery, CanEditArtifactQueryVariables>;
export const MostLikedDocument = new TypedDocumentString(`
    query MostLiked {
  mostLikedArtifacts {
    ...RestArtifact
  }
}
    fragment RestArtifact on Artifact {
  id
  artifactName
  artifactType
  image
  createdAt
  discoveredAt
  discoveredBy
  presentLocation
  historicalContext
  description
  userName
  userEmail
  likeCount
}`) as unknown as TypedDocumentString<MostLikedQuery, MostLikedQueryVariables>;
export const AllArtifactsDocument = new TypedDocumentString(`
    query AllArtifacts($filter: ArtifactFilter, $first: Int, $after: String, $last: Int, $before: String) {
  artifacts(
    filter: $filter
    first: $first
    after: $after
    last: $last
    before: $before
    orderBy: NEWEST
  ) {
    ...RestPage
  }
}
    fragment RestArtifact on Artifact {
  id
  artifactName
  artifactType
  image
  createdAt
  discoveredAt
  discoveredBy
  presentLocation
  historicalContext
  description
  userName
  userEmail
  likeCount
}
fragment RestPage on ArtifactConnection {
  edges {
    node {
      ...RestArtifact
    }
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}`) as unknown as TypedDocumentString<AllArtifactsQuery, AllArtifactsQueryVariables>;
export const CursorsOfArtifactsDocument = new TypedDocumentString(`
    query CursorsOfArtifacts($filter: ArtifactFilter, $first: Int, $after: String, $last: Int, $before: String) {
  artifacts(
    filter: $filter
    first: $first
    after: $after
    last: $last
    before: $before
    orderBy: NEWEST
  ) {
    pageInfo {
      startCursor
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<CursorsOfArtifactsQuery, CursorsOfArtifactsQueryVariables>;
export const CountArtifactsDocument = new TypedDocumentString(`
    query CountArtifacts($filter: ArtifactFilter) {
  artifacts(filter: $filter, first: 1) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<CountArtifactsQuery, CountArtifactsQueryVariables>;
export const OneArtifactDocument = new TypedDocumentString(`
    query OneArtifact($id: ID!) {
  artifact(id: $id) {
    ...RestArtifact
    updatedAt
  }
}
    fragment RestArtifact on Artifact {
  id
  artifactName
  artifactType
  image
  createdAt
  discoveredAt
  discoveredBy
  presentLocation
  historicalContext
  description
  userName
  userEmail
  likeCount
}`) as unknown as TypedDocumentString<OneArtifactQuery, OneArtifactQueryVariables>;
export const ArtifactsOfMemberDocument = new TypedDocumentString(`
    query ArtifactsOfMember($email: String!, $updatedSince: DateTime, $first: Int, $after: String, $last: Int, $before: String) {
  artifactsByUser(
    email: $email
    updatedSince: $updatedSince
    first: $first
    after: $after
    last: $last
    before: $before
  ) {
    ...RestPage
  }
}
    fragment RestArtifact on Artifact {
  id
  artifactName
  artifactType
  image
  createdAt
  discoveredAt
  discoveredBy
  presentLocation
  historicalContext
  description
  userName
  userEmail
  likeCount
}
fragment RestPage on ArtifactConnection {
  edges {
    node {
      ...RestArtifact
    }
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}`) as unknown as TypedDocumentString<ArtifactsOfMemberQuery, ArtifactsOfMemberQueryVariables>;
export const CursorsOfArtifactsOfMemberDocument = new TypedDocumentString(`
    query CursorsOfArtifactsOfMember($email: String!, $updatedSince: DateTime, $first: Int, $after: String, $last: Int, $before: String) {
  artifactsByUser(
    email: $email
    updatedSince: $updatedSince
    first: $first
    after: $after
    last: $last
    before: $before
  ) {
    pageInfo {
      startCursor
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<CursorsOfArtifactsOfMemberQuery, CursorsOfArtifactsOfMemberQueryVariables>;
export const CountArtifactsOfMemberDocument = new TypedDocumentString(`
    query CountArtifactsOfMember($email: String!, $updatedSince: DateTime) {
  artifactsByUser(email: $email, updatedSince: $updatedSince, first: 1) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<CountArtifactsOfMemberQuery, CountArtifactsOfMemberQueryVariables>;
export const LikedArtifactsDocument = new TypedDocumentString(`
    query LikedArtifacts($first: Int, $after: String) {
  viewer {
    likedArtifacts(first: $first, after: $after) {
      ...RestPage
    }
  }
}
    fragment RestArtifact on Artifact {
  id
  artifactName
  artifactType
  image
  createdAt
  discoveredAt
  discoveredBy
  presentLocation
  historicalContext
  description
  userName
  userEmail
  likeCount
}
fragment RestPage on ArtifactConnection {
  edges {
    node {
      ...RestArtifact
    }
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}`) as unknown as TypedDocumentString<LikedArtifactsQuery, LikedArtifactsQueryVariables>;
export const CountLikedArtifactsDocument = new TypedDocumentString(`
    query CountLikedArtifacts {
  viewer {
    likedArtifacts(first: 1) {
      totalCount
    }
  }
}
    `) as unknown as TypedDocumentString<CountLikedArtifactsQuery, CountLikedArtifactsQueryVariables>;
export const LikeCheckDocument = new TypedDocumentString(`
    query LikeCheck($artifactId: ID!) {
  artifact(id: $artifactId) {
    viewerHasLiked
  }
}
    `) as unknown as TypedDocumentString<LikeCheckQuery, LikeCheckQueryVariables>;
export const AddArtifactDocument = new TypedDocumentString(`
    mutation AddArtifact($input: ArtifactInput!, $idempotencyKey: String) {
  addArtifact(input: $input, idempotencyKey: $idempotencyKey) {
    artifact {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AddArtifactMutation, AddArtifactMutationVariables>;
export const UpdateArtifactDocument = new TypedDocumentString(`
    mutation UpdateArtifact($id: ID!, $input: ArtifactInput!, $basedOn: DateTime) {
  updateArtifact(id: $id, input: $input, basedOn: $basedOn) {
    modifiedCount
  }
}
    `) as unknown as TypedDocumentString<UpdateArtifactMutation, UpdateArtifactMutationVariables>;
export const DeleteArtifactDocument = new TypedDocumentString(`
    mutation DeleteArtifact($id: ID!) {
  deleteArtifact(id: $id) {
    deletedCount
  }
}
    `) as unknown as TypedDocumentString<DeleteArtifactMutation, DeleteArtifactMutationVariables>;
export const ToggleLikeDocument = new TypedDocumentString(`
    mutation ToggleLike($artifactId: ID!) {
  toggleLike(artifactId: $artifactId) {
    modifiedCount
    liked
  }
}
    `) as unknown as TypedDocumentString<ToggleLikeMutation, ToggleLikeMutationVariables>;
export const UnlikeDocument = new TypedDocumentString(`
    mutation Unlike($artifactId: ID!) {
  unlikeArtifact(artifactId: $artifactId) {
    modifiedCount
  }
}
    `) as unknown as TypedDocumentString<UnlikeMutation, UnlikeMutationVariables>;