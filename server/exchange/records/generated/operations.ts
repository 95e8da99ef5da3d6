/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ArtifactType } from '../../../../common/artifact-types';
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

export type StoredPictureFragment = { picture: { url: string, width: number, height: number, sizes: Array<{ url: string, width: number, height: number }> } | null };

export type RecordFieldsFragment = { id: string, artifactName: string, artifactType: ArtifactType, artifactTypeLabel: string, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, description: string | null, imageAlt: string | null, rights: string | null, imageCaption: string | null, userName: string, likeCount: number, addedAt: string, updatedAt: string, made: { earliest: number, latest: number, edtf: string } | null, pictures: Array<{ image: string, caption: string | null, alt: string | null, rights: string | null }>, facts: Array<{ key: string, label: string, values: Array<{ text: string, same: string | null }> }>, contributor: { id: string } };

export type StoredPicturesFragment = { pictures: Array<{ picture: { url: string, width: number, height: number, sizes: Array<{ url: string, width: number, height: number }> } | null }> };

export type OneRecordQueryVariables = Exact<{
  id: string;
}>;


export type OneRecordQuery = { artifact: { id: string, artifactName: string, artifactType: ArtifactType, artifactTypeLabel: string, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, description: string | null, imageAlt: string | null, rights: string | null, imageCaption: string | null, userName: string, likeCount: number, addedAt: string, updatedAt: string, made: { earliest: number, latest: number, edtf: string } | null, pictures: Array<{ image: string, caption: string | null, alt: string | null, rights: string | null, picture: { url: string, width: number, height: number, sizes: Array<{ url: string, width: number, height: number }> } | null }>, facts: Array<{ key: string, label: string, values: Array<{ text: string, same: string | null }> }>, contributor: { id: string } } | null };

export type PictureOfRecordQueryVariables = Exact<{
  id: string;
}>;


export type PictureOfRecordQuery = { artifact: { id: string, artifactName: string, artifactTypeLabel: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, description: string | null, userName: string, pictures: Array<{ caption: string | null, alt: string | null, rights: string | null, picture: { width: number, height: number, iiif: string } | null }> } | null };

export type RecordExistsQueryVariables = Exact<{
  id: string;
}>;


export type RecordExistsQuery = { artifact: { id: string } | null };

export type PageOfRecordsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: ArtifactFilter | null | undefined;
  orderBy?: ArtifactOrder | null | undefined;
}>;


export type PageOfRecordsQuery = { artifacts: { edges: Array<{ node: { id: string, artifactName: string, artifactType: ArtifactType, artifactTypeLabel: string, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, description: string | null, imageAlt: string | null, rights: string | null, imageCaption: string | null, userName: string, likeCount: number, addedAt: string, updatedAt: string, made: { earliest: number, latest: number, edtf: string } | null, pictures: Array<{ image: string, caption: string | null, alt: string | null, rights: string | null }>, facts: Array<{ key: string, label: string, values: Array<{ text: string, same: string | null }> }>, contributor: { id: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type FeedEntriesQueryVariables = Exact<{
  first?: number | null | undefined;
  filter?: ArtifactFilter | null | undefined;
}>;


export type FeedEntriesQuery = { artifacts: { edges: Array<{ node: { id: string, artifactName: string, artifactType: ArtifactType, artifactTypeLabel: string, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, description: string | null, imageAlt: string | null, rights: string | null, imageCaption: string | null, userName: string, likeCount: number, addedAt: string, updatedAt: string, made: { earliest: number, latest: number, edtf: string } | null, pictures: Array<{ image: string, caption: string | null, alt: string | null, rights: string | null }>, facts: Array<{ key: string, label: string, values: Array<{ text: string, same: string | null }> }>, contributor: { id: string }, picture: { url: string, width: number, height: number, sizes: Array<{ url: string, width: number, height: number }> } | null } }> } };

export type CountRecordsQueryVariables = Exact<{
  filter?: ArtifactFilter | null | undefined;
}>;


export type CountRecordsQuery = { artifacts: { totalCount: number } };

export type EmbeddedRecordQueryVariables = Exact<{
  id: string;
}>;


export type EmbeddedRecordQuery = { artifact: { id: string, artifactName: string, image: string, userName: string, picture: { url: string, width: number, height: number, sizes: Array<{ url: string, width: number, height: number }> } | null } | null };

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
export const StoredPictureFragmentDoc = new TypedDocumentString(`
    fragment StoredPicture on Artifact {
  picture {
    url
    width
    height
    sizes {
      url
      width
      height
    }
  }
}
    `, {"fragmentName":"StoredPicture"}) as unknown as TypedDocumentString<StoredPictureFragment, unknown>;
export const RecordFieldsFragmentDoc = new TypedDocumentString(`
    fragment RecordFields on Artifact {
  id
  artifactName
  artifactType
  artifactTypeLabel
  image
  createdAt
  made {
    earliest
    latest
    edtf
  }
  discoveredAt
  discoveredBy
  presentLocation
  historicalContext
  description
  imageAlt
  rights
  imageCaption
  pictures {
    image
    caption
    alt
    rights
  }
  facts {
    key
    label
    values {
      text
      same
    }
  }
  userName
  contributor {
    id
  }
  likeCount
  addedAt
  updatedAt
}
    `, {"fragmentName":"RecordFields"}) as unknown as TypedDocumentString<RecordFieldsFragment, unknown>;
export const StoredPicturesFragmentDoc = new TypedDocumentString(`
    fragment StoredPictures on Artifact {
  pictures {
    picture {
      url
      width
      height
      sizes {
        url
        width
        height
      }
    }
  }
}
    `, {"fragmentName":"StoredPictures"}) as unknown as TypedDocumentString<StoredPicturesFragment, unknown>;
export const OneRecordDocument = new TypedDocumentString(`
    query OneRecord($id: ID!) {
  artifact(id: $id) {
    ...RecordFields
    ...StoredPictures
  }
}
    fragment RecordFields on Artifact {
  id
  artifactName
  artifactType
  artifactTypeLabel
  image
  createdAt
  made {
    earliest
    latest
    edtf
  }
  discoveredAt
  discoveredBy
  presentLocation
  historicalContext
  description
  imageAlt
  rights
  imageCaption
  pictures {
    image
    caption
    alt
    rights
  }
  facts {
    key
    label
    values {
      text
      same
    }
  }
  userName
  contributor {
    id
  }
  likeCount
  addedAt
  updatedAt
}
fragment StoredPictures on Artifact {
  pictures {
    picture {
      url
      width
      height
      sizes {
        url
        width
        height
      }
    }
  }
}`) as unknown as TypedDocumentString<OneRecordQuery, OneRecordQueryVariables>;
export const PictureOfRecordDocument = new TypedDocumentString(`
    query PictureOfRecord($id: ID!) {
  artifact(id: $id) {
    id
    artifactName
    artifactTypeLabel
    createdAt
    discoveredAt
    discoveredBy
    presentLocation
    historicalContext
    description
    userName
    pictures {
      caption
      alt
      rights
      picture {
        width
        height
        iiif
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PictureOfRecordQuery, PictureOfRecordQueryVariables>;
export const RecordExistsDocument = new TypedDocumentString(`
    query RecordExists($id: ID!) {
  artifact(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RecordExistsQuery, RecordExistsQueryVariables>;
export const PageOfRecordsDocument = new TypedDocumentString(`
    query PageOfRecords($first: Int, $after: String, $filter: ArtifactFilter, $orderBy: ArtifactOrder) {
  artifacts(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
    edges {
      node {
        ...RecordFields
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RecordFields on Artifact {
  id
  artifactName
  artifactType
  artifactTypeLabel
  image
  createdAt
  made {
    earliest
    latest
    edtf
  }
  discoveredAt
  discoveredBy
  presentLocation
  historicalContext
  description
  imageAlt
  rights
  imageCaption
  pictures {
    image
    caption
    alt
    rights
  }
  facts {
    key
    label
    values {
      text
      same
    }
  }
  userName
  contributor {
    id
  }
  likeCount
  addedAt
  updatedAt
}`) as unknown as TypedDocumentString<PageOfRecordsQuery, PageOfRecordsQueryVariables>;
export const FeedEntriesDocument = new TypedDocumentString(`
    query FeedEntries($first: Int, $filter: ArtifactFilter) {
  artifacts(first: $first, filter: $filter, orderBy: NEWEST) {
    edges {
      node {
        ...RecordFields
        ...StoredPicture
      }
    }
  }
}
    fragment StoredPicture on Artifact {
  picture {
    url
    width
    height
    sizes {
      url
      width
      height
    }
  }
}
fragment RecordFields on Artifact {
  id
  artifactName
  artifactType
  artifactTypeLabel
  image
  createdAt
  made {
    earliest
    latest
    edtf
  }
  discoveredAt
  discoveredBy
  presentLocation
  historicalContext
  description
  imageAlt
  rights
  imageCaption
  pictures {
    image
    caption
    alt
    rights
  }
  facts {
    key
    label
    values {
      text
      same
    }
  }
  userName
  contributor {
    id
  }
  likeCount
  addedAt
  updatedAt
}`) as unknown as TypedDocumentString<FeedEntriesQuery, FeedEntriesQueryVariables>;
export const CountRecordsDocument = new TypedDocumentString(`
    query CountRecords($filter: ArtifactFilter) {
  artifacts(first: 1, filter: $filter) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<CountRecordsQuery, CountRecordsQueryVariables>;
export const EmbeddedRecordDocument = new TypedDocumentString(`
    query EmbeddedRecord($id: ID!) {
  artifact(id: $id) {
    id
    artifactName
    image
    ...StoredPicture
    userName
  }
}
    fragment StoredPicture on Artifact {
  picture {
    url
    width
    height
    sizes {
      url
      width
      height
    }
  }
}`) as unknown as TypedDocumentString<EmbeddedRecordQuery, EmbeddedRecordQueryVariables>;