/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Which artifacts a list keeps; all conditions must hold. */
export type ArtifactFilter = {
  /** Keeps what `search` or `text` would keep with this value. Under every order, the artifacts that `search` keeps come first. Not together with `search` or `text`. At most 200 characters. */
  anywhere?: string | null | undefined;
  /** Only artifacts that the contributor with this identifier added; none where there is no such contributor. */
  contributor?: string | null | undefined;
  /** Keeps artifacts whose years overlap the span from this year to `madeTo`, both ends included; without `madeTo` the span has no end. -1323 is 1323 BC, 79 is AD 79; there is no year 0. */
  madeFrom?: number | null | undefined;
  /** Keeps artifacts whose years overlap the span from `madeFrom` to this year, both ends included; without `madeFrom` the span has no beginning. */
  madeTo?: number | null | undefined;
  /** A part of the name, in any case and with or without accents; every character is plain. At most 200 characters. */
  search?: string | null | undefined;
  /** Words that occur in the name, the description, the historical context or the facts, in any order, case and with or without accents. The last word may be the beginning of a word. Words in double quotes stand together. Every other character separates words; in scripts without spaces, a word is a sequence of characters. At most 200 characters. */
  text?: string | null | undefined;
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
  /** What the picture shows, for those who do not see it: one paragraph of at most 1,000 characters. Absent on update means unchanged. */
  imageAlt?: string | null | undefined;
  /** Where it is kept today. */
  presentLocation: string;
  /** The rights of the picture: the URI of a Creative Commons licence or of a statement of rightsstatements.org. Absent on update means unchanged. */
  rights?: string | null | undefined;
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

/** What happened to an artifact. */
export type ArtifactRevisionKind =
  /** It was added to the catalogue, or put back into it. */
  | 'ADDED'
  /** It was taken out of the catalogue. */
  | 'DELETED'
  /** It was changed. */
  | 'UPDATED';

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

/** A text of the operator. */
export type PolicyKind =
  /** What is stored about visitors and members. */
  | 'PRIVACY'
  /** The terms of use. */
  | 'TERMS';

/** What is reported about an artifact; texts are trimmed. */
export type ReportInput = {
  /** A visitor's e-mail address, for questions. Only moderators see it. A member's is not stored. */
  email?: string | null | undefined;
  /** The reason. */
  reason: ReportReason;
  /** What is wrong, at most 2000 characters. Required with the reason OTHER. */
  text?: string | null | undefined;
};

/** Why an artifact is reported. */
export type ReportReason =
  /** Its picture or its text belongs to somebody else. */
  | 'COPYRIGHT'
  /** It is against the law. */
  | 'ILLEGAL'
  /** It is no historical artifact. */
  | 'NOT_AN_ARTIFACT'
  /** It insults or harasses somebody. */
  | 'OFFENSIVE'
  /** Another reason, which the text names. */
  | 'OTHER'
  /** What is written about it is wrong. */
  | 'WRONG_FACTS';

export type StoredProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type StoredProfileQuery = { viewer: { uid: string, displayName: string | null } | null };

export type DeleteAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteAccountMutation = { deleteAccount: { signInDeleted: boolean } };

export type AddArtifactMutationVariables = Exact<{
  input: ArtifactInput;
}>;


export type AddArtifactMutation = { addArtifact: { artifact: { id: string, updatedAt: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, imageAlt: string | null, rights: string | null } } };

export type ArtifactCard_ArtifactFragment = { id: string, artifactName: string, artifactType: ArtifactType, image: string, imageAlt: string | null, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number };

export type ArtifactForm_ArtifactFragment = { id: string, updatedAt: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, imageAlt: string | null, rights: string | null };

export type DetailPageQueryVariables = Exact<{
  id: string;
}>;


export type DetailPageQuery = { artifact: { id: string, userEmail: string | null, viewCount: number, viewerCanEdit: boolean, description: string | null, userName: string, likeCount: number, viewerHasLiked: boolean, updatedAt: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, imageAlt: string | null, rights: string | null } | null };

export type PublicArtifactQueryVariables = Exact<{
  id: string;
}>;


export type PublicArtifactQuery = { artifact: { id: string, description: string | null, userName: string, updatedAt: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, imageAlt: string | null, rights: string | null } | null };

export type ArtifactDetail_ArtifactFragment = { id: string, description: string | null, userName: string, updatedAt: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, imageAlt: string | null, rights: string | null };

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


export type GalleryPageQuery = { artifacts: { totalCount: number, suggestions: Array<string>, edges: Array<{ matchesName: boolean | null, node: { id: string, artifactName: string, artifactType: ArtifactType, image: string, imageAlt: string | null, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ArtifactTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type ArtifactTypesQuery = { artifactTypes: Array<{ type: ArtifactType, label: string }> };

export type GalleryCenturiesQueryVariables = Exact<{
  filter?: ArtifactFilter | null | undefined;
}>;


export type GalleryCenturiesQuery = { artifacts: { facets: { centuries: Array<{ century: number | null, label: string, count: number }> } } };

export type HiddenFacts_HiddenArtifactFragment = { id: string, artifactName: string, hiddenAt: string, reason: string | null, answer: string | null, answeredAt: string | null };

export type MyArtifactsPageQueryVariables = Exact<{
  email: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MyArtifactsPageQuery = { artifactsByUser: { totalCount: number, edges: Array<{ node: { id: string, artifactName: string, artifactType: ArtifactType, image: string, imageAlt: string | null, createdAt: string, presentLocation: string, likeCount: number, viewerCanEdit: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ArtifactRow_ArtifactFragment = { id: string, artifactName: string, artifactType: ArtifactType, image: string, imageAlt: string | null, createdAt: string, presentLocation: string, likeCount: number, viewerCanEdit: boolean };

export type DeleteArtifactMutationVariables = Exact<{
  id: string;
}>;


export type DeleteArtifactMutation = { deleteArtifact: { deletedCount: number, deletedId: string | null } };

export type OwnHiddenArtifactsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OwnHiddenArtifactsQuery = { viewer: { uid: string, hiddenArtifacts: { edges: Array<{ node: { id: string, artifactName: string, hiddenAt: string, reason: string | null, answer: string | null, answeredAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type AnswerHidingMutationVariables = Exact<{
  artifactId: string;
  text: string;
}>;


export type AnswerHidingMutation = { answerHiding: { hiddenArtifact: { id: string, artifactName: string, hiddenAt: string, reason: string | null, answer: string | null, answeredAt: string | null } } };

export type RelatedArtifactsQueryVariables = Exact<{
  id: string;
}>;


export type RelatedArtifactsQuery = { artifact: { id: string, related: Array<{ reasons: Array<string>, artifact: { id: string, artifactName: string, artifactType: ArtifactType, image: string, imageAlt: string | null, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number } }> } | null };

export type UpdateArtifactPageQueryVariables = Exact<{
  id: string;
}>;


export type UpdateArtifactPageQuery = { artifact: { id: string, viewerCanEdit: boolean, updatedAt: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, imageAlt: string | null, rights: string | null } | null };

export type UpdateArtifactMutationVariables = Exact<{
  id: string;
  input: ArtifactInput;
  basedOn?: string | null | undefined;
}>;


export type UpdateArtifactMutation = { updateArtifact: { artifact: { id: string, updatedAt: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, imageAlt: string | null, rights: string | null } } };

export type WaitingArtifactQueryVariables = Exact<{
  id: string;
}>;


export type WaitingArtifactQuery = { artifact: { id: string, artifactName: string, image: string, imageAlt: string | null } | null };

export type ArtifactHistoryQueryVariables = Exact<{
  artifactId: string;
  after?: string | null | undefined;
}>;


export type ArtifactHistoryQuery = { artifactHistory: { viewerCanRestore: boolean, edges: Array<{ node: { id: string, kind: ArtifactRevisionKind, changedAt: string, userName: string | null, isCurrent: boolean, changes: Array<{ field: string, before: string | null, after: string | null }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type RevisionItem_RevisionFragment = { id: string, kind: ArtifactRevisionKind, changedAt: string, userName: string | null, isCurrent: boolean, changes: Array<{ field: string, before: string | null, after: string | null }> };

export type RestoreArtifactVersionMutationVariables = Exact<{
  artifactId: string;
  revision: string;
  basedOn?: string | null | undefined;
}>;


export type RestoreArtifactVersionMutation = { restoreArtifactVersion: { artifact: { id: string, description: string | null, userName: string, updatedAt: string, artifactName: string, artifactType: ArtifactType, image: string, createdAt: string, discoveredAt: string, discoveredBy: string, presentLocation: string, historicalContext: string, imageAlt: string | null, rights: string | null } } };

export type MentioningArtifactsQueryVariables = Exact<{
  text: string;
}>;


export type MentioningArtifactsQuery = { artifacts: { totalCount: number, edges: Array<{ node: { id: string, artifactName: string, artifactType: ArtifactType, image: string, imageAlt: string | null, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EmbeddedArtifactQueryVariables = Exact<{
  id: string;
}>;


export type EmbeddedArtifactQuery = { artifact: { id: string, artifactName: string, artifactType: ArtifactType, image: string, imageAlt: string | null, createdAt: string, discoveredAt: string, likeCount: number } | null };

export type FeaturedArtifactsQueryVariables = Exact<{ [key: string]: never; }>;


export type FeaturedArtifactsQuery = { mostLikedArtifacts: Array<{ id: string, artifactName: string, artifactType: ArtifactType, image: string, imageAlt: string | null, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number }> };

export type LikeButton_ArtifactFragment = { id: string, likeCount: number, viewerHasLiked: boolean };

export type ToggleLikeMutationVariables = Exact<{
  artifactId: string;
}>;


export type ToggleLikeMutation = { toggleLike: { __typename: 'LikePayload', modifiedCount: number, liked: boolean, artifact: { __typename: 'Artifact', id: string, likeCount: number, viewerHasLiked: boolean } } };

export type LikedPageQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LikedPageQuery = { viewer: { uid: string, likedArtifacts: { totalCount: number, edges: Array<{ node: { id: string, artifactName: string, artifactType: ArtifactType, image: string, imageAlt: string | null, createdAt: string, discoveredAt: string, historicalContext: string, likeCount: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type UnlikeArtifactMutationVariables = Exact<{
  artifactId: string;
}>;


export type UnlikeArtifactMutation = { unlikeArtifact: { modifiedCount: number, artifact: { id: string, likeCount: number, viewerHasLiked: boolean } } };

export type OpenReportsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OpenReportsQuery = { reports: { totalCount: number, edges: Array<{ node: { id: string, artifactId: string, reason: ReportReason, text: string | null, email: string | null, reporterName: string | null, reportedAt: string, receipt: string, artifact: { id: string, artifactName: string, userName: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ReportEntry_ReportFragment = { id: string, reason: ReportReason, text: string | null, email: string | null, reporterName: string | null, reportedAt: string, receipt: string };

export type HiddenArtifactsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type HiddenArtifactsQuery = { hiddenArtifacts: { totalCount: number, edges: Array<{ node: { id: string, userName: string, hiddenBy: string | null, artifactName: string, hiddenAt: string, reason: string | null, answer: string | null, answeredAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type KeepArtifactMutationVariables = Exact<{
  artifactId: string;
}>;


export type KeepArtifactMutation = { keepArtifact: { decidedReports: number } };

export type HideArtifactMutationVariables = Exact<{
  artifactId: string;
  reason: string;
}>;


export type HideArtifactMutation = { hideArtifact: { decidedReports: number } };

export type ShowArtifactMutationVariables = Exact<{
  artifactId: string;
}>;


export type ShowArtifactMutation = { showArtifact: { artifactId: string } };

export type ArtifactHeadQueryVariables = Exact<{
  id: string;
}>;


export type ArtifactHeadQuery = { artifact: { artifactName: string, description: string | null, historicalContext: string, image: string } | null };

export type PolicyQueryVariables = Exact<{
  kind: PolicyKind;
}>;


export type PolicyQuery = { policy: { title: string, html: string } };

export type ReportPageQueryVariables = Exact<{
  id: string;
}>;


export type ReportPageQuery = { artifact: { id: string, artifactName: string } | null };

export type ReportArtifactMutationVariables = Exact<{
  artifactId: string;
  input: ReportInput;
}>;


export type ReportArtifactMutation = { reportArtifact: { receipt: string } };

export const ArtifactCard_ArtifactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactCard_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}}]}}]} as unknown as DocumentNode<ArtifactCard_ArtifactFragment, unknown>;
export const ArtifactForm_ArtifactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactForm_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredBy"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}}]} as unknown as DocumentNode<ArtifactForm_ArtifactFragment, unknown>;
export const ArtifactDetail_ArtifactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactDetail_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactForm_artifact"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactForm_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredBy"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}}]} as unknown as DocumentNode<ArtifactDetail_ArtifactFragment, unknown>;
export const HiddenFacts_HiddenArtifactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HiddenFacts_hiddenArtifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HiddenArtifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}}]} as unknown as DocumentNode<HiddenFacts_HiddenArtifactFragment, unknown>;
export const ArtifactRow_ArtifactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactRow_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}}]}}]} as unknown as DocumentNode<ArtifactRow_ArtifactFragment, unknown>;
export const RevisionItem_RevisionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionItem_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArtifactRevision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<RevisionItem_RevisionFragment, unknown>;
export const LikeButton_ArtifactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LikeButton_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasLiked"}}]}}]} as unknown as DocumentNode<LikeButton_ArtifactFragment, unknown>;
export const ReportEntry_ReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportEntry_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"reporterName"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}}]}}]} as unknown as DocumentNode<ReportEntry_ReportFragment, unknown>;
export const StoredProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoredProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]} as unknown as DocumentNode<StoredProfileQuery, StoredProfileQueryVariables>;
export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInDeleted"}}]}}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const AddArtifactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddArtifact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArtifactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addArtifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactForm_artifact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactForm_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredBy"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}}]} as unknown as DocumentNode<AddArtifactMutation, AddArtifactMutationVariables>;
export const DetailPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DetailPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userEmail"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactDetail_artifact"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LikeButton_artifact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactForm_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredBy"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactDetail_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactForm_artifact"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LikeButton_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasLiked"}}]}}]} as unknown as DocumentNode<DetailPageQuery, DetailPageQueryVariables>;
export const PublicArtifactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicArtifact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactDetail_artifact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactForm_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredBy"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactDetail_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactForm_artifact"}}]}}]} as unknown as DocumentNode<PublicArtifactQuery, PublicArtifactQueryVariables>;
export const RecordViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"artifactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}}]}}]}}]}}]} as unknown as DocumentNode<RecordViewMutation, RecordViewMutationVariables>;
export const GalleryPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GalleryPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"24"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ArtifactFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ArtifactOrder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchesName"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactCard_artifact"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactCard_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}}]}}]} as unknown as DocumentNode<GalleryPageQuery, GalleryPageQueryVariables>;
export const ArtifactTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArtifactTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifactTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<ArtifactTypesQuery, ArtifactTypesQueryVariables>;
export const GalleryCenturiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GalleryCenturies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ArtifactFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centuries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"century"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<GalleryCenturiesQuery, GalleryCenturiesQueryVariables>;
export const MyArtifactsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyArtifactsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"24"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifactsByUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactRow_artifact"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactRow_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}}]}}]} as unknown as DocumentNode<MyArtifactsPageQuery, MyArtifactsPageQueryVariables>;
export const DeleteArtifactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteArtifact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteArtifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedCount"}},{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteArtifactMutation, DeleteArtifactMutationVariables>;
export const OwnHiddenArtifactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnHiddenArtifacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"24"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenArtifacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HiddenFacts_hiddenArtifact"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HiddenFacts_hiddenArtifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HiddenArtifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}}]} as unknown as DocumentNode<OwnHiddenArtifactsQuery, OwnHiddenArtifactsQueryVariables>;
export const AnswerHidingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerHiding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerHiding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"artifactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hiddenArtifact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HiddenFacts_hiddenArtifact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HiddenFacts_hiddenArtifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HiddenArtifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}}]} as unknown as DocumentNode<AnswerHidingMutation, AnswerHidingMutationVariables>;
export const RelatedArtifactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RelatedArtifacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"related"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"artifact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactCard_artifact"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactCard_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}}]}}]} as unknown as DocumentNode<RelatedArtifactsQuery, RelatedArtifactsQueryVariables>;
export const UpdateArtifactPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpdateArtifactPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactForm_artifact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactForm_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredBy"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}}]} as unknown as DocumentNode<UpdateArtifactPageQuery, UpdateArtifactPageQueryVariables>;
export const UpdateArtifactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateArtifact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArtifactInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"basedOn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateArtifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"basedOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"basedOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactForm_artifact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactForm_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredBy"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}}]} as unknown as DocumentNode<UpdateArtifactMutation, UpdateArtifactMutationVariables>;
export const WaitingArtifactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingArtifact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}}]}}]}}]} as unknown as DocumentNode<WaitingArtifactQuery, WaitingArtifactQueryVariables>;
export const ArtifactHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArtifactHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifactHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"artifactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionItem_revision"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRestore"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionItem_revision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArtifactRevision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<ArtifactHistoryQuery, ArtifactHistoryQueryVariables>;
export const RestoreArtifactVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreArtifactVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"basedOn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreArtifactVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"artifactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"basedOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"basedOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactDetail_artifact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactForm_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredBy"}},{"kind":"Field","name":{"kind":"Name","value":"presentLocation"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactDetail_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactForm_artifact"}}]}}]} as unknown as DocumentNode<RestoreArtifactVersionMutation, RestoreArtifactVersionMutationVariables>;
export const MentioningArtifactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MentioningArtifacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactCard_artifact"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactCard_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}}]}}]} as unknown as DocumentNode<MentioningArtifactsQuery, MentioningArtifactsQueryVariables>;
export const EmbeddedArtifactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmbeddedArtifact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}}]}}]}}]} as unknown as DocumentNode<EmbeddedArtifactQuery, EmbeddedArtifactQueryVariables>;
export const FeaturedArtifactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeaturedArtifacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mostLikedArtifacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactCard_artifact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactCard_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}}]}}]} as unknown as DocumentNode<FeaturedArtifactsQuery, FeaturedArtifactsQueryVariables>;
export const ToggleLikeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleLike"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleLike"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"artifactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedCount"}},{"kind":"Field","name":{"kind":"Name","value":"liked"}},{"kind":"Field","name":{"kind":"Name","value":"artifact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LikeButton_artifact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LikeButton_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasLiked"}}]}}]} as unknown as DocumentNode<ToggleLikeMutation, ToggleLikeMutationVariables>;
export const LikedPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LikedPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"24"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"likedArtifacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArtifactCard_artifact"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArtifactCard_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"artifactType"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"discoveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}}]}}]} as unknown as DocumentNode<LikedPageQuery, LikedPageQueryVariables>;
export const UnlikeArtifactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlikeArtifact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlikeArtifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"artifactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modifiedCount"}},{"kind":"Field","name":{"kind":"Name","value":"artifact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LikeButton_artifact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LikeButton_artifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Artifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasLiked"}}]}}]} as unknown as DocumentNode<UnlikeArtifactMutation, UnlikeArtifactMutationVariables>;
export const OpenReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenReports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"24"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactId"}},{"kind":"Field","name":{"kind":"Name","value":"artifact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportEntry_report"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportEntry_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"reporterName"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}}]}}]} as unknown as DocumentNode<OpenReportsQuery, OpenReportsQueryVariables>;
export const HiddenArtifactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HiddenArtifacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"24"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hiddenArtifacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenBy"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HiddenFacts_hiddenArtifact"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HiddenFacts_hiddenArtifact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HiddenArtifact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}}]} as unknown as DocumentNode<HiddenArtifactsQuery, HiddenArtifactsQueryVariables>;
export const KeepArtifactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepArtifact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepArtifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"artifactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decidedReports"}}]}}]}}]} as unknown as DocumentNode<KeepArtifactMutation, KeepArtifactMutationVariables>;
export const HideArtifactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideArtifact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideArtifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"artifactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decidedReports"}}]}}]}}]} as unknown as DocumentNode<HideArtifactMutation, HideArtifactMutationVariables>;
export const ShowArtifactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowArtifact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showArtifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"artifactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifactId"}}]}}]}}]} as unknown as DocumentNode<ShowArtifactMutation, ShowArtifactMutationVariables>;
export const ArtifactHeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArtifactHead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifactName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"historicalContext"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]}}]} as unknown as DocumentNode<ArtifactHeadQuery, ArtifactHeadQueryVariables>;
export const PolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Policy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PolicyKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"policy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]} as unknown as DocumentNode<PolicyQuery, PolicyQueryVariables>;
export const ReportPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"artifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"artifactName"}}]}}]}}]} as unknown as DocumentNode<ReportPageQuery, ReportPageQueryVariables>;
export const ReportArtifactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportArtifact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportArtifact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"artifactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"artifactId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receipt"}}]}}]}}]} as unknown as DocumentNode<ReportArtifactMutation, ReportArtifactMutationVariables>;
export const useStoredProfileQuery = (options?: useQuery.Options<StoredProfileQuery, StoredProfileQueryVariables>) => useQuery(StoredProfileDocument, options);
export const useStoredProfileLazyQuery = (options?: useLazyQuery.Options<StoredProfileQuery, StoredProfileQueryVariables>) => useLazyQuery(StoredProfileDocument, options);
export const useDeleteAccountMutation = (options?: useMutation.Options<DeleteAccountMutation, DeleteAccountMutationVariables>) => useMutation(DeleteAccountDocument, options);
export const useAddArtifactMutation = (options?: useMutation.Options<AddArtifactMutation, AddArtifactMutationVariables>) => useMutation(AddArtifactDocument, options);
export const useDetailPageQuery = (options: useQuery.Options<DetailPageQuery, DetailPageQueryVariables>) => useQuery(DetailPageDocument, options);
export const useDetailPageLazyQuery = (options?: useLazyQuery.Options<DetailPageQuery, DetailPageQueryVariables>) => useLazyQuery(DetailPageDocument, options);
export const usePublicArtifactQuery = (options: useQuery.Options<PublicArtifactQuery, PublicArtifactQueryVariables>) => useQuery(PublicArtifactDocument, options);
export const usePublicArtifactLazyQuery = (options?: useLazyQuery.Options<PublicArtifactQuery, PublicArtifactQueryVariables>) => useLazyQuery(PublicArtifactDocument, options);
export const useRecordViewMutation = (options?: useMutation.Options<RecordViewMutation, RecordViewMutationVariables>) => useMutation(RecordViewDocument, options);
export const useGalleryPageQuery = (options?: useQuery.Options<GalleryPageQuery, GalleryPageQueryVariables>) => useQuery(GalleryPageDocument, options);
export const useGalleryPageLazyQuery = (options?: useLazyQuery.Options<GalleryPageQuery, GalleryPageQueryVariables>) => useLazyQuery(GalleryPageDocument, options);
export const useArtifactTypesQuery = (options?: useQuery.Options<ArtifactTypesQuery, ArtifactTypesQueryVariables>) => useQuery(ArtifactTypesDocument, options);
export const useArtifactTypesLazyQuery = (options?: useLazyQuery.Options<ArtifactTypesQuery, ArtifactTypesQueryVariables>) => useLazyQuery(ArtifactTypesDocument, options);
export const useGalleryCenturiesQuery = (options?: useQuery.Options<GalleryCenturiesQuery, GalleryCenturiesQueryVariables>) => useQuery(GalleryCenturiesDocument, options);
export const useGalleryCenturiesLazyQuery = (options?: useLazyQuery.Options<GalleryCenturiesQuery, GalleryCenturiesQueryVariables>) => useLazyQuery(GalleryCenturiesDocument, options);
export const useMyArtifactsPageQuery = (options: useQuery.Options<MyArtifactsPageQuery, MyArtifactsPageQueryVariables>) => useQuery(MyArtifactsPageDocument, options);
export const useMyArtifactsPageLazyQuery = (options?: useLazyQuery.Options<MyArtifactsPageQuery, MyArtifactsPageQueryVariables>) => useLazyQuery(MyArtifactsPageDocument, options);
export const useDeleteArtifactMutation = (options?: useMutation.Options<DeleteArtifactMutation, DeleteArtifactMutationVariables>) => useMutation(DeleteArtifactDocument, options);
export const useOwnHiddenArtifactsQuery = (options?: useQuery.Options<OwnHiddenArtifactsQuery, OwnHiddenArtifactsQueryVariables>) => useQuery(OwnHiddenArtifactsDocument, options);
export const useOwnHiddenArtifactsLazyQuery = (options?: useLazyQuery.Options<OwnHiddenArtifactsQuery, OwnHiddenArtifactsQueryVariables>) => useLazyQuery(OwnHiddenArtifactsDocument, options);
export const useAnswerHidingMutation = (options?: useMutation.Options<AnswerHidingMutation, AnswerHidingMutationVariables>) => useMutation(AnswerHidingDocument, options);
export const useRelatedArtifactsQuery = (options: useQuery.Options<RelatedArtifactsQuery, RelatedArtifactsQueryVariables>) => useQuery(RelatedArtifactsDocument, options);
export const useRelatedArtifactsLazyQuery = (options?: useLazyQuery.Options<RelatedArtifactsQuery, RelatedArtifactsQueryVariables>) => useLazyQuery(RelatedArtifactsDocument, options);
export const useUpdateArtifactPageQuery = (options: useQuery.Options<UpdateArtifactPageQuery, UpdateArtifactPageQueryVariables>) => useQuery(UpdateArtifactPageDocument, options);
export const useUpdateArtifactPageLazyQuery = (options?: useLazyQuery.Options<UpdateArtifactPageQuery, UpdateArtifactPageQueryVariables>) => useLazyQuery(UpdateArtifactPageDocument, options);
export const useUpdateArtifactMutation = (options?: useMutation.Options<UpdateArtifactMutation, UpdateArtifactMutationVariables>) => useMutation(UpdateArtifactDocument, options);
export const useWaitingArtifactQuery = (options: useQuery.Options<WaitingArtifactQuery, WaitingArtifactQueryVariables>) => useQuery(WaitingArtifactDocument, options);
export const useWaitingArtifactLazyQuery = (options?: useLazyQuery.Options<WaitingArtifactQuery, WaitingArtifactQueryVariables>) => useLazyQuery(WaitingArtifactDocument, options);
export const useArtifactHistoryQuery = (options: useQuery.Options<ArtifactHistoryQuery, ArtifactHistoryQueryVariables>) => useQuery(ArtifactHistoryDocument, options);
export const useArtifactHistoryLazyQuery = (options?: useLazyQuery.Options<ArtifactHistoryQuery, ArtifactHistoryQueryVariables>) => useLazyQuery(ArtifactHistoryDocument, options);
export const useRestoreArtifactVersionMutation = (options?: useMutation.Options<RestoreArtifactVersionMutation, RestoreArtifactVersionMutationVariables>) => useMutation(RestoreArtifactVersionDocument, options);
export const useMentioningArtifactsQuery = (options: useQuery.Options<MentioningArtifactsQuery, MentioningArtifactsQueryVariables>) => useQuery(MentioningArtifactsDocument, options);
export const useMentioningArtifactsLazyQuery = (options?: useLazyQuery.Options<MentioningArtifactsQuery, MentioningArtifactsQueryVariables>) => useLazyQuery(MentioningArtifactsDocument, options);
export const useEmbeddedArtifactQuery = (options: useQuery.Options<EmbeddedArtifactQuery, EmbeddedArtifactQueryVariables>) => useQuery(EmbeddedArtifactDocument, options);
export const useEmbeddedArtifactLazyQuery = (options?: useLazyQuery.Options<EmbeddedArtifactQuery, EmbeddedArtifactQueryVariables>) => useLazyQuery(EmbeddedArtifactDocument, options);
export const useFeaturedArtifactsQuery = (options?: useQuery.Options<FeaturedArtifactsQuery, FeaturedArtifactsQueryVariables>) => useQuery(FeaturedArtifactsDocument, options);
export const useFeaturedArtifactsLazyQuery = (options?: useLazyQuery.Options<FeaturedArtifactsQuery, FeaturedArtifactsQueryVariables>) => useLazyQuery(FeaturedArtifactsDocument, options);
export const useToggleLikeMutation = (options?: useMutation.Options<ToggleLikeMutation, ToggleLikeMutationVariables>) => useMutation(ToggleLikeDocument, options);
export const useLikedPageQuery = (options?: useQuery.Options<LikedPageQuery, LikedPageQueryVariables>) => useQuery(LikedPageDocument, options);
export const useLikedPageLazyQuery = (options?: useLazyQuery.Options<LikedPageQuery, LikedPageQueryVariables>) => useLazyQuery(LikedPageDocument, options);
export const useUnlikeArtifactMutation = (options?: useMutation.Options<UnlikeArtifactMutation, UnlikeArtifactMutationVariables>) => useMutation(UnlikeArtifactDocument, options);
export const useOpenReportsQuery = (options?: useQuery.Options<OpenReportsQuery, OpenReportsQueryVariables>) => useQuery(OpenReportsDocument, options);
export const useOpenReportsLazyQuery = (options?: useLazyQuery.Options<OpenReportsQuery, OpenReportsQueryVariables>) => useLazyQuery(OpenReportsDocument, options);
export const useHiddenArtifactsQuery = (options?: useQuery.Options<HiddenArtifactsQuery, HiddenArtifactsQueryVariables>) => useQuery(HiddenArtifactsDocument, options);
export const useHiddenArtifactsLazyQuery = (options?: useLazyQuery.Options<HiddenArtifactsQuery, HiddenArtifactsQueryVariables>) => useLazyQuery(HiddenArtifactsDocument, options);
export const useKeepArtifactMutation = (options?: useMutation.Options<KeepArtifactMutation, KeepArtifactMutationVariables>) => useMutation(KeepArtifactDocument, options);
export const useHideArtifactMutation = (options?: useMutation.Options<HideArtifactMutation, HideArtifactMutationVariables>) => useMutation(HideArtifactDocument, options);
export const useShowArtifactMutation = (options?: useMutation.Options<ShowArtifactMutation, ShowArtifactMutationVariables>) => useMutation(ShowArtifactDocument, options);
export const useArtifactHeadQuery = (options: useQuery.Options<ArtifactHeadQuery, ArtifactHeadQueryVariables>) => useQuery(ArtifactHeadDocument, options);
export const useArtifactHeadLazyQuery = (options?: useLazyQuery.Options<ArtifactHeadQuery, ArtifactHeadQueryVariables>) => useLazyQuery(ArtifactHeadDocument, options);
export const usePolicyQuery = (options: useQuery.Options<PolicyQuery, PolicyQueryVariables>) => useQuery(PolicyDocument, options);
export const usePolicyLazyQuery = (options?: useLazyQuery.Options<PolicyQuery, PolicyQueryVariables>) => useLazyQuery(PolicyDocument, options);
export const useReportPageQuery = (options: useQuery.Options<ReportPageQuery, ReportPageQueryVariables>) => useQuery(ReportPageDocument, options);
export const useReportPageLazyQuery = (options?: useLazyQuery.Options<ReportPageQuery, ReportPageQueryVariables>) => useLazyQuery(ReportPageDocument, options);
export const useReportArtifactMutation = (options?: useMutation.Options<ReportArtifactMutation, ReportArtifactMutationVariables>) => useMutation(ReportArtifactDocument, options);