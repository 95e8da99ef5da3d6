import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { artifactToReturnTo } from '../auth/return-path';
import {
  WaitingArtifactDocument,
  type WaitingArtifactQuery,
  type WaitingArtifactQueryVariables,
} from '../generated/graphql';

const waitingArtifact: TypedDocumentNode<WaitingArtifactQuery, WaitingArtifactQueryVariables> =
  WaitingArtifactDocument;

/** Null when there is no such artifact, or when it cannot be loaded. */
export type WaitingArtifact = WaitingArtifactQuery['artifact'];

/** What the sign-in and the registration page show of the artifact whose page the visitor attempted. */
export interface Waiting {
  artifact: WaitingArtifact | Promise<WaitingArtifact>;
}

/** The server renders the artifact. In the browser the form does not wait for it. */
export const createWaitingArtifactLoader =
  (client: ApolloClient) =>
  async ({ request }: LoaderFunctionArgs): Promise<Waiting | null> => {
    const id = artifactToReturnTo(new URL(request.url).search);
    if (id === undefined) return null;
    const artifact = client.query({ query: waitingArtifact, variables: { id } }).then(
      ({ data }) => data?.artifact ?? null,
      () => null,
    );
    return { artifact: typeof document === 'undefined' ? await artifact : artifact };
  };
