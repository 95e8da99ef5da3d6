import type * as G from './generated/operations';

/** The text of an operation, with the types that codegen derives from it. */
export interface TypedOperation<Data, Variables> {
  query: string;
  /** Never set; exists for the types alone. */
  types?: { data: Data; variables: Variables };
}

const artifact = /* GraphQL */ `
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
`;

const page = /* GraphQL */ `
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
  ${artifact}
`;

export const canEditArtifact: TypedOperation<
  G.CanEditArtifactQuery,
  G.CanEditArtifactQueryVariables
> = {
  query: /* GraphQL */ `
    query CanEditArtifact($id: ID!) {
      artifact(id: $id) {
        viewerCanEdit
      }
    }
  `,
};

export const mostLiked: TypedOperation<G.MostLikedQuery, G.MostLikedQueryVariables> = {
  query: /* GraphQL */ `
    query MostLiked {
      mostLikedArtifacts {
        ...RestArtifact
      }
    }
    ${artifact}
  `,
};

export const allArtifacts: TypedOperation<G.AllArtifactsQuery, G.AllArtifactsQueryVariables> = {
  query: /* GraphQL */ `
    query AllArtifacts($first: Int = 100, $after: String, $last: Int, $before: String) {
      artifacts(first: $first, after: $after, last: $last, before: $before, orderBy: NEWEST) {
        ...RestPage
      }
    }
    ${page}
  `,
};

export const cursorsOfArtifacts: TypedOperation<
  G.CursorsOfArtifactsQuery,
  G.CursorsOfArtifactsQueryVariables
> = {
  query: /* GraphQL */ `
    query CursorsOfArtifacts($first: Int, $after: String, $last: Int, $before: String) {
      artifacts(first: $first, after: $after, last: $last, before: $before, orderBy: NEWEST) {
        pageInfo {
          startCursor
          endCursor
        }
      }
    }
  `,
};

export const countArtifacts: TypedOperation<G.CountArtifactsQuery, G.CountArtifactsQueryVariables> =
  {
    query: /* GraphQL */ `
      query CountArtifacts {
        artifacts(first: 1) {
          totalCount
        }
      }
    `,
  };

export const oneArtifact: TypedOperation<G.OneArtifactQuery, G.OneArtifactQueryVariables> = {
  query: /* GraphQL */ `
    query OneArtifact($id: ID!) {
      artifact(id: $id) {
        ...RestArtifact
        updatedAt
      }
    }
    ${artifact}
  `,
};

export const artifactsOfMember: TypedOperation<
  G.ArtifactsOfMemberQuery,
  G.ArtifactsOfMemberQueryVariables
> = {
  query: /* GraphQL */ `
    query ArtifactsOfMember(
      $email: String!
      $first: Int = 100
      $after: String
      $last: Int
      $before: String
    ) {
      artifactsByUser(email: $email, first: $first, after: $after, last: $last, before: $before) {
        ...RestPage
      }
    }
    ${page}
  `,
};

export const cursorsOfArtifactsOfMember: TypedOperation<
  G.CursorsOfArtifactsOfMemberQuery,
  G.CursorsOfArtifactsOfMemberQueryVariables
> = {
  query: /* GraphQL */ `
    query CursorsOfArtifactsOfMember(
      $email: String!
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) {
      artifactsByUser(email: $email, first: $first, after: $after, last: $last, before: $before) {
        pageInfo {
          startCursor
          endCursor
        }
      }
    }
  `,
};

export const countArtifactsOfMember: TypedOperation<
  G.CountArtifactsOfMemberQuery,
  G.CountArtifactsOfMemberQueryVariables
> = {
  query: /* GraphQL */ `
    query CountArtifactsOfMember($email: String!) {
      artifactsByUser(email: $email, first: 1) {
        totalCount
      }
    }
  `,
};

export const likedArtifacts: TypedOperation<G.LikedArtifactsQuery, G.LikedArtifactsQueryVariables> =
  {
    query: /* GraphQL */ `
      query LikedArtifacts($after: String) {
        viewer {
          likedArtifacts(first: 100, after: $after) {
            ...RestPage
          }
        }
      }
      ${page}
    `,
  };

export const countLikedArtifacts: TypedOperation<
  G.CountLikedArtifactsQuery,
  G.CountLikedArtifactsQueryVariables
> = {
  query: /* GraphQL */ `
    query CountLikedArtifacts {
      viewer {
        likedArtifacts(first: 1) {
          totalCount
        }
      }
    }
  `,
};

export const likeCheck: TypedOperation<G.LikeCheckQuery, G.LikeCheckQueryVariables> = {
  query: /* GraphQL */ `
    query LikeCheck($artifactId: ID!) {
      artifact(id: $artifactId) {
        viewerHasLiked
      }
    }
  `,
};

export const addArtifact: TypedOperation<G.AddArtifactMutation, G.AddArtifactMutationVariables> = {
  query: /* GraphQL */ `
    mutation AddArtifact($input: ArtifactInput!, $idempotencyKey: String) {
      addArtifact(input: $input, idempotencyKey: $idempotencyKey) {
        artifact {
          id
        }
      }
    }
  `,
};

export const updateArtifact: TypedOperation<
  G.UpdateArtifactMutation,
  G.UpdateArtifactMutationVariables
> = {
  query: /* GraphQL */ `
    mutation UpdateArtifact($id: ID!, $input: ArtifactInput!, $basedOn: DateTime) {
      updateArtifact(id: $id, input: $input, basedOn: $basedOn) {
        modifiedCount
      }
    }
  `,
};

export const deleteArtifact: TypedOperation<
  G.DeleteArtifactMutation,
  G.DeleteArtifactMutationVariables
> = {
  query: /* GraphQL */ `
    mutation DeleteArtifact($id: ID!) {
      deleteArtifact(id: $id) {
        deletedCount
      }
    }
  `,
};

export const toggleLike: TypedOperation<G.ToggleLikeMutation, G.ToggleLikeMutationVariables> = {
  query: /* GraphQL */ `
    mutation ToggleLike($artifactId: ID!) {
      toggleLike(artifactId: $artifactId) {
        modifiedCount
        liked
      }
    }
  `,
};

export const unlikeArtifact: TypedOperation<G.UnlikeMutation, G.UnlikeMutationVariables> = {
  query: /* GraphQL */ `
    mutation Unlike($artifactId: ID!) {
      unlikeArtifact(artifactId: $artifactId) {
        modifiedCount
      }
    }
  `,
};
