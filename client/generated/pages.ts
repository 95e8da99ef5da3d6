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

/** The order of a list of artifacts. */
export type ArtifactOrder =
  /** By the earliest year in which they were made, oldest first; those without `made` come last. */
  | 'CHRONOLOGICAL'
  /** Most liked first; among equals, last added first. */
  | 'MOST_LIKED'
  /** By name, without regard to case and accents. */
  | 'NAME'
  /** Last added first. */
  | 'NEWEST'
  /** First added first. */
  | 'OLDEST'
  /** Best fit of `text` first: all its words in the name; some in the name; all in the short facts (when it was made, where and by whom it was found, where it is kept); elsewhere. Among equals, last added first. Only with `text` or `anywhere`. */
  | 'RELEVANCE';

export { ArtifactType };

/** Keeps artifacts that have a value of a fact. */
export type FactFilterInput = {
  /** The key of a fact that everybody may read. */
  key: string;
  /** The value; case and accents make no difference. */
  value: string;
};

/** A text of the operator. */
export type PolicyKind =
  /** What is stored about visitors and members. */
  | 'PRIVACY'
  /** The terms of use. */
  | 'TERMS';

/** What the artifacts of a row have in common with another artifact. */
export type RelatedRowKind =
  /** A value of a fact, such as a culture. Those with most in common come first. */
  | 'FACT'
  /** A place that is no country. Those with most in common come first. */
  | 'PLACE'
  /** They were made within about 100 years of it. The nearest come first. */
  | 'TIME'
  /** The type. The nearest in time come first. */
  | 'TYPE';

/** What a member may do: each role may what the one before may. */
export type Role =
  /** Changes the artifacts of others, too, and decides suggestions and what waits for review. */
  | 'EDITOR'
  /** Adds artifacts, and changes and deletes their own. */
  | 'MEMBER'
  /** Hides artifacts, decides reports, and sets roles. */
  | 'MODERATOR';

/** What an offer of a search leads to. */
export type SearchOfferKind =
  /** The record of an artifact. */
  | 'ARTIFACT'
  /** The page of a civilization. */
  | 'CIVILIZATION'
  /** The artifacts made in the years of a period. */
  | 'PERIOD'
  /** The artifacts that name a place. */
  | 'PLACE'
  /** The artifacts of a type. */
  | 'TYPE';

export type ArtifactCard_ArtifactFragment = { id: string, artifactName: string, artifactType: ArtifactType, imageAlt: string | null, pictureCount: number, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null };

export type ArtifactFacts_ArtifactFragment = { facts: Array<{ key: string, label: string, values: Array<{ text: string, same: string | null }> }> };

export type ArtifactPicture_ArtifactFragment = { image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null };

export type ArtifactPictures_ArtifactFragment = { pictures: Array<{ image: string, caption: string | null, alt: string | null, rights: string | null, picture: { url: string, width: number, height: number, preview: string, iiif: string, sizes: Array<{ url: string, width: number }> } | null }> };

export type EditorRoleQueryVariables = Exact<{ [key: string]: never; }>;


export type EditorRoleQuery = { viewer: { role: Role } | null };

export type OtherArtifactsQueryVariables = Exact<{ [key: string]: never; }>;


export type OtherArtifactsQuery = { mostLikedArtifacts: Array<{ id: string, artifactName: string, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null }> };

export type WaitingArtifactQueryVariables = Exact<{
  id: string;
}>;


export type WaitingArtifactQuery = { artifact: { id: string, artifactName: string, imageAlt: string | null, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null } | null };

export type BrowseFactPageQueryVariables = Exact<{
  key: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type BrowseFactPageQuery = { factValues: { totalCount: number, fact: { key: string, label: string }, initials: Array<{ initial: string, after: string | null }>, edges: Array<{ node: { initial: string, value: string, count: number } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } | null };

export type BrowsePageQueryVariables = Exact<{ [key: string]: never; }>;


export type BrowsePageQuery = { browsableFacts: Array<{ key: string, label: string, valueCount: number, mostFrequent: Array<{ value: string, count: number, example: { id: string, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null } | null }> }> };

export type BrowseTermPageQueryVariables = Exact<{
  key: string;
  value: string;
}>;


export type BrowseTermPageQuery = { factTerm: { value: string, same: string | null, blocks: Array<string>, count: number, fact: { key: string, label: string }, artifacts: { edges: Array<{ node: { id: string, artifactName: string, artifactType: ArtifactType, imageAlt: string | null, pictureCount: number, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type BrowseTermMoreQueryVariables = Exact<{
  filter: ArtifactFilter;
  after?: string | null | undefined;
}>;


export type BrowseTermMoreQuery = { artifacts: { edges: Array<{ node: { id: string, artifactName: string, artifactType: ArtifactType, imageAlt: string | null, pictureCount: number, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type BrowseTermEdges_ArtifactsFragment = { edges: Array<{ node: { id: string, artifactName: string, artifactType: ArtifactType, imageAlt: string | null, pictureCount: number, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type CivilizationPageQueryVariables = Exact<{
  key: string;
  text: string;
  culture?: string | null | undefined;
  withCulture?: boolean | null | undefined;
}>;


export type CivilizationPageQuery = { civilizationText: Array<string>, factTerm?: { value: string, count: number } | null, artifacts: { totalCount: number, edges: Array<{ node: { id: string, artifactName: string, artifactType: ArtifactType, imageAlt: string | null, pictureCount: number, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null } }> } };

export type ContributorPageQueryVariables = Exact<{
  id: string;
}>;


export type ContributorPageQuery = { node:
    | { __typename: 'Artifact' }
    | { __typename: 'Contributor', id: string, name: string, artifacts: { totalCount: number, edges: Array<{ node: { id: string, artifactName: string, artifactType: ArtifactType, imageAlt: string | null, pictureCount: number, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, oldest: { edges: Array<{ node: { addedAt: string } }> } }
    | { __typename: 'Sheet' }
    | { __typename: 'Suggestion' }
   | null };

export type ContributorMoreQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ContributorMoreQuery = { artifacts: { edges: Array<{ node: { id: string, artifactName: string, artifactType: ArtifactType, imageAlt: string | null, pictureCount: number, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ContributorEdges_ArtifactsFragment = { edges: Array<{ node: { id: string, artifactName: string, artifactType: ArtifactType, imageAlt: string | null, pictureCount: number, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type EmbeddedArtifactQueryVariables = Exact<{
  id: string;
}>;


export type EmbeddedArtifactQuery = { artifact: { id: string, artifactName: string, artifactType: ArtifactType, imageAlt: string | null, createdAt: string, discoveredAt: string, likeCount: number, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null } | null };

export type AllowanceNote_ViewerFragment = { uid: string, allowance: { artifacts: number | null, pictures: number | null, pictureBytes: number | null } };

export type ArtifactForm_ArtifactFragment = { id: string, updatedAt: string, artifactName: string, artifactType: ArtifactType, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, description: string | null, imageAlt: string | null, rights: string | null, imageCaption: string | null, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null, pictures: Array<{ image: string, caption: string | null, alt: string | null, rights: string | null, picture: { url: string, width: number, height: number, preview: string, iiif: string, sizes: Array<{ url: string, width: number }> } | null }>, facts: Array<{ key: string, label: string, values: Array<{ text: string, same: string | null }> }> };

export type FactTerms_ViewerFragment = { uid: string, factTerms: Array<{ key: string, terms: Array<string> }> };

export type GalleryPageQueryVariables = Exact<{
  first?: number | null | undefined;
  filter?: ArtifactFilter | null | undefined;
  orderBy?: ArtifactOrder | null | undefined;
  withCatalogue?: boolean | null | undefined;
}>;


export type GalleryPageQuery = { artifacts: { totalCount: number, suggestions: Array<string>, meanings: Array<{ kind: SearchOfferKind, text: string, path: string, search: { totalCount: number | null } | null }>, facets: { undated: number, facts: Array<{ key: string, values: Array<{ value: string, count: number }> }>, types: Array<{ type: ArtifactType, count: number }>, centuries: Array<{ century: number | null, label: string, count: number }> }, edges: Array<{ matchesName: boolean | null, node: { id: string, artifactName: string, artifactType: ArtifactType, imageAlt: string | null, pictureCount: number, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, catalogue?: { facets: { undated: number, types: Array<{ type: ArtifactType, count: number }>, centuries: Array<{ century: number | null, label: string, count: number }>, facts: Array<{ key: string }> } } };

export type GalleryMoreQueryVariables = Exact<{
  filter?: ArtifactFilter | null | undefined;
  orderBy?: ArtifactOrder | null | undefined;
  after?: string | null | undefined;
}>;


export type GalleryMoreQuery = { artifacts: { edges: Array<{ matchesName: boolean | null, node: { id: string, artifactName: string, artifactType: ArtifactType, imageAlt: string | null, pictureCount: number, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type GalleryFacets_ArtifactsFragment = { facets: { undated: number, types: Array<{ type: ArtifactType, count: number }>, centuries: Array<{ century: number | null, label: string, count: number }>, facts: Array<{ key: string }> } };

export type GalleryEdges_ArtifactsFragment = { edges: Array<{ matchesName: boolean | null, node: { id: string, artifactName: string, artifactType: ArtifactType, imageAlt: string | null, pictureCount: number, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type FeaturedArtifactsQueryVariables = Exact<{ [key: string]: never; }>;


export type FeaturedArtifactsQuery = { mostLikedArtifacts: Array<{ id: string, artifactName: string, artifactType: ArtifactType, imageAlt: string | null, pictureCount: number, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null }> };

export type AccountMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountMenuQuery = { viewer: { role: Role, deskCount: number } | null };

export type PolicyQueryVariables = Exact<{
  kind: PolicyKind;
}>;


export type PolicyQuery = { policy: { title: string, html: string } };

export type ArtifactDetail_ArtifactFragment = { id: string, userName: string, addedAt: string, updatedAt: string, artifactName: string, artifactType: ArtifactType, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, description: string | null, imageAlt: string | null, rights: string | null, imageCaption: string | null, image: string, contributor: { id: string }, helpers: { names: Array<string>, others: number }, picture: { iiif: string, url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null, pictures: Array<{ image: string, caption: string | null, alt: string | null, rights: string | null, picture: { url: string, width: number, height: number, preview: string, iiif: string, sizes: Array<{ url: string, width: number }> } | null }>, facts: Array<{ key: string, label: string, values: Array<{ text: string, same: string | null }> }> };

export type FactLinks_ArtifactFragment = { factLinks: Array<{ fact: string, text: string, search: { path: string, totalCount: number | null } }> };

export type RecordPageQueryVariables = Exact<{
  id: string;
}>;


export type RecordPageQuery = { artifact: { artifactTypeLabel: string, id: string, userName: string, addedAt: string, updatedAt: string, artifactName: string, artifactType: ArtifactType, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, description: string | null, imageAlt: string | null, rights: string | null, imageCaption: string | null, image: string, made: { edtf: string } | null, picture: { iiif: string, url: string, width: number, height: number, preview: string, sizes: Array<{ height: number, url: string, width: number }> } | null, pictures: Array<{ image: string, caption: string | null, alt: string | null, rights: string | null, picture: { iiif: string, url: string, width: number, height: number, preview: string, sizes: Array<{ height: number, url: string, width: number }> } | null }>, contributor: { id: string }, helpers: { names: Array<string>, others: number }, factLinks: Array<{ fact: string, text: string, search: { path: string, totalCount: number | null } }>, relatedRows: Array<{ kind: RelatedRowKind, title: string, search: { path: string, totalCount: number | null }, related: Array<{ reasons: Array<string>, artifact: { id: string, artifactName: string, artifactType: ArtifactType, imageAlt: string | null, pictureCount: number, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null } }> }>, facts: Array<{ key: string, label: string, values: Array<{ text: string, same: string | null }> }> } | null };

export type RelatedArtifacts_ArtifactFragment = { relatedRows: Array<{ kind: RelatedRowKind, title: string, search: { path: string, totalCount: number | null }, related: Array<{ reasons: Array<string>, artifact: { id: string, artifactName: string, artifactType: ArtifactType, imageAlt: string | null, pictureCount: number, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null } }> }> };

export type ReportPageQueryVariables = Exact<{
  id: string;
}>;


export type ReportPageQuery = { artifact: { id: string, artifactName: string } | null };

export type AutocompleteQueryVariables = Exact<{
  text: string;
}>;


export type AutocompleteQuery = { autocomplete: Array<{ kind: SearchOfferKind, text: string, path: string, picture: string | null, search: { totalCount: number | null } | null, artifact: { id: string, image: string, picture: { url: string, width: number, height: number, preview: string, sizes: Array<{ url: string, width: number }> } | null } | null }> };

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
export const ArtifactPicture_ArtifactFragmentDoc = new TypedDocumentString(`
    fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}
    `, {"fragmentName":"ArtifactPicture_artifact"}) as unknown as TypedDocumentString<ArtifactPicture_ArtifactFragment, unknown>;
export const ArtifactCard_ArtifactFragmentDoc = new TypedDocumentString(`
    fragment ArtifactCard_artifact on Artifact {
  id
  artifactName
  artifactType
  ...ArtifactPicture_artifact
  imageAlt
  pictureCount
  createdAt
  discoveredAt
  historicalContext
  likeCount
}
    fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}`, {"fragmentName":"ArtifactCard_artifact"}) as unknown as TypedDocumentString<ArtifactCard_ArtifactFragment, unknown>;
export const BrowseTermEdges_ArtifactsFragmentDoc = new TypedDocumentString(`
    fragment BrowseTermEdges_artifacts on ArtifactConnection {
  edges {
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
    fragment ArtifactCard_artifact on Artifact {
  id
  artifactName
  artifactType
  ...ArtifactPicture_artifact
  imageAlt
  pictureCount
  createdAt
  discoveredAt
  historicalContext
  likeCount
}
fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}`, {"fragmentName":"BrowseTermEdges_artifacts"}) as unknown as TypedDocumentString<BrowseTermEdges_ArtifactsFragment, unknown>;
export const ContributorEdges_ArtifactsFragmentDoc = new TypedDocumentString(`
    fragment ContributorEdges_artifacts on ArtifactConnection {
  edges {
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
    fragment ArtifactCard_artifact on Artifact {
  id
  artifactName
  artifactType
  ...ArtifactPicture_artifact
  imageAlt
  pictureCount
  createdAt
  discoveredAt
  historicalContext
  likeCount
}
fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}`, {"fragmentName":"ContributorEdges_artifacts"}) as unknown as TypedDocumentString<ContributorEdges_ArtifactsFragment, unknown>;
export const AllowanceNote_ViewerFragmentDoc = new TypedDocumentString(`
    fragment AllowanceNote_viewer on Viewer {
  uid
  allowance {
    artifacts
    pictures
    pictureBytes
  }
}
    `, {"fragmentName":"AllowanceNote_viewer"}) as unknown as TypedDocumentString<AllowanceNote_ViewerFragment, unknown>;
export const FactTerms_ViewerFragmentDoc = new TypedDocumentString(`
    fragment FactTerms_viewer on Viewer {
  uid
  factTerms {
    key
    terms
  }
}
    `, {"fragmentName":"FactTerms_viewer"}) as unknown as TypedDocumentString<FactTerms_ViewerFragment, unknown>;
export const GalleryFacets_ArtifactsFragmentDoc = new TypedDocumentString(`
    fragment GalleryFacets_artifacts on ArtifactConnection {
  facets {
    types {
      type
      count
    }
    centuries {
      century
      label
      count
    }
    undated
    facts {
      key
    }
  }
}
    `, {"fragmentName":"GalleryFacets_artifacts"}) as unknown as TypedDocumentString<GalleryFacets_ArtifactsFragment, unknown>;
export const GalleryEdges_ArtifactsFragmentDoc = new TypedDocumentString(`
    fragment GalleryEdges_artifacts on ArtifactConnection {
  edges {
    matchesName
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
    fragment ArtifactCard_artifact on Artifact {
  id
  artifactName
  artifactType
  ...ArtifactPicture_artifact
  imageAlt
  pictureCount
  createdAt
  discoveredAt
  historicalContext
  likeCount
}
fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}`, {"fragmentName":"GalleryEdges_artifacts"}) as unknown as TypedDocumentString<GalleryEdges_ArtifactsFragment, unknown>;
export const ArtifactPictures_ArtifactFragmentDoc = new TypedDocumentString(`
    fragment ArtifactPictures_artifact on Artifact {
  pictures {
    image
    caption
    alt
    rights
    picture {
      url
      width
      height
      sizes {
        url
        width
      }
      preview
      iiif
    }
  }
}
    `, {"fragmentName":"ArtifactPictures_artifact"}) as unknown as TypedDocumentString<ArtifactPictures_ArtifactFragment, unknown>;
export const ArtifactFacts_ArtifactFragmentDoc = new TypedDocumentString(`
    fragment ArtifactFacts_artifact on Artifact {
  facts {
    key
    label
    values {
      text
      same
    }
  }
}
    `, {"fragmentName":"ArtifactFacts_artifact"}) as unknown as TypedDocumentString<ArtifactFacts_ArtifactFragment, unknown>;
export const ArtifactForm_ArtifactFragmentDoc = new TypedDocumentString(`
    fragment ArtifactForm_artifact on Artifact {
  id
  updatedAt
  artifactName
  artifactType
  ...ArtifactPicture_artifact
  ...ArtifactPictures_artifact
  createdAt
  discoveredAt
  discoveredBy
  presentLocation
  historicalContext
  description
  imageAlt
  rights
  ...ArtifactFacts_artifact
  imageCaption
}
    fragment ArtifactFacts_artifact on Artifact {
  facts {
    key
    label
    values {
      text
      same
    }
  }
}
fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}
fragment ArtifactPictures_artifact on Artifact {
  pictures {
    image
    caption
    alt
    rights
    picture {
      url
      width
      height
      sizes {
        url
        width
      }
      preview
      iiif
    }
  }
}`, {"fragmentName":"ArtifactForm_artifact"}) as unknown as TypedDocumentString<ArtifactForm_ArtifactFragment, unknown>;
export const ArtifactDetail_ArtifactFragmentDoc = new TypedDocumentString(`
    fragment ArtifactDetail_artifact on Artifact {
  id
  userName
  contributor {
    id
  }
  helpers {
    names
    others
  }
  addedAt
  picture {
    iiif
  }
  ...ArtifactForm_artifact
}
    fragment ArtifactFacts_artifact on Artifact {
  facts {
    key
    label
    values {
      text
      same
    }
  }
}
fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}
fragment ArtifactPictures_artifact on Artifact {
  pictures {
    image
    caption
    alt
    rights
    picture {
      url
      width
      height
      sizes {
        url
        width
      }
      preview
      iiif
    }
  }
}
fragment ArtifactForm_artifact on Artifact {
  id
  updatedAt
  artifactName
  artifactType
  ...ArtifactPicture_artifact
  ...ArtifactPictures_artifact
  createdAt
  discoveredAt
  discoveredBy
  presentLocation
  historicalContext
  description
  imageAlt
  rights
  ...ArtifactFacts_artifact
  imageCaption
}`, {"fragmentName":"ArtifactDetail_artifact"}) as unknown as TypedDocumentString<ArtifactDetail_ArtifactFragment, unknown>;
export const FactLinks_ArtifactFragmentDoc = new TypedDocumentString(`
    fragment FactLinks_artifact on Artifact {
  factLinks {
    fact
    text
    search {
      path
      totalCount
    }
  }
}
    `, {"fragmentName":"FactLinks_artifact"}) as unknown as TypedDocumentString<FactLinks_ArtifactFragment, unknown>;
export const RelatedArtifacts_ArtifactFragmentDoc = new TypedDocumentString(`
    fragment RelatedArtifacts_artifact on Artifact {
  relatedRows {
    kind
    title
    search {
      path
      totalCount
    }
    related {
      reasons
      artifact {
        id
        ...ArtifactCard_artifact
      }
    }
  }
}
    fragment ArtifactCard_artifact on Artifact {
  id
  artifactName
  artifactType
  ...ArtifactPicture_artifact
  imageAlt
  pictureCount
  createdAt
  discoveredAt
  historicalContext
  likeCount
}
fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}`, {"fragmentName":"RelatedArtifacts_artifact"}) as unknown as TypedDocumentString<RelatedArtifacts_ArtifactFragment, unknown>;
export const EditorRoleDocument = new TypedDocumentString(`
    query EditorRole {
  viewer {
    role
  }
}
    `) as unknown as TypedDocumentString<EditorRoleQuery, EditorRoleQueryVariables>;
export const OtherArtifactsDocument = new TypedDocumentString(`
    query OtherArtifacts {
  mostLikedArtifacts(first: 4) {
    id
    artifactName
    ...ArtifactPicture_artifact
  }
}
    fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}`) as unknown as TypedDocumentString<OtherArtifactsQuery, OtherArtifactsQueryVariables>;
export const WaitingArtifactDocument = new TypedDocumentString(`
    query WaitingArtifact($id: ID!) {
  artifact(id: $id) {
    id
    artifactName
    ...ArtifactPicture_artifact
    imageAlt
  }
}
    fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}`) as unknown as TypedDocumentString<WaitingArtifactQuery, WaitingArtifactQueryVariables>;
export const BrowseFactPageDocument = new TypedDocumentString(`
    query BrowseFactPage($key: String!, $first: Int, $after: String, $last: Int, $before: String) {
  factValues(
    key: $key
    first: $first
    after: $after
    last: $last
    before: $before
  ) {
    fact {
      key
      label
    }
    totalCount
    initials {
      initial
      after
    }
    edges {
      node {
        initial
        value
        count
      }
    }
    pageInfo {
      hasNextPage
      hasPreviousPage
      startCursor
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<BrowseFactPageQuery, BrowseFactPageQueryVariables>;
export const BrowsePageDocument = new TypedDocumentString(`
    query BrowsePage {
  browsableFacts {
    key
    label
    valueCount
    mostFrequent(first: 14) {
      value
      count
      example {
        id
        ...ArtifactPicture_artifact
      }
    }
  }
}
    fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}`) as unknown as TypedDocumentString<BrowsePageQuery, BrowsePageQueryVariables>;
export const BrowseTermPageDocument = new TypedDocumentString(`
    query BrowseTermPage($key: String!, $value: String!) {
  factTerm(key: $key, value: $value) {
    fact {
      key
      label
    }
    value
    same
    blocks
    count
    artifacts {
      ...BrowseTermEdges_artifacts
    }
  }
}
    fragment ArtifactCard_artifact on Artifact {
  id
  artifactName
  artifactType
  ...ArtifactPicture_artifact
  imageAlt
  pictureCount
  createdAt
  discoveredAt
  historicalContext
  likeCount
}
fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}
fragment BrowseTermEdges_artifacts on ArtifactConnection {
  edges {
    node {
      id
      ...ArtifactCard_artifact
    }
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}`) as unknown as TypedDocumentString<BrowseTermPageQuery, BrowseTermPageQueryVariables>;
export const BrowseTermMoreDocument = new TypedDocumentString(`
    query BrowseTermMore($filter: ArtifactFilter!, $after: String) {
  artifacts(filter: $filter, after: $after) {
    ...BrowseTermEdges_artifacts
  }
}
    fragment ArtifactCard_artifact on Artifact {
  id
  artifactName
  artifactType
  ...ArtifactPicture_artifact
  imageAlt
  pictureCount
  createdAt
  discoveredAt
  historicalContext
  likeCount
}
fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}
fragment BrowseTermEdges_artifacts on ArtifactConnection {
  edges {
    node {
      id
      ...ArtifactCard_artifact
    }
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}`) as unknown as TypedDocumentString<BrowseTermMoreQuery, BrowseTermMoreQueryVariables>;
export const CivilizationPageDocument = new TypedDocumentString(`
    query CivilizationPage($key: String!, $text: String!, $culture: String = "", $withCulture: Boolean = false) {
  civilizationText(key: $key)
  factTerm(key: "culture", value: $culture) @include(if: $withCulture) {
    value
    count
  }
  artifacts(first: 10, filter: {text: $text}) {
    totalCount
    edges {
      node {
        id
        ...ArtifactCard_artifact
      }
    }
  }
}
    fragment ArtifactCard_artifact on Artifact {
  id
  artifactName
  artifactType
  ...ArtifactPicture_artifact
  imageAlt
  pictureCount
  createdAt
  discoveredAt
  historicalContext
  likeCount
}
fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}`) as unknown as TypedDocumentString<CivilizationPageQuery, CivilizationPageQueryVariables>;
export const ContributorPageDocument = new TypedDocumentString(`
    query ContributorPage($id: ID!) {
  node(id: $id) {
    __typename
    ... on Contributor {
      id
      name
      artifacts {
        totalCount
        ...ContributorEdges_artifacts
      }
      oldest: artifacts(last: 1) {
        edges {
          node {
            addedAt
          }
        }
      }
    }
  }
}
    fragment ArtifactCard_artifact on Artifact {
  id
  artifactName
  artifactType
  ...ArtifactPicture_artifact
  imageAlt
  pictureCount
  createdAt
  discoveredAt
  historicalContext
  likeCount
}
fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}
fragment ContributorEdges_artifacts on ArtifactConnection {
  edges {
    node {
      id
      ...ArtifactCard_artifact
    }
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}`) as unknown as TypedDocumentString<ContributorPageQuery, ContributorPageQueryVariables>;
export const ContributorMoreDocument = new TypedDocumentString(`
    query ContributorMore($id: ID!, $after: String) {
  artifacts(filter: {contributor: $id}, after: $after) {
    ...ContributorEdges_artifacts
  }
}
    fragment ArtifactCard_artifact on Artifact {
  id
  artifactName
  artifactType
  ...ArtifactPicture_artifact
  imageAlt
  pictureCount
  createdAt
  discoveredAt
  historicalContext
  likeCount
}
fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}
fragment ContributorEdges_artifacts on ArtifactConnection {
  edges {
    node {
      id
      ...ArtifactCard_artifact
    }
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}`) as unknown as TypedDocumentString<ContributorMoreQuery, ContributorMoreQueryVariables>;
export const EmbeddedArtifactDocument = new TypedDocumentString(`
    query EmbeddedArtifact($id: ID!) {
  artifact(id: $id) {
    id
    artifactName
    artifactType
    ...ArtifactPicture_artifact
    imageAlt
    createdAt
    discoveredAt
    likeCount
  }
}
    fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}`) as unknown as TypedDocumentString<EmbeddedArtifactQuery, EmbeddedArtifactQueryVariables>;
export const GalleryPageDocument = new TypedDocumentString(`
    query GalleryPage($first: Int, $filter: ArtifactFilter, $orderBy: ArtifactOrder, $withCatalogue: Boolean = false) {
  artifacts(first: $first, filter: $filter, orderBy: $orderBy) {
    totalCount
    suggestions
    meanings {
      kind
      text
      path
      search {
        totalCount
      }
    }
    facets {
      facts {
        key
        values {
          value
          count
        }
      }
    }
    ...GalleryFacets_artifacts
    ...GalleryEdges_artifacts
  }
  catalogue: artifacts(first: 1) @include(if: $withCatalogue) {
    ...GalleryFacets_artifacts
  }
}
    fragment ArtifactCard_artifact on Artifact {
  id
  artifactName
  artifactType
  ...ArtifactPicture_artifact
  imageAlt
  pictureCount
  createdAt
  discoveredAt
  historicalContext
  likeCount
}
fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}
fragment GalleryFacets_artifacts on ArtifactConnection {
  facets {
    types {
      type
      count
    }
    centuries {
      century
      label
      count
    }
    undated
    facts {
      key
    }
  }
}
fragment GalleryEdges_artifacts on ArtifactConnection {
  edges {
    matchesName
    node {
      id
      ...ArtifactCard_artifact
    }
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}`) as unknown as TypedDocumentString<GalleryPageQuery, GalleryPageQueryVariables>;
export const GalleryMoreDocument = new TypedDocumentString(`
    query GalleryMore($filter: ArtifactFilter, $orderBy: ArtifactOrder, $after: String) {
  artifacts(filter: $filter, orderBy: $orderBy, after: $after) {
    ...GalleryEdges_artifacts
  }
}
    fragment ArtifactCard_artifact on Artifact {
  id
  artifactName
  artifactType
  ...ArtifactPicture_artifact
  imageAlt
  pictureCount
  createdAt
  discoveredAt
  historicalContext
  likeCount
}
fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}
fragment GalleryEdges_artifacts on ArtifactConnection {
  edges {
    matchesName
    node {
      id
      ...ArtifactCard_artifact
    }
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}`) as unknown as TypedDocumentString<GalleryMoreQuery, GalleryMoreQueryVariables>;
export const FeaturedArtifactsDocument = new TypedDocumentString(`
    query FeaturedArtifacts {
  mostLikedArtifacts {
    id
    ...ArtifactCard_artifact
  }
}
    fragment ArtifactCard_artifact on Artifact {
  id
  artifactName
  artifactType
  ...ArtifactPicture_artifact
  imageAlt
  pictureCount
  createdAt
  discoveredAt
  historicalContext
  likeCount
}
fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}`) as unknown as TypedDocumentString<FeaturedArtifactsQuery, FeaturedArtifactsQueryVariables>;
export const AccountMenuDocument = new TypedDocumentString(`
    query AccountMenu {
  viewer {
    role
    deskCount
  }
}
    `) as unknown as TypedDocumentString<AccountMenuQuery, AccountMenuQueryVariables>;
export const PolicyDocument = new TypedDocumentString(`
    query Policy($kind: PolicyKind!) {
  policy(kind: $kind) {
    title
    html
  }
}
    `) as unknown as TypedDocumentString<PolicyQuery, PolicyQueryVariables>;
export const RecordPageDocument = new TypedDocumentString(`
    query RecordPage($id: ID!) {
  artifact(id: $id) {
    artifactTypeLabel
    made {
      edtf
    }
    picture {
      sizes {
        height
      }
    }
    pictures {
      picture {
        sizes {
          height
        }
      }
    }
    ...ArtifactDetail_artifact
    ...FactLinks_artifact
    ...RelatedArtifacts_artifact
  }
}
    fragment ArtifactCard_artifact on Artifact {
  id
  artifactName
  artifactType
  ...ArtifactPicture_artifact
  imageAlt
  pictureCount
  createdAt
  discoveredAt
  historicalContext
  likeCount
}
fragment ArtifactFacts_artifact on Artifact {
  facts {
    key
    label
    values {
      text
      same
    }
  }
}
fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}
fragment ArtifactPictures_artifact on Artifact {
  pictures {
    image
    caption
    alt
    rights
    picture {
      url
      width
      height
      sizes {
        url
        width
      }
      preview
      iiif
    }
  }
}
fragment ArtifactForm_artifact on Artifact {
  id
  updatedAt
  artifactName
  artifactType
  ...ArtifactPicture_artifact
  ...ArtifactPictures_artifact
  createdAt
  discoveredAt
  discoveredBy
  presentLocation
  historicalContext
  description
  imageAlt
  rights
  ...ArtifactFacts_artifact
  imageCaption
}
fragment ArtifactDetail_artifact on Artifact {
  id
  userName
  contributor {
    id
  }
  helpers {
    names
    others
  }
  addedAt
  picture {
    iiif
  }
  ...ArtifactForm_artifact
}
fragment FactLinks_artifact on Artifact {
  factLinks {
    fact
    text
    search {
      path
      totalCount
    }
  }
}
fragment RelatedArtifacts_artifact on Artifact {
  relatedRows {
    kind
    title
    search {
      path
      totalCount
    }
    related {
      reasons
      artifact {
        id
        ...ArtifactCard_artifact
      }
    }
  }
}`) as unknown as TypedDocumentString<RecordPageQuery, RecordPageQueryVariables>;
export const ReportPageDocument = new TypedDocumentString(`
    query ReportPage($id: ID!) {
  artifact(id: $id) {
    id
    artifactName
  }
}
    `) as unknown as TypedDocumentString<ReportPageQuery, ReportPageQueryVariables>;
export const AutocompleteDocument = new TypedDocumentString(`
    query Autocomplete($text: String!) {
  autocomplete(text: $text) {
    kind
    text
    path
    search {
      totalCount
    }
    picture
    artifact {
      id
      ...ArtifactPicture_artifact
    }
  }
}
    fragment ArtifactPicture_artifact on Artifact {
  image
  picture {
    url
    width
    height
    sizes {
      url
      width
    }
    preview
  }
}`) as unknown as TypedDocumentString<AutocompleteQuery, AutocompleteQueryVariables>;