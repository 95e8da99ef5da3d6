import type { TypedOperation } from '../../rest-compat/operations';
import type * as G from './generated/operations';

/** Everything that the formats say of an artifact. Visitors see no e-mail address. */
const fields = /* GraphQL */ `
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
    userName
    contributor {
      id
    }
    likeCount
    addedAt
    updatedAt
  }
`;

export const oneRecord: TypedOperation<G.OneRecordQuery, G.OneRecordQueryVariables> = {
  query: /* GraphQL */ `
    query OneRecord($id: ID!) {
      artifact(id: $id) {
        ...RecordFields
      }
    }
    ${fields}
  `,
};

export const recordExists: TypedOperation<G.RecordExistsQuery, G.RecordExistsQueryVariables> = {
  query: /* GraphQL */ `
    query RecordExists($id: ID!) {
      artifact(id: $id) {
        id
      }
    }
  `,
};

export const pageOfRecords: TypedOperation<G.PageOfRecordsQuery, G.PageOfRecordsQueryVariables> = {
  query: /* GraphQL */ `
    query PageOfRecords(
      $first: Int
      $after: String
      $filter: ArtifactFilter
      $orderBy: ArtifactOrder
    ) {
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
    ${fields}
  `,
};

export const countRecords: TypedOperation<G.CountRecordsQuery, G.CountRecordsQueryVariables> = {
  query: /* GraphQL */ `
    query CountRecords($filter: ArtifactFilter) {
      artifacts(first: 1, filter: $filter) {
        totalCount
      }
    }
  `,
};
